import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingPort } from '../../domain/appointment/booking-port'
import type { KnownAppointment } from '../../domain/appointment/booking-port'
import { useLanguage } from '../../lib/i18n'
import { leaveTo } from '../../lib/leave-to'
import { useLoaded, type Loaded } from '../use-loaded'

export interface BookingHooks {
  /** Opens the booking page by itself where nothing is booked yet, because the answer was just given. */
  opensAtOnce?: boolean
  /** Called before the page is left. */
  onLeave?: (() => void) | undefined
  /** Called with what is booked. */
  onKnown?: ((known: KnownAppointment) => void) | undefined
}

type Opening = { status: 'no' | 'busy' } | { status: 'failed'; error: unknown }

interface OpenBooking {
  known: Loaded<KnownAppointment>
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

/** With the browser's back button the page comes back as it was left, so it asks again. */
function useAgainWhenShown(again: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) again()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [again])
}
