import {
  PROVE_FACTOR,
  GET_FACTOR,
  CHANGE_FACTOR,
  type FactorChange,
  type FactorStatus,
} from '../../../src/domain/calls/second-factor'
import { remembered, shownRecovery } from '../../../src/domain/user/second-factor'
import { sessionPath, userPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { served } from '../platform/served'
import { factorRefused, forbidden } from '../platform/errors'
import { inTransaction } from '../platform/in-transaction'
import { requireRecentFactor, staffCaller, type StaffCaller } from '../platform/staff-caller'
import { factorDemandOf } from '../session/staff'
import { checkCode } from './check'
import { factorRef, forgetFactor, holderIn, noteFactor, readFactor, type Holder } from './record'
import { newRecoveryCodes } from './codes'
import { passkeySite } from './passkey-site'
import { checkPasskey } from './passkeys'
import { printOf } from './seal'

/**
 * How the caller's second factor stands (OPS-01); nothing of what it is made of.
 * @throws HttpsError of {@link staffCaller}, `invalid-argument`
 */
export const getFactor = served(GET_FACTOR, async (request): Promise<FactorStatus> => {
  const { user } = await staffCaller(request)
  request.checked()
  const [{ offered, from }, factor] = await Promise.all([
    factorDemandOf(user),
    inTransaction((tx) => readFactor(tx, user.username), { readOnly: true }),
  ])
  const on = Boolean(user.segundoFactor)
  return {
    on,
    offered,
    from: from?.getTime() ?? null,
    codes: on ? factor.recuperacion.length : 0,
    devices: on ? remembered(factor, new Date()).length : 0,
    site: passkeySite()?.rpId ?? null,
    passkeys: (on ? factor.llaves : []).map(({ id, nombre: name, creada, usada }) => ({
      ...{ id, name, created: creada?.getTime() ?? null, used: usada?.getTime() ?? null },
    })),
  }
})

/**
 * Gives the second factor once more in a session, before an act that asks for it (OPS-01).
 * @throws HttpsError of {@link staffCaller}, `invalid-argument`, `permission-denied` for who has none,
 * `failed-precondition` with `{ factor: { reason, minutes } }`, `data-loss`
 */
export const proveFactor = served(PROVE_FACTOR, async (request): Promise<Record<string, never>> => {
  const caller = await staffCaller(request)
  const given = request.checked()
  const holder = holderIn(caller)
  const { username } = holder
  if (!caller.user.segundoFactor) throw forbidden()
  const refusal = await inTransaction(async (tx) => {
    const now = new Date()
    const factor = await readFactor(tx, username)
    const checked =
      'code' in given
        ? checkCode(tx, holder, factor, { typed: given.code, now })
        : await checkPasskey(factor, given.passkey, {
            purpose: { username, what: 'again', where: caller.sid },
            now,
            onCopied: () => noteFactor(tx, holder, 'factorLlaveCopia'),
          })
    if (!checked.counts) return checked.refusal
    tx.set(factorRef(username), checked.change, { merge: true })
    tx.update(database().doc(sessionPath(caller.sid)), { conFactor: true, factor: now, sinFactorHasta: null })
    if (checked.byRecovery) noteFactor(tx, holder, 'factorRecuperacion')
    return null
  })
  if (refusal) throw factorRefused(refusal)
  return {}
})

/** Takes the factor away, where the municipality lets the person be without. */
async function turnOff(holder: Holder, caller: StaffCaller): Promise<void> {
  if ((await factorDemandOf(caller.user)).from !== null) throw forbidden()
  await inTransaction(async (tx) => {
    forgetFactor(tx, holder.username)
    tx.update(database().doc(userPath(holder.username)), { segundoFactor: null })
    noteFactor(tx, holder, 'factorBaja')
  })
}

/** Other recovery codes; the ones from before count no more. */
async function renewCodes(holder: Holder): Promise<string[]> {
  const { username } = holder
  const codes = newRecoveryCodes()
  await inTransaction(async (tx) => {
    tx.update(factorRef(username), { recuperacion: codes.map((one) => printOf(one, username)) })
    noteFactor(tx, holder, 'factorCodigos')
  })
  return codes.map(shownRecovery)
}

const CHANGES: Record<FactorChange, (holder: Holder, caller: StaffCaller) => Promise<string[]>> = {
  codes: renewCodes,
  devices: async ({ username }) => {
    await factorRef(username).update({ dispositivos: [] })
    return []
  },
  off: async (holder, caller) => {
    await turnOff(holder, caller)
    return []
  },
}

/**
 * Changes the own second factor (OPS-01): other recovery codes, no remembered device, none at all.
 * @returns recovery codes, if that was asked
 * @throws HttpsError of {@link staffCaller}, `invalid-argument`, `failed-precondition` with `{ factor: 'again' }`;
 * `permission-denied` for who has none, and for turning off what the municipality asks for
 */
export const changeFactor = served(CHANGE_FACTOR, async (request): Promise<{ codes: string[] }> => {
  const caller = await staffCaller(request)
  const { change } = request.checked()
  if (!caller.user.segundoFactor) throw forbidden()
  requireRecentFactor(caller)
  return { codes: await CHANGES[change](holderIn(caller), caller) }
})
