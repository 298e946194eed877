import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'

/** An entry of a table of the municipality (KIND-09). Its words are the answer, so that they stay when the table changes. */
export const tableChoice: AnswerBehaviour = { ...KEEPS_TEXT }
