import { localized } from '../../language'
import type { AnswerBehaviour } from '../behaviour'

/** A number with its unit, where the form names one: `12,5 m²`. */
export const withUnit: AnswerBehaviour['summary'] = (question, { respuesta }, { language }) => {
  const number = respuesta.trim()
  const unit = number === '' || question.unidad === '' ? '' : localized(question, 'unidad', language)
  return unit === '' ? number : `${number}\u00a0${unit}`
}
