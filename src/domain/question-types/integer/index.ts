import { DATA_TYPE } from '../../form/question'
import type { QuestionBehaviour } from '../behaviour'
import { KEEPS_TEXT, textThat } from '../shared/text'
import { openTypes } from '../shared/types'
import { cleanValue } from '../../text/clean'

export const integer: QuestionBehaviour<'integer'> = {
  ...KEEPS_TEXT,
  kind: 'integer',
  types: openTypes(DATA_TYPE.integer),
  // ANS-05: digits only, no sign, no separators.
  validate: textThat((text) => /^\d+$/.test(text), 'integer'),
  normalize: cleanValue,
}
