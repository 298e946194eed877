import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT, textThat } from '../shared/text'
import { withUnit } from '../shared/unit'
import { cleanValue } from '../../text/clean'

export const integer: AnswerBehaviour = {
  ...KEEPS_TEXT,
  // ANS-05: digits only, no sign, no separators.
  validate: textThat((text) => /^\d+$/.test(text), 'integer'),
  normalize: cleanValue,
  summary: withUnit,
}
