import { useState } from 'react'
import {
  refundFailure,
  refundOrder,
  type RefundFailure,
  type RefundOrderRequest,
} from '../../data/staff/orders'
import type { ListedOrder } from '../../domain/payment/listed-order'
import { cameByCard, moneyOf, refundSource, ticketsOf } from '../../domain/payment/orders-list'
import { randomText } from '../../lib/random'
import { orderKey } from './use-chosen-orders'

/** What became of one order. */
export type RowOutcome = 'done' | RefundFailure

const ATTEMPT_LENGTH = 20

/** All that is left of an order, the way that it came. */
function wholeRefund(order: ListedOrder, attempt: string, reason: string): RefundOrderRequest {
  const of = refundSource(order) ?? 'pedido'
  return {
    ...{ orderId: order.orderId, id: order.id, attempt, reason, of, restock: true },
    amount: moneyOf(order, of),
    tickets: of === 'pedido' ? ticketsOf(order) : 0,
    way: cameByCard(order, of) ? 'banco' : 'mano',
  }
}

/** Gives back several orders one after the other. Each keeps its attempt, so that trying again gives back none twice. */
export function useRefundMany(orders: readonly ListedOrder[]) {
  const [attempts] = useState(() => new Map(orders.map((one) => [orderKey(one), randomText(ATTEMPT_LENGTH)])))
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const done = [...outcomes.values()].filter((outcome) => outcome === 'done').length

  const refund = async (order: ListedOrder, reason: string): Promise<RowOutcome> => {
    try {
      await refundOrder(wholeRefund(order, attempts.get(orderKey(order)) ?? '', reason))
      return 'done'
    } catch (error) {
      return refundFailure(error)
    }
  }
  const begin = async (reason: string) => {
    setBusy(true)
    for (const order of orders) {
      const key = orderKey(order)
      if (outcomes.get(key) === 'done') continue
      const outcome = await refund(order, reason)
      setOutcomes((before) => new Map([...before, [key, outcome]]))
    }
    setBusy(false)
  }
  return {
    isBusy,
    /** All were tried. */
    ended: !isBusy && outcomes.size === orders.length,
    done,
    left: orders.length - done,
    outcomeOf: (order: ListedOrder) => outcomes.get(orderKey(order)) ?? null,
    begin,
  }
}
