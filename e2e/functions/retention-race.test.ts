import { Transaction } from 'firebase-admin/firestore'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eraseOverdue } from '../../functions/src/retention/erase'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { answerPath } from '../../src/domain/store-paths'
import { auditEntries } from './audit-entries'
import { announced, givenBefore, retainedForm, RULE, TONIGHT } from './retaining'
import { beginWorld, change, read } from './world'

beforeAll(beginWorld)
afterEach(() => vi.restoreAllMocks())

const EDITED = daysAfter(TONIGHT, -1)
const AT_ONCE = 4

it('OPS-02 ANS-14 an edit that races a night is kept with its answer, or comes too late and brings nothing back', async () => {
  const rule = { ...RULE, desde: 'cambio' as const }
  const form = await retainedForm(rule)
  const ids = await Promise.all(Array.from({ length: 3 * AT_ONCE }, () => givenBefore(form, 200)))
  await announced(form)
  const edits = new Map<string, Promise<boolean>>()
  const edit = (id: string) => {
    const told = change(answerPath(id), { lastUpdate: EDITED, titulo: 'Corregido' })
    const took = told.then(
      () => true,
      () => false,
    )
    edits.set(id, took)
  }
  // Some were edited since they were found, some are while the night writes, some never.
  const [before, meanwhile] = [ids.slice(0, AT_ONCE), ids.slice(AT_ONCE, 2 * AT_ONCE)]
  before.forEach(edit)
  await Promise.all(edits.values())
  const own = Transaction.prototype.delete
  vi.spyOn(Transaction.prototype, 'delete').mockImplementationOnce(function (this: Transaction, ...given) {
    meanwhile.forEach(edit)
    return Reflect.apply(own, this, given)
  })
  const about = { id: form.id, titulo: form.titulo, municipalityPath: form.municipalityPath, own: rule }
  const erased = await eraseOverdue({ form: about, rule, ids, mark: null }, TONIGHT)
  const outcomes = await Promise.all(
    ids.map(async (id) => ({
      id,
      isEdited: (await edits.get(id)) ?? false,
      left: await read(answerPath(id)),
    })),
  )
  expect(edits.size).toBe(2 * AT_ONCE)
  const deletions = await auditEntries('borrado')
  for (const { id, isEdited, left } of outcomes) {
    expect([id, left?.titulo]).toEqual([id, isEdited ? 'Corregido' : undefined])
    expect(deletions.filter(({ respuesta }) => respuesta === id)).toHaveLength(isEdited ? 0 : 1)
  }
  expect(outcomes.slice(0, AT_ONCE).map(({ isEdited }) => isEdited)).toEqual(before.map(() => true))
  expect(erased?.count).toBe(outcomes.filter(({ isEdited }) => !isEdited).length)
  expect(erased?.count).toBeGreaterThanOrEqual(AT_ONCE)
})
