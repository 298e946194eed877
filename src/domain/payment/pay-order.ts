import * as z from 'zod/mini'
import { flag, list, moment, text } from '../schema'
import { PAYMENT_STATUS, type PaymentStatus } from './answer-payment'
import { ENTRANCES, type Entrance } from './entrance'
import { ORDER_STATES, type OrderLifecycle, type OrderState } from './order'
import { pendingRefundSchema, refundSchema, secondPaymentSchema, type Refund } from './refund'
import type { SectionId } from './stock'

/** An order: `payOrders/{orderId}_{answerId}` (§2.3 "Pay order"). Functions write and read it, and nobody else. */
export interface PayOrder extends OrderLifecycle, SectionId {
  /** 12 digits, counted by the municipality. */
  orderId: string
  /** The answer's id. */
  id: string
  /** In cents: price times quantity. */
  amount: number
  date: Date | null
  dni: string
  email: string
  /** The form's id. */
  form: string
  fullName: string
  phone: string
  /** As §1.4 has it: follows from the state. */
  status: string
  /** The order was validated: it is in every order that there is. */
  validate: boolean
  sectionName: string
  formTitle: string
  /** The answer's code. */
  code: string
  /** Paths of the form's areas. */
  areas: string[]
  municipalityPath: string
  /** The answer's account: its buyer. */
  uid: string
  /** Whom the provider pays. */
  merchantCode: string
  /** Of one ticket, in cents. */
  price: number
  /** ISO 4217 code. */
  currency: string
  /** What stands beside its amounts, as the form has it. */
  sign: string
  /** By which way its buyer came to the form, and goes back there. */
  entrance: Entrance
  /** Codes of the tickets, once it is paid. */
  tickets: string[]
  /** Those of them that were given back. */
  anuladas: string[]
}

/** The codes that still let somebody in. */
export const validTickets = ({
  state,
  tickets,
  anuladas,
}: Pick<PayOrder, 'state' | 'tickets' | 'anuladas'>): string[] =>
  state === 'paid' ? tickets.filter((code) => !anuladas.includes(code)) : []

const STATUS_OF: Record<OrderState, PaymentStatus> = {
  held: 'pending',
  paid: 'paid',
  rejected: 'rejected',
  ended: 'rejected',
  toRefund: 'rejected',
  refunded: 'rejected',
}

/** The stored word for a state (§1.4). */
export const statusOfState = (state: OrderState): string => PAYMENT_STATUS[STATUS_OF[state]]

/**
 * An order that was given back before refunds were noted, with the one refund that it was: `npm run migrate -- only orders` notes
 * when and by whom.
 */
function withOldRefund(order: PayOrder): PayOrder {
  if (order.state !== 'refunded' || order.devoluciones.length > 0) return order
  const old: Refund = {
    ...{ intento: 'anterior', fecha: order.paidAt, por: '', motivo: '', importe: order.amount },
    ...{ entradas: order.tickets.length, vuelven: true, de: 'pedido' },
    medio: order.paidBy === '' && order.amount > 0 ? 'banco' : 'mano',
  }
  return { ...order, devoluciones: [old] }
}

const storedOrderSchema: z.ZodMiniType<PayOrder> = z.looseObject({
  orderId: z.string(),
  id: z.string(),
  amount: z.int(),
  date: moment(),
  dni: text(),
  email: text(),
  form: z.string(),
  fullName: text(),
  phone: text(),
  status: text(),
  validate: flag(),
  quanty: z.int(),
  sectionName: text(),
  formTitle: text(),
  code: text(),
  areas: list(z.string()),
  municipalityPath: text(),
  uid: text(),
  merchantCode: text(),
  paymentId: z.string(),
  sectionId: z.string(),
  price: z.int(),
  currency: text(),
  sign: text(),
  entrance: z._default(z.enum(ENTRANCES), 'public'),
  state: z.enum(ORDER_STATES),
  holdUntil: z.date(),
  edited: flag(),
  reference: text(),
  paidBy: text(),
  paidAt: moment(),
  tickets: list(z.string()),
  anuladas: list(z.string()),
  seen: list(z.string()),
  devoluciones: list(refundSchema),
  devolucionEnCurso: z._default(z.nullable(pendingRefundSchema), null),
  pagoDoble: z._default(z.nullable(secondPaymentSchema), null),
  datosBorrados: moment(),
})

/** An order as stored. */
export const payOrderSchema: z.ZodMiniType<PayOrder> = z.pipe(storedOrderSchema, z.transform(withOldRefund))
