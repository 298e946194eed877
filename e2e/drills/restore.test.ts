import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mapWithConcurrency } from '../../functions/src/platform/map-with-concurrency'
import { HOST, stackPorts } from '../stack/ports'
import { typed } from '../functions/operator-command'
import { retainedForm } from '../functions/retaining'
import { bucket } from '../functions/stored-files'
import { beginWorld } from '../functions/world'
import { fill, parts } from './copies'
import { RESTORED, RESTORED_FILES } from './sizes'

const OF_A_FORM = 5000
const SAVED_AT_ONCE = 8
const MOST_BYTES = 40_000
const scratch = mkdtempSync(join(tmpdir(), 'muniformularios-drill-'))
const KEY = join(scratch, 'key')
const TO = join(scratch, 'backup')

beforeAll(beginWorld)
afterAll(async () => {
  rmSync(scratch, { recursive: true, force: true })
  await bucket().deleteFiles({ force: true })
})

const EMULATOR = () => `--emulator=${HOST}:${stackPorts().firestore}`
/** Nothing of the stack that is backed up: the command starts its own. */
const ELSEWHERE = {
  FIRESTORE_EMULATOR_HOST: '',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  FIREBASE_STORAGE_EMULATOR_HOST: '',
  STORAGE_EMULATOR_HOST: '',
}

it(`OPS-04 ${RESTORED} answers and ${RESTORED_FILES} files come back with 0 differences, and their counts are right`, async ({
  annotate,
}) => {
  for (const count of parts(RESTORED, OF_A_FORM)) {
    await fill(await retainedForm(null), count, { days: [300, 200, 100, 1], isCounted: true })
  }
  const numbers = Array.from({ length: RESTORED_FILES }, (_, index) => index)
  await mapWithConcurrency(numbers, SAVED_AT_ONCE, (number) =>
    bucket()
      .file(`imagenes/carpeta-${number % 100}/foto-${number}.jpg`)
      .save(randomBytes(1 + ((number * 7919) % MOST_BYTES)), {
        contentType: 'image/jpeg',
        resumable: false,
      }),
  )
  await typed('backup', ['key', '--key', KEY])
  const made = await typed('backup', ['--to', TO, '--key', KEY, EMULATOR()])
  expect([made.code, made.said]).toEqual([0, expect.stringContaining(`${RESTORED_FILES} files`)])
  const proven = await typed('backup', ['verify', '--from', TO, '--key', KEY], ELSEWHERE)
  const [said] = /^.* differences$/mu.exec(proven.said) ?? []
  await annotate(`${said ?? proven.said}`)
  expect(proven.said).toMatch(/\b0 differences$/mu)
  expect(proven.said).toContain('All counts are right.')
  expect(proven.code).toBe(0)
})
