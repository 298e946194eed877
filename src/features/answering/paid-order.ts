import type { Answering } from '../../engine/answering'
import { paths } from '../../lib/paths'

/** The page of the order that an answer placed (PAY-07); null without an order. */
export function paidOrderOf({ purchase }: Answering): string | null {
  const open = purchase?.state().open
  return open ? paths.paymentDone.href(open.order.orderId, open.order.id) : null
}
