import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { yearIn } from '../../domain/zone-times'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { useZone } from '../../lib/zone'
import { PageHeader } from '../../ui/staff/PageHeader'
import { DownloadOrders } from './DownloadOrders'
import { OrderFiltersBar } from './OrderFiltersBar'
import { OrdersFound } from './OrdersFound'
import { useOrderFilters, useOrders } from './use-orders'

/** How many years the treasury chooses among; older ones are opened by their address. */
const YEARS = 6

/** /pedidos without a form: what the municipality was paid in a year, for its treasury (PAY-13). */
export function YearOrdersPage() {
  const { t } = useTranslation('orders')
  const zone = useZone()
  const control = useOrderFilters()
  const [now] = useState(() => yearIn(new Date(), zone))
  const year = control.filters.year ?? now
  const list = useOrders({ year }, { ...control.filters, year })
  useTitle(t('yearTitle'), String(year))
  const latest = Array.from({ length: YEARS }, (_, index) => now - index)
  return (
    <>
      <PageHeader
        title={t('yearTitle')}
        description={t('yearSays')}
        back={{ to: paths.forms.href(), label: t('back') }}
        actions={<DownloadOrders orders={list.orders} span={list.span} year={year} />}
      />
      <OrderFiltersBar
        control={{ ...control, filters: { ...control.filters, year } }}
        years={latest.includes(year) ? latest : [...latest, year]}
        oneYear
      />
      <OrdersFound
        list={list}
        none={t('noneInYear', { year })}
        withForms
        onClear={() => control.put({ buscar: '', estado: '' })}
      />
    </>
  )
}
