import { Button, Stack, Typography, useMediaQuery, useTheme } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal, serviceFailureOf } from '../../data/errors'
import type { ListedOrder } from '../../domain/payment/listed-order'
import { currencyOf } from '../../domain/payment/payments'
import { formatPrice } from '../../domain/payment/price'
import { currentTag } from '../../lib/i18n'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { Pager } from '../../ui/staff/Pager'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import type { ActionKind } from './action-kind'
import { ChosenOrdersBar } from './ChosenOrdersBar'
import { CounterDialog } from './CounterDialog'
import { OrderCards } from './OrderCards'
import { OrderTable } from './OrderTable'
import { RefundDialog } from './RefundDialog'
import { useChosenOrders } from './use-chosen-orders'
import type { OrderList } from './use-orders'

const COLUMNS = [50, 60, 40, 40, 40, 50, 50]
const PAGE_SIZE = 50

interface OrdersFoundProps {
  list: OrderList
  /** The message when there is none at all. */
  none: string
  /** Whether they are of several forms, which are then named. */
  withForms?: boolean
  /** Clears the filters. */
  onClear: () => void
}

/** Orders page by page, also while they load, when there are none and when they cannot be read (PAY-13). */
export function OrdersFound({ list, none, withForms = false, onClear }: OrdersFoundProps) {
  const { t } = useTranslation('orders')
  if (list.isPending) return <TableSkeleton columns={COLUMNS} />
  if (list.error) {
    return isRefusal(list.error) ? (
      <EmptyState reason="forbidden" title={t('forbidden')} />
    ) : (
      <LoadFailed title={t('failed')} why={serviceFailureOf(list.error)} onRetry={list.retry} />
    )
  }
  if (list.isEmpty) return <EmptyState reason="empty" title={none} />
  if (list.orders.length === 0) {
    return (
      <EmptyState
        reason="noMatch"
        title={t('noMatch')}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      />
    )
  }
  return (
    <Stack sx={{ gap: 4 }}>
      <Totals list={list} />
      <Rows list={list} withForms={withForms} />
    </Stack>
  )
}

function Rows({ list, withForms }: { list: OrderList; withForms: boolean }) {
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [acting, setActing] = useState<{ kind: ActionKind; order: ListedOrder } | null>(null)
  const [asked, setPage] = useState(1)
  // Filters may leave fewer pages than there were.
  const page = Math.min(asked, Math.ceil(list.orders.length / PAGE_SIZE))
  const chosen = useChosenOrders(list.orders)
  const Shape = onPhone ? OrderCards : OrderTable
  const Dialog = acting?.kind === 'counter' ? CounterDialog : RefundDialog
  return (
    <>
      <Shape
        orders={list.orders.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        withForms={withForms}
        span={list.span}
        chosen={chosen}
        onAct={(kind, order) => setActing({ kind, order })}
      />
      <Pager page={page} pageSize={PAGE_SIZE} total={list.orders.length} onPage={setPage} />
      <ChosenOrdersBar chosen={chosen} onChanged={() => void list.refresh()} />
      {acting ? (
        <Dialog
          order={acting.order}
          onClose={() => setActing(null)}
          onDone={() => {
            setActing(null)
            void list.refresh()
          }}
        />
      ) : null}
    </>
  )
}

function Totals({ list }: { list: OrderList }) {
  const { t } = useTranslation('orders')
  return (
    <Stack role="status" sx={{ gap: 1 }}>
      <Typography>{t('count', { count: list.orders.length })}</Typography>
      {list.totals.map(({ currency, sign, collected, refunded, tickets, toRefund }) => {
        const money = (cents: number) => formatPrice(cents, currencyOf(currency, sign), currentTag())
        return (
          <Typography key={currency} sx={{ fontWeight: 'var(--weight-medium)' }}>
            {t('totals', { paid: money(collected), count: tickets })}
            {refunded > 0 ? ` · ${t('refundedTotal', { amount: money(refunded) })}` : ''}
            {toRefund > 0 ? ` · ${t('toRefundTotal', { amount: money(toRefund) })}` : ''}
          </Typography>
        )
      })}
    </Stack>
  )
}
