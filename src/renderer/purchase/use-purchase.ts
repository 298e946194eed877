import { useSyncExternalStore } from 'react'
import type { Purchase, PurchaseState } from '../../engine/purchase'
import { useForm } from '../context'

/**
 * What is bought, and what can be done about it.
 * @throws in a form that sells nothing
 */
export function usePurchase(): { purchase: Purchase; state: PurchaseState } {
  const { purchase } = useForm().answering
  if (!purchase) throw new Error('this form sells nothing')
  return { purchase, state: useSyncExternalStore(purchase.on, purchase.state) }
}
