import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import DoorIcon from '@mui/icons-material/QrCodeScannerOutlined'
import { Button, Stack, Typography, useMediaQuery, useTheme } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { isRefusal } from '../../data/errors'
import type { ListedOrder } from '../../domain/calls/list-orders'
import { writeDate } from '../../domain/dates'
import { currencyOf } from '../../domain/payment/payments'
import { handOver } from '../../lib/hand-over'
import { currentTag } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { formatPrice } from '../../domain/payment/price'
import { useTitle } from '../../lib/title'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { ordersFile } from './file'
import type { ActionKind } from './action-kind'
import { OrderAction } from './OrderAction'
import { OrderCards } from './OrderCards'
import { OrderFiltersBar } from './OrderFiltersBar'
import { OrderTable } from './OrderTable'
import { useOrderFilters, useOrders } from './use-orders'

const COLUMNS = [50, 60, 40, 40, 40, 50]

/** /pedidos: what was bought with the answers to a form, for staff who see its statistics (PAY-13). */
export function OrdersPage() {
  const { t } = useTranslation('orders')
  const { formId = '' } = useParams()
  const control = useOrderFilters()
  const list = useOrders(formId, control.filters)
  useTitle(t('title'), list.formTitle)
  return (
    <>
      <PageHeader
        title={t('title')}
        description={<bdi>{list.formTitle}</bdi>}
        back={{ to: paths.forms.href(), label: t('back') }}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<DownloadIcon aria-hidden />}
              disabled={list.orders.length === 0}
              onClick={() =>
                handOver(ordersFile(t, list.orders), `pedidos_${writeDate('day', new Date())}.csv`)
              }
            >
              {t('download')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<DoorIcon aria-hidden />}
              component={Link}
              to={paths.door.href(formId)}
            >
              {t('door.title')}
            </Button>
          </>
        }
      />
      <OrderFiltersBar control={control} years={list.years} />
      <Results list={list} control={control} />
    </>
  )
}

interface ResultsProps {
  list: ReturnType<typeof useOrders>
  control: ReturnType<typeof useOrderFilters>
}

function Results({ list, control }: ResultsProps) {
  const { t } = useTranslation('orders')
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [acting, setActing] = useState<{ kind: ActionKind; order: ListedOrder } | null>(null)
  if (list.isPending) return <TableSkeleton columns={COLUMNS} />
  if (list.error) {
    return isRefusal(list.error) ? (
      <EmptyState face="forbidden" title={t('forbidden')} />
    ) : (
      <LoadFailed title={t('failed')} onRetry={list.retry} />
    )
  }
  if (list.isEmpty) return <EmptyState face="empty" title={t('none')} />
  if (list.orders.length === 0) {
    return (
      <EmptyState
        face="noMatch"
        title={t('noMatch')}
        action={
          <Button variant="outlined" onClick={control.clear}>
            {t('clear')}
          </Button>
        }
      />
    )
  }
  const Shape = onPhone ? OrderCards : OrderTable
  return (
    <Stack sx={{ gap: 4 }}>
      <Totals list={list} />
      {list.more ? <Typography role="status">{t('newestOnly')}</Typography> : null}
      <Shape orders={list.orders} onAct={(kind, order) => setActing({ kind, order })} />
      {acting ? (
        <OrderAction
          {...acting}
          onClose={() => setActing(null)}
          onDone={() => {
            setActing(null)
            void list.refresh()
          }}
        />
      ) : null}
    </Stack>
  )
}

function Totals({ list }: Pick<ResultsProps, 'list'>) {
  const { t } = useTranslation('orders')
  const money = (cents: number, currency: string) => formatPrice(cents, currencyOf(currency), currentTag())
  return (
    <Stack role="status" sx={{ gap: 1 }}>
      <Typography>{t('count', { count: list.orders.length })}</Typography>
      {list.totals.map(({ currency, paid, tickets, toRefund }) => (
        <Typography key={currency} sx={{ fontWeight: 'var(--weight-medium)' }}>
          {t('totals', { paid: money(paid, currency), count: tickets })}
          {toRefund > 0 ? ` · ${t('toRefundTotal', { amount: money(toRefund, currency) })}` : ''}
        </Typography>
      ))}
    </Stack>
  )
}
