import { useTranslation } from 'react-i18next'
import { isLow, mostTickets, offerOf } from '../../domain/payment/checkout'
import { foreignTag, localized } from '../../domain/language'
import type { Payment, PaymentSection } from '../../domain/payment/payments'
import { checkoutKey } from '../../engine/purchase'
import { currentTag } from '../../lib/i18n'
import { formatPrice } from '../../domain/payment/price'
import { ChoiceRow } from '../../ui/native/ChoiceRow'
import control from '../../ui/native/control.module.css'
import { describedBy, Field, fieldIds } from '../../ui/native/Field'
import segments from '../../ui/native/segments.module.css'
import { useForm } from '../context'
import styles from './Purchase.module.css'
import { useProblem } from './use-problem'
import { usePurchase } from './use-purchase'

/** Most numbers that are listed, whatever the form allows. */
const MAX_LISTED = 100
/** Most numbers that stand side by side, each one tap away. */
const MAX_IN_ROW = 6

/** What is bought, and how many of it (PAY-02). */
export function OrderStep() {
  const { t } = useTranslation('payment')
  const { answering, language } = useForm()
  const { version } = answering
  const details = localized(version, 'purcharseOrderDetails', language)
  const error = useProblem('section')
  const id = checkoutKey('section')
  return (
    <div className={styles.fields}>
      <Field id={id} group label={t('order.section')} error={error}>
        <div
          id={id}
          role="radiogroup"
          aria-labelledby={fieldIds(id).label}
          aria-describedby={describedBy(id, { hint: false, error: Boolean(error) })}
          className={styles.offers}
        >
          {version.payments.map((payment) => (
            <Offer key={payment.id} payment={payment} />
          ))}
        </div>
      </Field>
      <Quantity />
      {details === '' ? null : (
        <p
          className={styles.details}
          dir="auto"
          lang={foreignTag(version, 'purcharseOrderDetails', language)}
        >
          {details}
        </p>
      )}
    </div>
  )
}

function Offer({ payment }: { payment: Payment }) {
  const { language } = useForm()
  const facts = [payment.dateFormatted, payment.address].filter(Boolean)
  return (
    <div className={styles.offer}>
      <p className={styles.offerName}>
        <bdi lang={foreignTag(payment, 'name', language)}>{localized(payment, 'name', language)}</bdi>
      </p>
      {facts.length > 0 ? (
        <p dir="auto" className={styles.muted}>
          {facts.join(' · ')}
        </p>
      ) : null}
      {payment.sections.map((section) => (
        <SectionChoice key={section.id} payment={payment} section={section} />
      ))}
    </div>
  )
}

function SectionChoice({ payment, section }: { payment: Payment; section: PaymentSection }) {
  const { t } = useTranslation('payment')
  const { language } = useForm()
  const { purchase, state } = usePurchase()
  const place = { paymentId: payment.id, sectionId: section.id }
  const left = purchase.left(place)
  const isChosen = state.paymentId === payment.id && state.sectionId === section.id
  const { sectionPrice: price } = section
  return (
    <ChoiceRow
      type="radio"
      id={`${checkoutKey('section')}-${payment.id}-${section.id}`}
      name={checkoutKey('section')}
      checked={isChosen}
      disabled={left === 0 && !isChosen}
      onChange={() => purchase.choose(place)}
    >
      <span className={styles.choice}>
        <span>
          <bdi lang={foreignTag(section, 'sectionName', language)}>
            {localized(section, 'sectionName', language)}
          </bdi>
          <LeftWords left={left} />
        </span>
        <span className={styles.price}>
          {price === 0 ? t('order.free') : formatPrice(price, payment.currencyType, currentTag())}
        </span>
      </span>
    </ChoiceRow>
  )
}

/** Says how many are left: a warning when they are few or none (PAY-02). */
function LeftWords({ left }: { left: number | null }) {
  const { t } = useTranslation('payment')
  if (left === null) return null
  if (left === 0) return <span className={styles.none}>{t('stock.soldOut')}</span>
  const words = isLow(left) ? t('stock.low', { count: left }) : t('stock.left', { count: left })
  return <span className={isLow(left) ? styles.low : styles.muted}>{words}</span>
}

function Quantity() {
  const { t } = useTranslation('payment')
  const { version } = useForm().answering
  const { purchase, state } = usePurchase()
  const error = useProblem('quanty')
  const offer = offerOf(version.payments, state)
  if (!offer) return null
  const left = purchase.left(state)
  const most = Math.min(MAX_LISTED, mostTickets(offer.payment, left))
  const id = checkoutKey('quanty')
  // A number that was chosen before others bought the rest stays in the list.
  const offered = Array.from({ length: most }, (_, index) => index + 1)
  const listed = offered.includes(state.quanty) || state.quanty < 1 ? offered : [...offered, state.quanty]
  const describes = describedBy(id, { hint: false, error: Boolean(error) })
  if (listed.length <= MAX_IN_ROW) {
    return (
      <Field id={id} group label={t('order.quanty')} error={error}>
        <div
          id={id}
          role="radiogroup"
          aria-labelledby={fieldIds(id).label}
          aria-describedby={describes}
          className={`${segments.segments} ${styles.numbers}`}
        >
          {listed.map((count) => (
            <ChoiceRow
              key={count}
              type="radio"
              id={`${id}-${count}`}
              name={id}
              checked={state.quanty === count}
              invalid={Boolean(error)}
              onChange={() => purchase.setQuanty(count)}
            >
              {count}
            </ChoiceRow>
          ))}
        </div>
      </Field>
    )
  }
  return (
    <Field id={id} label={t('order.quanty')} error={error}>
      <select
        id={id}
        className={`${control.control} ${styles.quanty}`}
        value={state.quanty}
        aria-invalid={error ? true : undefined}
        aria-describedby={describes}
        onChange={({ target }) => purchase.setQuanty(Number(target.value))}
        onBlur={() => purchase.leave('quanty')}
      >
        {listed.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </Field>
  )
}
