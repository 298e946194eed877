import { isMailAddress } from '../../mail/address'
import { cleanAddress } from '../../text/clean'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT, textThat } from '../shared/text'

export const email: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate: textThat(isMailAddress, 'malformed'),
  normalize: cleanAddress,
}
