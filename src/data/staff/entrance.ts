import * as z from 'zod/mini'
import type { FactorStep } from '../../domain/calls/open-session'
import { BEGIN_FACTOR, CONFIRM_FACTOR, type BegunFactor } from '../../domain/calls/second-factor'
import type { PasskeyProof } from '../../domain/calls/passkeys'
import { callBeforeSession, type EntranceApp } from './before-session'
import { openSession } from './open-session'
import { readCache, writeCache } from '../device-cache'

export type { FactorStep } from '../../domain/calls/open-session'

/** Apart from what is kept for a session: it outlasts signing out, and is of no use without the password (OPS-01). */
const keyOf = (uid: string): string => `factor/${uid}`

/** What this device shows instead of a code for that account; null when it is not remembered. */
const proofOfDevice = async (uid: string): Promise<string | null> =>
  (await readCache(keyOf(uid), z.string()).catch(() => null))?.value ?? null

/** Remembers this device for that account. */
const rememberDevice = (uid: string, proof: string): Promise<void> => writeCache(keyOf(uid), proof)

/** Somebody who proved who they are and has no session yet. */
export interface Entrance {
  app: EntranceApp
  attempt: string
  /** Id of the account: what a device is remembered by. */
  uid: string
  /** Signs out of the account, which is not kept. */
  leave: () => Promise<void>
}

/** What is given of the second factor. */
export interface FactorInput {
  code?: string
  passkey?: PasskeyProof
  remember?: boolean
}

/** The one that waits for the second factor (OPS-01). */
let waiting: Entrance | null = null

/** Gives up the sign-in that waits. */
export async function giveUpEntrance(): Promise<void> {
  const given = waiting
  waiting = null
  await given?.leave()
}

/**
 * Opens a session for who proved who they are, or says what has to be done before; the account then waits for it.
 * @returns the token of the session, or the step
 */
export async function enterAs(entrance: Entrance, given: FactorInput = {}): Promise<string | FactorStep> {
  const { app, attempt, uid, leave } = entrance
  const device = await proofOfDevice(uid)
  const answer = await openSession({ attempt, ...given, ...(device !== null && { device }) }, app)
  if ('step' in answer) {
    waiting = entrance
    return answer
  }
  if (answer.device !== undefined) await rememberDevice(uid, answer.device)
  waiting = null
  await leave()
  return answer.token
}

function whoWaits(): Entrance {
  if (!waiting) throw new Error('No sign-in waits.')
  return waiting
}

/** Goes on with the sign-in that waits. @returns as {@link enterAs} */
export const goOnEntering = (given: FactorInput): Promise<string | FactorStep> => enterAs(whoWaits(), given)

/** Begins to set up the factor without which this sign-in opens no session. */
export async function beginFactorHere(): Promise<BegunFactor> {
  const { app, attempt } = whoWaits()
  return callBeforeSession(app, BEGIN_FACTOR, { attempt })
}

/** Confirms it with a code of the app. @returns recovery codes, told this once */
export async function confirmFactorHere(code: string): Promise<string[]> {
  const { app, attempt } = whoWaits()
  return (await callBeforeSession(app, CONFIRM_FACTOR, { attempt, code })).codes
}
