import YearIcon from '@mui/icons-material/CalendarMonthOutlined'
import DoorIcon from '@mui/icons-material/QrCodeScannerOutlined'
import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { PageHeader } from '../../ui/staff/PageHeader'
import { DownloadOrders } from './DownloadOrders'
import { OrderFiltersBar } from './OrderFiltersBar'
import { OrdersFound } from './OrdersFound'
import { useOrderFilters, useOrders } from './use-orders'

/** /pedidos: what was bought with the answers to a form, for staff who see its statistics (PAY-13). */
export function OrdersPage() {
  const { t } = useTranslation('orders')
  const { formId = '' } = useParams()
  const control = useOrderFilters()
  const list = useOrders({ formId }, control.filters)
  useTitle(t('title'), list.formTitle)
  return (
    <>
      <PageHeader
        title={t('title')}
        description={<bdi>{list.formTitle}</bdi>}
        back={{ to: paths.forms.href(), label: t('back') }}
        actions={
          <>
            <DownloadOrders orders={list.orders} span={list.span} />
            <Button
              variant="outlined"
              startIcon={<YearIcon aria-hidden />}
              component={Link}
              to={paths.yearOrders.href()}
            >
              {t('yearList')}
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
      <OrdersFound
        list={list}
        none={t('none')}
        onClear={() => control.put({ buscar: '', estado: '', anio: '' })}
      />
    </>
  )
}
