import { cleanText } from '../../text/clean'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'

/** What a camera reads of a bar code or QR, or somebody types: one line, as it stands there. */
export const scannedCode: AnswerBehaviour = {
  ...KEEPS_TEXT,
  normalize: (typed) => cleanText(typed.replaceAll(/\s+/gu, ' ')),
}
