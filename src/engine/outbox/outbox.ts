import type { ListableStore } from '../../lib/device-store'
import { takeSlot } from '../draft-slot'
import { createNewest } from '../../lib/newest'
import { createStore } from '../../lib/store'
import { takeTabLock } from '../../lib/tab-lock'
import { deliver, type DeliveryPorts } from './deliver'
import { dueAt, mayGo, type Cause } from './schedule'
import { readQueueEntry, readSavedWork, type QueuedAnswer } from './saved-work'

/** What an outbox needs from outside. */
export interface OutboxPorts extends DeliveryPorts {
  storage: ListableStore
  /** Whose answers: username, or the word for whoever is not signed in. */
  owner: string
  /** Told that something changed, so that other tabs hear of it. */
  tell: () => void
}

export interface OutboxState {
  queued: QueuedAnswer[]
  /** The answer that is on its way now, by its id. */
  sending: string | null
}

export type Outbox = ReturnType<typeof createOutbox>

/** After this many requests in a row without a response the line is taken for dead. */
const DEAD_AFTER = 3
/** So long until a tab looks whether the one that sends has ended. It is told of everything else. */
const TAKE_OVER_MS = 5_000
/** A longer wait is split, because browsers fire a timer of more than 24 days at once. */
const LONGEST_TIMER_MS = 24 * 60 * 60_000

type Place = Pick<QueuedAnswer, 'formId' | 'number'>

/**
 * Sends the answers that were left on this device, one after the other, each as often as it takes, from one tab of all
 * that are open (DAY-05).
 */
export function createOutbox(ports: OutboxPorts) {
  const { storage, owner, now } = ports
  const isOffline = ports.isOffline ?? (() => globalThis.navigator?.onLine === false)
  const { get: state, set, on } = createStore<OutboxState>({ queued: [], sending: null })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let running: Promise<void> | null = null
  let isAskedAgain = false
  /** Another tab is the one that sends. */
  let isElsewhere = false

  const refreshes = createNewest()
  async function refresh(sending: string | null = state().sending): Promise<void> {
    const isNewest = refreshes.begin()
    const { queued } = await readSavedWork(storage, owner)
    if (isNewest()) set({ queued, sending })
  }
  const take = ({ formId, number }: Place) => takeSlot(storage, { formId, person: owner, number })

  /** Sends it, unless another tab does or just did. @returns whether the server responded */
  async function send(item: QueuedAnswer, cause: Cause): Promise<boolean> {
    const slot = await take(item)
    if (!slot) return true
    try {
      // What is shown here may be older than what another tab noted.
      const found = readQueueEntry(await slot.read())
      if (!found || !mayGo(found.entry, cause, now())) return true
      set({ ...state(), sending: item.answerId })
      await deliver(slot, ports)
      return readQueueEntry(await slot.read())?.entry.failure !== 'offline'
    } catch {
      // The device could not note the result: the answer is sent once more, which changes nothing.
      return true
    } finally {
      slot.release()
      await refresh(null)
      ports.tell()
    }
  }

  async function sendAll(cause: Cause): Promise<void> {
    let silent = 0
    for (const item of state().queued) {
      if (isOver || isOffline() || !ports.maySend() || silent >= DEAD_AFTER) return
      if (mayGo(item.entry, cause, now())) silent = (await send(item, cause)) ? 0 : silent + 1
    }
  }

  async function round(cause: Cause): Promise<void> {
    const release = await takeTabLock(`outbox/${owner}`, 1)
    isElsewhere = release === null
    try {
      await refresh()
      if (release) await sendAll(cause)
    } finally {
      release?.()
    }
  }

  /** Runs again when the next one is due; sets no timer when there is none. */
  function wait(): void {
    clearTimeout(timer)
    const dues = state().queued.flatMap(({ entry }) => dueAt(entry)?.getTime() ?? [])
    if (isOver || dues.length === 0) return
    const soonest = isElsewhere ? TAKE_OVER_MS : 1_000
    const inMs = Math.max(Math.min(...dues) - now().getTime(), soonest)
    timer = setTimeout(() => void run(), Math.min(inMs, LONGEST_TIMER_MS))
  }

  /**
   * Sends what is due. It reads the device first, so that what was left before a restart goes too. A call while it runs
   * makes it run once more afterwards.
   * @param evenEarly also what was to be tried later: the network is back
   */
  async function run(evenEarly = false): Promise<void> {
    if (running) {
      isAskedAgain = true
      return running
    }
    running = round(evenEarly ? 'online' : 'due')
    await running.finally(() => (running = null))
    const again = isAskedAgain
    isAskedAgain = false
    if (again && !isOver) return run()
    wait()
  }

  const onOnline = () => void run(true)
  globalThis.addEventListener?.('online', onOnline)

  return {
    state,
    on,
    run,
    /** Another tab changed something, or an answer was left. */
    look: (): Promise<void> => run(),
    /** Tries one again whose failure the person was shown. */
    async retry(item: QueuedAnswer): Promise<void> {
      await send(item, 'asked')
      wait()
    },
    /**
     * Makes a draft of it again, to be looked at and changed.
     * @returns false while it is being sent, or when it arrived meanwhile
     */
    async takeBack(item: QueuedAnswer): Promise<boolean> {
      const slot = await take(item)
      if (!slot) return false
      try {
        const stored = await slot.read()
        const found = readQueueEntry(stored)
        if (!found || found.entry.receivedAt) return false
        await slot.write({ ...Object(stored), outbox: null })
        return true
      } finally {
        slot.release()
        await refresh()
        ports.tell()
      }
    },
    /** Removes it from this device: a receipt that is not needed any more, or an answer that the person gives up. */
    async remove(item: QueuedAnswer): Promise<void> {
      const slot = await take(item)
      await slot?.erase()
      slot?.release()
      await refresh()
      ports.tell()
    },
    dispose(): void {
      isOver = true
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', onOnline)
    },
  }
}
