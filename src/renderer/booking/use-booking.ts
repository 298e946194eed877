import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingPort } from '../../domain/appointment/booking-port'
import type { GetAppointmentResponse } from '../../domain/calls/get-appointment'
import { useLanguage } from '../../lib/i18n'
import { leaveTo } from '../../lib/leave-to'
import { useLoaded, type Loaded } from '../use-loaded'

export interface BookingHooks {
  /** Opens the booking page without being asked where nothing is booked yet: the answer was just given. */
  opensAtOnce?: boolean
  /** Called before the page is left. */
  onLeave?: (() => void) | undefined
  /** What is booked is known. */
  onKnown?: ((known: GetAppointmentResponse) => void) | undefined
}

type Opening = { status: 'no' | 'busy' } | { status: 'failed'; error: unknown }

interface OpenBooking {
  known: Loaded<GetAppointmentResponse>
  opening: Opening
  open: () => void
  /** Asks again what is booked. */
  again: () => void
}

/** Asks what is booked, and leads to the page where it is. */
export function useBooking(port: BookingPort, hooks: BookingHooks): OpenBooking {
  const language = useLanguage()
  const latest = useRef(hooks)
  latest.current = hooks
  const [known, readAgain] = useLoaded(port.known)
  const [opening, setOpening] = useState<Opening>({ status: 'no' })
  const answerId = known.status === 'done' ? known.value.answerId : null
  const open = useCallback(async () => {
    if (answerId === null) return
    setOpening({ status: 'busy' })
    try {
      const address = await port.address(answerId, language)
      latest.current.onLeave?.()
      leaveTo(address)
    } catch (error) {
      setOpening({ status: 'failed', error })
    }
  }, [port, answerId, language])
  const again = useCallback(() => {
    setOpening({ status: 'no' })
    readAgain()
  }, [readAgain])
  useAgainWhenShown(again)
  const began = useRef(false)
  const { opensAtOnce = false } = hooks
  useEffect(() => {
    if (known.status !== 'done') return
    latest.current.onKnown?.(known.value)
    if (!opensAtOnce || known.value.turno || began.current) return
    began.current = true
    void open()
  }, [known, opensAtOnce, open])
  return { known, opening, open: () => void open(), again }
}

/** Whoever comes back by the browser's own button finds the page as it was left. */
function useAgainWhenShown(again: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) again()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [again])
}
