import { useTranslation } from 'react-i18next'
import { foreignTag, localized } from '../../domain/language'
import { shownFirst } from '../../domain/payment/checkout'
import { formatPrice } from '../../domain/payment/price'
import { currentTag } from '../../lib/i18n'
import { useForm } from '../context'
import styles from './Purchase.module.css'

/** What things cost, before anybody fills the form in (§2.3 `preview`). */
export function Prices() {
  const { t } = useTranslation('payment')
  const { answering, language } = useForm()
  const words = (owner: object, field: string) => (
    <bdi lang={foreignTag(owner, field, language)}>{localized(owner, field, language)}</bdi>
  )
  const { payments } = answering.version
  const title = localized(answering.version, 'titulo', language)
  /** A form that sells one thing is mostly called as that, a line above. */
  const isTitle = (payment: object) => payments.length === 1 && localized(payment, 'name', language) === title
  return (
    <section className={styles.prices} aria-label={t('prices')}>
      {shownFirst(payments).map((payment) => (
        <div key={payment.id} className={styles.offer}>
          {isTitle(payment) ? null : <p className={styles.offerName}>{words(payment, 'name')}</p>}
          <ul className={styles.fares}>
            {payment.sections.map((section) => (
              <li key={section.id} className={styles.choice}>
                {words(section, 'sectionName')}
                <span className={styles.price}>
                  {section.sectionPrice === 0
                    ? t('order.free')
                    : formatPrice(section.sectionPrice, payment.currencyType, currentTag())}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
