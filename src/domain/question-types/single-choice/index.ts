import { QUESTION_TYPE, type Option, type Response } from '../../form/question'
import { localizedOption } from '../../language'
import type { AnswerBehaviour, QuestionBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { closedTypes } from '../shared/types'

/** The response is an option's orden as a string; one that names no option answers nothing. */
const chosenOf = (opciones: Option[], respuesta: Response['respuesta']): Option | undefined =>
  opciones.find((option) => String(option.orden) === respuesta)

const isEmpty: AnswerBehaviour['isEmpty'] = ({ respuesta, opciones }) => !chosenOf(opciones, respuesta)

/** The words of the chosen option. */
const summary: AnswerBehaviour['summary'] = ({ opciones }, { respuesta }, { language }) => {
  const chosen = chosenOf(opciones, respuesta)
  return chosen ? localizedOption(chosen, language) : ''
}

export const singleChoice: QuestionBehaviour<'single-choice'> = {
  ...KEEPS_TEXT,
  kind: 'single-choice',
  types: closedTypes(QUESTION_TYPE.singleChoice),
  isEmpty,
  summary,
}
