import { Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { applyAnswer } from '../../functions/src/statistics/apply'
import { checkStatistics } from '../../functions/src/statistics/check'
import { fold } from '../../functions/src/statistics/fold'
import { updateWork } from '../../functions/src/statistics/work'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { readSummary } from '../../src/data/staff/form-summary'
import { listenSummary } from '../../src/data/staff/listen-summary'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import type { FormSummary } from '../../src/domain/statistics/aggregates/form-summary'
import type { User } from '../../src/domain/user/user'
import { formCountsPath, openCountsPath } from '../../src/domain/store-paths'
import { aSection, questions, THREE_STATES, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, failureOf, leave, readsOf } from './data'
import { heard, unheard } from './events'
import { beginWorld, change, eventually, hire, owner, read, remove, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const OTHER = { ...AUTHOR, creadoPor: 'blas', firstName: 'Blas' }
const NOBODY = { ...AUTHOR, creadoPor: 'Usuario Anónimo' }
const GIVEN = new Date('2026-03-05T14:20:00Z')
const MARCH = { from: new Date('2026-03-01T03:00:00Z'), to: new Date('2026-04-01T03:00:00Z') }

let form: Form
let supervisor: User
let censusTaker: User

async function newForm(preguntas = questions(TYPED['yes-no'])): Promise<void> {
  form = formAt(OWN_AREA, {
    id: newName(owner, 'form'),
    estados: THREE_STATES,
    secciones: [aSection({ preguntas })],
  })
  await layOut(formDocuments(owner, form), owner)
}

const pathOf = ({ id }: StoredAnswer) => `respuestas_formularios/${id}`
const said = (respuesta: string) => [
  { id: 'seccion-0', orden: 0, preguntas: [{ id: 'pregunta-0', orden: 0, respuesta }] },
]

async function save(author = AUTHOR, respuesta = 'true'): Promise<StoredAnswer> {
  const answer = answerTo(form, author, { id: newName(owner, 'answer') })
  const given = { fechaCreacion: GIVEN, secciones: said(respuesta), areas: [] }
  await write(pathOf(answer), { ...stored(owner, answer), ...given })
  return answer
}

/** Where the daily look goes on. */
const PLACE = 'mantenimiento/estadisticas'

/** What the daily look says of counts that were wrong. */
function warnings() {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
  return () => warn.mock.calls.filter(([words]) => words === 'counts of a form were wrong')
}

/** What the trigger does with an answer. */
async function count({ id }: StoredAnswer): Promise<void> {
  const { given } = await applyAnswer({ formId: form.id, answerId: id, move: null })
  await updateWork(form.id, { given, isLastLost: false })
}

const summary = (authors: string[] | null = null): Promise<FormSummary> =>
  readSummary({ formId: form.id, range: MARCH, authors, timeZone: 'UTC' })
const yesOf = ({ questions: counted }: FormSummary) => counted.get('pregunta-0')?.yes ?? 0

beforeAll(async () => {
  connectData()
  await beginWorld()
  supervisor = await hire('sara', 'ROLE_SUPERVISOR')
  censusTaker = await hire('ana', 'ROLE_CENSISTA_PRIVADO')
})
afterEach(() => vi.restoreAllMocks())
afterAll(leave)

describe('the counts of a form', () => {
  it('STAT-07 follow answers that come, are moved, marked and deleted', async () => {
    await newForm()
    await enter(supervisor)
    const [first, second] = [await save(), await save(OTHER, 'false')]
    await heard()
    expect(await summary()).toMatchObject({ answers: 2, processed: 0, states: [{ ref: '0', answers: 2 }] })
    const moved = { 'estados.actual': 1, lastUpdate: new Date(GIVEN.getTime() + 3_600_000) }
    await change(pathOf(first), moved)
    await heard()
    expect(await summary()).toMatchObject({
      processed: 1,
      states: [
        { ref: '0', answers: 1, left: 1, minutes: 60 },
        { ref: '1', answers: 1, left: 0 },
      ],
    })
    await remove(pathOf(second))
    await heard()
    const left = await summary()
    expect([left.answers, left.questions.get('pregunta-0')?.no]).toEqual([1, 0])
  })

  it('STAT-07 are made anew from the answers, and the log says what was wrong', async () => {
    await newForm()
    await enter(supervisor)
    await unheard(() => Promise.all([save(), save(OTHER), save()]))
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 3, documents: 0 })
    const counts = formCountsPath(form.id)
    for (const part of [0, 1, 2, 3]) await fold(counts, openCountsPath(counts, part), 0)
    await write(`${counts}/sumas/2026-03-05`, { sumas: 'a{n:9}' })
    await write(`${counts}/sumas/2019-01`, { sumas: 'a{n:1}' })
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 2 })
    expect(await summary()).toMatchObject({ answers: 3, states: [{ ref: '0', answers: 3 }] })
    const day = { from: new Date('2026-03-05T00:00:00Z'), to: new Date('2026-03-06T00:00:00Z') }
    expect(yesOf(await readSummary({ formId: form.id, range: day, authors: null, timeZone: 'UTC' }))).toBe(3)
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
  })

  it('STAT-07 an answer to 300 questions costs three writes, and at most one more where they are folded', async () => {
    const asked = (n: number) => ({ ...TYPED['yes-no'], id: String(n).padStart(16, 'a1b2c3d4e5f6') })
    await newForm(questions(...Array.from({ length: 300 }, (_, n) => asked(n))))
    const answers = await unheard(() => Promise.all(Array.from({ length: 40 }, () => save())))
    const written = vi.spyOn(Transaction.prototype, 'set')
    for (const { id } of answers) await applyAnswer({ formId: form.id, answerId: id, move: null })
    const each = written.mock.calls.length / answers.length
    expect([each >= 3, each <= 4]).toEqual([true, true])
    // What is right already is not written again, and what is shown of the form is written once for all.
    written.mockClear()
    await Promise.all(answers.map(count))
    expect(written).toHaveBeenCalledTimes(1)
    written.mockClear()
    for (const answer of answers) await count(answer)
    expect(written).not.toHaveBeenCalled()
  })

  it('STAT-07 quiet days are kept in details, of which any range is exact and a recount is right', async () => {
    await newForm()
    await enter(supervisor)
    const hoursLater = (n: number) => new Date(GIVEN.getTime() + n * 11 * 3_600_000)
    const answers = await Promise.all(Array.from({ length: 30 }, () => save()))
    await Promise.all(answers.map((one, n) => change(pathOf(one), { fechaCreacion: hoursLater(n) })))
    await heard()
    const counts = formCountsPath(form.id)
    const countOf = async (from: Date, to: Date) =>
      (await readSummary({ formId: form.id, range: { from, to }, authors: ['ana'], timeZone: 'UTC' })).answers
    for (const path of [counts, `${counts}/autores/ana`]) await fold(path, openCountsPath(path, 0), 0)
    expect(await read(`${counts}/detalles/2026-03`)).toBeDefined()
    expect(await read(`${counts}/sumas/2026-03-05T14`)).toBeUndefined()
    const all = await readSummary({ formId: form.id, range: MARCH, authors: null, timeZone: 'UTC' })
    expect(all.answers).toBe(30)
    for (const [first, last] of [
      [0, 1],
      [3, 10],
      [0, 29],
      [7, 8],
    ] as const)
      expect(await countOf(hoursLater(first), hoursLater(last))).toBe(last - first)
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
    await write(`${counts}/sumas/2026-03-06`, { sumas: 'a{n:9}' })
    await write(`${counts}/detalles/2026-03p2`, { horas: '2026-03-12T01{a{n:4}}' })
    expect((await rebuildStatistics(form.id)).documents).toBeGreaterThan(0)
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
    const day = { from: new Date('2026-03-06T00:00:00Z'), to: new Date('2026-03-07T00:00:00Z') }
    const given = answers.filter((_, n) => hoursLater(n) >= day.from && hoursLater(n) < day.to)
    expect((await readSummary({ formId: form.id, range: day, authors: null, timeZone: 'UTC' })).answers).toBe(
      given.length,
    )
    const week = { from: new Date('2026-03-11T22:00:00Z'), to: new Date('2026-03-12T03:00:00Z') }
    const inWeek = answers.filter((_, n) => hoursLater(n) >= week.from && hoursLater(n) < week.to)
    expect(
      (await readSummary({ formId: form.id, range: week, authors: null, timeZone: 'UTC' })).answers,
    ).toBe(inWeek.length)
  })

  it('STAT-07 an event that fails half way has changed nothing, and is right when it comes again', async () => {
    await newForm()
    await enter(supervisor)
    const answer = await unheard(() => save())
    const { set } = Transaction.prototype
    const written = vi.spyOn(Transaction.prototype, 'set')
    let writes = 0
    written.mockImplementation(function fail(this: Transaction, ...given: Parameters<typeof set>) {
      writes += 1
      if (writes === 2) throw new Error('the instance ended')
      return set.apply(this, given)
    })
    await expect(count(answer)).rejects.toThrow('the instance ended')
    written.mockRestore()
    expect((await summary()).answers).toBe(0)
    await count(answer)
    await count(answer)
    expect((await summary()).answers).toBe(1)
  })

  it('STAT-07 are checked every day, some forms after the others, and put right', async () => {
    await newForm()
    await enter(supervisor)
    await unheard(() => Promise.all([save(), save(OTHER), save()]))
    const told = warnings()
    await checkStatistics({ forms: 1000, answers: 500 })
    expect(told()).toContainEqual([expect.any(String), { form: form.id, answers: 3, documents: 0 }])
    expect((await summary()).answers).toBe(3)
    // All forms were looked at: the next day begins anew, with one form, and goes on behind it.
    const seen: unknown[] = [(await read(PLACE))?.desde]
    for (let day = 0; day < 2; day += 1) {
      await checkStatistics({ forms: 1, answers: 500 })
      seen.push((await read(PLACE))?.desde)
    }
    expect(seen[0]).toBeNull()
    expect(String(seen[2]) > String(seen[1])).toBe(true)
    expect(told()).toHaveLength(1)
  })

  it('STAT-07 of a form with very many answers only some are checked each day', async () => {
    const told = warnings()
    await newForm()
    await enter(supervisor)
    await unheard(() => Promise.all(Array.from({ length: 6 }, () => save())))
    await remove(PLACE)
    await checkStatistics({ forms: 1000, answers: 2 })
    expect(told()).toContainEqual([expect.any(String), { form: form.id, answers: 2, documents: 0 }])
    expect((await summary()).answers).toBe(2)
  })

  it('STAT-07 a range costs as many reads whatever was answered', async () => {
    await enter(supervisor)
    const many = await readsOf(() => summary())
    await newForm()
    const none = await readsOf(() => summary())
    expect(many.reads).toBe(none.reads)
    expect(none.reads).toBeLessThanOrEqual(40)
  })

  it('ROLE-03 a census taker reads the counts of the own answers and no others', async () => {
    await newForm()
    await Promise.all([save(), save(OTHER)])
    await heard()
    await enter(censusTaker)
    expect((await summary(['ana'])).answers).toBe(1)
    expect(await failureOf(summary(['blas']))).toMatchObject({ code: 'forbidden' })
    expect(await failureOf(summary())).toMatchObject({ code: 'forbidden' })
  })

  it('STAT-07 a browser hears of an answer that is saved elsewhere', async () => {
    await newForm()
    await enter(supervisor)
    const seen: number[] = []
    const stop = listenSummary(
      { formId: form.id, range: MARCH, authors: null, timeZone: 'UTC' },
      ({ answers }) => seen.push(answers),
      () => undefined,
    )
    try {
      await eventually(async () => expect(seen.at(-1)).toBe(0))
      await save()
      await heard()
      await eventually(async () => expect(seen.at(-1)).toBe(1))
    } finally {
      stop()
    }
  })

  // The last one: what is looked at every day looks at all forms.
  it('STAT-07 are exact after 500 answers at once, folded meanwhile, and events twice', async () => {
    await newForm()
    await enter(supervisor)
    const answers = await unheard(() =>
      Promise.all(
        Array.from({ length: 500 }, (_, n) => save(n % 10 > 1 ? NOBODY : n % 10 > 0 ? OTHER : AUTHOR)),
      ),
    )
    const counts = formCountsPath(form.id)
    await Promise.all([
      ...answers.map(count),
      fold(counts, openCountsPath(counts, 0), 0),
      ...answers.slice(0, 50).map(count),
    ])
    for (const part of [0, 1, 2, 3]) await fold(counts, openCountsPath(counts, part), 0)
    const all = await summary()
    expect([all.answers, yesOf(all)]).toEqual([500, 500])
    expect((await summary(['blas'])).answers).toBe(50)
  })
})
