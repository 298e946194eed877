import { useTranslation } from 'react-i18next'
import { appointmentMoment, type Appointment } from '../../domain/appointment/appointment'
import styles from './Booking.module.css'

/** When and where one is expected. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation('booking')
  const { agenda, direccion } = appointment
  return (
    <>
      <p className={styles.booked}>{t('booked')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('when')}</dt>
          <dd className={styles.moment}>{appointmentMoment(appointment)}</dd>
        </div>
        {agenda === '' ? null : (
          <div>
            <dt>{t('agenda')}</dt>
            <dd dir="auto">{agenda}</dd>
          </div>
        )}
        {direccion === '' ? null : (
          <div>
            <dt>{t('where')}</dt>
            <dd dir="auto">{direccion}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
