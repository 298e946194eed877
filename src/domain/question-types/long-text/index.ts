import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'

/** A text of several lines, which stay. */
export const longText: AnswerBehaviour = KEEPS_TEXT
