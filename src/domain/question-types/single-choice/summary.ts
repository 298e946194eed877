import { localizedOption } from '../../language'
import type { QuestionBehaviour } from '../behaviour'

/** The words of the chosen option. */
export const summary: QuestionBehaviour['summary'] = ({ opciones }, { respuesta }, { language }) => {
  const chosen = opciones.find((option) => String(option.orden) === respuesta)
  return chosen ? localizedOption(chosen, language) : ''
}
