import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT, textThat } from '../shared/text'
import { cleanAddress } from '../../text/clean'

/** ANS-05: what was typed as an address, without what nobody sees; one that does not start with http gets https://. */
export function asAddress(typed: string): string {
  const address = cleanAddress(typed)
  return address === '' || /^http/i.test(address) ? address : `https://${address}`
}

/** A web address as kept: http or https, no spaces. Nothing else may be opened from an answer (javascript:). */
function isAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false
  try {
    return new URL(text).hostname !== ''
  } catch {
    return false
  }
}

export const link: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate: textThat(isAddress, 'link'),
  normalize: asAddress,
}
