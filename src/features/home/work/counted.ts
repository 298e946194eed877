import { MAX_COUNTED } from '../../../data/staff/count-work'
import { currentTag } from '../../../lib/i18n'
import { formatNumber } from '../../../lib/formats'

/**
 * A number of a count that stops at {@link MAX_COUNTED}: from there on a plus sign says that there may be more
 * (DAY-04).
 */
export const counted = (count: number): string =>
  count < MAX_COUNTED ? formatNumber(count, currentTag()) : `${formatNumber(MAX_COUNTED, currentTag())}+`
