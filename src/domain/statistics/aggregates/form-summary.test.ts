import { describe, expect, it } from 'vitest'
import { summaryOf } from './form-summary'
import { numberSums } from './numbers'
import { hourNumber, monthNumber } from './range'
import { keyOf, plus, NO_SUMS, type Sums } from './sums'

const sums = (...all: [...key: (string | number)[], count: number][]): Sums =>
  new Map(all.map((one) => [keyOf(...one.slice(0, -1)), Number(one.at(-1))]))
const month = (day: string) => monthNumber(day)
const NOTHING_GIVEN = {
  ...{ filled: 0, empty: 0, options: [], otherOptions: 0, yes: 0, no: 0, numbers: null },
  ...{ months: [], otherDates: 0, times: [], repetitions: [] },
}

describe('the summary of a form', () => {
  it('STAT-02 has who answered, when, where and which version, each in its order, whatever the order of the sums', () => {
    const summary = summaryOf(
      sums(
        ['a', 'n', 9],
        ['a', 'p', 4],
        ['a', 'u', 1],
        ['v', 2, 3],
        ['v', 10, 5],
        ['v', 1, 1],
        ['i', 'blas', 'Blas Rey', 2],
        ['i', 'ana', 'Ana Paz', 6],
        ['i', 'eva', 'Eva Gil', 1],
        ['h', hourNumber('2026-03-05T14'), 4],
        ['h', hourNumber('2026-03-04T09'), 3],
        ['h', hourNumber('2026-03-06T00'), 2],
        ['p', -31421, -64189, 7],
        ['p', '~', 2],
      ),
    )
    expect(summary).toEqual({
      ...{
        answers: 9,
        processed: 4,
        unread: 1,
        states: [],
        termMonths: [],
        termPeople: [],
        questions: new Map(),
        sections: new Map(),
      },
      versions: [
        { version: 10, answers: 5 },
        { version: 2, answers: 3 },
        { version: 1, answers: 1 },
      ],
      inspectors: [
        { usuario: 'ana', nombre: 'Ana Paz', answers: 6 },
        { usuario: 'blas', nombre: 'Blas Rey', answers: 2 },
        { usuario: 'eva', nombre: 'Eva Gil', answers: 1 },
      ],
      hours: [
        { hour: new Date('2026-03-04T09:00Z'), answers: 3 },
        { hour: new Date('2026-03-05T14:00Z'), answers: 4 },
        { hour: new Date('2026-03-06T00:00Z'), answers: 2 },
      ],
      places: [{ lat: -31.4205, lng: -64.1885, answers: 7 }],
      otherPlaces: 2,
    })
  })

  it('STAT-02 has states by reference with the time in them, and a renamed state under both names', () => {
    const { states } = summaryOf(
      sums(
        ['e', 2, 'Resuelto', 3],
        ['w', 1, 'En proceso', 'm', 90],
        ['w', 1, 'En proceso', 'n', 2],
        ['e', 1, 'En curso', 1],
        ['e', 0, 'Pendiente', 5],
      ),
    )
    const untermed = { termed: 0, inTerm: 0 }
    expect(states.sort((one, other) => one.ref.localeCompare(other.ref))).toEqual([
      { ref: '0', nombre: 'Pendiente', answers: 5, left: 0, minutes: 0, ...untermed },
      { ref: '1', nombre: 'En proceso', answers: 0, left: 2, minutes: 90, ...untermed },
      { ref: '1', nombre: 'En curso', answers: 1, left: 0, minutes: 0, ...untermed },
      { ref: '2', nombre: 'Resuelto', answers: 3, left: 0, minutes: 0, ...untermed },
    ])
  })

  it('STAT-02 says for each question what was given, the most chosen option and the earliest month first', () => {
    const { questions } = summaryOf(
      sums(
        ['q', 'choice', 0, 8],
        ['q', 'choice', 1, 2],
        ['q', 'choice', 'o', 'x', 1],
        ['q', 'choice', 'o', 'y', 5],
        ['q', 'choice', 'o', '~', 2],
        ['q', 'yes', 2, 3],
        ['q', 'yes', 3, 4],
        ['q', 'date', 'd', month('2026-02-10'), 1],
        ['q', 'date', 'd', month('2025-11-30'), 2],
        ['q', 'date', 'd', month('2026-01-01'), 3],
        ['q', 'date', 'd', '~', 4],
        ['q', 'again', 'r', 3, 1],
        ['q', 'again', 'r', 1, 6],
      ),
    )
    expect(Object.fromEntries(questions)).toEqual({
      choice: {
        ...{ ...NOTHING_GIVEN, id: 'choice', filled: 8, empty: 2, otherOptions: 2 },
        options: [
          { id: 'y', count: 5 },
          { id: 'x', count: 1 },
        ],
      },
      yes: { ...NOTHING_GIVEN, id: 'yes', yes: 3, no: 4 },
      date: {
        ...{ ...NOTHING_GIVEN, id: 'date', otherDates: 4 },
        months: [
          { month: '2025-11', count: 2 },
          { month: '2026-01', count: 3 },
          { month: '2026-02', count: 1 },
        ],
      },
      again: {
        ...{ ...NOTHING_GIVEN, id: 'again' },
        repetitions: [
          { times: 1, answers: 6 },
          { times: 3, answers: 1 },
        ],
      },
    })
  })

  it('STAT-02 OPS-08 counts times of day by the hour that was given, and none that was counted by UTC', () => {
    const given = sums(['q', 'time', 'h', 22, 2], ['q', 'time', 'h', 9, 7], ['q', 'time', 't', 13, 4])
    const counted = (summaryOf(given).questions.get('time')?.times ?? []).map((count, hour) => [hour, count])
    expect(counted).toHaveLength(24)
    expect(counted.filter(([, count]) => count !== 0)).toEqual([
      [9, 7],
      [22, 2],
    ])
  })

  it('STAT-02 lists numbers from the smallest on, and those too large for a sum apart', () => {
    const given = ['250', '-3,5', '12', '12', 'mil'].map((text) => new Map(numberSums('n', text)))
    const { questions } = summaryOf(given.reduce((all: Sums, one) => plus(all, one), NO_SUMS))
    expect(questions.get('n')?.numbers).toEqual({
      ...{ count: 4, sum: 270.5, sumOfSquares: 62_500 + 12.25 + 288, beyond: 1 },
      buckets: [
        { from: -3.59, to: -3.49, nearest: -3.5, count: 1 },
        { from: 12, to: 13, nearest: 12, count: 2 },
        { from: 250, to: 260, nearest: 250, count: 1 },
      ],
    })
  })

  it('STAT-02 lists for each section the most checked condition first, and the fewest rows first', () => {
    const { sections } = summaryOf(
      sums(
        ['s', 'ramas', 'n', 9],
        ['s', 'ramas', 'c', 'rara', 1],
        ['s', 'ramas', 'c', 'usual', 8],
        ['s', 'filas', 'r', 4, 2],
        ['s', 'filas', 'r', 0, 3],
      ),
    )
    expect(Object.fromEntries(sections)).toEqual({
      ramas: {
        ...{ id: 'ramas', asked: 9, rows: [] },
        conditions: [
          { id: 'usual', answers: 8 },
          { id: 'rara', answers: 1 },
        ],
      },
      filas: {
        ...{ id: 'filas', asked: 0, conditions: [] },
        rows: [
          { rows: 0, answers: 3 },
          { rows: 4, answers: 2 },
        ],
      },
    })
  })
})
