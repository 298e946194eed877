import { expect, it } from 'vitest'
import { ACT_LIMITS, brokenCosts, type Act } from './act-costs'

const ACTS = Object.keys(ACT_LIMITS).filter((name): name is Act => name in ACT_LIMITS)

it.each(ACTS)('OPS-10 an act costs what it may and nothing more: %s', (act) => {
  const most = ACT_LIMITS[act]
  expect(brokenCosts(act, most)).toEqual([])
  for (const what of ['reads', 'writes', 'deletes', 'invocations'] as const) {
    const bad = { ...most, [what]: most[what] + 1 }
    expect(brokenCosts(act, bad)).toEqual([`${act}: ${bad[what]} ${what}, more than ${most[what]}.`])
  }
})
