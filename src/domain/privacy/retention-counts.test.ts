import { describe, expect, it } from 'vitest'
import { aQuestion, aSection, aVersion, TYPED } from '../../testing/builders'
import type { Contribution } from '../statistics/aggregates/contribution'
import { summaryOf } from '../statistics/aggregates/form-summary'
import { numberSums } from '../statistics/aggregates/numbers'
import { keyOf } from '../statistics/aggregates/sums'
import { namelessContribution } from './retention-counts'

const QUESTION = {
  number: aQuestion({ ...TYPED.integer, id: 'numero' }),
  amount: aQuestion({ ...TYPED.amount, id: 'importe' }),
  street: aQuestion({ ...TYPED['table-choice'], id: 'calle' }),
  choice: aQuestion({ ...TYPED['single-choice'], id: 'motivo' }),
}
const VERSION = aVersion({ secciones: [aSection({ preguntas: Object.values(QUESTION) })] })

/** What an answer with these numbers, and with something in the place of each other question, contributed. */
function contributed(numbers: readonly string[]): Contribution {
  const sums = new Map<string, number>([
    [keyOf('a', 'n'), 1],
    [keyOf('p', -31_400, -64_200), 1],
    [keyOf('q', 'calle', 0), 1],
    [keyOf('q', 'calle', 'o', 'Mitre 12'), 1],
    [keyOf('q', 'motivo', 'o', 'bache'), 1],
    ...numberSums('importe', '2500000'),
  ])
  for (const [key, number] of numbers.flatMap((one) => numberSums('numero', one)))
    sums.set(key, (sums.get(key) ?? 0) + number)
  return { hour: '2026-05-04T12', author: null, sums }
}

const left = (numbers: readonly string[], version: typeof VERSION | null = VERSION) =>
  namelessContribution(contributed(numbers), version)
const numbersOf = ({ sums }: Contribution, id: string) => summaryOf(sums).questions.get(id)?.numbers

describe('what the counts keep of an answer without its person', () => {
  it('OPS-02 of a number as long as a document only its size is left', () => {
    const given = numbersOf(left(['30111222']), 'numero')
    expect(given).toMatchObject({ count: 1, sum: 30_500_000, sumOfSquares: 30_500_000 ** 2 })
    expect(given?.buckets).toMatchObject([{ from: 30_000_000, to: 31_000_000, count: 1 }])
    expect(JSON.stringify([...left(['30111222']).sums])).not.toContain('3011')
    expect(numbersOf(left(['-30111222']), 'numero')).toMatchObject({ count: 1, sum: -30_500_000 })
  })

  it('OPS-02 STAT-07 shorter numbers, amounts and choices stay exact', () => {
    const kept = left(['42', '999999'])
    expect(numbersOf(kept, 'numero')).toEqual(numbersOf(contributed(['42', '999999']), 'numero'))
    expect(numbersOf(kept, 'importe')).toMatchObject({ sum: 2_500_000 })
    expect(summaryOf(kept.sums).questions.get('motivo')?.options).toEqual([{ id: 'bache', count: 1 }])
  })

  it('OPS-02 places and entries of tables are counted among all others', () => {
    const { otherPlaces, places, questions } = summaryOf(left([]).sums)
    expect([otherPlaces, places]).toEqual([1, []])
    expect(questions.get('calle')).toMatchObject({ filled: 1, options: [], otherOptions: 1 })
  })

  it('OPS-02 where nobody can read what was asked, anything may have named somebody', () => {
    const kept = left(['30111222'], null)
    expect(numbersOf(kept, 'importe')).toMatchObject({ sum: 2_550_000 })
    expect(summaryOf(kept.sums).questions.get('motivo')).toMatchObject({ options: [], otherOptions: 1 })
  })

  it('OPS-02 STAT-07 once more changes nothing, so that a recount finds them right', () => {
    const once = left(['30111222', '7'])
    expect(namelessContribution(once, VERSION)).toEqual(once)
  })
})
