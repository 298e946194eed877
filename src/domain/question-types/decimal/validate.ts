import type { QuestionBehaviour } from '../behaviour'
import { isBlank } from '../shared/text'

/** ANS-05: digits, then optionally a comma and one or two decimals. */
export const validate: QuestionBehaviour['validate'] = (_question, response) =>
  isBlank(response) || (typeof response.respuesta === 'string' && /^\d+(,\d{1,2})?$/.test(response.respuesta))
    ? null
    : 'decimal'
