import { Box, Link, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { LATE_DAYS } from '../../../data/staff/count-work'
import { counted } from './counted'

interface LateBarProps {
  count: number
  /** How many of them are late. */
  late: number
  /** Where those are listed. */
  to: string
}

/** How much of what waits is late: the number, and its part of all as a bar. */
export function LateBar({ count, late, to }: LateBarProps) {
  const { t } = useTranslation('staff')
  if (late === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('home.work.noneLate')}
      </Typography>
    )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Link
        component={RouterLink}
        to={to}
        aria-label={t('home.work.late', { count: late, number: counted(late), days: LATE_DAYS })}
        sx={{
          ...{ minWidth: '4ch', minHeight: 28, py: '2px', textAlign: 'end' },
          ...{ color: 'var(--color-warning)', fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {counted(late)}
      </Link>
      <Box
        aria-hidden
        sx={{
          ...{ flex: 1, maxWidth: 160, height: 8 },
          ...{ borderRadius: '4px', backgroundColor: 'var(--color-surface-2)' },
        }}
      >
        <Box
          sx={{
            ...{ width: `${Math.min(100, (100 * late) / count)}%`, minWidth: 4, height: '100%' },
            ...{
              borderRadius: 'inherit',
              backgroundColor: 'var(--color-warning)',
              forcedColorAdjust: 'none',
            },
          }}
        />
      </Box>
    </Box>
  )
}
