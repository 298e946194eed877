import type { Query } from 'firebase-admin/firestore'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { ANSWERS, answerPath, NEWS, ORDERS } from '../../../src/domain/store-paths'
import { decodeAnswer } from '../answers/decode-answer'
import { hashOfAddress } from '../mail/address-hash'
import { audit, auditRef, NOBODY } from '../platform/audit'
import { database } from '../platform/admin'
import { hashOfReturned } from '../mail/returned'
import type { Return } from './read-returns'

/** Answers of one address that are told of: who has more has others to look at first. */
const MOST = 50

const idsOf = async (query: Query): Promise<string[]> =>
  (await query.limit(MOST).select().get()).docs.map(({ id }) => id)

/** The answers about which mails went to an address, and the one that the mail itself was about. */
async function answersOf({ address, mail }: Return): Promise<string[]> {
  const news = database().collection(NEWS)
  const hash = hashOfAddress(address)
  const noted: unknown = mail === '' ? null : (await auditRef('email', mail).get()).get('respuesta')
  const found = await Promise.all([
    idsOf(news.where('enviada', '==', hash)),
    idsOf(news.where('direccion', '==', hash)),
    idsOf(database().collection(ANSWERS).where('otraPersona.direccion', '==', hash)),
  ])
  return [...new Set([...found.flat(), ...(typeof noted === 'string' && noted !== '' ? [noted] : [])])]
}

/** Notes at an answer that a mail came back, once for each address, and that another person never got their link. */
async function tellAtAnswer(id: string, address: string, now: Date): Promise<void> {
  const snapshot = await database().doc(answerPath(id)).get()
  const stored = snapshot.exists ? await decodeAnswer(snapshot) : null
  if (!stored) return
  await audit(NOBODY, { tipo: 'correoDevuelto', ...aboutAnswer(stored) }, [id, hashOfReturned(address)], now)
  const isAsked = stored.otraPersona?.fin === '' && stored.otraPersona.direccion === hashOfAddress(address)
  if (isAsked) await snapshot.ref.update({ 'otraPersona.prueba': '' })
}

/** Notes at orders that their receipt did not reach its buyer. */
async function tellAtOrders(address: string): Promise<void> {
  const bought = database()
    .collection(ORDERS)
    .where('email', 'in', [...new Set([address, address.toLowerCase()])])
  const { docs } = await bought.limit(MOST).select('mailed').get()
  for (const one of docs) if (one.get('mailed') === true) await one.ref.update({ mailed: false })
}

/** Has staff see that a mail came back: at the answers that it was about, and at orders (REACH-06). May be done again. */
export async function tellStaff(returned: Return, now: Date): Promise<void> {
  for (const id of await answersOf(returned)) await tellAtAnswer(id, returned.address, now)
  await tellAtOrders(returned.address)
}
