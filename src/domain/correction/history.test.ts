import { describe, expect, it } from 'vitest'
import { anAnswer } from '../../testing/builders'
import { historyOf } from './history'

const day = (date: number) => new Date(2026, 9, date)
const LUCIA = { username: 'lucia', email: 'lucia@correo.example' }

describe('VIEW-03 history of an answer', () => {
  it('VIEW-03 most answers have none', () => {
    expect(historyOf(anAnswer())).toEqual([])
  })

  it('VIEW-03 tells requests and edits in their order, who made them and how much they are about', () => {
    const history = historyOf({
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
      { kind: 'edit', who: 'raul@correo.example', when: day(6), parts: 8, comment: '', waiting: false },
      {
        kind: 'request',
        who: 'lucia',
        when: day(7),
        parts: 8,
        comment: 'Falta la matrícula.',
        waiting: true,
      },
    ])
  })

  it('VIEW-03 a damaged entry does not hide the others', () => {
    const history = historyOf({
      editsBySupervisor: ['gone', { madeBy: LUCIA, sentDateTime: day(6), editedLocation: null }],
      requestsForChanges: 'gone',
    })
    expect(history).toMatchObject([{ who: 'lucia', parts: 0 }])
    expect(history).toHaveLength(1)
    expect(historyOf({ editsBySupervisor: [{ madeBy: { username: 7 } }] })).toEqual([])
    expect(historyOf({ requestsForChanges: [{ madeBy: 'lucia' }, { madeBy: { email: 7 } }] })).toEqual([])
  })

  it('VIEW-03 what says neither who nor when stands first, and is nobody’s', () => {
    const history = historyOf({
      requestsForChanges: [{ madeBy: LUCIA, sentDateTime: day(6) }, {}],
      editsBySupervisor: [{}],
    })
    expect(history.map(({ kind, who, when }) => [kind, who, when])).toEqual([
      ['request', '', null],
      ['edit', '', null],
      ['request', 'lucia', day(6)],
    ])
  })
})
