import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { bookingFor } from '../../../data/public/booking'
import type { BookedTime } from '../../../domain/appointment/appointment'
import type { PublicAccount } from '../../../data/public/account'
import { STRANGER } from '../../../data/public/stranger'
import { Booking } from '../../../renderer/booking/Booking'
import type { SavedState } from '../saved-state'

interface SavedBookingProps {
  /** The answer's code. */
  code: string
  /** Title of the form. */
  title: string
  told: SavedState | null
  /** What the code tells (REACH-09), for people who come to it on another device. */
  before: BookedTime | null
  /** Whether the page may be left: nothing else is being done that leaving would abort. */
  mayLeave: boolean
  /** Who answered; this browser's nameless account when left out. */
  account?: PublicAccount | undefined
}

/** The appointment of the saved answer. The booking page opens by itself once, and again on demand (APPT-01). */
export function SavedBooking({ code, title, told, before, mayLeave, account = STRANGER }: SavedBookingProps) {
  const port = useMemo(() => bookingFor(account, { code }), [account, code])
  const [wasFresh] = useState(told?.isFresh ?? false)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const leave = () => {
    // With the back button the person returns here, and the booking page does not open again.
    if (told) void navigate(pathname, { replace: true, state: { ...told, isFresh: false } })
  }
  return (
    <Booking
      port={port}
      of={{ title, code }}
      before={before}
      opensAtOnce={wasFresh && mayLeave}
      onLeave={leave}
    />
  )
}
