import { changed } from './dense'
import type { NewId } from './factory'
import { CURRENCIES, type Payment, type PaymentSection } from '../payment/payments'

/** How many tickets one person may buy at once, unless told otherwise. */
const USUAL_MAX = 10

/** A section whose name, price and quantity are still to be given. */
export const newPaymentSection = (newId: NewId): PaymentSection => ({
  id: newId(),
  sectionName: '',
  sectionPrice: -1,
  sectionQuantyLeft: -1,
})

/** A payment in the usual currency with one section to fill in (EDIT-13). */
export const newPayment = (newId: NewId): Payment => ({
  id: newId(),
  name: '',
  address: '',
  dateFormatted: '',
  currencyType: CURRENCIES[0],
  sections: [newPaymentSection(newId)],
  quantyTicketsMaxPerTransaction: USUAL_MAX,
  preview: false,
  previewIndex: 0,
})

/** Changes one payment; the same list when there is none with that id or it stayed the same. */
export const changePayment = (
  payments: Payment[],
  id: string,
  change: (payment: Payment) => Payment,
): Payment[] => changed(payments, id, change)

/** Takes a payment out; the same list when there is none with that id. */
export const removePayment = (payments: Payment[], id: string): Payment[] =>
  payments.some((payment) => payment.id === id) ? payments.filter((payment) => payment.id !== id) : payments

/**
 * Shows the prices of a payment where the form begins, or no longer; those that are shown stand there in the order of the
 * list.
 */
export function showFirst(payments: Payment[], id: string, preview: boolean): Payment[] {
  const next = changed(payments, id, (payment) => ({ ...payment, preview }))
  let place = 0
  return next.map((payment) => (payment.preview ? { ...payment, previewIndex: place++ } : payment))
}

const withSections = (payment: Payment, sections: PaymentSection[]): Payment =>
  sections === payment.sections ? payment : { ...payment, sections }

/** Adds a section at the end. */
export const addPaymentSection = (payment: Payment, section: PaymentSection): Payment => ({
  ...payment,
  sections: [...payment.sections, section],
})

/** Changes one section; the same payment when there is none with that id or it stayed the same. */
export const changeFare = (
  payment: Payment,
  id: string,
  change: (section: PaymentSection) => PaymentSection,
): Payment => withSections(payment, changed(payment.sections, id, change))

/** Writes some fields of one section; the same payment when there is none with that id. */
export const changePaymentSection = (
  payment: Payment,
  id: string,
  change: Partial<Omit<PaymentSection, 'id'>>,
): Payment => changeFare(payment, id, (section) => ({ ...section, ...change }))

/** Takes a section out. */
export const removePaymentSection = (payment: Payment, id: string): Payment =>
  withSections(
    payment,
    payment.sections.filter((section) => section.id !== id),
  )

const STORED = /^(\d{2})\/(\d{2})\/(\d{4}) - (\d{2}:\d{2})$/
const FIELD = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/

/** The date of a payment as a date field of the browser takes it; '' when there is none (FMT-01). */
export function toDateField(dateFormatted: string): string {
  const [, day, month, year, time] = STORED.exec(dateFormatted) ?? []
  return year ? `${year}-${month}-${day}T${time}` : ''
}

/** What a date field of the browser gives as it is stored: DD/MM/YYYY - HH:mm, '' when there is none. */
export function fromDateField(value: string): string {
  const [, year, month, day, time] = FIELD.exec(value) ?? []
  return year ? `${day}/${month}/${year} - ${time}` : ''
}
