import { Button, Link, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { ListedOrder, Span } from '../../domain/payment/listed-order'
import {
  mayPayAtCounter,
  movementsOf,
  orderWord,
  refundSource,
  type OrderWord,
} from '../../domain/payment/orders-list'
import { currencyOf } from '../../domain/payment/payments'
import { formatDateTime } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { useZone } from '../../lib/zone'
import { formatPrice } from '../../domain/payment/price'
import { StatusTag, type Tone } from '../../ui/staff/StatusTag'
import type { ActionKind } from './action-kind'
import type { ChosenOrders } from './use-chosen-orders'

const TONE: Record<OrderWord, Tone> = {
  held: 'warning',
  paid: 'success',
  rejected: 'danger',
  ended: 'neutral',
  toRefund: 'danger',
  refunded: 'info',
  edited: 'neutral',
  paidTwice: 'danger',
  partlyRefunded: 'info',
}

/** What an order costs. */
export const amountWords = ({
  amount,
  currency,
  sign,
}: Pick<ListedOrder, 'amount' | 'currency' | 'sign'>): string =>
  formatPrice(amount, currencyOf(currency, sign), currentTag())

/** Writes moments by the municipality's clock; '' for none. */
export function useMoment(): (moment: number | null) => string {
  const zone = useZone()
  return (moment) => formatDateTime(moment === null ? null : new Date(moment), zone)
}

/** The word for an order, in its colour. */
export function OrderTag({ order }: { order: ListedOrder }) {
  const { t } = useTranslation('orders')
  const word = orderWord(order)
  return <StatusTag label={t(`states.${word}`)} tone={TONE[word]} />
}

/** The number of an order, which leads to its answer as long as there is one. */
export function OrderName({ order }: { order: ListedOrder }) {
  if (order.isForgotten) return order.orderId
  return (
    <Link component={RouterLink} to={paths.view.href(order.id)}>
      {order.orderId}
    </Link>
  )
}

/** What else has to be known of an order: that the bank owes an answer, or that its buyer is not known any more. */
export function OrderNotes({ order }: { order: ListedOrder }) {
  const { t } = useTranslation('orders')
  const notes = [order.isRefundPending && t('refundPending'), order.isForgotten && t('buyerForgotten')]
  return notes
    .filter((note) => note !== false)
    .map((note) => (
      <Typography key={note} variant="body2" color="text.secondary">
        {note}
      </Typography>
    ))
}

/** What was given back of an order, one line for each refund: when, how much, how, by whom and why. */
export function RefundLines({ order, span }: { order: ListedOrder; span: Span | null }) {
  const { t } = useTranslation('orders')
  const momentWords = useMoment()
  return movementsOf(order, span).refunds.map((refund, index) => (
    <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {[
        amountWords({ ...order, amount: refund.amount }),
        momentWords(refund.at),
        t(`ways.${refund.way}`),
        refund.by,
        refund.reason,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  ))
}

export interface OrderRowsProps {
  orders: ListedOrder[]
  /** They are of several forms, which are named. */
  withForms: boolean
  /** The time whose money is shown; null for always. */
  span: Span | null
  chosen: ChosenOrders
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
      {refundSource(order) ? (
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
