import { expect, it } from 'vitest'
import { SCHEDULED, type ScheduledName } from '../src/domain/operation/scheduled-work'
import { ACT_LIMITS, brokenCosts, brokenRun, RUN_LIMITS, type Act } from './act-costs'

const ACTS = Object.keys(ACT_LIMITS).filter((name): name is Act => name in ACT_LIMITS)

it.each(ACTS)('OPS-10 an act costs what it may and nothing more: %s', (act) => {
  const most = ACT_LIMITS[act]
  expect(brokenCosts(act, most)).toEqual([])
  for (const what of ['reads', 'writes', 'deletes', 'invocations'] as const) {
    const bad = { ...most, [what]: most[what] + 1 }
    expect(brokenCosts(act, bad)).toEqual([`${act}: ${bad[what]} ${what}, more than ${most[what]}.`])
  }
})

const SCHEDULES = Object.keys(SCHEDULED).filter((name): name is ScheduledName => name in SCHEDULED)

it.each(SCHEDULES)('OPS-10 a run costs what it may and nothing more: %s', (name) => {
  const most = RUN_LIMITS[name]
  expect(brokenRun(name, most)).toEqual([])
  expect(brokenRun(name, { ...most, reads: most.reads + 1 })).toEqual([
    `${name}: ${most.reads + 1} reads, more than ${most.reads}.`,
  ])
  expect(brokenRun(name, { ...most, writes: most.writes + 1 })).toHaveLength(1)
})
