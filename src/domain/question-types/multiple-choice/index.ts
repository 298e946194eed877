import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { pickWords } from '../shared/pick-words'

const isEmpty: AnswerBehaviour['isEmpty'] = ({ opciones }) => !opciones.some((option) => option.checked)

/** The words of the ticked options, in the options' order. */
const summary: AnswerBehaviour['summary'] = (_question, { opciones, otraRespuesta }, { language }) =>
  opciones
    .filter((option) => option.checked)
    .map((option) => pickWords(option, otraRespuesta, language))
    .join(', ')

export const multipleChoice: AnswerBehaviour = {
  ...KEEPS_TEXT,
  isEmpty,
  summary,
}
