/** What the kinds that keep a moment have in common: dates and times of day are stored as timestamps (§2.3). */
import type { Response } from '../../form/question'
import type { Codec, QuestionBehaviour } from '../behaviour'
import { unticked } from './options'

/** Whether a value is a moment that exists. */
export const isMoment = (value: unknown): value is Date =>
  value instanceof Date && !Number.isNaN(value.getTime())

export const startsNow: QuestionBehaviour['initialValue'] = ({ opciones }, now) => ({
  respuesta: now,
  opciones: unticked(opciones),
})

/** Only '' is no moment: what is neither empty nor a moment is wrong, not missing. */
export const isNoMoment: QuestionBehaviour['isEmpty'] = ({ respuesta }) => respuesta === ''

export const momentCodec: Codec = {
  encode: (respuesta) => (respuesta === '' ? undefined : respuesta),
  decode: (stored) => (isMoment(stored) ? stored : ''),
}

/** A moment written by `format`, '' for anything else. */
export const momentInWords = (respuesta: Response['respuesta'], format: (moment: Date) => string): string =>
  isMoment(respuesta) ? format(respuesta) : ''
