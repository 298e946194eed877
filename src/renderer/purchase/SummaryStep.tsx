import { useTranslation } from 'react-i18next'
import { offerOf } from '../../domain/payment/checkout'
import { foreignTag, localized } from '../../domain/language'
import { currentTag } from '../../lib/i18n'
import { formatPrice } from '../../domain/payment/price'
import { useForm } from '../context'
import { inOwnLanguage } from '../parts/own-language'
import { PriceFacts } from './PriceFacts'
import { usePurchase } from './use-purchase'

/** What will be charged, and to whom (PAY-01). */
export function SummaryStep() {
  const { t } = useTranslation('payment')
  const { answering, language } = useForm()
  const { state } = usePurchase()
  const offer = offerOf(answering.version.payments, state)
  if (!offer) return null
  const { payment, section } = offer
  const { buyer, quanty } = state
  const money = (cents: number) => formatPrice(cents, payment.currencyType, currentTag())
  const wordsOf = (owner: object, field: string) =>
    inOwnLanguage(localized(owner, field, language), foreignTag(owner, field, language))
  return (
    <PriceFacts
      total={money(section.sectionPrice * quanty)}
      facts={[
        [t('summary.event'), wordsOf(payment, 'name')],
        [t('summary.date'), payment.dateFormatted],
        [t('summary.section'), wordsOf(section, 'sectionName')],
        [t('order.quanty'), String(quanty)],
        [t('summary.price'), money(section.sectionPrice)],
        [t('buyer.clientFullName'), buyer.clientFullName],
        [t('buyer.clientID'), buyer.clientID],
        [t('buyer.clientEmail'), buyer.clientEmail],
        [t('buyer.clientPhoneNumber'), buyer.clientPhoneNumber],
      ]}
    />
  )
}
