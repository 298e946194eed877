import { MAX_CENTS } from './money'
import type { Payment, PaymentSection } from './payments'
import type { SectionId } from './stock'

/** What somebody wants to buy: so many tickets of one section. */
export interface Choice extends SectionId {
  quanty: number
}

/** What a choice costs. Amounts are whole cents. */
export interface Purchase extends Choice {
  payment: Payment
  section: PaymentSection
  price: number
  amount: number
}

/** Most tickets that one person buys at once where the form says no number of its own. */
const MAX_QUANTY = 1000

const isPrice = (cents: number): boolean => Number.isInteger(cents) && cents >= 0

/**
 * What is bought by a choice, computed from the version of the form alone (PAY-04).
 * @returns null when the section is not offered, the quantity is more than one person may have (PAY-02), or the price
 * was never given
 */
export function purchaseOf(
  payments: readonly Payment[],
  { paymentId, sectionId, quanty }: Choice,
): Purchase | null {
  const payment = payments.find(({ id }) => id === paymentId)
  const section = payment?.sections.find(({ id }) => id === sectionId)
  if (!payment || !section) return null
  const most = Math.min(MAX_QUANTY, payment.quantyTicketsMaxPerTransaction)
  if (!Number.isInteger(quanty) || quanty < 1 || quanty > most) return null
  const { sectionPrice: price } = section
  const amount = price * quanty
  if (!isPrice(price) || amount > MAX_CENTS) return null
  return { paymentId, sectionId, quanty, payment, section, price, amount }
}
