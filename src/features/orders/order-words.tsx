import { Button, Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { ListedOrder } from '../../domain/calls/list-orders'
import type { OrderState } from '../../domain/payment/order'
import { mayPayAtCounter, mayRefund } from '../../domain/payment/orders-list'
import { currencyOf } from '../../domain/payment/payments'
import { formatDateTime } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { formatPrice } from '../../domain/payment/price'
import { StatusTag, type Tone } from '../../ui/staff/StatusTag'
import type { ActionKind } from './action-kind'

const TONE: Record<OrderState, Tone> = {
  held: 'warning',
  paid: 'success',
  rejected: 'danger',
  ended: 'neutral',
  toRefund: 'danger',
  refunded: 'info',
}

/** What an order costs. */
export const amountWords = ({
  amount,
  currency,
  sign,
}: Pick<ListedOrder, 'amount' | 'currency' | 'sign'>): string =>
  formatPrice(amount, currencyOf(currency, sign), currentTag())

/** A moment as staff read it; '' for none. */
export const momentWords = (moment: number | null): string =>
  formatDateTime(moment === null ? null : new Date(moment))

/** The state of an order; an edited one was replaced by another. */
export function OrderTag({ order }: { order: ListedOrder }) {
  const { t } = useTranslation('orders')
  const label = order.edited && order.state === 'ended' ? t('edited') : t(`states.${order.state}`)
  return <StatusTag label={label} tone={TONE[order.state]} />
}

export interface OrderRowsProps {
  orders: ListedOrder[]
  /** They are of several forms, which are named. */
  withForms: boolean
  onAct: (kind: ActionKind, order: ListedOrder) => void
}

/** What staff may do with an order: take its money at the counter, or give it back. */
export function OrderButtons({ order, onAct }: { order: ListedOrder; onAct: OrderRowsProps['onAct'] }) {
  const { t } = useTranslation('orders')
  const named = (words: string) => `${words} ${order.orderId}`
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: { md: 'flex-end' } }}>
      {mayPayAtCounter(order) ? (
        <Button
          size="small"
          variant="outlined"
          aria-label={named(t('act.counter.button'))}
          onClick={() => onAct('counter', order)}
        >
          {t('act.counter.button')}
        </Button>
      ) : null}
      {mayRefund(order) ? (
        <Button
          size="small"
          color="error"
          aria-label={named(t('act.refund.button'))}
          onClick={() => onAct('refund', order)}
        >
          {t('act.refund.button')}
        </Button>
      ) : null}
    </Stack>
  )
}
