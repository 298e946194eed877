import { describe, expect, it } from 'vitest'
import type { AnswerTrailEntry } from './answer-trail'
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

  it('CORR-09 COMP-01 only that completion’s own move is left out: not one a minute away, nor one from elsewhere', () => {
    const at = day(7).getTime()
    const completed = told({ kind: 'completado', when: at, from: 'Pendiente', to: 'Resuelto' })
    const kinds = (...entries: AnswerTrailEntry[]) => historyWith(...entries).map(({ kind }) => kind)
    const moved = (given: Partial<AnswerTrailEntry>) =>
      kinds(completed, told({ ...completed, kind: 'estado', who: '', ...given }))
    expect(moved({ when: at + 59_999 })).not.toContain('moved')
    expect(moved({ when: at - 59_999 })).not.toContain('moved')
    expect(moved({ when: at + 60_000 })).toContain('moved')
    expect(moved({ from: 'En proceso' })).toContain('moved')
    expect(kinds({ ...completed, who: '' })).toEqual(['request', 'completion'])
  })

  it('CORR-09 each request names who made it, and the last one of older answers is done when it waits no more', () => {
    const people = [
      { username: 'lucia', name: 'Lucía Paz' },
      { username: 'raul', name: 'Raúl Sosa' },
    ]
    const by = (username: string) => ({ madeBy: { username, email: '' } })
    const history = historyOf(
      {
        ...{ creadoPor: 'ines', fechaCreacion: day(1) },
        requestsForChanges: [
          { ...by('raul'), sentDateTime: day(2), revisedDateTime: day(3) },
          { ...by('nadie'), sentDateTime: day(4) },
          { ...by('lucia'), sentDateTime: day(5) },
        ],
      },
      { entries: [], isCut: false, people },
    )
    expect(history.slice(1).map(({ kind, who, state }) => [kind, who, state])).toEqual([
      ['request', 'Raúl Sosa', 'completed'],
      ['revision', '', null],
      ['request', 'nadie', 'replaced'],
      ['request', 'Lucía Paz', 'completed'],
    ])
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
