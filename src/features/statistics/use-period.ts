import { useState } from 'react'
import {
  DEFAULT_PERIOD,
  isSoundSpan,
  QUICK_PERIODS,
  quickSpan,
  spanFaults,
  type QuickPeriod,
  type Span,
  type SpanFaults,
} from '../../domain/statistics/period'
import { writeDate } from '../../domain/dates'
import { useAddressParams } from '../../lib/address-params'

export interface PeriodControl {
  /** The period with a name that is shown; null for one between two dates. */
  quick: QuickPeriod | null
  /** The days that are shown; whatever stands in the address when that is faulty. */
  span: Span
  faults: SpanFaults
  isSound: boolean
  today: string
  choose: (quick: QuickPeriod) => void
  between: (span: Span) => void
}

const todayHere = () => writeDate('day', new Date())

/**
 * The period of the statistics (STAT-01), kept in the address: by its name, so that a kept link always leads to the
 * days before today, or by its two dates.
 */
export function usePeriod(): PeriodControl {
  const { params, put } = useAddressParams()
  // A page that is open over midnight learns of the new day when a period is chosen.
  const [today, setToday] = useState(todayHere)
  const typed = { from: params.get('desde') ?? '', to: params.get('hasta') ?? '' }
  const named = QUICK_PERIODS.find((one) => one === params.get('periodo'))
  const isTyped = named === undefined && (typed.from !== '' || typed.to !== '')
  const quick = isTyped ? null : (named ?? DEFAULT_PERIOD)
  const span = quick === null ? typed : quickSpan(quick, today)
  const faults = spanFaults(span, today)
  return {
    quick,
    span,
    faults,
    isSound: isSoundSpan(faults),
    today,
    choose: (next) => {
      setToday(todayHere())
      put({ periodo: next === DEFAULT_PERIOD ? '' : next, desde: '', hasta: '' })
    },
    between: ({ from, to }) => put({ periodo: '', desde: from, hasta: to }),
  }
}
