/** What the kinds that keep a text have in common. */
import type { Codec, QuestionBehaviour } from '../behaviour'
import { unticked } from './options'

export const startsEmpty: QuestionBehaviour['initialValue'] = ({ opciones }) => ({
  respuesta: '',
  opciones: unticked(opciones),
})

/** A text of spaces only is no answer. */
export const isBlank: QuestionBehaviour['isEmpty'] = ({ respuesta }) =>
  typeof respuesta === 'string' && respuesta.trim() === ''

export const anythingGoes: QuestionBehaviour['validate'] = () => null

export const trimmed: QuestionBehaviour['normalize'] = (typed) => typed.trim()

export const textCodec: Codec = {
  encode: (respuesta) => (respuesta === '' ? undefined : respuesta),
  decode: (stored) => (typeof stored === 'string' ? stored : ''),
}

export const asWritten: QuestionBehaviour['summary'] = (_question, { respuesta }) =>
  typeof respuesta === 'string' ? respuesta.trim() : ''
