import { QUESTION_TYPE } from '../../form/question'
import { localizedOption } from '../../language'
import type { AnswerBehaviour, QuestionBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { closedTypes } from '../shared/types'

const isEmpty: AnswerBehaviour['isEmpty'] = ({ opciones }) => !opciones.some((option) => option.checked)

/** The words of the ticked options, in the options' order. */
const summary: AnswerBehaviour['summary'] = (_question, { opciones }, { language }) =>
  opciones
    .filter((option) => option.checked)
    .map((option) => localizedOption(option, language))
    .join(', ')

export const multipleChoice: QuestionBehaviour<'multiple-choice'> = {
  ...KEEPS_TEXT,
  kind: 'multiple-choice',
  types: closedTypes(QUESTION_TYPE.multipleChoice),
  isEmpty,
  summary,
}
