import { useState } from 'react'
import {
  DEFAULT_PERIOD,
  FIRST_DAY,
  isSoundSpan,
  QUICK_PERIODS,
  quickSpan,
  spanFaults,
  type QuickPeriod,
  type Span,
  type SpanFaults,
} from '../domain/statistics/period'
import { dayIn } from '../domain/dates'
import { useAddressParams } from './address-params'
import { useZone } from './zone'

export interface PeriodControl {
  /** The period with a name that is shown; null for one between two dates. */
  quick: QuickPeriod | null
  /** The days that are shown; the dates of the address as they are when they are faulty. */
  span: Span
  faults: SpanFaults
  /** The earliest day that can be asked for. */
  firstDay: string
  isSound: boolean
  today: string
  choose: (quick: QuickPeriod) => void
  /** Shows the days between two dates and gives no faults; when the dates have faults it only gives those. */
  between: (span: Span) => SpanFaults
}

export { isSoundSpan, QUICK_PERIODS }
export type { Span, SpanFaults }

/**
 * The period of the statistics (STAT-01), kept in the address: by its name, so that a kept link always leads to the
 * days before today, or by its two dates.
 */
export function usePeriod(): PeriodControl {
  const { params, put } = useAddressParams()
  const zone = useZone()
  const todayHere = () => dayIn(new Date(), zone)
  // A page that is open past midnight uses the new day once a period is chosen.
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
    firstDay: FIRST_DAY,
    isSound: isSoundSpan(faults),
    today,
    choose: (next) => {
      setToday(todayHere())
      put({ periodo: next === DEFAULT_PERIOD ? '' : next, desde: '', hasta: '' })
    },
    between: (wanted) => {
      const found = spanFaults(wanted, today)
      if (isSoundSpan(found)) put({ periodo: '', desde: wanted.from, hasta: wanted.to })
      return found
    },
  }
}
