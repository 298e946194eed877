import { describe, expect, it } from 'vitest'
import { anAnswer } from '../../testing/builders'
import { historyOf } from './history'

const day = (date: number) => new Date(2026, 9, date)
/** What happened since it was given. */
function sinceThen(happened: object) {
  const [given, ...since] = historyOf({ creadoPor: 'ines', fechaCreacion: day(1), ...happened })
  if (given) expect(given).toMatchObject({ kind: 'given', who: 'ines', when: day(1) })
  return since
}
const LUCIA = { username: 'lucia', email: 'lucia@correo.example' }

describe('VIEW-03 history of an answer', () => {
  it('VIEW-03 most answers have none', () => {
    expect(historyOf(anAnswer())).toEqual([])
  })

  it('VIEW-03 tells requests and edits in their order, who made them and how much they are about', () => {
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
    expect(history).toEqual([
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

  it('VIEW-03 what says neither who nor when stands first, and is nobody’s', () => {
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
