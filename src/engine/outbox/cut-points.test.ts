import { afterEach, describe, expect, it } from 'vitest'
import { Barred } from '../../domain/answer/barred'
import { readSavedWork } from './saved-work'
import {
  aPage,
  aWorld,
  fillIn,
  filesOf,
  OWNER,
  PHOTOS,
  settle,
  untroubled,
  type Step,
  type World,
} from './testing/world'

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((end) => end()))

function page(world: World, troubles: Parameters<typeof aPage>[1] = {}) {
  const made = aPage(world, troubles)
  open.push(made.outbox.dispose)
  return made
}

type Cut =
  | 'is refused'
  | 'is not heard of'
  | 'is the last before the page ends'
  | 'ends the page before it is done'
const CUTS: Cut[] = [
  'is refused',
  'is not heard of',
  'is the last before the page ends',
  'ends the page before it is done',
]

/** Cuts step number `at` (from 1) in that way; `ended` resolves when the page has ended by it. */
function cutAt(at: number, cut: Cut) {
  let steps = 0
  let isDead = false
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const never = () => {
    isDead = true
    end()
    return new Promise<never>(() => undefined)
  }
  const failed = () => Promise.reject(Object.assign(new Error('cut'), { code: 'offline' }))
  const step: Step = (effect) => {
    if (isDead) return new Promise<never>(() => undefined)
    steps += 1
    if (steps !== at) return untroubled(effect)
    if (cut === 'is refused') return failed()
    if (cut === 'ends the page before it is done') return never()
    effect()
    return cut === 'is not heard of' ? failed() : never()
  }
  return { step, ended, steps: () => steps }
}

/** The person presses for it to be sent by itself; says whether it is left. */
async function leave(made: ReturnType<typeof page>): Promise<void> {
  const answering = await made.open()
  await answering.saving.leave()
  answering.dispose()
}

describe('every point at which sending may be cut', () => {
  it.each(CUTS)(
    'DAY-05 ANS-15 when a step %s, one answer arrives with its files and is verified, and nothing is left over',
    async (cut) => {
      let reached = true
      let points = 0
      for (let at = 1; reached; at += 1) {
        const world = aWorld()
        // Without network until the press: nothing of it has left the device.
        await fillIn(page(world, { isOffline: () => true }))
        const { step, ended, steps } = cutAt(at, cut)
        const first = page(world, { step })
        await Promise.race([leave(first).then(() => settle(world, first, 3)), ended])
        reached = steps() >= at
        if (reached) points += 1
        first.outbox.dispose()

        const again = page(world)
        // Cut before it was left: everything typed is a draft still, and is left once more.
        const { drafts, queued } = await readSavedWork(again.storage, OWNER)
        expect(drafts.length + queued.length, `after step ${at}`).toBe(1)
        if (drafts.length > 0) await leave(again)
        await settle(world, again)

        const [answer, ...others] = [...world.answers.values()]
        expect(others).toEqual([])
        const files = answer ? filesOf(answer) : []
        expect(files).toHaveLength(PHOTOS)
        expect(files.filter((path) => !world.files.has(path))).toEqual([])
        const kept = await readSavedWork(again.storage, OWNER)
        expect(kept.drafts).toEqual([])
        expect(kept.queued).toMatchObject([{ answerId: answer?.id, entry: { failure: null } }])
        expect(kept.queued[0]?.entry.verifiedAt).not.toBeNull()
        // Only the receipt stays; what was left over by an ended page goes with it.
        const [receipt] = kept.queued
        if (receipt) await again.outbox.remove(receipt)
        expect([...world.device.keys()]).toEqual([])
        expect(at).toBeLessThan(200)
      }
      expect(points).toBeGreaterThan(10)
    },
  )

  it('LOGIC-01 DAY-05 an answer that the server lets go no further stays on the device, with what is said of it', async () => {
    const world = aWorld()
    const desk = page(world, { isOffline: () => true })
    await fillIn(desk)
    await leave(desk)
    const closing = { id: 'c', regla: '', mensaje: 'No corresponde.', tipo: 'cierre' } as const
    const online = page(world, { save: () => Promise.reject(new Barred(closing)) })
    await settle(world, online)
    expect(world.answers.size).toBe(0)
    const { queued } = await readSavedWork(online.storage, OWNER)
    expect(queued).toMatchObject([{ entry: { failure: 'barred', closing, tries: 1, receivedAt: null } }])
  })

  it('DAY-05 a hundred answers with three photos each arrive once each over a line that fails one time in three', async () => {
    const world = aWorld()
    let turn = 0
    const step: Step = (effect) => {
      turn += 1
      // Half of what fails got through all the same.
      if (turn % 3 !== 0) return untroubled(effect)
      if (turn % 2 === 0) effect()
      return Promise.reject(Object.assign(new Error('line'), { code: 'offline' }))
    }
    const desk = page(world, { isOffline: () => true })
    for (let n = 0; n < 100; n += 1) {
      await fillIn(desk, `Plaza ${n}`)
      await leave(desk)
    }
    expect(world.answers.size).toBe(0)
    await settle(world, page(world, { step, onDevice: untroubled }), 200)
    expect(world.answers.size).toBe(100)
    const files = [...world.answers.values()].flatMap(filesOf)
    expect(new Set(files).size).toBe(100 * PHOTOS)
    expect(files.filter((path) => !world.files.has(path))).toEqual([])
    // A receipt each: neither form nor photo stays on the device.
    expect(world.device.size).toBe(100)
  })
})
