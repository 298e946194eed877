import * as z from 'zod/mini'
import { flag, list, text } from '../schema'

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
  /** Price of one in cents, a whole number; 0 for free (PAY-13), -1 until given. */
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
  /** Whether its prices are shown where the form begins, before anybody fills it in (§2.3). */
  preview: boolean
  /** Its place among those that are shown there, from 0. */
  previewIndex: number
}

/** The currencies that the editor offers; the first one is the default. */
export const CURRENCIES: readonly [Currency, ...Currency[]] = [
  { sign: '€', diminutive: 'EUR', name: 'Euro' },
  { sign: '$', diminutive: 'ARS', name: 'Peso argentino' },
]

/**
 * A currency with its sign (PAY-08).
 * @param sign as the form has it; where it has none, that of the editor, which has none for a code that it does not offer
 */
export const currencyOf = (code: string, sign: string): Pick<Currency, 'diminutive' | 'sign'> => ({
  diminutive: code,
  sign: sign || (CURRENCIES.find(({ diminutive }) => diminutive === code)?.sign ?? ''),
})

const ISO_4217 = /^[A-Z]{3}$/

/** ISO 4217 code of a form's currency; that of the euro where it gives none. */
export const isoCurrency = (code: string): string => (ISO_4217.test(code) ? code : CURRENCIES[0].diminutive)

/** Most payments of a form; the rules refuse more. */
export const MAX_PAYMENTS = 50

/** A list whose entries are told apart by an id; older ones that lack it are named by their position. */
const named = <T extends { id: string }>(item: z.ZodMiniType<T>) =>
  z.pipe(
    list(item),
    z.transform((all) => all.map((one, index) => (one.id === '' ? { ...one, id: `n${index}` } : one))),
  )

const paymentSectionSchema: z.ZodMiniType<PaymentSection> = z.looseObject({
  id: text(),
  sectionName: text(),
  sectionPrice: z._default(z.number(), -1),
  sectionQuantyLeft: z._default(z.number(), -1),
})

const currencySchema = z.looseObject({ sign: text(), diminutive: text(), name: text() })

const paymentSchema: z.ZodMiniType<Payment> = z.looseObject({
  id: text(),
  name: text(),
  address: text(),
  dateFormatted: text(),
  currencyType: z._default(currencySchema, { ...CURRENCIES[0] }),
  sections: named(paymentSectionSchema),
  quantyTicketsMaxPerTransaction: z._default(z.number(), 0),
  preview: flag(),
  previewIndex: z._default(z.number(), 0),
})

/** What can be paid in a form, as stored. */
export const paymentsSchema = (): z.ZodMiniType<Payment[]> => named(paymentSchema)
