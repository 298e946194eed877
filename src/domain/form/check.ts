import * as z from 'zod/mini'
import { text } from '../schema'

/**
 * What happens when an answer fails a check: it is not taken, or the person is told and may go on. With `cierre`, of a
 * section, the person cannot go on when its rule is true: the form is not for them (LOGIC-01).
 */
export const CHECK_TYPES = ['error', 'aviso', 'cierre'] as const
export type CheckType = (typeof CHECK_TYPES)[number]

/** A check of an answer that the form itself makes (LOGIC-01). */
export interface Check {
  /** Stable name of the check. */
  id: string
  /** The formula that has to be true. */
  regla: string
  /** What the person is told when it is not, in the base language; others in `mensaje_{lang}`. */
  mensaje: string
  tipo: CheckType
  /**
   * Of the form as a whole: it stands with the checks of a section, so that everything which knows those knows it, but is
   * told at the end of the form and holds whichever sections are asked (decision 118).
   */
  delFormulario?: boolean | undefined
}

export const isOfForm = ({ delFormulario }: Check): boolean => delFormulario === true

export const checkSchema: z.ZodMiniType<Check> = z.looseObject({
  id: z.string(),
  regla: text(),
  mensaje: text(),
  tipo: z._default(z.enum(CHECK_TYPES), 'error'),
})
