import DatesIcon from '@mui/icons-material/DateRangeOutlined'
import { Button, Stack, useMediaQuery } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSoundSpan, type PeriodControl } from '../../lib/use-period'
import { PeriodDates } from './PeriodDates'
import { QuickPeriods } from './QuickPeriods'
import { useTypedDates } from './use-typed-dates'

interface PeriodPickerProps {
  period: PeriodControl
  /** A button for further choices, at the end of the line. */
  more?: ReactNode
}

/**
 * Chooses the days that the statistics are about (STAT-01): a named period, which is used at once, or two dates. On a
 * phone the dates are shown when they are asked for, or chosen.
 */
export function PeriodPicker({ period, more }: PeriodPickerProps) {
  const { t } = useTranslation('statistics')
  const isWide = useMediaQuery('(min-width: 600px)')
  const [wantsDates, showDates] = useState(false)
  const typed = useTypedDates(period)
  const hasDates = isWide || wantsDates || period.quick === null || !isSoundSpan(typed.faults)
  return (
    <Stack
      direction={{ xs: 'column', lg: 'row' }}
      sx={{ gap: { xs: 2, sm: 4 }, justifyContent: 'space-between', mb: 4, displayPrint: 'none' }}
    >
      <QuickPeriods quick={period.quick} choose={period.choose} />
      <Stack
        direction="row"
        sx={{
          ...{ flexWrap: 'wrap', gap: { xs: 1, sm: 3 }, alignItems: 'flex-start' },
          // Both buttons fit beside each other on a phone.
          ...{ mx: { xs: -1, sm: 0 }, '& > .MuiButton-text': { px: { xs: 2, sm: 4 } } },
        }}
      >
        {isWide ? null : (
          <Button
            aria-expanded={hasDates}
            startIcon={<DatesIcon aria-hidden />}
            onClick={() => showDates(!wantsDates)}
          >
            {t('period.dates')}
          </Button>
        )}
        {more}
        {hasDates ? <PeriodDates typed={typed} period={period} /> : null}
      </Stack>
    </Stack>
  )
}
