import type { Answering } from '../../engine/answering'
import { paths } from '../../lib/paths'

/** Where an answer leads that bought something: the page of its order (PAY-07); null for every other one. */
export function paidOrderOf({ purchase }: Answering): string | null {
  const open = purchase?.state().open
  return open ? paths.paymentDone.href(open.order.orderId, open.order.id) : null
}
