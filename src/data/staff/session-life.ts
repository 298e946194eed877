import { doc, getDoc } from 'firebase/firestore/lite'
import { RENEW_SESSION } from '../../domain/calls/sessions'
import { renewalWait, type WebSession } from '../../domain/user/web-session'
import { USERS } from '../../domain/store-paths'
import { toDataError } from '../errors'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'

/** What a person does who uses the page. */
const USES = ['pointerdown', 'keydown'] as const
/** How long to wait after a failed try. */
const TRY_AGAIN_MS = 60_000
/** When the device's clock is ahead, a session may seem over and is not: after this long the server is asked again. */
const LOOK_AGAIN_MS = 300_000
/** A longer wait is split, because browsers fire a timer of more than 24 days at once. */
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000

/** Notes on the server that the session is used. */
async function renew(): Promise<void> {
  // Loaded when it is first needed, which is after an hour.
  const { callStaff } = await import('./callables')
  await callStaff(RENEW_SESSION, {})
}

/** Asks for something that only an open session may read. */
async function readOwnRecord(username: string): Promise<void> {
  await withTimeout(getDoc(doc(storeOf('staff'), USERS, username)))
  countReads(1, 'session')
}

const isRefused = (error: unknown): boolean => toDataError(error).code === 'forbidden'

export interface SessionLife {
  /** What the server says of the session now. */
  heard(session: WebSession): void
  stop(): void
}

/**
 * Prolongs a session while somebody uses the page, with one call an hour at most, and calls back when it is over. The
 * device's clock may be wrong, so it decides when the server is asked, never whether the session is over. Without
 * network nothing is asked and nothing ends; the next use with network finds out.
 * @param over called once the server refuses
 */
export function followLife(over: () => void): SessionLife {
  let session: WebSession | null = null
  let dueAt = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const end = () => {
    if (!stopped) over()
  }

  function lookAfter(delay: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), Math.min(Math.max(0, delay), LONGEST_TIMER_MS))
  }
  async function look(): Promise<void> {
    if (!session) return
    try {
      await readOwnRecord(session.usuario)
    } catch (error) {
      if (isRefused(error)) return end()
    }
    if (!stopped) lookAfter(LOOK_AGAIN_MS)
  }
  async function prolong(wait: number): Promise<void> {
    dueAt = Date.now() + wait
    try {
      await renew()
    } catch (error) {
      if (isRefused(error)) return end()
      dueAt = Date.now() + TRY_AGAIN_MS
    }
  }
  const used = () => {
    if (session && Date.now() >= dueAt) void prolong(renewalWait(session))
  }

  for (const use of USES) globalThis.addEventListener?.(use, used, { capture: true, passive: true })
  return {
    heard(next) {
      const wait = renewalWait(next)
      const since = next.usada ? Date.now() - next.usada.getTime() : wait
      if (!session) dueAt = since >= 0 && since < wait ? Date.now() + wait - since : Date.now()
      // The session was just prolonged, here or in another tab.
      else if (session.usada?.getTime() !== next.usada?.getTime()) dueAt = Date.now() + wait
      session = next
      lookAfter(next.vence ? next.vence.getTime() - Date.now() : 0)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      for (const use of USES) globalThis.removeEventListener?.(use, used, { capture: true })
    },
  }
}
