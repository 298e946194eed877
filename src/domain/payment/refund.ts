import * as z from 'zod/mini'
import { moment, text } from '../schema'

/** How money goes back: `banco` the provider gives it back to the card, `mano` staff gave it back themselves. */
export const REFUND_WAYS = ['banco', 'mano'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

/** Which money of an order: what it was paid with, or the card payment that came for one already paid at the counter. */
export const REFUND_SOURCES = ['pedido', 'doble'] as const
export type RefundSource = (typeof REFUND_SOURCES)[number]

/** Money that was given back for an order, as stored in it: `devoluciones`. */
export interface Refund {
  /** The attempt that made it: the same one again is the same refund. */
  intento: string
  /** When; null for one from before that nobody noted. */
  fecha: Date | null
  /** Username of who gave it back. */
  por: string
  motivo: string
  /** In cents; 0 for free tickets. */
  importe: number
  /** How many tickets let nobody in any more. */
  entradas: number
  /** Whether those tickets are for sale again. */
  vuelven: boolean
  medio: RefundWay
  de: RefundSource
}

/** A refund that the provider was asked for and that is not noted yet: `devolucionEnCurso`. */
export interface PendingRefund extends Refund {
  /** The call ended without knowing whether the money went back. */
  sinRespuesta: boolean
}

/** A card payment for an order that was paid at the counter before: `pagoDoble`. */
export interface SecondPayment {
  fecha: Date
  referencia: string
}

const refundShape = {
  intento: z.string(),
  fecha: moment(),
  por: text(),
  motivo: text(),
  importe: z.int(),
  entradas: z.int(),
  vuelven: z.boolean(),
  medio: z.enum(REFUND_WAYS),
  de: z.enum(REFUND_SOURCES),
}

export const refundSchema: z.ZodMiniType<Refund> = z.looseObject(refundShape)
export const pendingRefundSchema: z.ZodMiniType<PendingRefund> = z.looseObject({
  ...refundShape,
  sinRespuesta: z.boolean(),
})
export const secondPaymentSchema: z.ZodMiniType<SecondPayment> = z.looseObject({
  fecha: z.date(),
  referencia: text(),
})

/** What decides how much of an order can still be given back. Amounts are whole cents. */
export interface Refundable {
  state: string
  amount: number
  quanty: number
  devoluciones: readonly Pick<Refund, 'importe' | 'entradas' | 'de'>[]
  hasSecondPayment: boolean
}

const sumOf = (
  { devoluciones }: Pick<Refundable, 'devoluciones'>,
  source: RefundSource,
  what: 'importe' | 'entradas',
): number => devoluciones.filter(({ de }) => de === source).reduce((sum, refund) => sum + refund[what], 0)

const HAS_MONEY = ['paid', 'toRefund', 'refunded']

/** How much money of an order is still here. */
export function moneyLeft(order: Refundable, source: RefundSource): number {
  const isHere = source === 'doble' ? order.hasSecondPayment : HAS_MONEY.includes(order.state)
  return isHere ? Math.max(0, order.amount - sumOf(order, source, 'importe')) : 0
}

/** How many tickets of an order still let somebody in. */
export const ticketsValid = (order: Omit<Refundable, 'hasSecondPayment' | 'amount'>): number =>
  order.state === 'paid' ? Math.max(0, order.quanty - sumOf(order, 'pedido', 'entradas')) : 0

/** How many tickets of an order nobody can buy: those that let somebody in, and those that were taken back for good. */
export const ticketsTaken = (order: {
  state: string
  quanty: number
  devoluciones: readonly Pick<Refund, 'importe' | 'entradas' | 'de' | 'vuelven'>[]
}): number =>
  order.devoluciones
    .filter(({ vuelven }) => !vuelven)
    .reduce((sum, { entradas }) => sum + entradas, ticketsValid(order))

/** Whether so much can be given back: something at all, and no more than there is. */
export function isRefundable(
  order: Refundable,
  { importe, entradas, de }: Pick<Refund, 'importe' | 'entradas' | 'de'>,
): boolean {
  const tickets = de === 'pedido' ? ticketsValid(order) : 0
  return (
    importe >= 0 &&
    entradas >= 0 &&
    importe + entradas > 0 &&
    importe <= moneyLeft(order, de) &&
    entradas <= tickets
  )
}

export const MAX_REFUND_REASON = 200
