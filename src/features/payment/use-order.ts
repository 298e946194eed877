import { useCallback, useState } from 'react'
import { getOrder, type OrderOnPage } from '../../data/checkout/checkout'
import { errorCodeOf } from '../../data/errors'
import { NO_SENDER } from '../../domain/geography/sender'
import { useNamePlace } from '../../lib/place'
import { useNewest } from '../../lib/use-newest'
import { isDocumentId } from '../../domain/document-id'
import { isOrderNumber } from '../../domain/payment/order'
import { useLoaded, type Loaded } from '../../renderer/use-loaded'

/**
 * An order by its address; null when there is none (PAY-07). A failed read throws, because it says nothing about the
 * order.
 */
async function readOrder(orderId: string, id: string): Promise<OrderOnPage | null> {
  if (!isOrderNumber(orderId) || !isDocumentId(id)) return null
  try {
    return await getOrder({ orderId, id })
  } catch (error) {
    if (errorCodeOf(error) === 'notFound') return null
    throw error
  }
}

interface Order {
  loaded: Loaded<OrderOnPage | null>
  retry: () => void
  /** Reads the order again; a failure is ignored. */
  refresh: () => Promise<void>
}

/** The order that a page is about. */
export function useOrder(orderId: string, id: string): Order {
  const read = useCallback(() => readOrder(orderId, id), [orderId, id])
  const [first, retry] = useLoaded(read)
  const [newer, setNewer] = useState<OrderOnPage | null>(null)
  const newest = useNewest()
  const refresh = useCallback(async () => {
    const isNewest = newest.begin()
    const order = await read()
    if (isNewest()) setNewer(order)
  }, [read, newest])
  const isNewer = newer?.orderId === orderId && newer.id === id
  return { loaded: isNewer ? { status: 'done', value: newer } : first, retry, refresh }
}

/** Shows the order's municipality in the frame, once it is known (PDF-02). */
export function useOrderPlace(loaded: Loaded<OrderOnPage | null>): void {
  const { nombre, marca } = (loaded.status === 'done' ? loaded.value?.emisor : null) ?? NO_SENDER
  useNamePlace(nombre, marca)
}
