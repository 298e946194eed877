import { formatShare } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'

/** A share as the reader writes it, with its decimals (STAT-02); '' for none. */
export const shareWords = (share: number | undefined, decimals?: number): string =>
  share === undefined ? '' : formatShare(share, currentTag(), decimals)
