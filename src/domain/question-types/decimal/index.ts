import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT, textThat } from '../shared/text'
import { withUnit } from '../shared/unit'
import { cleanValue } from '../../text/clean'

export const decimal: AnswerBehaviour = {
  ...KEEPS_TEXT,
  // ANS-05: digits, then optionally a comma and one or two decimals.
  validate: textThat((text) => /^\d+(,\d{1,2})?$/.test(text), 'decimal'),
  // Trimmed, with a comma for a point: many phones' keyboards of digits have only that (§2.3 stores the comma).
  // Three digits after it are thousands to some, and stay as typed to be told.
  normalize: (typed) => cleanValue(typed).replace(/^(\d+)[.\u066b](\d{1,2})$/, '$1,$2'),
  summary: withUnit,
}
