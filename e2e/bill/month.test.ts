import { expect, it } from 'vitest'
import { brokenBill, MOST_PER_THOUSAND_ANSWERS } from './limits'
import { billOf, type ScreenCounts } from './month'
import { PRICES } from './prices'

const SCREENS: ScreenCounts = {
  'public form': 4,
  home: 60,
  'form list': 30,
  'answers list': 24,
  'answer view': 18,
  statistics: 25,
}
const NOTHING = { ...PRICES, asOf: PRICES.asOf }
for (const name of Object.keys(NOTHING)) if (name !== 'asOf') Object.assign(NOTHING, { [name]: 0 })
const bill = (people: number, prices: Partial<typeof NOTHING> = {}, screens: Partial<ScreenCounts> = {}) =>
  billOf(people, { ...SCREENS, ...screens }, { ...PRICES, ...prices })
const lineOf = (name: string, { lines }: ReturnType<typeof bill>) => lines.find(({ what }) => what === name)

it('OPS-10 a town of ten times the people gives ten times the answers at the same price each', () => {
  const [small, large] = [bill(5000), bill(50_000)]
  expect([small.answers, large.answers]).toEqual([150, 1500])
  expect(large.operationsPerThousandAnswers).toBeCloseTo(small.operationsPerThousandAnswers, 9)
  const base = lineOf('schedule renewOpenings', small)
  expect(lineOf('schedule renewOpenings', large)).toEqual(base)
})

it('OPS-10 the lines add up, dearest first', () => {
  const { lines, dollars } = bill(100_000)
  expect(lines.reduce((sum, line) => sum + line.dollars, 0)).toBeCloseTo(dollars, 9)
  expect(lines.map((line) => line.dollars)).toEqual(
    lines.map((line) => line.dollars).toSorted((a, b) => b - a),
  )
})

it('OPS-10 an act costs what functions, rules and the browser do with the store', () => {
  const moves = lineOf('state move', billOf(1000, SCREENS, { ...NOTHING, read: 1 }))
  // 8 of functions and 2 of rules, 45 times.
  expect(moves).toMatchObject({ times: 45, dollars: 45 * 10 })
  const written = lineOf('state move', billOf(1000, SCREENS, { ...NOTHING, write: 1 }))
  expect(written?.dollars).toBe(45 * 5)
})

it('OPS-10 a schedule costs its runs and its job, whoever lives there', () => {
  const runs = lineOf('schedule renewOpenings', billOf(0, SCREENS, { ...NOTHING, invocation: 1, job: 0.5 }))
  expect(runs).toMatchObject({ times: 43_200, dollars: 43_200.5 })
})

it('OPS-10 pages cost their reads', () => {
  const { dollars } = billOf(1000, { ...SCREENS, home: 0 }, { ...NOTHING, read: 1 })
  expect(billOf(1000, { ...SCREENS, home: 10 }, { ...NOTHING, read: 1 }).dollars - dollars).toBe(400)
})

it('OPS-10 a bill is within its limit, and one of absurd figures is not', () => {
  const bills = [5000, 100_000, 1_000_000].map((people) => bill(people))
  expect(brokenBill(bills)).toEqual([])
  const dear = bill(5000, {}, { 'answer view': 10_000 })
  expect(brokenBill([dear])).toEqual([
    `A thousand answers cost ${dear.operationsPerThousandAnswers.toFixed(2)} dollars in a town of 5000, more than ${MOST_PER_THOUSAND_ANSWERS}.`,
  ])
  const idle = { ...bill(5000), idleDollars: 100 }
  expect(brokenBill([idle])).toEqual([expect.stringContaining('nothing happens')])
})
