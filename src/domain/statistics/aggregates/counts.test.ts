import { describe, expect, it } from 'vitest'
import { anAnswer, aSection, aVersion, questions, TYPED } from '../../../testing/builders'
import type { StoredAnswer } from '../../answer/answer'
import { contributionOf } from './contribution'
import { mostOpen, opened, openCountsFrom, openCountsToStore, sumsIn, type OpenCounts } from './counts'
import { foldingOf, type Hours } from './details'
import { hourNumber, hourOf, type Period } from './range'
import { keyOf, NO_SUMS, type Sums } from './sums'

const HOUR_MS = 3_600_000
const BEGIN = Date.UTC(2026, 2, 5, 11)
const HOURS_A_DAY = 10
const FOLDINGS = 4
/** So many answers go together at least, and so many less than the last time. */
const FEWEST = 15
const MARGIN = 4
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

/** When the nth answer is given, of so many a day, at ten hours of it. */
function momentOf(n: number, perDay: number): Date {
  const hour = Math.floor(((n % perDay) * HOURS_A_DAY) / perDay)
  return new Date(BEGIN + (Math.floor(n / perDay) * 24 + hour) * HOUR_MS)
}

interface Given {
  hour: Period
  sums: Sums
}

/** What an answer contributes at any hour; later answers are as the first ones were. */
const contributions = Array.from({ length: 120 }, (_, n) => {
  const { sums } = contributionOf(LONG, answerOf(n, new Date(BEGIN)), []) ?? { sums: NO_SUMS }
  return new Map([...sums].filter(([key]) => !key.startsWith('h/')))
})

/** The nth answer of so many a day. */
function answerAt(n: number, perDay: number): Given {
  const hour = hourOf(momentOf(n, perDay))
  const sums = contributions[n % contributions.length] ?? NO_SUMS
  return { hour, sums: new Map([...sums, [keyOf('h', hourNumber(hour)), 1]]) }
}

/** Writes that folding costs each answer, over several foldings. */
function foldingWrites(perDay: number, isAuthors: boolean): number {
  const details = new Map<Period, Hours>()
  let [open, given, writes, together, fewest] = [NONE, 0, 0, 0, FEWEST]
  for (let foldings = 0; foldings < FOLDINGS;) {
    const { hour, sums } = answerAt(given, perDay)
    open = opened(open, hour, sums)
    given += 1
    together += 1
    // Texts are long, and are not made for each answer: about as many as the last time are folded together.
    if (together < fewest) continue
    const { horas } = openCountsToStore(open)
    if (horas.length <= mostOpen(horas, { isAuthors, isFirst: true })) continue
    expect(together).toBeGreaterThan(fewest)
    const folding = foldingOf(open.horas, (period) => details.get(period) ?? new Map())
    for (const [period, all] of folding.details) details.set(period, all)
    writes += folding.folded.size + folding.details.size + 1
    ;[open, foldings, fewest, together] = [NONE, foldings + 1, together - MARGIN, 0]
  }
  return writes / given
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

  it('STAT-07 are read as they were, whether written by hour or by what is counted', () => {
    const [quiet, busy] = [
      { vuelta: 3, horas },
      { vuelta: 0, horas: new Map([...horas].slice(0, 1)) },
    ]
    expect(openCountsToStore(quiet).horas).toMatch(/^~\{\[/)
    expect(openCountsToStore(busy).horas).toMatch(/^2026-03-05T14\{/)
    for (const open of [quiet, busy]) expect(openCountsFrom(openCountsToStore(open))).toEqual(open)
  })

  it('STAT-07 grow with each answer of an hour, and lose an hour of which all was taken out', () => {
    const hour = '2026-03-05T14'
    const twice = opened(opened(NONE, hour, new Map([['a/n', 1]])), hour, new Map([['a/n', 1]]))
    expect(twice.horas).toEqual(new Map([[hour, new Map([['a/n', 2]])]]))
    expect(opened(twice, hour, new Map([['a/n', -2]])).horas.size).toBe(0)
  })

  it('STAT-07 are added to what is folded, those of the range alone, and a part is taken out of the whole', () => {
    const range = { from: new Date('2026-03-05T00:00Z'), to: new Date('2026-03-05T10:00Z') }
    const folded: Record<string, number> = { '2026-03-05': 20, '2026-03-05T23': 3 }
    const ofPeriod = (period: Period) => new Map([['a/n', folded[period] ?? 0]])
    const open = [
      { vuelta: 0, horas },
      { ...NONE, horas: new Map([['2026-03-05T09', new Map([['a/n', 5]])]]) },
    ]
    const plan = { add: ['2026-03-05'], take: ['2026-03-05T23'] }
    // Open at nine are 5 less 1; those at two in the afternoon are of no hour of the range.
    expect(sumsIn(range, plan, ofPeriod, open)).toEqual(new Map([['a/n', 20 - 3 + 5 - 1]]))
  })

  it('STAT-07 are read as none where they are damaged', () => {
    for (const data of [undefined, { horas: 7 }, { horas: 'a{n' }, { horas: '~{[AAB]},a{n{[CAB]}}' }])
      expect(openCountsFrom(data).horas.size).toBe(0)
  })

  it('STAT-07 may be longer where hours have little: in the first document of a form, and in that of an author', () => {
    const [quiet, busy] = ['~{[AAB]},a{n{[CAB]}}', '2026-03-05T14{a{n:1}}']
    const most = (text: string, isFirst: boolean) => mostOpen(text, { isAuthors: false, isFirst })
    expect([most(quiet, true), most(quiet, false), most(busy, true)]).toEqual([48_000, 24_000, 24_000])
    expect(mostOpen(busy, { isAuthors: true, isFirst: true })).toBe(48_000)
  })

  it.each([100, 20, 10, 5, 1])(
    'STAT-07 an answer to 300 questions costs at most four writes at %i a day, folding included',
    (perDay) => {
      const ofForm = foldingWrites(perDay, false)
      // Who gave all of them; where there are few, the counts of both are folded alike.
      const ofAuthor = perDay > 20 ? foldingWrites(perDay, true) : ofForm
      // The note and both counts.
      expect(3 + ofForm + ofAuthor).toBeLessThanOrEqual(4)
    },
    60_000,
  )
})
