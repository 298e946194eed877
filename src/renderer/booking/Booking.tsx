import { useTranslation } from 'react-i18next'
import type { BookedTime } from '../../domain/appointment/appointment'
import type { BookingPort } from '../../domain/appointment/booking-port'
import { Button } from '../../ui/native/Button'
import { Spinner } from '../../ui/native/Spinner'
import { errorCode } from './error-code'
import { AppointmentFacts } from './AppointmentFacts'
import styles from './Booking.module.css'
import { BookingFailed } from './BookingFailed'
import type { BookedFor } from './CalendarButton'
import { useBooking, type BookingHooks } from './use-booking'

interface BookingProps extends BookingHooks {
  /** Stable for the page's life. */
  port: BookingPort
  /** The answer whose appointment it is. */
  of: BookedFor
  /** What was booked when it was last asked. It is shown until the new response is there, and when there is none. */
  before?: BookedTime | null
}

/**
 * The appointment of an answer (APPT-01): what is booked as the appointment system says it, and a link to its page
 * while nothing is booked. Parameters in this page's address are not trusted.
 */
export function Booking({ port, of, before = null, ...hooks }: BookingProps) {
  const { t } = useTranslation('booking')
  const { known, opening, open, again } = useBooking(port, hooks)
  const turno = known.status === 'done' ? known.value.turno : before
  const failed = known.status === 'failed' ? known.error : opening.status === 'failed' ? opening.error : null
  // Who has only the code is told the appointment by it, and does not book (REACH-09).
  const failure = before && errorCode(failed) === 'forbidden' ? null : failed
  const isBusy = known.status === 'loading' || opening.status === 'busy'
  return (
    <section className={styles.part} aria-labelledby="booking">
      <h2 id="booking">{t('title')}</h2>
      <div role="status" className={styles.status}>
        {turno ? <AppointmentFacts appointment={turno} of={of} /> : null}
        {known.status === 'done' && !turno ? <p>{t('missing')}</p> : null}
        {isBusy ? (
          <p className={styles.busy}>
            <Spinner />
            {t(opening.status === 'busy' ? 'opening' : 'loading')}
          </p>
        ) : null}
      </div>
      {failure === null ? null : <BookingFailed error={failure} onRetry={again} />}
      {known.status === 'done' && opening.status !== 'failed' ? (
        <Button look={turno ? 'plain' : 'main'} disabled={isBusy} onClick={open}>
          {t(turno ? 'reopen' : 'choose')}
        </Button>
      ) : null}
    </section>
  )
}
