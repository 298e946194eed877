import { TableCell, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { RowTable } from '../../ui/staff/RowTable'
import { ChooseOrder, ChooseOrders } from './ChooseOrder'
import {
  amountWords,
  OrderButtons,
  OrderName,
  OrderNotes,
  OrderTag,
  RefundLines,
  type OrderRowsProps,
  useMoment,
} from './order-words'
import { orderKey } from './use-chosen-orders'

/** The orders on a desk. */
export function OrderTable({ orders, withForms, span, chosen, onAct }: OrderRowsProps) {
  const { t } = useTranslation('orders')
  const momentWords = useMoment()
  return (
    <RowTable
      label={t('title')}
      first={<ChooseOrders orders={orders} chosen={chosen} />}
      columns={[
        ...[t('order'), t('buyer'), t('bought'), t('amount'), t('state'), t('paidAt')],
        ...[t('refunded'), t('actions')],
      ]}
      endsInActions
    >
      {orders.map((order) => (
        <TableRow key={orderKey(order)} hover>
          <TableCell padding="checkbox">
            <ChooseOrder order={order} chosen={chosen} />
          </TableCell>
          <TableCell component="th" scope="row">
            <OrderName order={order} />
          </TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>
            {order.isForgotten ? null : (
              <>
                <bdi>{order.fullName}</bdi> · {order.dni}
              </>
            )}
          </TableCell>
          <TableCell>
            {order.quanty} × <bdi>{order.sectionName}</bdi>
            {withForms ? (
              <>
                {' · '}
                <bdi>{order.formTitle}</bdi>
              </>
            ) : null}
          </TableCell>
          <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{amountWords(order)}</TableCell>
          <TableCell>
            <OrderTag order={order} />
            <OrderNotes order={order} />
          </TableCell>
          <TableCell>
            {[momentWords(order.paidAt ?? order.date), order.paidBy].filter(Boolean).join(' · ')}
          </TableCell>
          <TableCell>
            <RefundLines order={order} span={span} />
          </TableCell>
          <TableCell align="right">
            <OrderButtons order={order} onAct={onAct} />
          </TableCell>
        </TableRow>
      ))}
    </RowTable>
  )
}
