import type { QuestionBehaviour } from '../behaviour'
import { isBlank } from '../shared/text'

/** ANS-05: digits only, no sign, no separators. */
export const validate: QuestionBehaviour['validate'] = (_question, response) =>
  isBlank(response) || (typeof response.respuesta === 'string' && /^\d+$/.test(response.respuesta))
    ? null
    : 'integer'
