import DatesIcon from '@mui/icons-material/DateRangeOutlined'
import { Box, Button, Stack, TextField, ToggleButton, useMediaQuery } from '@mui/material'
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { dayWords } from '../../lib/span-words'
import {
  isSoundSpan,
  QUICK_PERIODS,
  type PeriodControl,
  type Span,
  type SpanFaults,
} from '../../lib/use-period'

const ENDS = ['from', 'to'] as const

interface PeriodPickerProps {
  period: PeriodControl
  /** A button for further choices, at the end of the line. */
  more?: ReactNode
}

/**
 * Chooses the days that the statistics are about (STAT-01). A named period is used at once. Two dates are used when a
 * button is pressed: a browser reports a date after each typed digit, and each report would start a count. On a phone
 * the dates are shown when they are asked for, or chosen.
 */
export function PeriodPicker({ period, more }: PeriodPickerProps) {
  const { t } = useTranslation('statistics')
  const isWide = useMediaQuery('(min-width: 600px)')
  const [wantsDates, showDates] = useState(false)
  const { span } = period
  const [given, setGiven] = useState(span)
  const [draft, setDraft] = useState(span)
  const [faults, setFaults] = useState<SpanFaults>(period.faults)
  const [tries, setTries] = useState(0)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = line.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (line.current && chosen) line.current.scrollLeft = chosen.offsetLeft - line.current.offsetLeft
  }, [period.quick])
  const fields = useRef<HTMLFormElement>(null)
  if (given.from !== span.from || given.to !== span.to) {
    setGiven(span)
    setDraft(span)
    setFaults(period.faults)
  }
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  const hasDates = isWide || wantsDates || period.quick === null || !isSoundSpan(faults)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const found = period.between(draft)
    setFaults(found)
    if (!isSoundSpan(found)) setTries(tries + 1)
  }
  return (
    <Stack
      direction={{ xs: 'column', lg: 'row' }}
      sx={{ gap: 4, justifyContent: 'space-between', mb: 4, displayPrint: 'none' }}
    >
      <Box ref={line} role="group" aria-label={t('period.label')} sx={QUICK}>
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
              flex: 'none',
            }}
          >
            {t(`period.quick.${one}`)}
          </ToggleButton>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 3 }, alignItems: 'flex-start' }}>
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
        {hasDates ? (
          <Dates {...{ period, draft, faults, fields }} onDraft={setDraft} onApply={apply} />
        ) : null}
      </Stack>
    </Stack>
  )
}

interface DatesProps {
  period: PeriodControl
  draft: Span
  faults: SpanFaults
  fields: RefObject<HTMLFormElement | null>
  onDraft: (draft: Span) => void
  onApply: (event: FormEvent) => void
}

/** Two dates and what uses them. */
function Dates({ period, draft, faults, fields, onDraft, onApply }: DatesProps) {
  const { t } = useTranslation('statistics')
  return (
    <Box
      component="form"
      noValidate
      ref={fields}
      onSubmit={onApply}
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
            onChange={({ target }) => onDraft({ ...draft, [end]: target.value })}
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

/** In one line, which a phone scrolls. */
const QUICK = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  gap: 2,
  overflowX: { xs: 'auto', sm: 'visible' },
  // The focus ring is drawn outside of the buttons.
  p: 1,
  m: -1,
}
