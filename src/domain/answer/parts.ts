import { FILE_KINDS } from '../files/limits'
import type { Response } from '../form/question'

/** The parts of a response; each is locked by itself: a missing photo may be added to a text that stays. */
export const PARTS = ['answer', ...FILE_KINDS] as const
export type Part = (typeof PARTS)[number]

const ANSWER_FIELDS = ['respuesta', 'opciones', 'otraRespuesta', 'celdas'] as const

/** Whether a change of a response is one of that part. */
export const changesPart = (change: Partial<Response>, part: Part): boolean =>
  part === 'answer' ? ANSWER_FIELDS.some((field) => field in change) : part in change
