import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { areSoundHours, type Hours } from '../../domain/statistics/hours'
import type { Span } from '../../domain/statistics/period'
import { COMPARISONS, type Comparison } from './use-comparison'
import { clockWords } from './hour-words'
import type { HoursControl } from './use-hours'

interface StatisticsOptionsProps {
  span: Span
  hours: HoursControl
  comparison: Comparison | null
  onCompare: (comparison: Comparison | null) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const NOTHING = 'nothing'

/** Between which hours the first and the last day count (STAT-06), and with what they are compared (STAT-08). */
export function StatisticsOptions({ span, hours, comparison, onCompare }: StatisticsOptionsProps) {
  const { t } = useTranslation('statistics')
  const isSound = areSoundHours(hours.hours, span)
  const put = (changes: Partial<Hours>) => hours.choose({ ...hours.hours, ...changes })
  const select = { inputLabel: { shrink: true } }
  return (
    <Box
      sx={{
        display: 'grid',
        // On a phone the names need the whole width.
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '180px 180px minmax(240px, 320px)' },
        gap: 3,
        mb: 6,
        displayPrint: 'none',
        '& > *': { minWidth: 0 },
      }}
    >
      <TextField
        select
        label={t('form.hours.from')}
        value={hours.hours.from}
        onChange={({ target }) => put({ from: Number(target.value) })}
        slotProps={select}
      >
        {HOURS.map((hour) => (
          <MenuItem key={hour} value={hour}>
            {clockWords(hour)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('form.hours.to')}
        // The stored hour is one after the last hour that counts (§2.9).
        value={hours.hours.to - 1}
        error={!isSound}
        helperText={isSound ? undefined : t('form.hours.none')}
        onChange={({ target }) => put({ to: Number(target.value) + 1 })}
        slotProps={{ ...select, formHelperText: { role: 'alert' } }}
      >
        {HOURS.map((hour) => (
          <MenuItem key={hour} value={hour}>
            {clockWords(hour, '59')}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('form.compare.label')}
        value={comparison ?? NOTHING}
        onChange={({ target }) => onCompare(COMPARISONS.find((one) => one === target.value) ?? null)}
        slotProps={select}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      >
        <MenuItem value={NOTHING}>{t('form.compare.nothing')}</MenuItem>
        {COMPARISONS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`form.compare.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
