import { sellsTickets } from '../domain/form/sells-tickets'
import type { Checkout } from '../lib/checkout-port'
import type { Purchase, PurchaseContext } from './purchase'

/** What is bought with the answer, where the form sells something; null elsewhere. What it needs is loaded only here. */
export async function purchaseFor(
  loadCheckout: (() => Promise<Checkout>) | undefined,
  context: Omit<PurchaseContext, 'checkout'>,
): Promise<Purchase | null> {
  if (!sellsTickets(context.version)) return null
  const [{ createPurchase }, checkout] = await Promise.all([import('./purchase'), loadCheckout?.() ?? null])
  return createPurchase({ ...context, checkout })
}
