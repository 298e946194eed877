import * as z from 'zod/mini'
import { text } from '../schema'
import { isoCurrency, paymentsSchema } from './payments'

/** How far a payment is, as stored (§1.4). Only the server sets it (PAY-05). */
export const PAYMENT_STATUS = {
  pending: 'Pendiente de validar',
  paid: 'Pagado',
  rejected: 'Rechazado',
} as const
export type PaymentStatus = keyof typeof PAYMENT_STATUS

/** What was bought with an answer, by whom, and whether it is paid (VIEW-01). Amounts are whole cents. */
export interface AnswerPayment {
  zone: string
  quantity: number
  price: number
  total: number
  /** ISO 4217 code of the amounts. */
  currency: string
  buyer: { name: string; id: string; email: string; phone: string }
  /** The order's number; '' before there is one. */
  order: string
  /** What the buyer read of the purchase; '' for nothing. */
  terms: string
  /** null when there is no order yet, or in a status that is none of these. */
  status: PaymentStatus | null
}

/** A number that something is counted or priced by; what is none is nothing. */
const count = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value): number => (typeof value === 'number' && value >= 0 ? value : 0)),
  )

const detailsSchema = z.looseObject({
  section: text(),
  quanty: count(),
  price: count(),
  clientFullName: text(),
  clientID: text(),
  clientEmail: text(),
  clientPhoneNumber: text(),
  orderId: text(),
})

const orderSchema = z.looseObject({
  orderId: text(),
  amount: count(),
  quanty: count(),
  sectionName: text(),
  fullName: text(),
  dni: text(),
  email: text(),
  phone: text(),
  status: text(),
})

/** What of an answer is about a payment; all of it is missing where nothing is paid (§2.3). */
const paidAnswerSchema = z.looseObject({
  payments: paymentsSchema(),
  paymentDetails: z.nullish(detailsSchema),
  payOrder: z.nullish(orderSchema),
  purcharseOrderDetails: text(),
})

const statusOf = (stored: string): PaymentStatus | null => {
  if (stored === PAYMENT_STATUS.paid) return 'paid'
  if (stored === PAYMENT_STATUS.rejected) return 'rejected'
  return stored === PAYMENT_STATUS.pending ? 'pending' : null
}

/**
 * The payment of an answer. The order, which only the server writes, counts before what the person filled in.
 * @returns null for an answer without one, or whose payment cannot be read
 */
export function paymentOf(answer: object): AnswerPayment | null {
  const parsed = paidAnswerSchema.safeParse(answer)
  if (!parsed.success) return null
  const { payments, paymentDetails: details, payOrder: order } = parsed.data
  if (!details && !order) return null
  const quantity = order?.quanty || details?.quanty || 0
  const price = details?.price || (order && quantity > 0 ? Math.round(order.amount / quantity) : 0)
  const code = payments[0]?.currencyType.diminutive ?? ''
  return {
    zone: order?.sectionName || details?.section || '',
    quantity,
    price,
    total: order?.amount || quantity * price,
    currency: isoCurrency(code),
    buyer: {
      name: order?.fullName || details?.clientFullName || '',
      id: order?.dni || details?.clientID || '',
      email: order?.email || details?.clientEmail || '',
      phone: order?.phone || details?.clientPhoneNumber || '',
    },
    order: order?.orderId || details?.orderId || '',
    terms: parsed.data.purcharseOrderDetails,
    status: statusOf(order?.status ?? ''),
  }
}
