import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'

export const text: AnswerBehaviour = KEEPS_TEXT
