import { useTranslation } from 'react-i18next'
import { appointmentMoment, type Appointment } from '../../domain/appointment/appointment'
import { Facts } from '../../ui/native/Facts'
import styles from './Booking.module.css'

/** When and where the citizen is expected. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation('booking')
  const { agenda, direccion } = appointment
  return (
    <>
      <p className={styles.booked}>{t('booked')}</p>
      <Facts
        facts={[
          [t('when'), appointmentMoment(appointment), styles.booked],
          [t('agenda'), agenda],
          [t('where'), direccion],
        ]}
      />
    </>
  )
}
