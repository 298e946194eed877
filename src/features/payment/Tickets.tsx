import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../domain/payment/order-view'
import { shownTicketCode } from '../../domain/payment/ticket'
import { QrCode } from '../../ui/QrCode'
import styles from './Payment.module.css'

/** The tickets of a paid order, each with a code that is scanned or read out at the door (PAY-12). */
export function Tickets({ order }: { order: OrderView }) {
  const { t } = useTranslation('payment')
  const total = order.tickets.length
  if (total === 0) return null
  return (
    <section aria-labelledby="tickets" className={styles.part}>
      <h2 id="tickets">{t('done.tickets')}</h2>
      <p>{t('done.show')}</p>
      <ul className={styles.list}>
        {order.tickets.map((code, index) => (
          <li key={code} className={styles.ticket}>
            <QrCode text={code} label={t('done.qr', { code: shownTicketCode(code) })} />
            <p className={styles.section} dir="auto">
              {order.sectionName}
            </p>
            <p>{t('done.ticket', { number: index + 1, total })}</p>
            <p className={styles.code}>{shownTicketCode(code)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
