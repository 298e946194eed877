import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Button, CircularProgress } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerPdf } from '../../data/staff/pdf'
import { useLanguage } from '../../lib/i18n'
import { useToast } from '../../ui/staff/toast'

/** How long after the message the file opens (§1.9). */
const OPENS_AFTER_MS = 1000

/** Has the PDF made and opens it in a tab of its own (PDF-01). */
export function PdfButton({ answerId }: { answerId: string }) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const open = async () => {
    setBusy(true)
    // A browser lets a page open tabs only while a click is handled: the tab waits for its document.
    const tab = window.open('', '_blank')
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const url = await answerPdf({ answerId, language, timeZone })
      toast.success(t('view.pdf.done'))
      setTimeout(() => {
        if (tab && !tab.closed) tab.location.replace(url)
        else window.location.assign(url)
      }, OPENS_AFTER_MS)
    } catch {
      tab?.close()
      toast.error(t('view.pdf.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outlined"
      disabled={busy}
      onClick={() => void open()}
      startIcon={
        busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : <PictureAsPdfIcon aria-hidden />
      }
      sx={{ displayPrint: 'none' }}
    >
      {t(busy ? 'view.pdf.making' : 'view.pdf.download')}
    </Button>
  )
}
