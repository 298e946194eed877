import { useTranslation } from 'react-i18next'
import { offerOf } from '../../domain/payment/checkout'
import { localized } from '../../domain/language'
import { useForm } from '../context'
import { DoneLine, type DoneStepName } from './DoneLine'
import { usePurchase } from './use-purchase'
import { useTotal } from './use-total'

interface DoneStepProps {
  name: DoneStepName
  onChange: () => void
}

/** What is said by now in a step that is not open. */
export function DoneStep({ name, onChange }: DoneStepProps) {
  const { t } = useTranslation('payment')
  const { answering, language } = useForm()
  const { buyer, ...choice } = usePurchase().state
  const total = useTotal()
  const offer = offerOf(answering.version.payments, choice)
  const ordered = offer
    ? [`${choice.quanty} × ${localized(offer.section, 'sectionName', language)}`, total ?? t('order.free')]
    : []
  const said = name === 'order' ? ordered : [buyer.clientFullName, buyer.clientEmail]
  return <DoneLine name={name} said={said} onChange={onChange} />
}
