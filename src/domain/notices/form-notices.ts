/** What who gave an address is told by mail about an answer, as its form says (REACH-06). */
import * as z from 'zod/mini'
import type { Form } from '../form/form'
import type { States } from '../form/state'
import { stateRef } from '../form/state-ref'
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

/** The form with something told, or not told any more; a form that tells nothing has nothing of it. */
export function setNotice(form: Form, estado: string, isOn: boolean): Form {
  const { avisos = [], ...without } = form
  const others = avisos.filter((one) => one.estado !== estado)
  const told = isOn && others.length < MAX_NOTICES ? [...others, { estado, mensaje: '' }] : others
  return told.length === 0 ? without : { ...without, avisos: told }
}

/** Changes one; the same form where it is not told. */
export function changeNotice(form: Form, estado: string, change: (notice: FormNotice) => FormNotice): Form {
  const { avisos = [] } = form
  const changed = avisos.map((one) => (one.estado === estado ? change(one) : one))
  return changed.every((one, at) => one === avisos[at]) ? form : { ...form, avisos: changed }
}

/** Those that somebody may get: the confirmation and those of states that there are, in that order. */
export function tellableNotices({ avisos = [] }: Telling, { disponibles }: States): FormNotice[] {
  const order = [RECEIVED, ...disponibles.map(stateRef)]
  return order.flatMap((estado) => avisos.find((one) => one.estado === estado) ?? [])
}
