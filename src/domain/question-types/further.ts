/** What the kinds do that the specification does not have: a form that asks none of them does not load it. */
import { amount } from './amount'
import type { AnswerBehaviour } from './behaviour'
import { consent } from './consent'
import { dateTime } from './date-time'
import { email } from './email'
import { fact } from './fact'
import { files } from './files'
import { identifier } from './identifier'
import type { FurtherKind } from '../form/kinds'
import { longText } from './long-text'
import { month } from './month'
import { note } from './note'
import { phone } from './phone'
import { place } from './place'
import { ranking } from './ranking'
import { scale } from './scale'
import { scannedCode } from './scanned-code'
import { tableChoice } from './table-choice'

export const FURTHER_KINDS: Record<FurtherKind, AnswerBehaviour> = {
  ...{ email, phone, amount, month, identifier, scale, ranking, place, files, consent, fact, note },
  // The heading of a grid tells as a note does: what is asked are its rows.
  grid: note,
  'long-text': longText,
  'date-time': dateTime,
  'scanned-code': scannedCode,
  'table-choice': tableChoice,
}
