import { buyerProblems, type Buyer, type BuyerField } from './buyer'
import type { Payment, PaymentSection } from './payments'
import type { Choice } from './purchase'
import { LOW_STOCK, placesLeft, placesOf, type SectionId, type Stock } from './stock'
import { isBlank } from '../text/clean'

/** What somebody who buys has to put right, in the order of the wizard (§2.5 "Payment"). */
export type CheckoutField = 'section' | 'quanty' | BuyerField

/** What is wrong with it: nothing is given, it is not as asked, or there are not so many tickets left. */
export type CheckoutProblem = 'missing' | 'wrong' | 'soldOut'

/** Which step of the wizard asks for it (PAY-01). */
export const stepOf = (field: CheckoutField): number => (field === 'section' || field === 'quanty' ? 0 : 1)

/** A section with the payment that it belongs to; null when the form offers none of that name. */
export function offerOf(
  payments: readonly Payment[],
  { paymentId, sectionId }: SectionId,
): { payment: Payment; section: PaymentSection } | null {
  const payment = payments.find(({ id }) => id === paymentId)
  const section = payment?.sections.find(({ id }) => id === sectionId)
  return payment && section ? { payment, section } : null
}

/** The section that is the only one on offer; null where there is a choice. */
export function onlyOffer(payments: readonly Payment[]): SectionId | null {
  const [only, ...others] = payments.flatMap(({ id, sections }) =>
    sections.map((section) => ({ paymentId: id, sectionId: section.id })),
  )
  return only && others.length === 0 ? only : null
}

/**
 * How many tickets of a section are left.
 * @param stock null while it is not known
 * @returns null while that is not known, nor of a section that the stock does not have yet
 */
export function ticketsLeft(stock: Stock | null, section: SectionId): number | null {
  const known = stock?.places[section.paymentId]?.[section.sectionId]
  return stock && known ? placesLeft(placesOf(stock, section)) : null
}

/** Whether so few are left that a person is told (PAY-02). */
export const isLow = (left: number | null): boolean => left !== null && left > 0 && left <= LOW_STOCK

/** Most tickets that can be chosen of a payment's section: as many as one person may have and there are (PAY-14). */
export const mostTickets = (payment: Payment, left: number | null): number =>
  Math.min(payment.quantyTicketsMaxPerTransaction, left ?? Number.POSITIVE_INFINITY)

/** What stands against validating the order, at its fields; the server looks again (PAY-02). */
export function checkoutProblems(
  payments: readonly Payment[],
  stock: Stock | null,
  { buyer, ...choice }: Choice & { buyer: Buyer },
): Partial<Record<CheckoutField, CheckoutProblem>> {
  const problems: Partial<Record<CheckoutField, CheckoutProblem>> = {}
  const offer = offerOf(payments, choice)
  const left = ticketsLeft(stock, choice)
  if (!offer) problems.section = 'missing'
  else if (left === 0) problems.section = 'soldOut'
  if (choice.quanty < 1) problems.quanty = 'missing'
  else if (offer && left !== 0 && choice.quanty > mostTickets(offer.payment, left))
    problems.quanty = 'soldOut'
  for (const field of buyerProblems(buyer)) problems[field] = isBlank(buyer[field]) ? 'missing' : 'wrong'
  return problems
}

/** The payments whose prices are shown where the form begins, in their order (§2.3). */
export const shownFirst = (payments: readonly Payment[]): Payment[] =>
  payments.filter(({ preview }) => preview).toSorted((one, other) => one.previewIndex - other.previewIndex)
