import { useCallback, useState } from 'react'
import { getOrder } from '../../data/checkout/checkout'
import { errorCodeOf, isOutOfReach } from '../../data/errors'
import type { OrderView } from '../../domain/calls/get-order'
import { useLoaded, type Loaded } from '../../renderer/use-loaded'

/** An order by its address; null when there is none (PAY-07). */
async function readOrder(orderId: string, id: string): Promise<OrderView | null> {
  try {
    return await getOrder({ orderId, id })
  } catch (error) {
    if (isOutOfReach(error) || errorCodeOf(error) === 'limited') throw error
    return null
  }
}

interface OrderOnPage {
  loaded: Loaded<OrderView | null>
  retry: () => void
  /** Looks again, without a word when it cannot. */
  look: () => Promise<void>
}

/** The order that a page is about. */
export function useOrder(orderId: string, id: string): OrderOnPage {
  const read = useCallback(() => readOrder(orderId, id), [orderId, id])
  const [first, retry] = useLoaded(read)
  const [newer, setNewer] = useState<OrderView | null>(null)
  const look = useCallback(async () => setNewer(await read()), [read])
  const isNewer = newer?.orderId === orderId && newer.id === id
  return { loaded: isNewer ? { status: 'done', value: newer } : first, retry, look }
}
