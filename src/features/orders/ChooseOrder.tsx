import { Checkbox } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { ListedOrder } from '../../domain/payment/listed-order'
import { isChoosable, type ChosenOrders } from './use-chosen-orders'

/** Chooses one order of the list; one of which nothing can be given back has no box. */
export function ChooseOrder({ order, chosen }: { order: ListedOrder; chosen: ChosenOrders }) {
  const { t } = useTranslation('orders')
  if (!isChoosable(order)) return null
  return (
    <Checkbox
      size="small"
      checked={chosen.has(order)}
      onChange={(_, isIn) => chosen.mark([order], isIn)}
      slotProps={{ input: { 'aria-label': t('many.choose', { order: order.orderId }) } }}
    />
  )
}

/** Chooses all orders of the page, or leaves them out. */
export function ChooseOrders({ orders, chosen }: { orders: readonly ListedOrder[]; chosen: ChosenOrders }) {
  const { t } = useTranslation('orders')
  const choosable = orders.filter(isChoosable)
  const number = choosable.filter((order) => chosen.has(order)).length
  const isWhole = number > 0 && number === choosable.length
  return (
    <Checkbox
      size="small"
      disabled={choosable.length === 0}
      checked={isWhole}
      indeterminate={number > 0 && !isWhole}
      onChange={() => chosen.mark(orders, !isWhole)}
      slotProps={{ input: { 'aria-label': t('many.choosePage') } }}
    />
  )
}
