import { randomBytes } from 'node:crypto'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { database } from '../platform/admin'
import { APP_URL } from '../platform/params'

const KEY_BYTES = 16
const KEY = /^[0-9a-f]{32}$/

/** A key that stands in the links of mails: who has it got one of them. */
export const newLinkKey = (): string => randomBytes(KEY_BYTES).toString('hex')

/** Where mails are asked for and stopped; '' where nobody said where the product is. */
export const linkUrl = (page: 'novedades' | 'apertura', key: string, language: string): string =>
  APP_URL.value() && `${APP_URL.value()}/${page}/${key}?idioma=${language}`

/** What is kept in a collection under the key (`clave`) in which an address ends; null for nothing. One read. */
export async function behindLink(collection: string, path: string): Promise<DocumentSnapshot | null> {
  const key = path.split('/').findLast(Boolean) ?? ''
  if (!KEY.test(key)) return null
  const { docs } = await database().collection(collection).where('clave', '==', key).limit(1).get()
  return docs[0] ?? null
}

/** By these a mail program offers to stop mails with one press (RFC 8058). */
export const stoppedBy = (link: string): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(link && { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})
