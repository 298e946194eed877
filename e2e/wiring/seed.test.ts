import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { formWorkPath } from '../../src/domain/work/form-work'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { ROOT } from '../stack/ports'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { beginWorld, change, eventually, owner, PATIENCE_MS, read, write } from '../functions/world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const FORM = 'formularios/banco-de-pruebas-40-6'

/** `npm run seed` with these words, as somebody types it beside a running stack. */
function seed(...words: string[]) {
  const program = spawn(process.execPath, ['--import', 'tsx', 'e2e/stack/seed/cli.ts', ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const lines = createInterface({ input: program.stdout }).on('line', (line) => said.push(line))
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve))
  return { program, lines, said, ended }
}

/** How many answers the work of a form says once triggers heard of them. */
async function expectCounted(formId: string, total: number, timeout = PATIENCE_MS): Promise<void> {
  const counted = async () =>
    expect(await read(formWorkPath(formId))).toMatchObject({ respuestas: { total } })
  await vi.waitFor(counted, { timeout, interval: 100 })
}

/** Whether triggers hear of what happens: an answer is counted. */
async function expectTriggers({ within = PATIENCE_MS } = {}): Promise<void> {
  const form = formAt(OWN_AREA, { id: newName(owner, 'form') })
  await layOut(formDocuments(owner, form), owner)
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer') })
  await write(`respuestas_formularios/${answer.id}`, { ...stored(owner, answer), areas: [] })
  await expectCounted(form.id, 1, within)
}

beforeAll(() => beginWorld())
beforeEach(() => expectTriggers())

it('adds a form with answers, and leaves what is there as it is', async () => {
  const first = seed('--answers', '6', '--questions', '40')
  expect(await first.ended).toBe(0)
  await expectCounted('banco-de-pruebas-40-6', 6)
  expect(await read('respuestas_formularios/banco-de-pruebas-40-6-0006')).toBeDefined()
  expect(await read('formularios/inspeccion-comercios')).toBeUndefined()

  await change(FORM, { titulo: 'Mi título' })
  const again = seed('--answers', '6', '--questions', '40')
  expect(await again.ended).toBe(0)
  expect(again.said.at(-1)).toContain('Added 0 documents')
  expect(await read(FORM)).toMatchObject({ titulo: 'Mi título' })
  await expectTriggers()
})

it('adds a few answers beside triggers that hear of everything, and derive of them what is there already', async () => {
  const { lines, said, ended } = seed('--answers', '150', '--questions', '9')
  await new Promise((resolve) => lines.once('line', resolve))
  await expectTriggers()
  expect(await ended).toBe(0)
  expect(said[0]).toBe('Background triggers stay on.')
  // Events come in turn: once this one was heard, those of the answers were.
  await expectTriggers()
  await expectCounted('banco-de-pruebas-9-150', 150)
})

it('turns the triggers on again when it is stopped half way', async () => {
  const { program, lines, said, ended } = seed('--answers', '20000', '--questions', '20')
  await new Promise((resolve) => lines.once('line', resolve))
  program.kill('SIGINT')
  expect(await ended).toBe(1)
  expect(said.join()).not.toContain('Added')
  await expectTriggers()
})

it('turns the triggers on again when it is killed half way', async () => {
  const { program, lines, ended } = seed('--answers', '20000', '--questions', '20')
  await new Promise((resolve) => lines.once('line', resolve))
  program.kill('SIGKILL')
  expect(await ended).toBe(null)
  // Whoever turns them on does so in the next moment: an answer that comes before is one that nobody hears of.
  await eventually(() => expectTriggers({ within: 3_000 }))
})

it('turns the triggers on again when writing fails', async () => {
  const failing = withoutTriggers(() => Promise.reject(new Error('DEADLINE_EXCEEDED')))
  await expect(failing).rejects.toThrow('DEADLINE_EXCEEDED')
  await expectTriggers()
})

it('refuses arguments that are no numbers, and touches no trigger', async () => {
  expect(await seed('--answers', 'many').ended).toBe(1)
  await expectTriggers()
})
