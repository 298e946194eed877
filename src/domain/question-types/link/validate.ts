import type { QuestionBehaviour } from '../behaviour'
import { isBlank } from '../shared/text'

/** A web address as kept: http or https, no spaces. Nothing else may be opened from an answer (javascript:). */
function isAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false
  try {
    return new URL(text).hostname !== ''
  } catch {
    return false
  }
}

/** ANS-05, on the address as `normalize` leaves it. */
export const validate: QuestionBehaviour['validate'] = (_question, response) =>
  isBlank(response) || (typeof response.respuesta === 'string' && isAddress(response.respuesta))
    ? null
    : 'link'
