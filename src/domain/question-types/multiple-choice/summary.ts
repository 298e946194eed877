import { localizedOption } from '../../language'
import type { QuestionBehaviour } from '../behaviour'

/** The words of the ticked options, in the options' order. */
export const summary: QuestionBehaviour['summary'] = (_question, { opciones }, { language }) =>
  opciones
    .filter((option) => option.checked)
    .map((option) => localizedOption(option, language))
    .join(', ')
