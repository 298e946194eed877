import { logger } from 'firebase-functions/v2'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isNameless } from '../../functions/src/answers/change'
import { retentionPath } from '../../src/domain/privacy/retention-note'
import { answerPath, formPath } from '../../src/domain/store-paths'
import { auditEntries } from './audit-entries'
import { cutAt, type CutHow } from './cutting'
import { announced, givenBefore, night, retainedForm, RULE, TONIGHT } from './retaining'
import { beginWorld, read, remove } from './world'

beforeAll(() => beginWorld())
afterEach(() => vi.restoreAllMocks())

const PER_COMMIT = { borrar: 2, anonimizar: 2 }

/** A night that is cut at its n-th request to the store, and the next one. @returns whether it went that far */
async function cutOnce(accion: 'borrar' | 'anonimizar', n: number, how: CutHow): Promise<boolean> {
  const form = await retainedForm({ ...RULE, accion })
  const old = await Promise.all([200, 150, 101].map((days) => givenBefore(form, days)))
  const young = await givenBefore(form, 99)
  await announced(form)
  const isCut = await cutAt(n, how, () => night(TONIGHT, { perCommit: PER_COMMIT }))
  await night(TONIGHT, { perCommit: PER_COMMIT })
  const left = await Promise.all(old.map((id) => read(answerPath(id))))
  const isOver = (one: (typeof left)[number]) => (accion === 'borrar' ? one === undefined : isNameless(one))
  const ofForm = async (kind: 'borrado' | 'retencion') =>
    (await auditEntries(kind)).filter(({ idPlantilla }) => idPlantilla === form.id)
  expect([how, n, left.every(isOver), isNameless(await read(answerPath(young)))]).toEqual([
    how,
    n,
    true,
    false,
  ])
  expect((await ofForm('retencion')).map(({ cantidad }) => cantidad)).toEqual([3])
  expect(await ofForm('borrado')).toHaveLength(accion === 'borrar' ? 3 : 0)
  await Promise.all([formPath(form.id), retentionPath(form.id)].map(remove))
  return isCut
}

const ANYWHERE = 'at any request, before it is done'
const UNHEARD = 'at any commit, after it was done'

it.each([
  ['borrar', ANYWHERE, 10],
  ['borrar', UNHEARD, 2],
  ['anonimizar', ANYWHERE, 10],
  ['anonimizar', UNHEARD, 2],
] as const)('OPS-02 a night that is to %s goes on where it was cut, %s', async (accion, how, least) => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  let cuts = 0
  while (await cutOnce(accion, cuts + 1, how)) cuts += 1
  expect(cuts).toBeGreaterThanOrEqual(least)
})
