import type { Browser } from 'playwright'
import { billOf, type Bill, type ScreenCounts } from '../bill/month'
import { PRICES } from '../bill/prices'
import { measureStatistics } from './form-statistics'
import { round } from './numbers'
import { measureReads } from './reads'

const TOWNS = [5000, 100_000, 1_000_000]
const LINES = 12

/** How many documents the pages read, on the real rules and emulators. */
async function countScreens(browser: Browser, baseURL: string): Promise<ScreenCounts> {
  const screens = await measureReads(browser, baseURL)
  const readsOf = (name: string): number => {
    const found = screens.find(({ screen }) => screen.startsWith(name))
    if (!found) throw new Error(`nobody measured ${name}`)
    return found.billedReads
  }
  const [statistics] = (await measureStatistics(browser, baseURL)).filter(
    ({ period }) => period === '6 months',
  )
  if (!statistics) throw new Error('nobody measured statistics')
  return {
    'public form': readsOf('public form'),
    home: readsOf('home'),
    'form list': readsOf('form list of the municipality'),
    'answers list': readsOf('answers list'),
    'answer view': readsOf('answer view'),
    statistics: statistics.reads,
  }
}

/** Months of a small town, a city and a large one, from what was counted just now; the dearest lines of each. */
export async function measureBill(browser: Browser, baseURL: string): Promise<Bill[]> {
  const screens = await countScreens(browser, baseURL)
  return TOWNS.map((people) => {
    const bill = billOf(people, screens, PRICES)
    const lines = bill.lines.slice(0, LINES)
    return {
      ...bill,
      ...{ dollars: round(bill.dollars, 2), idleDollars: round(bill.idleDollars, 2) },
      operationsPerThousandAnswers: round(bill.operationsPerThousandAnswers, 3),
      lines: lines.map((line) => ({ ...line, times: round(line.times, 0), dollars: round(line.dollars, 2) })),
    }
  })
}
