import { useTranslation } from 'react-i18next'
import type { CheckoutField } from '../../domain/payment/checkout'
import { usePurchase } from './use-purchase'

/** The problem of a field, in words, once the person has been there. */
export function useProblem(field: CheckoutField): string | undefined {
  const { t } = useTranslation('payment')
  const { purchase, state } = usePurchase()
  const problem = purchase.problems()[field]
  if (!problem || !state.shown.includes(field)) return undefined
  if (problem === 'soldOut' && field === 'quanty') return t('problem.quantyLeft')
  // The message above the step says it in full already.
  if (problem === 'soldOut') return t(state.failure === 'soldOut' ? 'stock.soldOut' : 'stock.none')
  return t(`problem.${field}`)
}
