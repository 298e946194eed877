/** What the kinds do that the specification does not have: a form that asks none of them does not load it. */
import { amount } from './amount'
import type { AnswerBehaviour } from './behaviour'
import { consent } from './consent'
import { dateTime } from './date-time'
import { fact } from './fact'
import { files } from './files'
import { identifier } from './identifier'
import type { FurtherKind } from '../form/kinds'
import { isMailAddress } from '../mail/address'
import { cleanAddress, cleanText } from '../text/clean'
import { month } from './month'
import { phone } from './phone'
import { place } from './place'
import { ranking } from './ranking'
import { scale } from './scale'
import { KEEPS_TEXT, textThat } from './shared/text'
import { tableChoice } from './table-choice'

/** Tells something and asks nothing (KIND-03): whatever is stored for it is no answer. */
const note: AnswerBehaviour = { ...KEEPS_TEXT, isEmpty: () => true, summary: () => '' }

export const FURTHER_KINDS: Record<FurtherKind, AnswerBehaviour> = {
  ...{ phone, amount, month, identifier, scale, ranking, place, files, consent, fact, note },
  email: { ...KEEPS_TEXT, validate: textThat(isMailAddress, 'malformed'), normalize: cleanAddress },
  // The heading of a grid tells as a note does: what is asked are its rows.
  grid: note,
  // Its lines stay as they were typed.
  'long-text': KEEPS_TEXT,
  'date-time': dateTime,
  // What a camera reads of a bar code or QR, or somebody types, is one line.
  'scanned-code': { ...KEEPS_TEXT, normalize: (typed) => cleanText(typed.replaceAll(/\s+/gu, ' ')) },
  'table-choice': tableChoice,
}
