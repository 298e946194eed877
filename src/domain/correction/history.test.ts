import { describe, expect, it } from 'vitest'
import type { AnswerTrailEntry } from '../calls/get-answer-trail'
import { anAnswer } from '../../testing/builders'
import { historyOf } from './history'

const day = (date: number) => new Date(2026, 9, date)
/** What happened since it was given. */
function sinceThen(happened: object) {
  const [given, ...since] = historyOf({ creadoPor: 'ines', fechaCreacion: day(1), ...happened })
  expect(given).toMatchObject({ kind: 'given', who: 'ines', when: day(1) })
  return since
}
const LUCIA = { username: 'lucia', email: 'lucia@correo.example' }

describe('VIEW-03 history of an answer', () => {
  it('CORR-09 most answers only tell that they were given, and by whom', () => {
    expect(historyOf(anAnswer({}, { creadoPor: 'ines', firstName: 'Inés', lastName: 'Roca' }))).toMatchObject(
      [{ kind: 'given', who: 'Inés Roca' }],
    )
  })

  it('VIEW-03 tells requests and edits in order, with their author and how many places they concern', () => {
    const history = sinceThen({
      requestsForChanges: [
        {
          madeBy: LUCIA,
          sentDateTime: day(7),
          comment: 'Falta la matrícula.',
          needCompletition: true,
          changesRequested: { answers: [{}], images: [{}, {}], documents: [{}, {}, {}, {}], sections: [{}] },
        },
      ],
      editsBySupervisor: [
        {
          madeBy: { username: '', email: 'raul@correo.example' },
          sentDateTime: day(6),
          editedAnswers: { answers: [{}, {}] },
          editedConditions: [{}],
          editedImages: [{}],
          editedDocuments: [{}, {}, {}],
          editedLocation: { latlng: null },
        },
      ],
    })
    expect(history).toMatchObject([
      { kind: 'edit', who: 'raul@correo.example', when: day(6), parts: 8, comment: '', state: null },
      {
        kind: 'request',
        who: 'lucia',
        when: day(7),
        parts: 8,
        comment: 'Falta la matrícula.',
        state: 'waiting',
      },
    ])
  })

  it('VIEW-03 a damaged entry does not hide the others', () => {
    const history = sinceThen({
      editsBySupervisor: ['gone', { madeBy: LUCIA, sentDateTime: day(6), editedLocation: null }],
      requestsForChanges: 'gone',
    })
    expect(history).toMatchObject([{ who: 'lucia', parts: 0 }])
    expect(history).toHaveLength(1)
    expect(sinceThen({ editsBySupervisor: [{ madeBy: { username: 7 } }] })).toEqual([])
    expect(sinceThen({ requestsForChanges: [{ madeBy: 'lucia' }, { madeBy: { email: 7 } }] })).toEqual([])
  })

  it('VIEW-03 CORR-09 tells when the citizen revised, and what was replaced before that', () => {
    const changesRequested = { answers: [{}] }
    const history = sinceThen({
      requestsForChanges: [
        { madeBy: LUCIA, sentDateTime: day(6), changesRequested },
        { madeBy: LUCIA, sentDateTime: day(7), revisedDateTime: day(8), changesRequested },
      ],
    })
    expect(history.map(({ kind, when, state }) => [kind, when, state])).toEqual([
      ['request', day(6), 'replaced'],
      ['request', day(7), 'completed'],
      ['revision', day(8), null],
    ])
  })

  const told = (given: Partial<AnswerTrailEntry>): AnswerTrailEntry => ({
    ...{ kind: 'estado', when: day(7).getTime(), who: 'Sara Ríos', from: '', to: '', recipients: null },
    ...given,
  })
  const historyWith = (...entries: AnswerTrailEntry[]) =>
    historyOf(
      {
        ...{ creadoPor: 'ines', fechaCreacion: day(1) },
        requestsForChanges: [{ madeBy: LUCIA, sentDateTime: day(6) }],
      },
      { entries, isCut: false, people: [{ username: 'lucia', name: 'Lucía Paz' }] },
    ).slice(1)

  it('CORR-09 events of the audit trail stand in order between those of the answer, with people’s names', () => {
    const history = historyWith(
      told({ when: day(2).getTime(), from: 'Pendiente', to: 'Resuelto' }),
      told({ kind: 'email', when: day(8).getTime(), recipients: 2 }),
      told({ kind: 'mensaje', when: day(9).getTime() }),
      told({ kind: 'incidente', when: null, who: '' }),
    )
    expect(history).toMatchObject([
      { kind: 'incident', who: '', when: null },
      { kind: 'moved', when: day(2), who: 'Sara Ríos', from: 'Pendiente', to: 'Resuelto' },
      { kind: 'request', who: 'Lucía Paz' },
      { kind: 'mailed', recipients: 2, from: '', to: '' },
      { kind: 'message' },
    ])
  })

  it('CORR-09 COMP-01 a completion that moves the answer is told once; one that does not names no states', () => {
    const moved = { when: day(7).getTime() + 900, from: 'Pendiente', to: 'Resuelto' }
    const completed = told({ ...moved, kind: 'completado', when: day(7).getTime() })
    const kinds = (...entries: AnswerTrailEntry[]) => historyWith(...entries).map(({ kind }) => kind)
    expect(kinds(completed, told({ ...moved, who: '' }))).toEqual(['request', 'completion'])
    expect(kinds(completed, told(moved))).toEqual(['request', 'completion', 'moved'])
    expect(kinds(completed, told({ ...moved, who: '', when: day(8).getTime() }))).toContain('moved')
    expect(kinds(completed, told({ ...moved, who: '', to: 'Archivado' }))).toContain('moved')
    const stayed = told({ kind: 'completado', from: 'Pendiente', to: 'Pendiente' })
    expect(historyWith(stayed)).toMatchObject([{}, { from: '', to: '' }])
  })

  it('VIEW-03 an event without a moment and an author stands first, and is nobody’s', () => {
    const history = sinceThen({
      requestsForChanges: [{ madeBy: LUCIA, sentDateTime: day(6) }, {}],
      editsBySupervisor: [{}],
    })
    expect(history.map(({ kind, who, when }) => [kind, who, when])).toEqual([
      ['edit', '', null],
      ['request', '', null],
      ['request', 'lucia', day(6)],
    ])
  })
})
