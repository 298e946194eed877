import { Box, Button, Stack, TextField, ToggleButton } from '@mui/material'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayWords } from '../../lib/span-words'
import { isSoundSpan, QUICK_PERIODS, type PeriodControl, type SpanFaults } from '../../lib/use-period'

const ENDS = ['from', 'to'] as const

/**
 * Chooses the days that the statistics are about (STAT-01). A named period is used at once. Two dates are used when a
 * button is pressed: a browser reports a date after each typed digit, and each report would start a count.
 */
export function PeriodPicker({ period }: { period: PeriodControl }) {
  const { t } = useTranslation('statistics')
  const { span, today } = period
  const [given, setGiven] = useState(span)
  const [draft, setDraft] = useState(span)
  const [faults, setFaults] = useState<SpanFaults>(period.faults)
  const [tries, setTries] = useState(0)
  const fields = useRef<HTMLFormElement>(null)
  if (given.from !== span.from || given.to !== span.to) {
    setGiven(span)
    setDraft(span)
    setFaults(period.faults)
  }
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const found = period.between(draft)
    setFaults(found)
    if (!isSoundSpan(found)) setTries(tries + 1)
  }
  return (
    <Stack
      direction={{ xs: 'column', lg: 'row' }}
      sx={{ gap: 4, justifyContent: 'space-between', mb: 6, displayPrint: 'none' }}
    >
      <Box role="group" aria-label={t('period.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {QUICK_PERIODS.map((one) => (
          <ToggleButton
            key={one}
            value={one}
            size="small"
            color="primary"
            selected={one === period.quick}
            onChange={() => period.choose(one)}
            sx={{
              height: 40,
              px: 3,
              fontSize: 'var(--text-16)',
              textTransform: 'none',
              borderColor: 'var(--color-border-strong)',
            }}
          >
            {t(`period.quick.${one}`)}
          </ToggleButton>
        ))}
      </Box>
      <Box
        component="form"
        noValidate
        ref={fields}
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
              value={draft[end]}
              error={fault !== null}
              helperText={fault && t(`period.faults.${fault}`, { first: dayWords(period.firstDay) })}
              onChange={({ target }) => setDraft({ ...draft, [end]: target.value })}
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { required: true, min: period.firstDay, max: today },
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
    </Stack>
  )
}
