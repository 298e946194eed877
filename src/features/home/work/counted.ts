import { MAX_COUNTED } from '../../../data/staff/count-work'
import { currentTag } from '../../../lib/i18n'
import { formatNumber } from '../../../lib/formats'

/** A number that was counted to {@link MAX_COUNTED} and no further: there it says that there may be more (DAY-04). */
export const counted = (count: number): string =>
  count < MAX_COUNTED ? formatNumber(count, currentTag()) : `${formatNumber(MAX_COUNTED, currentTag())}+`
