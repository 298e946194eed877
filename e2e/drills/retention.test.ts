import { logger } from 'firebase-functions/v2'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isNameless } from '../../functions/src/answers/change'
import { database } from '../../functions/src/platform/admin'
import { mapWithConcurrency } from '../../functions/src/platform/map-with-concurrency'
import { applyAnswer } from '../../functions/src/statistics/apply'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { updateWork } from '../../functions/src/statistics/work'
import type { Form } from '../../src/domain/form/form'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { retentionPath } from '../../src/domain/privacy/retention-note'
import { ANSWERS, AUDIT } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { cutAt } from '../functions/cutting'
import { countedIn } from '../functions/operations'
import { givenBefore, night, retainedForm, RULE, TONIGHT } from '../functions/retaining'
import { beginWorld, change, read } from '../functions/world'
import { fill, parts } from './copies'
import { OVER } from './sizes'

const OF_A_FORM = 5000
/** Functions hear of each answer of the first form alone: following one takes as long as erasing hundreds. */
const COUNTED = 500
const PER_COMMIT = { borrar: 200, anonimizar: 20 }
const APPLIED_AT_ONCE = 16
/** The night is cut at its n-th request: at first within the first answers, later further and further on. */
const CUTS = [3, 7, 8, 13, 21, 34, 55, 89, 144, 233, 377]

beforeEach(beginWorld)
afterEach(() => vi.restoreAllMocks())

interface Ground {
  form: Form
  over: string[]
  young: string
}

/** Forms whose rule was announced, and each with answers whose time is over and one that stays. */
async function begin(accion: 'borrar' | 'anonimizar'): Promise<Ground[]> {
  const forms: Form[] = []
  const counted = Math.min(COUNTED, OVER[accion])
  const sizes = [counted, ...parts(OVER[accion] - counted, OF_A_FORM)]
  for (const _size of sizes) forms.push(await retainedForm({ ...RULE, accion }))
  await night(daysAfter(TONIGHT, -40))
  const grounds: Ground[] = []
  for (const [index, form] of forms.entries()) {
    await change(retentionPath(form.id), { vigente: daysAfter(TONIGHT, -31) })
    const young = await givenBefore(form, 50)
    grounds.push({
      form,
      young,
      over: await fill(form, sizes[index] ?? 0, { days: [300, 200, 150, 101], isCounted: index === 0 }),
    })
  }
  return grounds
}

/** One night after the other, each cut, until one comes to its end. @returns how many were cut */
async function nights(): Promise<number> {
  const once = () => night(TONIGHT, { perCommit: PER_COMMIT })
  let cuts = 0
  for (const [index, at] of CUTS.entries()) {
    const how = index % 2 === 0 ? 'at any request, before it is done' : 'at any commit, after it was done'
    if (await cutAt(at, how, once)) cuts += 1
  }
  await once()
  return cuts
}

/** The counts of a form are those of the answers that it has, once functions heard of each that is gone. */
async function expectCounted(ground: Ground | undefined): Promise<void> {
  const { form, over } = ground ?? { form: { id: '' }, over: [] }
  await mapWithConcurrency(over, APPLIED_AT_ONCE, (answerId) =>
    applyAnswer({ formId: form.id, answerId, move: null }),
  )
  await updateWork(form.id, { given: null, isLastLost: true, isToCount: true })
  const { count } = (
    await database().collection(ANSWERS).where('idPlantilla', '==', form.id).count().get()
  ).data()
  expect(await read(formWorkPath(form.id))).toMatchObject({ respuestas: { total: count } })
  expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
}

/** The entries of a kind, of all forms: the emulator has no index, and goes through all entries for each question. */
const entries = (kind: string) => database().collection(AUDIT).where('tipo', '==', kind)

it.for([
  { accion: 'borrar', all: OVER.borrar },
  { accion: 'anonimizar', all: OVER.anonimizar },
] as const)(
  'OPS-02 STAT-07 $all answers whose time is over: to $accion takes two writes each, however often a night is cut',
  async ({ accion, all }, { annotate }) => {
    vi.spyOn(logger, 'error').mockImplementation(() => undefined)
    const grounds = await begin(accion)
    let cuts = 0
    const { writes, deletes } = await countedIn(async () => {
      cuts = await nights()
    })
    expect(cuts).toBeGreaterThan(0)
    const commits = all / PER_COMMIT[accion] + CUTS.length + grounds.length
    expect(writes + deletes).toBeLessThanOrEqual(2 * all + 2 * commits)
    await annotate(`${accion}: ${writes} writes and ${deletes} deletes; cut ${cuts} times`)
    const nightly = (await entries('retencion').get()).docs
    const noted = new Map(nightly.map((one) => [one.get('idPlantilla'), one.get('cantidad')]))
    for (const { form, over, young } of grounds) {
      const { docs } = await database().collection(ANSWERS).where('idPlantilla', '==', form.id).get()
      const left = docs.filter((answer) => !isNameless(answer.data())).map(({ id }) => id)
      expect(left).toEqual([young])
      expect(docs.length).toBe(accion === 'borrar' ? 1 : over.length + 1)
      expect(noted.get(form.id)).toBe(over.length)
    }
    const gone = (await entries('borrado').count().get()).data().count
    expect(gone).toBe(accion === 'borrar' ? all : 0)
    await expectCounted(grounds[0])
  },
)
