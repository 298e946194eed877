import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnswerChange } from '../../functions/src/answers/change'
import { answerWritten } from '../../functions/src/triggers/on-answer-written'
import { database } from '../../functions/src/platform/admin'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import type { Form } from '../../src/domain/form/form'
import { answerCountPath, answerPath, ANSWERS } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { answersInCounts } from '../bench/counting'
import { atRate, quantile } from '../bench/pace'
import { limitedTo } from '../functions/flood-world'
import { beginWorld, read } from '../functions/world'
import { answerOnce, beginCrowd, NO_LIMITS } from './crowd'
import { writesPerSecond } from './hot-documents'
import { LOAD } from './sizes'

beforeEach(beginWorld)
afterEach(() => vi.restoreAllMocks())

/** Events come again, at once or later, as the platform may deliver them. */
const TWICE_AT_ONCE = 10
const AGAIN_LATER = 17
/** Rates that are tried, each for so long, and what they may be late at the most to be borne. */
const RATES = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 25, 32, 40, 50]
const TRIED_SECONDS = 15
const LATE_MS = 5000
/** Writes a second of one document: those of one instance, and what is folded now and then. */
const MOST_WRITES = 1.5

interface Took {
  id: string
  formId: string
  /** Until the store had it, and until everything was done that follows. */
  savedMs: number
  followedMs: number
}

const MOST_TRIES = 10

/** Delivers an event, and again where it failed, as the platform does for an hour. */
async function deliver(change: AnswerChange, tries = MOST_TRIES): Promise<void> {
  try {
    await answerWritten(change)
  } catch (error) {
    if (tries === 1) throw error
    await deliver(change, tries - 1)
  }
}

/** Hears of a write to an answer, as the platform tells it; and of what was written because of it. */
async function follow(answerId: string, eventId: string): Promise<void> {
  const answer = () => database().doc(answerPath(answerId)).get()
  const came = await answer()
  const change = { eventId, time: new Date(), answerId, before: undefined, after: came.data() }
  await deliver(change)
  const now = await answer()
  await deliver({ ...change, eventId: `${eventId}-después`, before: came.data(), after: now.data() })
}

interface Loaded {
  took: Took[]
  /** Until everything was done that followed; a machine that cannot keep up takes longer than it was asked for. */
  lastedMs: number
}

/** So many answers a second by turns to the forms, all events delivered, some twice. */
async function load(forms: readonly Form[], perSecond: number, seconds: number): Promise<Loaded> {
  const again: string[] = []
  const began = Date.now()
  const took = await atRate({ perSecond, seconds }, async (number) => {
    const form = forms[number % forms.length]
    if (!form) throw new Error('there is no form')
    const pressed = Date.now()
    const id = await answerOnce(form, number)
    const savedMs = Date.now() - pressed
    const times = number % TWICE_AT_ONCE === 0 ? 2 : 1
    await Promise.all(Array.from({ length: times }, (_, time) => follow(id, `${id}-${time}`)))
    if (number % AGAIN_LATER === 0) again.push(id)
    return { id, formId: form.id, savedMs, followedMs: Date.now() - pressed }
  })
  const lastedMs = Date.now() - began
  for (const id of again) await follow(id, `${id}-tarde`)
  return { took, lastedMs }
}

const late = (took: readonly Took[]) =>
  quantile(
    took.map(({ followedMs }) => followedMs),
    0.95,
  )

/** The highest rate at which what follows keeps up with what comes; what was answered meanwhile. */
async function borneRate(forms: readonly Form[]): Promise<{ rate: number; took: Took[] }> {
  const all: Took[] = []
  let borne = RATES[0] ?? 1
  for (const rate of RATES) {
    const { took, lastedMs } = await load(forms, rate, TRIED_SECONDS)
    all.push(...took)
    if (late(took) > LATE_MS || lastedMs > TRIED_SECONDS * 1000 + LATE_MS) break
    borne = rate
  }
  return { rate: borne, took: all }
}

/** Of each form everything says the same number: what people were told is there, and a recount finds nothing to do. */
async function expectExact(forms: readonly Form[], took: readonly Took[]): Promise<void> {
  for (const { id } of forms) {
    const given = took.filter(({ formId }) => formId === id)
    const answers = database().collection(ANSWERS).where('idPlantilla', '==', id)
    const { docs } = await answers.select('ficha', 'invalida').get()
    expect(docs.map((one) => one.id).toSorted()).toEqual(given.map((one) => one.id).toSorted())
    const odd = docs.filter((one) => one.get('invalida') === true || !one.get('ficha'))
    expect(odd.map((one) => one.id)).toEqual([])
    expect(await read(answerCountPath(id))).toEqual({ respondido: true })
    const respuestas = { total: given.length, invalidas: 0 }
    expect(await read(formWorkPath(id))).toMatchObject({ total: given.length, respuestas })
    expect(await answersInCounts(database(), id)).toBe(given.length)
    expect(await rebuildStatistics(id)).toEqual({ answers: 0, documents: 0 })
  }
}

const said = (took: readonly Took[]) => {
  const of = (field: 'savedMs' | 'followedMs') => took.map((one) => one[field])
  const both = (field: 'savedMs' | 'followedMs') =>
    `${quantile(of(field), 0.5)} and ${quantile(of(field), 0.95)} ms`
  return `saved within ${both('savedMs')}, followed within ${both('followedMs')} (half, 95 of 100)`
}

/** The documents that were written most often, without the ids of those that are one's own. */
const hottest = (writes: ReadonlyMap<string, number>) =>
  [...writes]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([path, perSecond]) => `${path} ${perSecond}/s`)
    .join(', ')

it.for([
  { forms: 1, seconds: LOAD.seconds },
  { forms: LOAD.forms, seconds: LOAD.formsSeconds },
])(
  'OPS-10 $forms form(s) under load for $seconds seconds: nothing is lost or counted twice, and one instance writes no document too often',
  async ({ forms: count, seconds }, { annotate }) => {
    await limitedTo(NO_LIMITS, async () => {
      const forms = await beginCrowd(count)
      const tried = LOAD.perSecond > 0 ? { rate: LOAD.perSecond, took: [] } : await borneRate(forms)
      let loaded: Loaded = { took: [], lastedMs: 0 }
      const writes = await writesPerSecond(async () => {
        loaded = await load(forms, tried.rate, seconds)
      })
      const { took, lastedMs } = loaded
      await annotate(
        `${took.length} answers asked at ${tried.rate} a second, done in ${Math.round(lastedMs / 1000)} s, to ${count}: ${said(took)}`,
      )
      await annotate(`written most often: ${hottest(writes)}`)
      await expectExact(forms, [...tried.took, ...took])
      expect(Math.max(...writes.values())).toBeLessThanOrEqual(MOST_WRITES)
    })
  },
)
