import { offerOf } from '../../domain/payment/checkout'
import { formatPrice } from '../../domain/payment/price'
import { currentTag } from '../../lib/i18n'
import { useForm } from '../context'
import { usePurchase } from './use-purchase'

/** What the choice costs, in words; null where nothing is chosen or it costs nothing. */
export function useTotal(): string | null {
  const { version } = useForm().answering
  const { state } = usePurchase()
  const offer = offerOf(version.payments, state)
  const cents = (offer?.section.sectionPrice ?? 0) * state.quanty
  return offer && cents > 0 ? formatPrice(cents, offer.payment.currencyType, currentTag()) : null
}
