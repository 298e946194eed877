import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useTranslation } from 'react-i18next'
import type { ListedOrder, Span } from '../../domain/payment/listed-order'
import { downloadFile } from '../../lib/download-file'
import { useDates } from '../../lib/use-dates'
import { ordersFile } from './file'
import { HinderedButton } from '../../ui/staff/HinderedButton'

interface DownloadOrdersProps {
  orders: ListedOrder[]
  /** The time whose money counts; null for always. */
  span: Span | null
  /** Their year, where the orders of a whole year are listed. */
  year?: number
}

/** Downloads the orders that the filters leave as a file (PAY-13). */
export function DownloadOrders({ orders, span, year }: DownloadOrdersProps) {
  const { t } = useTranslation(['orders', 'staff'])
  const write = useDates()
  return (
    <HinderedButton
      variant="outlined"
      startIcon={<DownloadIcon aria-hidden />}
      hindrance={orders.length === 0 ? t('staff:ui.why.nothingListed') : null}
      onClick={() =>
        downloadFile(
          ordersFile({ t, write }, orders, span),
          `pedidos_${year ?? write('day', new Date())}.csv`,
        )
      }
    >
      {t('download')}
    </HinderedButton>
  )
}
