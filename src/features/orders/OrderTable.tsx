import { Link, TableCell, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { RowTable } from '../../ui/staff/RowTable'
import { amountWords, momentWords, OrderButtons, OrderTag, type OrderRowsProps } from './order-words'

/** The orders on a desk. */
export function OrderTable({ orders, withForms, onAct }: OrderRowsProps) {
  const { t } = useTranslation('orders')
  return (
    <RowTable
      label={t('title')}
      columns={[t('order'), t('buyer'), t('bought'), t('amount'), t('state'), t('paidAt'), t('actions')]}
      endsInActions
    >
      {orders.map((order) => (
        <TableRow key={`${order.orderId}_${order.id}`} hover>
          <TableCell component="th" scope="row">
            <Link component={RouterLink} to={paths.view.href(order.id)}>
              {order.orderId}
            </Link>
          </TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{order.fullName}</bdi> · {order.dni}
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
          </TableCell>
          <TableCell>
            {[momentWords(order.paidAt ?? order.date), order.paidBy].filter(Boolean).join(' · ')}
          </TableCell>
          <TableCell align="right">
            <OrderButtons order={order} onAct={onAct} />
          </TableCell>
        </TableRow>
      ))}
    </RowTable>
  )
}
