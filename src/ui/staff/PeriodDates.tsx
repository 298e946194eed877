import { Box, Button, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { dayWords } from '../../lib/span-words'
import type { PeriodControl } from '../../lib/use-period'
import type { TypedDates } from './use-typed-dates'

const ENDS = ['from', 'to'] as const

interface PeriodDatesProps {
  typed: TypedDates
  period: PeriodControl
}

/** Two dates, and the button that uses them (STAT-01). */
export function PeriodDates({ typed, period }: PeriodDatesProps) {
  const { t } = useTranslation('statistics')
  const { dates, faults, form, type, apply } = typed
  return (
    <Box
      component="form"
      noValidate
      ref={form}
      onSubmit={apply}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}
    >
      {ENDS.map((end) => {
        const fault = faults[end]
        return (
          <TextField
            key={end}
            type="date"
            label={t(`period.${end}`)}
            value={dates[end]}
            error={fault !== null}
            helperText={fault && t(`period.faults.${fault}`, { first: dayWords(period.firstDay) })}
            onChange={({ target }) => type({ ...dates, [end]: target.value })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { required: true, min: period.firstDay, max: period.today },
              formHelperText: { role: 'alert' },
            }}
            sx={{ flex: '1 1 140px', minWidth: 140, maxWidth: { sm: 200 } }}
          />
        )
      })}
      <Button type="submit" variant="outlined" sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}>
        {t('period.apply')}
      </Button>
    </Box>
  )
}
