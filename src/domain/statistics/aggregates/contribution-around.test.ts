import { describe, expect, it } from 'vitest'
import { anAnswer, aVersion, THREE_STATES } from '../../../testing/builders'
import type { StoredAnswer } from '../../answer/answer'
import { contributionOf, type Move } from './contribution'
import { summaryOf, type FormSummary } from './form-summary'
import { NO_SUMS } from './sums'

const GIVEN = new Date('2026-03-05T14:20:00Z')

/** What is counted of an answer to a form that asks nothing. */
function around(given: Partial<StoredAnswer>, moves: Move[] = []): FormSummary {
  const answer = { ...anAnswer(), fechaCreacion: GIVEN, ...given }
  return summaryOf(contributionOf(aVersion({ secciones: [] }), answer, moves)?.sums ?? NO_SUMS)
}

describe('what an answer contributes beside its questions', () => {
  it('STAT-02 says when, who, where and in which state', () => {
    const summary = around({
      creadoPor: 'ana',
      firstName: 'Ana',
      lastName: 'Paz',
      estados: { ...THREE_STATES, actual: 1 },
      ubicacion: { latlng: { lat: -31.4203, lng: -64.1888 }, direccion: '' },
    })
    expect(summary).toMatchObject({
      ...{ answers: 1, processed: 1, unread: 0, otherPlaces: 0 },
      hours: [{ hour: new Date('2026-03-05T14:00:00Z'), answers: 1 }],
      inspectors: [{ usuario: 'ana', nombre: 'Ana Paz', answers: 1 }],
      states: [{ ref: '1', nombre: 'En proceso', answers: 1 }],
    })
    const [place] = summary.places
    expect([place?.lat.toFixed(4), place?.lng.toFixed(4)]).toEqual(['-31.4205', '-64.1885'])
  })

  it('STAT-02 an answer is processed once it left its first state; without states it has none', () => {
    const stood = (actual: number) => around({ estados: { ...THREE_STATES, actual } })
    expect(stood(0)).toMatchObject({ processed: 0, states: [{ ref: '0', answers: 1 }] })
    // Its form had more states than it says.
    expect(stood(7)).toMatchObject({ processed: 1, states: [{ ref: '7', nombre: '', answers: 1 }] })
    expect(around({}).states).toEqual([])
  })

  it('REACH-08 counts terms that were kept where the state had one, by the month of the town hall’s clock', () => {
    const midnight = new Date('2026-04-01T02:30:00Z').getTime()
    const moves = [
      { at: midnight, from: 0, isInTerm: true, assignee: 'beto' },
      { at: midnight + 3_600_000, from: 1, isInTerm: false, assignee: '' },
      { at: midnight + 7_200_000, from: 2 },
    ]
    const answer = { ...anAnswer(), fechaCreacion: GIVEN, estados: THREE_STATES }
    const counted = contributionOf(null, answer, moves, 'America/Argentina/Cordoba')
    const { states, termMonths, termPeople } = summaryOf(counted?.sums ?? NO_SUMS)
    expect(states.map(({ ref, termed, inTerm }) => [ref, termed, inTerm]).sort()).toEqual([
      ['0', 1, 1],
      ['1', 1, 0],
      ['2', 0, 0],
    ])
    expect(termMonths).toEqual([
      { month: '2026-03', termed: 1, inTerm: 1 },
      { month: '2026-04', termed: 1, inTerm: 0 },
    ])
    expect(termPeople).toEqual([
      { usuario: 'beto', termed: 1, inTerm: 1 },
      { usuario: '', termed: 1, inTerm: 0 },
    ])
  })

  it('REACH-08 DAY-03 a move that was taken back says nothing of a term, nor does taking it back', () => {
    const at = GIVEN.getTime()
    const { states, termMonths } = around({ estados: THREE_STATES }, [
      { at: at + 1, from: 0, isInTerm: false, assignee: 'beto' },
      { at: at + 2, from: 1, takesBack: true },
      { at: at + 3, from: 0, isInTerm: true, assignee: 'beto' },
    ])
    expect(termMonths).toEqual([{ month: '2026-03', termed: 1, inTerm: 1 }])
    expect(states.find(({ ref }) => ref === '1')).toMatchObject({ left: 1, termed: 0 })
  })

  it('STAT-02 has sixty letters of a name, and no space where somebody has only one name', () => {
    const nameOf = (firstName: string, lastName: string) =>
      around({ creadoPor: 'ana', firstName, lastName }).inspectors[0]?.nombre
    expect([nameOf('Ana', ''), nameOf('', 'Paz'), nameOf('', '')]).toEqual(['Ana', 'Paz', ''])
    expect(nameOf('A'.repeat(70), 'Paz')).toBe('A'.repeat(60))
  })

  it('STAT-02 has a place where there is one on earth', () => {
    const placesAt = (lat: number, lng: number) =>
      around({ ubicacion: { latlng: { lat, lng }, direccion: '' } }).places.length
    expect([placesAt(90, 180), placesAt(-90, -180), placesAt(Number.NaN, 0)]).toEqual([1, 1, 0])
    expect([placesAt(90.001, 0), placesAt(-91, 0), placesAt(0, 180.001), placesAt(0, -181)]).toEqual([
      0, 0, 0, 0,
    ])
  })

  it('STAT-02 says how long it stood in each state that it left, in whichever order that was heard', () => {
    const after = (minutes: number) => GIVEN.getTime() + minutes * 60_000
    const moves = [
      { at: after(90), from: 1 },
      { at: after(30), from: 0 },
    ]
    const { states } = around({ estados: { ...THREE_STATES, actual: 2 } }, moves)
    expect(states.map(({ ref, answers, left, minutes }) => [ref, answers, left, minutes]).sort()).toEqual([
      ['0', 0, 1, 30],
      ['1', 0, 1, 60],
      ['2', 1, 0, 0],
    ])
  })
})
