import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { isSoundSpan, type PeriodControl, type Span, type SpanFaults } from '../../lib/use-period'

export interface TypedDates {
  dates: Span
  faults: SpanFaults
  /** The form of the dates: the first faulty one takes the focus. */
  form: RefObject<HTMLFormElement | null>
  type: (dates: Span) => void
  apply: (event: FormEvent) => void
}

/**
 * Two dates while they are typed. They are used when a button is pressed: a browser reports a date after each typed
 * digit, and each report would start a count.
 */
export function useTypedDates({ span, faults: found, between }: PeriodControl): TypedDates {
  const [given, setGiven] = useState(span)
  const [dates, type] = useState(span)
  const [faults, setFaults] = useState(found)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  if (given.from !== span.from || given.to !== span.to) {
    setGiven(span)
    type(span)
    setFaults(found)
  }
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const now = between(dates)
    setFaults(now)
    if (!isSoundSpan(now)) setRefusals(refusals + 1)
  }
  return { dates, faults, form, type, apply }
}
