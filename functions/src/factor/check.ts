import type { Transaction } from 'firebase-admin/firestore'
import type { FactorRefusal } from '../../../src/domain/calls/factor-refusal'
import {
  isPending,
  remembered,
  typedFactor,
  waitsUntil,
  type StoredFactor,
} from '../../../src/domain/user/second-factor'
import { damaged } from '../platform/errors'
import { intervalOf } from './codes'
import { factorRef, noteFactor, type Holder } from './record'
import { printOf, unseal } from './seal'

/** A code that counts, and what has to be stored so that it counts once; or why it does not. */
export type Checked =
  | { counts: true; change: Partial<StoredFactor>; byRecovery: boolean }
  | { counts: false; refusal: FactorRefusal }

const MINUTE_MS = 60_000
const UNTRIED = { fallos: 0, ultimoFallo: null }

/** What is stored when a code of the app counts: the codes until then count no more. */
function appCode(code: string, sealed: string, after: number, username: string, now: Date) {
  const secret = unseal(sealed, username)
  if (secret === null) throw damaged()
  const paso = intervalOf(code, secret, now)
  return paso === null || paso <= after ? null : { paso, ...UNTRIED }
}

/** What is stored when a recovery code counts: it is gone. */
function recovery(code: string, { recuperacion }: StoredFactor, username: string) {
  const print = printOf(code, username)
  if (!recuperacion.includes(print)) return null
  return { recuperacion: recuperacion.filter((one) => one !== print), ...UNTRIED }
}

function accepted(factor: StoredFactor, typed: string, { username }: Holder, now: Date) {
  const given = typedFactor(typed)
  if (given?.kind === 'code') return appCode(given.code, factor.secreto, factor.paso, username, now)
  return given && recovery(given.code, factor, username)
}

/** Looks at a code unless too many were wrong, and writes down that it was wrong. */
function judged(
  tx: Transaction,
  holder: Holder,
  factor: StoredFactor,
  now: Date,
  change: () => Partial<StoredFactor> | null,
): Checked {
  const waits = waitsUntil(factor, now)
  const minutesTo = (until: Date) => Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS)
  if (waits) return { counts: false, refusal: { reason: 'wait', minutes: minutesTo(waits) } }
  const right = change()
  if (right) return { counts: true, change: right, byRecovery: right.recuperacion !== undefined }
  const failed = { fallos: factor.fallos + 1, ultimoFallo: now }
  const next = waitsUntil({ ...factor, ...failed }, now)
  tx.set(factorRef(holder.username), failed, { merge: true })
  if (next) noteFactor(tx, holder, 'factorRechazado')
  return {
    counts: false,
    refusal: next ? { reason: 'wait', minutes: minutesTo(next) } : { reason: 'wrong', minutes: 0 },
  }
}

/**
 * Whether a code of a person's factor counts (OPS-01): of the app within one interval and newer than the last that
 * counted, or a recovery code that was not used. Wrong ones are counted in the same transaction, however many come at
 * once. The caller stores the change.
 */
export const checkCode = (
  tx: Transaction,
  holder: Holder,
  factor: StoredFactor,
  { typed, now }: { typed: string; now: Date },
): Checked => judged(tx, holder, factor, now, () => accepted(factor, typed, holder, now))

/** The same for a factor that is being set up. */
export const checkPending = (
  tx: Transaction,
  holder: Holder,
  factor: StoredFactor,
  { typed, now }: { typed: string; now: Date },
): Checked =>
  judged(tx, holder, factor, now, () => {
    const given = typedFactor(typed)
    if (given?.kind !== 'code' || !isPending(factor, now)) return null
    return appCode(given.code, factor.pendiente, 0, holder.username, now)
  })

/** Whether a device is one that is remembered. */
export const isRememberedDevice = (
  factor: StoredFactor,
  proof: string,
  username: string,
  now: Date,
): boolean => {
  const print = printOf(proof, username)
  return remembered(factor, now).some(({ huella }) => huella === print)
}
