import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { statisticsOf } from '../../domain/access/things'
import type { Answer } from '../../domain/answer/answer'
import { paymentOf, type PaymentStatus } from '../../domain/payment/answer-payment'
import { useAbility } from '../../lib/ability'
import { formatMoney } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { StatusTag, type Tone } from '../../ui/staff/StatusTag'
import read from '../../renderer/read/Read.module.css'
import styles from './AnswerView.module.css'

const TONE: Record<PaymentStatus, Tone> = { pending: 'warning', paid: 'success', rejected: 'danger' }

/**
 * What was bought with the answer, by whom and whether it is paid; nothing for answers without a purchase (VIEW-01).
 */
export function PaymentBlock({ answer }: { answer: Answer }) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  const payment = paymentOf(answer)
  if (!payment) return null
  const { buyer, status, order } = payment
  const money = (cents: number) => formatMoney(cents, payment.currency, currentTag())
  const facts: [label: string, value: string][] = [
    [t('view.payment.zone'), payment.zone],
    [t('view.payment.quantity'), String(payment.quantity)],
    [t('view.payment.price'), money(payment.price)],
    [t('view.payment.total'), money(payment.total)],
    [t('view.payment.buyer'), buyer.name],
    [t('view.payment.document'), buyer.id],
    [t('view.payment.email'), buyer.email],
    [t('view.payment.phone'), buyer.phone],
    [t('view.payment.order'), order],
    [t('view.payment.terms'), payment.terms],
  ]
  return (
    <section className={styles.section} aria-labelledby="payment">
      <h2 id="payment">{t('view.payment.title')}</h2>
      <dl className={read.questions}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className={read.question}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        <div className={read.question}>
          <dt>{t('view.payment.status')}</dt>
          <dd>
            {status === null ? (
              t('view.payment.noOrder')
            ) : (
              <StatusTag label={t(`view.payment.${status}`)} tone={TONE[status]} />
            )}
          </dd>
        </div>
      </dl>
      {order !== '' && ability.can('read', statisticsOf(answer)) ? (
        <Link to={`${paths.orders.href(answer.idPlantilla)}?buscar=${order}`}>
          {t('view.payment.toOrders')}
        </Link>
      ) : null}
    </section>
  )
}
