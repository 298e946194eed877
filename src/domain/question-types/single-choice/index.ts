import type { Option, Response } from '../../form/question'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { pickWords } from '../shared/pick-words'

/** The response is an option's orden as a string; one that names no option answers nothing. */
const chosenOf = (opciones: Option[], respuesta: Response['respuesta']): Option | undefined =>
  opciones.find((option) => String(option.orden) === respuesta)

const isEmpty: AnswerBehaviour['isEmpty'] = ({ respuesta, opciones }) => !chosenOf(opciones, respuesta)

/** The words of the chosen option. */
const summary: AnswerBehaviour['summary'] = ({ opciones }, { respuesta, otraRespuesta }, { language }) => {
  const chosen = chosenOf(opciones, respuesta)
  return chosen ? pickWords(chosen, otraRespuesta, language) : ''
}

export const singleChoice: AnswerBehaviour = {
  ...KEEPS_TEXT,
  isEmpty,
  summary,
}
