import type { OrderView } from '../../domain/payment/order-view'
import { paths } from '../../lib/paths'

const WAYS = { public: paths.publicAnswer, citizen: paths.citizenAnswer, staff: paths.answer }

/**
 * The address of the form that an order belongs to, as its buyer opened it: a form of the portal has no public page
 * (PAY-07).
 */
export const wayBack = ({ entrance, formId }: Pick<OrderView, 'entrance' | 'formId'>): string =>
  WAYS[entrance].href(formId)
