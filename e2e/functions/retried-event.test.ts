import { logger } from 'firebase-functions/v2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { database } from '../../functions/src/platform/admin'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { answerWritten } from '../../functions/src/triggers/on-answer-written'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { answerCountPath, answerPath } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { THREE_STATES } from '../../src/testing/builders'
import { formAt, formDocuments, newName } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { cutAt } from './cutting'
import { strangersAnswer } from './flood-world'
import { countedIn } from './operations'
import { beginWorld, owner, read } from './world'

let form: Form
let given = 0

beforeAll(async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  await beginWorld()
  form = formAt(OWN_AREA, {
    id: newName(owner, 'form'),
    estados: THREE_STATES,
    opcionales: { ...NO_OPTIONS, publico: true },
  })
  await layOut(formDocuments(owner, form), owner)
  // What an instance reads once stands already.
  await (
    await arrived()
  )()
})
afterAll(() => vi.restoreAllMocks())

/** A stranger's answer, and what has functions hear of it. */
async function arrived(): Promise<() => Promise<void>> {
  const answerId = await strangersAnswer(form)
  given += 1
  const after = (await database().doc(answerPath(answerId)).get()).data()
  return () => answerWritten({ eventId: answerId, time: new Date(), answerId, before: undefined, after })
}

it('OPS-10 STAT-07 an event that broke off anywhere does only the steps it lacks when it comes again', async () => {
  const whole = await countedIn(await arrived())
  for (let n = 1; ; n += 1) {
    const hear = await arrived()
    const outcome = { isCut: false }
    const both = await countedIn(async () => {
      outcome.isCut = await cutAt(n, 'at any request, before it is done', hear)
      await hear()
    })
    expect([n, both.writes + both.deletes]).toEqual([n, whole.writes + whole.deletes])
    if (outcome.isCut) continue
    expect(n).toBeGreaterThan(4)
    break
  }
  expect(await read(answerCountPath(form.id))).toMatchObject({ total: given, invalidas: 0 })
  expect(await read(formWorkPath(form.id))).toMatchObject({ total: given })
  expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
})
