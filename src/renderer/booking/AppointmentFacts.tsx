import { useTranslation } from 'react-i18next'
import { type BookedTime } from '../../domain/appointment/appointment'
import { appointmentMoment } from '../../domain/appointment/words'
import { Facts } from '../../ui/native/Facts'
import styles from './Booking.module.css'
import { CalendarButton, type BookedFor } from './CalendarButton'

interface AppointmentFactsProps {
  appointment: BookedTime
  of: BookedFor
  /** Whether it is what was known last, because the appointment system does not answer. */
  isOld?: boolean
}

/** When and where the citizen is expected. */
export function AppointmentFacts({ appointment, of, isOld = false }: AppointmentFactsProps) {
  const { t } = useTranslation('booking')
  const { agenda, direccion } = appointment
  return (
    <>
      <p className={styles.booked}>{t('booked')}</p>
      {isOld ? <p>{t('old')}</p> : null}
      <Facts
        facts={[
          [t('when'), appointmentMoment(appointment), styles.booked],
          [t('agenda'), agenda],
          [t('where'), direccion],
        ]}
      />
      <div className={styles.take}>
        <CalendarButton appointment={appointment} of={of} />
      </div>
    </>
  )
}
