import type { Response } from '../../form/question'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from './text'

const MINUTE_MS = 60_000

/** Whether a value is a moment that exists. */
export const isMoment = (value: unknown): value is Date =>
  value instanceof Date && !Number.isNaN(value.getTime())

/** What kinds do that keep a moment: dates and times of day are stored as timestamps (§2.3). */
export const KEEPS_MOMENT: Pick<AnswerBehaviour, 'initialValue' | 'isEmpty' | 'codec'> = {
  initialValue: (question, now) => ({ ...KEEPS_TEXT.initialValue(question, now), respuesta: now }),
  // Only '' is no moment: what is neither empty nor a moment is wrong, not missing.
  isEmpty: ({ respuesta }) => respuesta === '',
  codec: {
    encode: KEEPS_TEXT.codec.encode,
    decode: (stored) => (isMoment(stored) ? stored : ''),
  },
}

/**
 * Whether a date or time is what the form filled in when it was opened (ANS-04): that has its seconds, what a person
 * chooses is a whole minute.
 */
export const isAsFilledIn = ({ respuesta }: Pick<Response, 'respuesta'>): boolean =>
  isMoment(respuesta) && respuesta.getTime() % MINUTE_MS !== 0

/** A summary that writes moments by one of the formats, '' for anything else. */
export const momentAs =
  (format: 'date' | 'time'): AnswerBehaviour['summary'] =>
  (_question, { respuesta }, formats) =>
    isMoment(respuesta) ? formats[format](respuesta) : ''
