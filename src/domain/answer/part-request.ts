/** What an answer notes of having asked another person for a part (REACH-11). */
import * as z from 'zod/mini'
import { moment, text } from '../schema'

/** Most letters of why somebody refuses. */
export const MAX_REFUSAL = 1_000

/** Stands with the answer as `otraPersona`; functions alone write it. Of the address it has a hash: a question has it. */
export interface PartRequest {
  /** Hash of the secret of the link; '' where no mail was taken. */
  prueba: string
  /** When the link was mailed last. */
  pedida: Date | null
  /** Hash of the address that the link went to, by which a mail that came back is known. */
  direccion: string
  /** Until when it is open. */
  hasta: Date | null
  /** What became of it; '' as long as nobody gave or refused it. */
  fin: '' | 'dada' | 'rechazada'
  /** When. */
  cuando: Date | null
  /** Why it was refused, in the person's words. */
  motivo: string
  /** Account of the browser that has the link open and sends files. */
  cuenta: string
  /** The event of the answer that asked; '' where staff did. By it a try that broke off is told from one that is done. */
  evento: string
}

export const partRequestSchema: z.ZodMiniType<PartRequest> = z.looseObject({
  prueba: text(),
  direccion: text(),
  pedida: moment(),
  hasta: moment(),
  fin: z._default(z.enum(['', 'dada', 'rechazada']), ''),
  cuando: moment(),
  motivo: text(),
  cuenta: text(),
  evento: text(),
})

/**
 * How a part stands: `unsent` the mail was not taken, `open` the link is, `late` its days are over, `given`, `refused`.
 */
export type PartStatus = 'unsent' | 'open' | 'late' | 'given' | 'refused'

export function partStatus({ prueba, hasta, fin }: PartRequest, now: Date): PartStatus {
  if (fin !== '') return fin === 'dada' ? 'given' : 'refused'
  if (prueba === '') return 'unsent'
  return hasta !== null && now < hasta ? 'open' : 'late'
}

/** Whether an answer has a part that the other person never gave: who made it pretends to be them. */
export const pretendsPart = ({
  secciones,
  otraPersona,
}: {
  secciones: readonly { dada?: boolean }[]
  otraPersona?: PartRequest | null | undefined
}): boolean => otraPersona?.fin !== 'dada' && secciones.some(({ dada = false }) => dada)
