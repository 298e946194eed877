import { Box, Link } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { amountWords, momentWords, OrderButtons, OrderTag, type OrderRowsProps } from './order-words'

/** The orders on a phone. */
export function OrderCards({ orders, withForms, onAct }: OrderRowsProps) {
  const { t } = useTranslation('orders')
  return (
    <CardList label={t('title')}>
      {orders.map((order) => (
        <Card key={`${order.orderId}_${order.id}`}>
          <Link component={RouterLink} to={paths.view.href(order.id)}>
            {order.orderId}
          </Link>{' '}
          <OrderTag order={order} />
          <CardTerms
            terms={[
              { term: t('buyer'), value: `${order.fullName} · ${order.dni}` },
              { term: t('form'), value: withForms ? order.formTitle : '' },
              { term: t('bought'), value: `${order.quanty} × ${order.sectionName}` },
              { term: t('amount'), value: amountWords(order) },
              { term: t('paidAt'), value: momentWords(order.paidAt ?? order.date) },
              { term: t('paidBy'), value: order.paidBy },
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
