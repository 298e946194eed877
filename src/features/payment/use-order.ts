import { useCallback, useState } from 'react'
import { getOrder } from '../../data/checkout/checkout'
import { errorCodeOf } from '../../data/errors'
import type { OrderView } from '../../domain/calls/get-order'
import { isDocumentId } from '../../domain/document-id'
import { isOrderNumber } from '../../domain/payment/order'
import { useLoaded, type Loaded } from '../../renderer/use-loaded'

/** An order by its address; null when there is none (PAY-07). That it cannot be looked up says nothing of it. */
async function readOrder(orderId: string, id: string): Promise<OrderView | null> {
  if (!isOrderNumber(orderId) || !isDocumentId(id)) return null
  try {
    return await getOrder({ orderId, id })
  } catch (error) {
    if (errorCodeOf(error) === 'notFound') return null
    throw error
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
