import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyAnswer } from '../../functions/src/statistics/apply'
import { fold } from '../../functions/src/statistics/fold'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { readSummary } from '../../src/data/staff/form-summary'
import { listenSummary } from '../../src/data/staff/listen-summary'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import type { FormSummary } from '../../src/domain/statistics/kept/form-summary'
import type { User } from '../../src/domain/user/user'
import { formCountsPath, openCountsPath } from '../../src/domain/store-paths'
import { aSection, questions, THREE_STATES, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, failureOf, leave, readsOf } from './data'
import { heard, unheard } from './events'
import { beginWorld, change, eventually, hire, owner, remove, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const OTHER = { ...AUTHOR, creadoPor: 'blas', firstName: 'Blas' }
const GIVEN = new Date('2026-03-05T14:20:00Z')
const MARCH = { from: new Date('2026-03-01T03:00:00Z'), to: new Date('2026-04-01T03:00:00Z') }

let form: Form
let supervisor: User
let censusTaker: User

async function newForm(): Promise<void> {
  form = formAt(OWN_AREA, {
    id: newName(owner, 'form'),
    estados: THREE_STATES,
    secciones: [aSection({ preguntas: questions(TYPED['yes-no']) })],
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

const summary = (authors: string[] | null = null): Promise<FormSummary> =>
  readSummary({ formId: form.id, range: MARCH, authors })
const yesOf = ({ questions: counted }: FormSummary) => counted.get('pregunta-0')?.yes ?? 0

beforeAll(async () => {
  connectData()
  await beginWorld()
  supervisor = await hire('sara', 'ROLE_SUPERVISOR')
  censusTaker = await hire('ana', 'ROLE_CENSISTA_PRIVADO')
})
afterAll(leave)

describe('the counts of a form', () => {
  it('STAT-07 follow answers that come, are moved, marked and deleted', async () => {
    await newForm()
    await enter(supervisor)
    const [first, second] = [await save(), await save(OTHER, 'false')]
    await heard()
    expect(await summary()).toMatchObject({ answers: 2, processed: 0, states: [{ id: 0, answers: 2 }] })
    const moved = { 'estados.actual': 1, lastUpdate: new Date(GIVEN.getTime() + 3_600_000) }
    await change(pathOf(first), moved)
    await heard()
    expect(await summary()).toMatchObject({
      processed: 1,
      states: [
        { id: 0, answers: 1, left: 1, minutes: 60 },
        { id: 1, answers: 1, left: 0 },
      ],
    })
    await remove(pathOf(second))
    await heard()
    const left = await summary()
    expect([left.answers, left.questions.get('pregunta-0')?.no]).toEqual([1, 0])
  })

  it('STAT-07 are exact after 60 answers at once, folded meanwhile, and each event twice', async () => {
    await newForm()
    await enter(supervisor)
    const answers = await unheard(() =>
      Promise.all(Array.from({ length: 60 }, (_, n) => save(n % 3 === 0 ? OTHER : AUTHOR))),
    )
    const counts = formCountsPath(form.id)
    const apply = ({ id }: StoredAnswer) => applyAnswer({ formId: form.id, answerId: id, move: null })
    await Promise.all([
      ...answers.map(apply),
      fold(counts, openCountsPath(counts, 0), 0),
      ...answers.map(apply),
    ])
    for (const part of [0, 1, 2, 3]) await fold(counts, openCountsPath(counts, part), 0)
    const all = await summary()
    expect([all.answers, yesOf(all)]).toEqual([60, 60])
    expect((await summary(['blas'])).answers).toBe(20)
  })

  it('STAT-07 are made anew from the answers, and what was wrong is told', async () => {
    await newForm()
    await enter(supervisor)
    await unheard(() => Promise.all([save(), save(OTHER), save()]))
    // Nothing is folded yet, so no folded document was wrong.
    expect(await rebuildStatistics(form.id)).toBe(0)
    const counts = formCountsPath(form.id)
    for (const part of [0, 1, 2, 3]) await fold(counts, openCountsPath(counts, part), 0)
    await write(`${counts}/sumas/2026-03-05`, { sumas: '{"a":{"n":9}}' })
    await write(`${counts}/sumas/2019-01`, { sumas: '{"a":{"n":1}}' })
    expect(await rebuildStatistics(form.id)).toBe(2)
    expect(await summary()).toMatchObject({ answers: 3, states: [{ id: 0, answers: 3 }] })
    const day = { from: new Date('2026-03-05T00:00:00Z'), to: new Date('2026-03-06T00:00:00Z') }
    expect(yesOf(await readSummary({ formId: form.id, range: day, authors: null }))).toBe(3)
    expect(await rebuildStatistics(form.id)).toBe(0)
  })

  it('STAT-07 a range costs as many reads whatever was answered', async () => {
    await enter(supervisor)
    const many = await readsOf(() => summary())
    await newForm()
    const none = await readsOf(() => summary())
    expect(many.reads).toBe(none.reads)
    expect(none.reads).toBeLessThanOrEqual(40)
  })

  it('ROLE-03 a census taker reads the own ones and no others', async () => {
    await newForm()
    await Promise.all([save(), save(OTHER)])
    await heard()
    await enter(censusTaker)
    expect((await summary(['ana'])).answers).toBe(1)
    expect(await failureOf(summary(['blas']))).toMatchObject({ code: 'forbidden' })
    expect(await failureOf(summary())).toMatchObject({ code: 'forbidden' })
  })

  it('STAT-07 an answer saved elsewhere is heard of', async () => {
    await newForm()
    await enter(supervisor)
    const seen: number[] = []
    const stop = listenSummary(
      { formId: form.id, range: MARCH, authors: null },
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
})
