import type { Page } from 'playwright'
import { median, round } from './numbers'

const ROUNDS = 9
const KEYS = 10
/** Until what was drawn before is at rest, and until the draft of what was typed is on the device. */
const REST_MS = 300
const DRAFT_MS = 600

export interface Keystrokes {
  questions: number
  /** Questions drawn again by one key. */
  rendersPerKeystroke: number
  /** JavaScript run by one key. */
  scriptMsPerKeystroke: number
  /** All that the page works for one key: script, style, layout, paint, and the draft that is written to the device. */
  taskMsPerKeystroke: number
  /** How many times as much work as in the shortest form. */
  taskRatio: number
}

/** A form that is open with the focus in one of its texts. */
export interface TypedForm {
  questions: number
  page: Page
  /** DOM ids of the questions drawn since it was last asked. */
  takeDrawn: () => Promise<string[]>
}

interface Work {
  script: number
  task: number
}

/** Counts what the page works from now on, whatever else the machine does meanwhile. */
async function workOf(page: Page): Promise<() => Promise<Work>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0)
    return { script: ms('ScriptDuration'), task: ms('TaskDuration') }
  }
}

async function typeSome(page: Page, work: () => Promise<Work>): Promise<Work> {
  await page.bringToFront()
  await page.waitForTimeout(REST_MS)
  const before = await work()
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('x')
  await page.waitForTimeout(DRAFT_MS)
  const after = await work()
  return { script: (after.script - before.script) / KEYS, task: (after.task - before.task) / KEYS }
}

/**
 * What a key costs in forms of several lengths, the shortest first. They take turns, and what is compared are neighbours: a
 * machine that becomes slow meanwhile makes all of them slow.
 */
export async function measureKeystrokes(forms: readonly TypedForm[]): Promise<Keystrokes[]> {
  const noCosts = (): Work[] => []
  const open = await Promise.all(
    forms.map(async (form) => ({ ...form, work: await workOf(form.page), costs: noCosts() })),
  )
  // The first round only warms the browser up.
  for (let turn = 0; turn <= ROUNDS; turn += 1)
    for (const { page, work, costs, takeDrawn } of open) {
      const cost = await typeSome(page, work)
      if (turn === 0) await takeDrawn()
      else costs.push(cost)
    }
  const shortest = open[0]?.costs ?? []
  const measured: Keystrokes[] = []
  for (const { questions, costs, takeDrawn } of open) {
    const drawn = await takeDrawn()
    measured.push({
      questions,
      rendersPerKeystroke: drawn.length / (ROUNDS * KEYS),
      scriptMsPerKeystroke: round(median(costs.map(({ script }) => script)), 2),
      taskMsPerKeystroke: round(median(costs.map(({ task }) => task)), 2),
      taskRatio: round(median(costs.map(({ task }, turn) => task / (shortest[turn]?.task ?? task))), 2),
    })
  }
  return measured
}
