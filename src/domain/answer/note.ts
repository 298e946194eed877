import * as z from 'zod/mini'
import { moment, text } from '../schema'
import { answerPath } from '../store-paths'

/** Path of the notes of an answer. Not among the paths that strangers load. */
export const answerNotesPath = (answerId: string): string => `${answerPath(answerId)}/notas`

/** Letters of an internal note. */
export const MAX_NOTE = 2000

/** What staff write about an answer for each other: `respuestas_formularios/{id}/notas/{note}`; no citizen reads it. */
export interface AnswerNote {
  id: string
  texto: string
  /** Username of who wrote it. */
  autor: string
  firstName: string
  lastName: string
  fecha: Date | null
}

export const answerNoteSchema: z.ZodMiniType<AnswerNote> = z.looseObject({
  id: z.string(),
  texto: z.string(),
  autor: z.string(),
  firstName: text(),
  lastName: text(),
  fecha: moment(),
})
