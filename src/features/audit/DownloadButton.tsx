import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../data/failure-key'
import { useDates } from '../../lib/use-dates'
import type { AuditFilters } from '../../domain/audit/filters'
import { formatNumber } from '../../lib/formats'
import { downloadFile } from '../../lib/download-file'
import { currentTag } from '../../lib/i18n'
import { useToast } from '../../ui/staff/toast'
import { auditFile, MAX_IN_FILE } from './file'
import { HinderedButton } from '../../ui/staff/HinderedButton'

interface DownloadButtonProps {
  filters: AuditFilters
  /** How many entries there are; null while nobody knows. */
  total: number | null
}

/** Gives the entries that the filters have as a file, and says how far it is. */
export function DownloadButton({ filters, total }: DownloadButtonProps) {
  const write = useDates()
  const { t } = useTranslation(['audit', 'staff', 'common'])
  const toast = useToast()
  const [read, setRead] = useState<number | null>(null)
  const number = (value: number) => formatNumber(value, currentTag())
  const download = async () => {
    setRead(0)
    try {
      downloadFile(await auditFile(t, write, filters, setRead), `auditoria_${write('day', new Date())}.csv`)
      toast.done()
      if (total !== null && total > MAX_IN_FILE) {
        toast.warning(t('newestOnly', { most: number(MAX_IN_FILE) }))
      }
    } catch (error) {
      toast.error(t(serviceFailureKey(error) ?? 'notDownloaded'))
    } finally {
      setRead(null)
    }
  }
  return (
    <HinderedButton
      variant="outlined"
      startIcon={<DownloadIcon aria-hidden />}
      hindrance={total === 0 ? t('staff:ui.why.nothingListed') : null}
      aria-busy={read !== null}
      onClick={() => read === null && void download()}
    >
      {read === null ? t('download') : t('downloading', { read: number(read) })}
    </HinderedButton>
  )
}
