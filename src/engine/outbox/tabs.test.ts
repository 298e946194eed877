import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareTabLocks } from '../../testing/tab-locks'
import { aPage, aWorld, fillIn, PHOTOS, settle, untroubled, type Step, type World } from './testing/world'

const LEFT = 6
const TABS = 3
const open: (() => void)[] = []

beforeEach(shareTabLocks)
afterEach(() => {
  open.splice(0).forEach((end) => end())
  vi.unstubAllGlobals()
})

/** Takes as long as a line does, so that the tabs go on side by side. */
const slowly: Step = (effect) => new Promise((resolve) => setTimeout(() => resolve(effect()), 1))

async function leaveSome(world: World): Promise<void> {
  const away = aPage(world, { isOffline: () => true })
  for (let n = 0; n < LEFT; n += 1) {
    await fillIn(away, `Plaza ${n}`)
    const answering = await away.open()
    await answering.saving.leave()
    answering.dispose()
  }
  away.outbox.dispose()
}

/** Tabs of one browser, and how often all of them asked the server for something. */
function tabs(world: World, step: Step) {
  const asked = { times: 0 }
  const counted: Step = (effect) => {
    asked.times += 1
    return step(effect)
  }
  const made = Array.from({ length: TABS }, () => aPage(world, { step: counted, onDevice: untroubled }))
  open.push(...made.map(({ outbox }) => outbox.dispose))
  return { made, asked }
}
const runAll = (made: ReturnType<typeof tabs>['made']) =>
  Promise.all(made.map(({ outbox }) => outbox.run(true)))

it('DAY-05 of several tabs one sends: each answer and each file once, and nothing is read back too early', async () => {
  const world = aWorld()
  await leaveSome(world)
  const { made, asked } = tabs(world, slowly)
  await runAll(made)
  await runAll(made)
  expect(world.answers.size).toBe(LEFT)
  // Three files and the answer; the server has had no time to look into any of them.
  expect(asked.times).toBe(LEFT * (PHOTOS + 1))
  world.clock += 6_000
  await runAll(made)
  expect(asked.times).toBe(LEFT * (PHOTOS + 2))
  for (const { outbox } of made) {
    await outbox.look()
    expect(outbox.state().queued.filter(({ entry }) => entry.verifiedAt)).toHaveLength(LEFT)
  }
})

it('DAY-05 a try that failed is noted once, whatever number of tabs was there', async () => {
  const world = aWorld()
  await leaveSome(world)
  const { made } = tabs(world, () => Promise.reject(Object.assign(new Error('line'), { code: 'offline' })))
  await Promise.all(made.map(({ outbox }) => outbox.run()))
  await Promise.all(made.map(({ outbox }) => outbox.run()))
  const tries = made[0]?.outbox.state().queued.map(({ entry }) => entry.tries) ?? []
  expect(Math.max(...tries)).toBe(1)
})

it('DAY-05 when the tab that sends ends, another one takes over', async () => {
  const world = aWorld()
  await leaveSome(world)
  const never: Step = () => new Promise(() => undefined)
  const ending = aPage(world, { step: never, onDevice: untroubled })
  void ending.outbox.run()
  const other = tabs(world, slowly).made[0]
  await other?.outbox.run()
  expect(world.answers.size).toBe(0)
  // The browser frees the locks of an ended tab.
  shareTabLocks()
  if (other) await settle(world, other)
  expect(world.answers.size).toBe(LEFT)
  ending.outbox.dispose()
})
