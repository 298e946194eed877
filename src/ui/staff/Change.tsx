import DownIcon from '@mui/icons-material/TrendingDown'
import FlatIcon from '@mui/icons-material/TrendingFlat'
import UpIcon from '@mui/icons-material/TrendingUp'
import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formatShare } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'

interface ChangeProps {
  /** The difference as a part of the earlier number; nothing is shown for null. */
  change: number | null
  /** The earlier period. */
  with?: 'before' | 'lastYear'
}

/** How the answers compare with those of an earlier period, in a word and an icon, without praise or blame. */
export function Change({ change, with: other = 'before' }: ChangeProps) {
  const { t } = useTranslation('statistics')
  if (change === null) return null
  const share = formatShare(Math.abs(change), currentTag(), 1)
  const [Icon, words] =
    change === 0
      ? ([FlatIcon, t(`change.${other}.same`)] as const)
      : change > 0
        ? ([UpIcon, t(`change.${other}.more`, { share })] as const)
        : ([DownIcon, t(`change.${other}.less`, { share })] as const)
  return (
    <Typography sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 1 }}>
      <Icon fontSize="small" aria-hidden />
      {words}
    </Typography>
  )
}
