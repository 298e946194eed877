import { describe, expect, it } from 'vitest'
import { anAnswer, aSection, aVersion, questions, TYPED } from '../../../testing/builders'
import type { StoredAnswer } from '../../answer/answer'
import { contributionOf } from './contribution'
import { opened, openCountsFrom, openCountsToStore, type OpenCounts } from './counts'
import { foldedBy, MAX_OPEN_LENGTH } from './fold'
import { hourOf, type Period } from './range'
import { NO_SUMS, type Sums } from './sums'

const HOUR_MS = 3_600_000
const BEGIN = Date.UTC(2026, 2, 5, 11)
const HOURS_A_DAY = 10
const NONE: OpenCounts = { vuelta: 0, horas: new Map() }

const KINDS = [TYPED['yes-no'], TYPED.decimal, TYPED['single-choice']]
const LONG = aVersion({
  secciones: [
    aSection({
      // As long as those that the editor gives.
      preguntas: questions(
        ...Array.from({ length: 300 }, (_, n) => ({
          ...KINDS[n % KINDS.length],
          id: String(n).padStart(16, 'a1b2c3d4e5f6'),
        })),
      ),
    }),
  ],
})
const saidTo = (n: number, question: number): string =>
  ['true', String((n * 37 * question) % 500), String((n + question) % 3)][question % KINDS.length] ?? ''

function answerOf(n: number, fechaCreacion: Date): StoredAnswer {
  const preguntas = LONG.secciones.flatMap((section) =>
    section.preguntas.map(({ id, orden }) => ({ id, orden, respuesta: saidTo(n, orden) })),
  )
  return { ...anAnswer(), fechaCreacion, secciones: [{ id: 'seccion-0', orden: 0, preguntas }] }
}

/** When the nth answer is given, of so many an hour, ten hours a day. */
function momentOf(n: number, perHour: number): Date {
  const hour = Math.floor(n / perHour)
  const days = Math.floor(hour / HOURS_A_DAY)
  return new Date(BEGIN + (days * 24 + (hour % HOURS_A_DAY)) * HOUR_MS)
}

/** Writes that folding costs each answer, of so many an hour: from one folding to the next. */
function foldingWrites(perHour: number, most: number): number {
  let open = NONE
  let answers = 0
  while (answers % perHour > 0 || openCountsToStore(open).horas.length <= most) {
    const given = momentOf(answers, perHour)
    const sums = contributionOf(LONG, answerOf(answers, given), [])?.sums ?? NO_SUMS
    open = opened(open, hourOf(given), sums)
    answers += 1
  }
  return (foldedBy(open.horas).size + 1) / answers
}

describe('open counts', () => {
  const horas = new Map<Period, Sums>([
    [
      '2026-03-05T14',
      new Map([
        ['a/n', 2],
        ['q/x/b/-3', 1],
        ['q/x/o/~', 4],
      ]),
    ],
    ['2026-03-05T09', new Map([['a/n', -1]])],
  ])

  it('STAT-07 come back as they were, written by hour or by what is counted', () => {
    const [quiet, busy] = [
      { vuelta: 3, horas },
      { vuelta: 0, horas: new Map([...horas].slice(0, 1)) },
    ]
    expect(openCountsToStore(quiet).horas).toMatch(/^~\{\[/)
    expect(openCountsToStore(busy).horas).toMatch(/^2026-03-05T14\{/)
    for (const open of [quiet, busy]) expect(openCountsFrom(openCountsToStore(open))).toEqual(open)
  })

  it('STAT-07 are none where they are damaged', () => {
    for (const data of [undefined, { horas: 7 }, { horas: 'a{n' }, { horas: '~{[AAB]},a{n{[CAB]}}' }])
      expect(openCountsFrom(data).horas.size).toBe(0)
  })

  it('STAT-07 an answer to 300 questions costs at most four writes, folding included', () => {
    // The note and both counts, of the form and of an author who gave half of its answers.
    const writes = 3 + foldingWrites(10, MAX_OPEN_LENGTH.form) + foldingWrites(5, MAX_OPEN_LENGTH.author)
    expect(writes).toBeLessThanOrEqual(4)
  })
})
