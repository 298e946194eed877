/** The bin: where an answer lies that somebody of the staff deleted, until its days are over (REACH-10). */
import * as z from 'zod/mini'
import { moment, text } from '../schema'
import { DAY_MS } from '../privacy/retention-due'

/** For how many days a deleted answer lies in the bin. */
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
  titulo: text(),
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

/** Until when something that is deleted now can come back. */
export const binnedUntil = (now: Date): Date => new Date(now.getTime() + BIN_DAYS * DAY_MS)

/** Whether it can still come back: what is being erased, or whose days are over, cannot. */
export const canComeBack = ({ hasta, vaciando }: Pick<Binned, 'hasta' | 'vaciando'>, now: Date): boolean =>
  !vaciando && hasta !== null && hasta > now

/** How many days are left, the running one among them; 0 when they are over. */
export const daysLeft = (until: number, now: Date): number =>
  Math.max(0, Math.ceil((until - now.getTime()) / DAY_MS))
