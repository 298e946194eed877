import { FieldValue, type DocumentData } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import type { PartRequest } from '../../../src/domain/answer/part-request'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import type { States } from '../../../src/domain/form/state'
import { withCurrentState, stateRef } from '../../../src/domain/form/state-ref'
import { isWaitingIn } from '../../../src/domain/form/second-person'
import { isAway } from '../mail/away'
import { hashOfAddress } from '../mail/address-hash'
import { audit, type Actor } from '../platform/audit'
import { failedWith } from '../platform/grpc'
import { addressOf, type AskingAnswer } from './asking'
import { hashOfSecret, newSecret } from './link'
import { mailPart } from './mail'

const DAY_MS = 24 * 60 * 60 * 1000

/** Notes on the answer whom its link belongs to; false when the answer changed meanwhile. */
export async function recordPartRequest({ snapshot }: AskingAnswer, change: DocumentData): Promise<boolean> {
  const { updateTime } = snapshot
  try {
    // Times stay as they are: nobody edited the answer.
    await snapshot.ref.update(change, updateTime ? { lastUpdateTime: updateTime } : {})
    return true
  } catch (error) {
    if (failedWith(error, 'failedPrecondition', 'notFound')) return false
    throw error
  }
}

const stateIn = ({ actual, clave }: States): DocumentData => ({
  'estados.actual': actual,
  ...(clave && { 'estados.clave': clave }),
})

/** Where an answer waits that was refused and is asked for again; left out where it stands elsewhere. */
function backToWaiting({ stored: { estados }, rule }: AskingAnswer): DocumentData {
  if (!isWaitingIn(estados, { ...rule, espera: rule.rechazo })) return {}
  const at = estados.disponibles.findIndex((state) => stateRef(state) === rule.espera)
  return at < 0 ? {} : stateIn(withCurrentState(estados, at))
}

/** What an answer notes when it asks. */
export const requestNow = (prueba: string, now: Date, days: number, address = ''): PartRequest => ({
  direccion: address && hashOfAddress(address),
  ...{ prueba, pedida: now, hasta: untilOf(now, days), fin: '', cuando: null, motivo: '', cuenta: '' },
  evento: '',
})

/** Until when a link that is mailed now is open. */
const untilOf = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

/**
 * Mails the link of an answer and notes that it was: a new one, which ends the one before (REACH-11).
 * @param by who of the staff asks; nobody for the product itself
 * @param evento the event by which the product asks; '' for staff
 * @returns whether it was sent; null when the answer changed meanwhile
 * @throws HttpsError of the mail server that is away: nothing is noted then
 */
export async function sendLink(
  asking: AskingAnswer,
  by: Actor,
  now: Date,
  evento = '',
): Promise<boolean | null> {
  const { stored, snapshot, rule } = asking
  const [address, secret] = [addressOf(asking), newSecret()]
  const until = untilOf(now, rule.dias)
  const motivo = stored.otraPersona?.motivo ?? ''
  const request = { ...requestNow(hashOfSecret(secret), now, rule.dias, address), motivo, evento }
  if (!(await recordPartRequest(asking, { otraPersona: request, ...backToWaiting(asking) }))) return null
  const unsent = () => snapshot.ref.update({ 'otraPersona.prueba': '' })
  let isSent = false
  try {
    if (address !== '') isSent = await mailPart(asking, { address, secret, until })
  } catch (error) {
    if (isAway(error)) {
      // As it was before, in its state too: who asks again does the same.
      await snapshot.ref.update({
        otraPersona: snapshot.get('otraPersona') ?? FieldValue.delete(),
        ...stateIn(stored.estados),
      })
      throw error
    }
    logger.warn('the link to a part was not taken', { answer: stored.id, error })
  }
  if (!isSent) await unsent()
  const note = { tipo: 'partePedida', ...aboutAnswer(stored), cantidad: isSent ? 1 : 0 } as const
  await audit(by, note, askedKey(stored.id, evento || now.getTime()), now)
  return isSent
}

/** Names the entry of the trail that tells of a mail. */
export const askedKey = (answerId: string, event: string | number): [string, string | number] => [
  answerId,
  event,
]
