import * as z from 'zod/mini'
import { list, text } from '../schema'

/** The currency of a payment, as stored (§2.3 "Payment"). */
export interface Currency {
  /** What stands before or after an amount: `€`. */
  sign: string
  /** ISO 4217 code. */
  diminutive: string
  /** Name in the base language. */
  name: string
}

/** One kind of ticket or fee that can be bought. */
export interface PaymentSection {
  id: string
  sectionName: string
  /** Price of one in cents, a whole number; 0 until given. */
  sectionPrice: number
  /** How many can still be sold when the form is saved; -1 until given. Sales are counted by the server (PAY-06). */
  sectionQuantyLeft: number
}

/** What can be paid in a form (EDIT-13). */
export interface Payment {
  id: string
  name: string
  address: string
  /** DD/MM/YYYY - HH:mm, '' when it has no date. */
  dateFormatted: string
  currencyType: Currency
  sections: PaymentSection[]
  /** Most that one person buys at once; 0 until given. */
  quantyTicketsMaxPerTransaction: number
}

/** The currencies that the editor offers; the first one is the default. */
export const CURRENCIES: readonly [Currency, ...Currency[]] = [
  { sign: '€', diminutive: 'EUR', name: 'Euro' },
  { sign: '$', diminutive: 'ARS', name: 'Peso argentino' },
]

/** Most payments that a form holds; the rules hold it too. */
export const MOST_PAYMENTS = 50

const paymentSectionSchema: z.ZodMiniType<PaymentSection> = z.looseObject({
  id: z.string(),
  sectionName: text(),
  sectionPrice: z.number(),
  sectionQuantyLeft: z.number(),
})

export const paymentSchema: z.ZodMiniType<Payment> = z.looseObject({
  id: z.string(),
  name: text(),
  address: text(),
  dateFormatted: text(),
  currencyType: z.looseObject({ sign: text(), diminutive: text(), name: text() }),
  sections: list(paymentSectionSchema),
  quantyTicketsMaxPerTransaction: z.number(),
})
