import * as z from 'zod/mini'
import type { MuniCoreSettings } from '../form/form'
import { muniCoreShape } from '../form/stored-form'
import { flag, text } from '../schema'

/**
 * What functions keep beside an answer about the management system, `respuestas_formularios/{id}/interno/muniCore`:
 * the settings of its version (decision 008) and the incident that was made of it (decision 017).
 */
export interface AnswerSettings extends MuniCoreSettings {
  /** The incident of the answer; '' while there is none (INC-01). */
  idIncidente: string
  /** The type that the incident was last given (INC-02). */
  tipoIncidente: string
  /** When the answer was as that type says, see `momentOf`: older moments change nothing any more. */
  ordenIncidente: number
  /** Which of its two installations the management system keeps the incident on. */
  usarAWS: boolean
  /** The asset that the incident is about (INC-03); '' for none. */
  idIdentificador: string
}

export const answerSettingsSchema: z.ZodMiniType<AnswerSettings> = z.looseObject({
  ...muniCoreShape,
  idIncidente: text(),
  tipoIncidente: text(),
  ordenIncidente: z._default(z.number(), 0),
  usarAWS: flag(),
  idIdentificador: text(),
})
