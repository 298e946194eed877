import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CITIZEN } from '../../data/citizen/citizen'
import { bookingFor } from '../../data/public/booking'
import { STRANGER } from '../../data/public/stranger'
import type { OrderView } from '../../domain/payment/order-view'
import { paths } from '../../lib/paths'
import { Booking } from '../../renderer/booking/Booking'
import type { BookedFor } from '../../renderer/booking/CalendarButton'
import { messageAction } from '../../ui/MessagePage'
import styles from './Payment.module.css'

export interface OrderBookingProps {
  order: Pick<OrderView, 'id' | 'entrance' | 'formTitle' | 'code'>
  /** Whether the receipt was just downloaded: the booking page then opens by itself, once, in this tab. */
  opensAtOnce: boolean
}

/** The appointment of a paid answer. The booking page opens by itself once, and again on demand (APPT-01). */
export function OrderBooking({ order: { id, entrance, formTitle, code }, opensAtOnce }: OrderBookingProps) {
  return entrance === 'staff' ? (
    <InView answerId={id} />
  ) : (
    <OwnBooking
      answerId={id}
      of={{ title: formTitle, code }}
      account={entrance === 'citizen' ? CITIZEN : STRANGER}
      opensAtOnce={opensAtOnce}
    />
  )
}

/** Staff book on the answer's own page. */
function InView({ answerId }: { answerId: string }) {
  const { t } = useTranslation('booking')
  return (
    <section className={styles.receipt} aria-labelledby="order-booking">
      <h2 id="order-booking">{t('title')}</h2>
      <Link className={messageAction.main} to={paths.view.href(answerId)}>
        {t('choose')}
      </Link>
    </section>
  )
}

interface OwnBookingProps {
  answerId: string
  of: BookedFor
  account: typeof STRANGER
  opensAtOnce: boolean
}

function OwnBooking({ answerId, of, account, opensAtOnce }: OwnBookingProps) {
  const port = useMemo(() => bookingFor(account, { answerId }), [account, answerId])
  return <Booking port={port} of={of} opensAtOnce={opensAtOnce} />
}
