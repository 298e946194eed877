import type { Browser } from 'playwright'
import { z } from 'zod'
import { largeAt } from '../../src/domain/form-logic/testing/large-form'
import { runAlone } from './alone'
import { openPage, PAGE } from './answering-page'
import { withBrowser } from './browser'
import { round } from './numbers'
import { withPage } from './serve-page'

const workedOut = z.object({
  graphMs: z.number(),
  coldGraphMs: z.number(),
  changeMs: z.number(),
  worstMs: z.number(),
  changes: z.array(
    z.object({
      kind: z.string(),
      dependents: z.number(),
      evaluated: z.number(),
      medianMs: z.number(),
      slowestMs: z.number(),
    }),
  ),
  patternRatio: z.number(),
  decidedMs: z.number(),
  proofMs: z.number(),
  undecided: z.number(),
})

interface Change {
  kind: string
  /** Rules that depend on the answer, and how many were worked out. */
  dependents: number
  evaluated: number
  medianMs: number
  /** The slowest single one informs: it meets what else the machine does, such as collecting garbage. */
  slowestMs: number
}

interface Drawing {
  kind: string
  /** Questions that are other ones after an answer, and how many were drawn. */
  changed: number
  drawn: number
}

export interface LogicCosts {
  /** To build the graph of 2,000 questions and 1,000 rules; `cold` the first time that the code runs. */
  graphMs: number
  coldGraphMs: number
  /** To work out what one answer changes: the middle of all questions, the question that takes longest, and by kind. */
  changeMs: number
  worstMs: number
  changes: Change[]
  drawings: Drawing[]
  /** How many times as long a pattern takes over 10,000 letters as over half of them. */
  patternRatio: number
  /** To look through 500 questions with 300 rules, which are decided: time that the process worked. */
  decidedMs: number
  /** The same for 300 conditions of 26 comparisons of which none can be proven. */
  proofMs: number
  undecided: number
}

const DRAWN = [
  ['plain', largeAt(12, 50)],
  ['checked', largeAt(8, 7)],
  ['chain', largeAt(3, 0)],
  ['fan', largeAt(0, 0)],
] as const

async function drawingsIn(browser: Browser, address: string): Promise<Drawing[]> {
  const page = await openPage(browser, address)
  await page.evaluate(() => window.bench.mountLarge())
  const drawings: Drawing[] = []
  for (const [kind, path] of DRAWN) {
    const drawn = await page.evaluate((at) => window.bench.answerLarge(at, '5'), path)
    drawings.push({ kind, ...drawn })
  }
  await page.close()
  return drawings
}

/** What rules cost a form, beside the same form without any (LOGIC-14). */
export async function measureLogic(): Promise<LogicCosts> {
  const costs = workedOut.parse(await runAlone('work-out-rules'))
  return withPage(PAGE, (address) =>
    withBrowser(async (browser) => {
      return {
        graphMs: round(costs.graphMs),
        coldGraphMs: round(costs.coldGraphMs),
        changeMs: round(costs.changeMs, 3),
        worstMs: round(costs.worstMs, 3),
        changes: costs.changes.map(({ medianMs, slowestMs, ...one }) => ({
          ...one,
          medianMs: round(medianMs, 3),
          slowestMs: round(slowestMs, 2),
        })),
        drawings: await drawingsIn(browser, address),
        patternRatio: round(costs.patternRatio, 2),
        decidedMs: round(costs.decidedMs),
        proofMs: round(costs.proofMs),
        undecided: costs.undecided,
      }
    }),
  )
}
