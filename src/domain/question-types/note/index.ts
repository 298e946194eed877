import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'

/** Tells something and asks nothing (KIND-03): whatever is stored for it is no answer. */
export const note: AnswerBehaviour = {
  ...KEEPS_TEXT,
  isEmpty: () => true,
  summary: () => '',
}
