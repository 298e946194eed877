import type { Transaction } from 'firebase-admin/firestore'
import type { FactorRefusal } from '../../../src/domain/calls/factor-refusal'
import type { FactorStep, OpenSessionRequest } from '../../../src/domain/calls/open-session'
import type { PasskeyChallenge } from '../../../src/domain/calls/passkeys'
import {
  MAX_REMEMBERED,
  remembered,
  rememberedUntil,
  type FactorDemand,
  type StoredFactor,
} from '../../../src/domain/user/second-factor'
import { roleOf, type User } from '../../../src/domain/user/user'
import { NOBODY } from '../platform/audit'
import type { Caller } from '../platform/caller'
import { sessionRefused } from '../platform/errors'
import { inTransaction } from '../platform/in-transaction'
import { NO_FACTOR, sessionName, type FactorTerms } from '../session/begin-session'
import type { Purpose } from '../factor/challenge'
import { checkCode, isRememberedDevice, type Checked } from '../factor/check'
import { factorRef, noteFactor, readFactor, type Holder } from '../factor/record'
import { newDeviceProof } from '../factor/codes'
import { passkeyChallenge, checkPasskey } from '../factor/passkeys'
import { printOf } from '../factor/seal'

/** Somebody who gave the password. */
interface Entering {
  user: User
  demand: FactorDemand
  caller: Caller
  asked: OpenSessionRequest
}

/** How the session of somebody begins who comes in, and what the device shows next time. */
interface Entrance {
  terms: FactorTerms
  device: string | null
}

/** Whose factor is asked for at a sign-in; the trail names the person, who proved the password. */
export const holderOf = (user: User, { origin }: Caller): Holder => ({
  username: user.username,
  municipalityPath: user.municipalityPath,
  actor: { ...NOBODY, por: user.username, rol: roleOf(user) ?? '', origen: origin },
})

/** The devices with a new one, without those whose time is over and the oldest of too many. */
function withDevice(factor: StoredFactor, proof: string, username: string, now: Date) {
  const device = { huella: printOf(proof, username), hasta: rememberedUntil(now) }
  return [...remembered(factor, now), device].slice(-MAX_REMEMBERED)
}

interface Giving {
  holder: Holder
  factor: StoredFactor
  asked: OpenSessionRequest
  purpose: Purpose
  now: Date
}

/** Whether what was given counts; null when nothing was. */
async function check(
  tx: Transaction,
  { holder, factor, asked, purpose, now }: Giving,
): Promise<Checked | null> {
  if (asked.passkey !== undefined) {
    const onCopied = () => noteFactor(tx, holder, 'factorLlaveCopia')
    return checkPasskey(factor, asked.passkey, { purpose, now, onCopied })
  }
  return asked.code === undefined ? null : checkCode(tx, holder, factor, { typed: asked.code, now })
}

/** That something has to be given, why what was given does not count, and what a passkey may sign instead. */
interface Asked {
  refused: FactorRefusal | null
  passkey: PasskeyChallenge | null
}

/** The code of somebody who has a factor, in one read: its repetition and a remembered device need none. */
async function given({ user, demand, caller, asked }: Entering): Promise<Entrance | Asked> {
  const { username } = user
  const holder = holderOf(user, caller)
  const sid = sessionName({ caller, attempt: asked.attempt })
  return inTransaction(async (tx) => {
    const now = new Date()
    const factor = await readFactor(tx, username)
    if (factor.secreto === '') throw sessionRefused('factor')
    if (factor.ingreso === sid) return { terms: { given: true, at: now, until: null }, device: null }
    const shown = demand.remembers ? asked.device : undefined
    if (shown !== undefined && isRememberedDevice(factor, shown, username, now))
      return { terms: { given: true, at: null, until: null }, device: null }
    const purpose = { username, what: 'enter', where: sid } as const
    const checked = await check(tx, { holder, factor, asked, purpose, now })
    if (!checked?.counts) {
      return { refused: checked?.refusal ?? null, passkey: passkeyChallenge(factor, purpose, now) }
    }
    const device = demand.remembers && asked.remember === true ? newDeviceProof() : null
    const devices = device !== null && { dispositivos: withDevice(factor, device, username, now) }
    tx.set(factorRef(username), { ...checked.change, ingreso: sid, ...devices }, { merge: true })
    if (checked.byRecovery) noteFactor(tx, holder, 'factorRecuperacion')
    return { terms: { given: true, at: now, until: null }, device }
  })
}

/**
 * What somebody who gave the password has to do about the second factor, or how the session begins (OPS-01). Nobody
 * learns by it whether there is a factor who does not know the password.
 * @throws HttpsError `permission-denied` with `{ refusal: 'factor' }`, `data-loss`
 */
export async function factorEntrance(entering: Entering): Promise<Entrance | FactorStep> {
  const { user, demand } = entering
  if (!user.segundoFactor) {
    const isNeeded = demand.from !== null && demand.from <= new Date()
    if (isNeeded) return { step: 'setUp', remembers: demand.remembers, refused: null }
    return { terms: { ...NO_FACTOR, until: demand.from }, device: null }
  }
  const entrance = await given(entering)
  if ('terms' in entrance) return entrance
  const { refused, passkey } = entrance
  return { step: 'code', remembers: demand.remembers, refused, ...(passkey && { passkey }) }
}
