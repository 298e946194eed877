/** The bin: where answers and forms lie that somebody of the staff deleted, until their days are over (REACH-10). */
import * as z from 'zod/mini'
import { flag, moment, text } from '../schema'
import { DAY_MS } from '../privacy/retention-due'
import { plainTitle } from '../text/without-answers'

/** For how many days something that is deleted lies in the bin. */
export const BIN_DAYS = 30

/** What stands beside a deleted answer: whose it was, who deleted it and until when it can come back. */
export interface Binned {
  idPlantilla: string
  titulo: string
  codigoMunicipio: string
  creadoPor: string
  municipalityPath: string
  /** Paths of its areas. */
  areas: string[]
  /** Username and name of who deleted it. */
  por: string
  nombre: string
  borrada: Date | null
  hasta: Date | null
  /** It is being erased: nothing brings it back. */
  vaciando: boolean
}

const areasSchema = z._default(z.array(z.string()), [])

export const binnedSchema: z.ZodMiniType<Binned> = z.looseObject({
  idPlantilla: text(),
  titulo: plainTitle(),
  codigoMunicipio: text(),
  creadoPor: text(),
  municipalityPath: text(),
  areas: areasSchema,
  por: text(),
  nombre: text(),
  borrada: moment(),
  hasta: moment(),
  vaciando: z._default(z.boolean(), false),
})

/** A form that is marked deleted: who did it and when. */
export interface DeletedFormHead {
  titulo: string
  municipalityPath: string
  /** Paths of its areas. */
  areas: string[]
  deleted: boolean
  deletionInfo: { username: string; date: Date | null }
}

export const deletedFormSchema: z.ZodMiniType<DeletedFormHead> = z.looseObject({
  titulo: plainTitle(),
  municipalityPath: text(),
  areas: areasSchema,
  deleted: flag(),
  deletionInfo: z._default(z.looseObject({ username: text(), date: moment() }), { username: '', date: null }),
})

/** Until when a deleted form can come back; null where nobody knows when it was deleted. */
export const formUntil = ({ deletionInfo: { date } }: DeletedFormHead): Date | null =>
  date && binnedUntil(date)

/** Whether a form lies in the bin: what is erased there had its days taken away before. */
export const isFormInBin = (form: DeletedFormHead, now: Date): boolean =>
  form.deleted && canComeBack({ hasta: formUntil(form), vaciando: false }, now)

/** When something was deleted whose days in the bin are over now. */
export const binnedSince = (now: Date): Date => new Date(now.getTime() - BIN_DAYS * DAY_MS)

/** Until when something that is deleted now can come back. */
export const binnedUntil = (now: Date): Date => new Date(now.getTime() + BIN_DAYS * DAY_MS)

/** Whether it can still come back: what is being erased, or whose days are over, cannot. */
export const canComeBack = ({ hasta, vaciando }: Pick<Binned, 'hasta' | 'vaciando'>, now: Date): boolean =>
  !vaciando && hasta !== null && hasta > now

/** How many days are left, the running one among them; 0 when they are over. */
export const daysLeft = (until: number, now: Date): number =>
  Math.max(0, Math.ceil((until - now.getTime()) / DAY_MS))
