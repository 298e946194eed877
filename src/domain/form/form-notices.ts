/** What who gave an address is told by mail about an answer, as its form says (REACH-06). */
import * as z from 'zod/mini'
import type { States } from './state'
import { stateRef } from './state-ref'
import { text } from '../schema'

/** Stands for no state: the confirmation, which goes out when an answer came. */
export const RECEIVED = ''

/** Most of a form, and letters of one; rules know the first. */
export const MAX_NOTICES = 101
export const MAX_NOTICE_WORDS = 5_000

export interface FormNotice {
  /** Reference of the state that is told; {@link RECEIVED} for the confirmation. */
  estado: string
  /** Words of its own, '' for the product's; others in `mensaje_{lang}`. */
  mensaje: string
  /** Of the confirmation: it says where the copy of the answer is, where the form gives such a code (PUB-04). */
  copia?: boolean | undefined
}

export const formNoticeSchema: z.ZodMiniType<FormNotice> = z.looseObject({
  estado: z.string(),
  mensaje: text(),
  copia: z.optional(z.boolean()),
})

interface Telling {
  avisos?: readonly FormNotice[] | undefined
}

/** What is told when an answer came or came into a state; null for nothing. */
export const noticeOf = ({ avisos = [] }: Telling, estado: string): FormNotice | null =>
  avisos.find((one) => one.estado === estado) ?? null

/** Those that somebody may get: the confirmation and those of states that there are, in that order. */
export function tellableNotices({ avisos = [] }: Telling, { disponibles }: States): FormNotice[] {
  const order = [RECEIVED, ...disponibles.map(stateRef)]
  return order.flatMap((estado) => avisos.find((one) => one.estado === estado) ?? [])
}
