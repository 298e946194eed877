import { Box } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { movementsOf } from '../../domain/payment/orders-list'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { ChooseOrder } from './ChooseOrder'
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

/** The orders on a phone. */
export function OrderCards({ orders, withForms, span, chosen, onAct }: OrderRowsProps) {
  const { t } = useTranslation('orders')
  const momentWords = useMoment()
  return (
    <CardList label={t('title')}>
      {orders.map((order) => (
        <Card key={orderKey(order)}>
          <ChooseOrder order={order} chosen={chosen} />
          <OrderName order={order} /> <OrderTag order={order} />
          <OrderNotes order={order} />
          <CardTerms
            terms={[
              { term: t('buyer'), value: order.isForgotten ? '' : `${order.fullName} · ${order.dni}` },
              { term: t('form'), value: withForms ? order.formTitle : '' },
              { term: t('bought'), value: `${order.quanty} × ${order.sectionName}` },
              { term: t('amount'), value: amountWords(order) },
              { term: t('paidAt'), value: momentWords(order.paidAt ?? order.date) },
              { term: t('paidBy'), value: order.paidBy },
              {
                term: t('refunded'),
                value:
                  movementsOf(order, span).refunds.length > 0 ? (
                    <RefundLines order={order} span={span} />
                  ) : (
                    ''
                  ),
              },
            ]}
          />
          <Box sx={{ mt: 3 }}>
            <OrderButtons order={order} onAct={onAct} />
          </Box>
        </Card>
      ))}
    </CardList>
  )
}
