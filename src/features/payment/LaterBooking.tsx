import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../lib/i18n'
import { useLoaded } from '../../renderer/use-loaded'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import type { OrderBookingProps } from './OrderBooking'

const loadBooking = async () => {
  const [{ OrderBooking }] = await Promise.all([import('./OrderBooking'), loadTexts('booking')])
  return OrderBooking
}

/** Loads the appointment for the few orders that have one. When that fails, the rest of the page stays. */
export function LaterBooking(props: OrderBookingProps) {
  const { t } = useTranslation('payment')
  const [loaded, retry] = useLoaded(loadBooking)
  if (loaded.status === 'done') return <loaded.value {...props} />
  if (loaded.status === 'loading') return null
  return (
    <Notice urgent tone="danger" actions={<Button onClick={retry}>{t('denied.again')}</Button>}>
      <p>{t('done.bookingFailed')}</p>
    </Notice>
  )
}
