import { QUESTION_TYPE } from '../../form/question'
import type { AnswerBehaviour, QuestionBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { pickWords } from '../shared/pick-words'
import { closedTypes } from '../shared/types'

const isEmpty: AnswerBehaviour['isEmpty'] = ({ opciones }) => !opciones.some((option) => option.checked)

/** The words of the ticked options, in the options' order. */
const summary: AnswerBehaviour['summary'] = (_question, { opciones, otraRespuesta }, { language }) =>
  opciones
    .filter((option) => option.checked)
    .map((option) => pickWords(option, otraRespuesta, language))
    .join(', ')

export const multipleChoice: QuestionBehaviour<'multiple-choice'> = {
  ...KEEPS_TEXT,
  kind: 'multiple-choice',
  types: closedTypes(QUESTION_TYPE.multipleChoice),
  isEmpty,
  summary,
}
