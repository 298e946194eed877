import { useState } from 'react'
import type { OrderId } from '../../domain/payment/order-id'
import type { ListedOrder } from '../../domain/payment/listed-order'
import { refundSource } from '../../domain/payment/orders-list'

/** Names an order: several municipalities may give one number. */
export const orderKey = ({ orderId, id }: OrderId): string => `${orderId}_${id}`

/** Whether an order can be chosen: something of it can be given back. */
export const isChoosable = (order: ListedOrder): boolean => refundSource(order) !== null

/** The orders that are chosen among those that are listed. */
export function useChosenOrders(listed: readonly ListedOrder[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const mark = (orders: readonly ListedOrder[], isIn: boolean) =>
    setKeys((before) => {
      const marked = new Set(orders.filter(isChoosable).map(orderKey))
      const others = [...before].filter((key) => !marked.has(key))
      return new Set(isIn ? [...others, ...marked] : others)
    })
  return {
    has: (order: OrderId) => keys.has(orderKey(order)),
    mark,
    clear: () => setKeys(new Set()),
    orders: listed.filter((order) => isChoosable(order) && keys.has(orderKey(order))),
  }
}
export type ChosenOrders = ReturnType<typeof useChosenOrders>
