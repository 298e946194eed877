import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { ListedOrder, Span } from '../../domain/payment/listed-order'
import { downloadFile } from '../../lib/download-file'
import { useDates } from '../../lib/use-dates'
import { ordersFile } from './file'

interface DownloadOrdersProps {
  orders: ListedOrder[]
  /** The time whose money counts; null for always. */
  span: Span | null
  /** Their year, where the orders of a whole year are listed. */
  year?: number
}

/** Downloads the orders that the filters leave as a file (PAY-13). */
export function DownloadOrders({ orders, span, year }: DownloadOrdersProps) {
  const { t } = useTranslation('orders')
  const write = useDates()
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon aria-hidden />}
      disabled={orders.length === 0}
      onClick={() =>
        downloadFile(
          ordersFile({ t, write }, orders, span),
          `pedidos_${year ?? write('day', new Date())}.csv`,
        )
      }
    >
      {t('download')}
    </Button>
  )
}
