import type { Payment, PaymentSection } from './payments'
import { isBlank } from '../text/clean'

/** What is wrong with a field of a payment; the interface has a sentence for each. */
export type PaymentField = 'name' | 'sections' | 'quantyTicketsMaxPerTransaction'
export type PaymentSectionField = 'sectionName' | 'sectionPrice' | 'sectionQuantyLeft'

const isCount = (value: number, least: number): boolean => Number.isInteger(value) && value >= least

/** The fields of a payment that must be mended (EDIT-13); address and date may be left out. */
export function paymentProblems(payment: Payment): PaymentField[] {
  const broken: [PaymentField, boolean][] = [
    ['name', isBlank(payment.name)],
    ['sections', payment.sections.length === 0],
    ['quantyTicketsMaxPerTransaction', !isCount(payment.quantyTicketsMaxPerTransaction, 1)],
  ]
  return broken.filter(([, is]) => is).map(([field]) => field)
}

/** The fields of a section that must be mended: a name, a price (nothing for free tickets), a number of tickets. */
export function paymentSectionProblems(section: PaymentSection): PaymentSectionField[] {
  const broken: [PaymentSectionField, boolean][] = [
    ['sectionName', isBlank(section.sectionName)],
    ['sectionPrice', !isCount(section.sectionPrice, 0)],
    ['sectionQuantyLeft', !isCount(section.sectionQuantyLeft, 0)],
  ]
  return broken.filter(([, is]) => is).map(([field]) => field)
}

/** Whether a payment can be offered as it is. */
export const isWholePayment = (payment: Payment): boolean =>
  paymentProblems(payment).length === 0 &&
  payment.sections.every((section) => paymentSectionProblems(section).length === 0)
