import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Period } from '../../../domain/answers-list/filters'
import { useZone } from '../../../lib/zone'
import { addTo, dayIn, isDay, type Day } from '../../../domain/dates'

/** Periods that are chosen at once, and how many days they begin before today. */
const QUICK = { today: 0, week: 6, month: 29 } as const
const MODES = ['any', 'today', 'week', 'month', 'day', 'range'] as const
/** Those of days until which something is to be done. */
const DUE_MODES = ['any', 'late', 'today', 'day', 'range'] as const
type Mode = (typeof MODES | typeof DUE_MODES)[number]

function modeOf(period: Period | null): Mode {
  if (period === null) return 'any'
  if ('isPast' in period) return 'late'
  return 'day' in period ? 'day' : 'range'
}

/** The days up to today, which end where the list does; what is late is so on whatever day a kept view is opened. */
function quickPeriod(mode: Mode, today: Day): Period | null {
  if (mode === 'late') return { isPast: true }
  if (!(mode === 'today' || mode === 'week' || mode === 'month')) return null
  const first = addTo(today, -QUICK[mode], 'day')
  return mode === 'today' ? { day: first } : { from: first, to: null }
}

interface PeriodFilterProps {
  /** What the dates are: of creation, or of the last change when the list is sorted by that. */
  label: string
  /** Whether they are those until which something is to be done (REACH-08). */
  isDue: boolean
  period: Period | null
  onChange: (period: Period | null) => void
}

/** A single day or a range of days: one of them at a time (ALIST-02). */
export function PeriodFilter({ label, isDue, period, onChange }: PeriodFilterProps) {
  const { t } = useTranslation('staff')
  const zone = useZone()
  const modes = isDue ? DUE_MODES : MODES
  const [chosen, setChosen] = useState<Mode>(modeOf(period))
  const mode = period === null ? chosen : modeOf(period)
  const range = period !== null && 'from' in period ? period : { from: null, to: null }
  const isBackwards = range.from !== null && range.to !== null && range.from > range.to
  const changeRange = (change: { from?: Day | null; to?: Day | null }) => {
    const next = { ...range, ...change }
    onChange(next.from === null && next.to === null ? null : next)
  }
  return (
    <>
      <RadioGroup
        aria-label={label}
        value={mode}
        onChange={(_event, value) => {
          const next = modes.find((one) => one === value) ?? 'any'
          const quick = quickPeriod(next, dayIn(new Date(), zone))
          setChosen(quick ? modeOf(quick) : next)
          onChange(quick)
        }}
      >
        {modes.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={t(`answers.filters.period.${one}`)}
          />
        ))}
      </RadioGroup>
      {mode === 'day' && (
        <DayField
          label={t('answers.filters.day')}
          value={period !== null && 'day' in period ? period.day : null}
          onChange={(day) => onChange(day === null ? null : { day })}
        />
      )}
      {mode === 'range' && (
        <>
          <DayField
            label={t('answers.filters.from')}
            value={range.from}
            error={isBackwards ? t('answers.filters.backwards') : undefined}
            onChange={(from) => changeRange({ from })}
          />
          <DayField
            label={t('answers.filters.to')}
            value={range.to}
            error={isBackwards ? t('answers.filters.backwards') : undefined}
            onChange={(to) => changeRange({ to })}
          />
        </>
      )}
    </>
  )
}

interface DayFieldProps {
  label: string
  value: Day | null
  error?: string | undefined
  onChange: (day: Day | null) => void
}

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2100-12-31'

/** A field for a day; an incomplete date is none. */
function DayField({ label, value, error, onChange }: DayFieldProps) {
  const [given, setGiven] = useState(value)
  const [typed, setTyped] = useState(value ?? '')
  if (given !== value) {
    setGiven(value)
    setTyped(value ?? '')
  }
  const type = (text: string) => {
    setTyped(text)
    // Browsers report a year after each typed digit: 0002, 0020 and 0202 are no filter yet.
    if (text === '') onChange(null)
    else if (isDay(text) && text >= FIRST_DAY && text <= LAST_DAY) onChange(text)
  }
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => type(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: FIRST_DAY, max: LAST_DAY } }}
    />
  )
}
