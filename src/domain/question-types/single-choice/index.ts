import { QUESTION_TYPE, type Option, type Response } from '../../form/question'
import type { AnswerBehaviour, QuestionBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { pickWords } from '../shared/pick-words'
import { closedTypes } from '../shared/types'

/** The response is an option's orden as a string; one that names no option answers nothing. */
const chosenOf = (opciones: Option[], respuesta: Response['respuesta']): Option | undefined =>
  opciones.find((option) => String(option.orden) === respuesta)

const isEmpty: AnswerBehaviour['isEmpty'] = ({ respuesta, opciones }) => !chosenOf(opciones, respuesta)

/** The words of the chosen option. */
const summary: AnswerBehaviour['summary'] = ({ opciones }, { respuesta, otraRespuesta }, { language }) => {
  const chosen = chosenOf(opciones, respuesta)
  return chosen ? pickWords(chosen, otraRespuesta, language) : ''
}

export const singleChoice: QuestionBehaviour<'single-choice'> = {
  ...KEEPS_TEXT,
  kind: 'single-choice',
  types: closedTypes(QUESTION_TYPE.singleChoice),
  isEmpty,
  summary,
}
