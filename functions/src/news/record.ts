import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { flag, moment, text } from '../../../src/domain/schema'
import { newsPath } from '../../../src/domain/store-paths'
import { newLinkKey } from '../mailed-links/link'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** What is known of the mails about an answer: of the address its hash alone, because the answer has it. */
export interface NewsRecord {
  /** Stands in the links of the mails: who has it got one. */
  clave: string
  /** Hash of the address that was proven to be its owner's; '' before. */
  direccion: string
  /** Hash of the address that the confirmation went to: who has its link proves that one. */
  enviada: string
  /** Nobody is written to any more. */
  baja: boolean
  /** The confirmation is still to be sent. */
  confirma: boolean
  /** The state changed since the last mail. */
  cambio: boolean
  /** Reference of the state that was told last. */
  dicho: string
  /** When it is to be looked at; null for not before something happens. */
  toca: Date | null
  /** How many mails there were. */
  vez: number
  /** How often the mail server was away since the last one. */
  intentos: number
}

const count = () => z._default(z.number(), 0)
const recordSchema: z.ZodMiniType<NewsRecord> = z.looseObject({
  ...{
    clave: z.string(),
    direccion: text(),
    enviada: text(),
    baja: flag(),
    confirma: flag(),
    cambio: flag(),
  },
  ...{ dicho: text(), toca: moment(), vez: count(), intentos: count() },
})

export const newsRef = (answerId: string): DocumentReference => database().doc(newsPath(answerId))

export const newsIn = (snapshot: DocumentSnapshot): NewsRecord | null =>
  snapshot.exists ? decode(recordSchema, snapshot) : null

/** Of an answer about which nobody was written to yet; it is looked at from that moment on. */
export const newRecord = (toca: Date): NewsRecord => ({
  ...{
    clave: newLinkKey(),
    direccion: '',
    enviada: '',
    baja: false,
    confirma: true,
  },
  ...{ cambio: false, dicho: '', toca, vez: 0, intentos: 0 },
})
