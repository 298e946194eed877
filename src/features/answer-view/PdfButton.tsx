import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import TuneIcon from '@mui/icons-material/Tune'
import { Button, ButtonGroup, CircularProgress } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerPdf } from '../../data/staff/pdf'
import type { PdfExtras } from '../../domain/calls/generate-pdf'
import { useLanguage } from '../../lib/i18n'
import { useToast } from '../../ui/staff/toast'

const PdfExtrasDialog = lazy(() =>
  import('./pdf/PdfExtrasDialog').then((module) => ({ default: module.PdfExtrasDialog })),
)

/** How long after the message the file opens (§1.9). */
const OPENS_AFTER_MS = 1000

/** Has the PDF made and opens it in a tab of its own (PDF-01), on wish with a logo, a text and a place (PDF-03). */
export function PdfButton({ answerId }: { answerId: string }) {
  const { t } = useTranslation('staff')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const make = useMakePdf(answerId)
  const makePlain = () => {
    setBusy(true)
    void make(null)
      .catch(() => toast.error(t('view.pdf.failed')))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <ButtonGroup variant="outlined" disabled={busy} sx={{ displayPrint: 'none' }}>
        <Button
          onClick={makePlain}
          sx={{ flexGrow: 1 }}
          startIcon={
            busy ? (
              <CircularProgress size={16} color="inherit" aria-hidden />
            ) : (
              <PictureAsPdfIcon aria-hidden />
            )
          }
        >
          {t(busy ? 'view.pdf.making' : 'view.pdf.download')}
        </Button>
        <Button
          onClick={() => setAsking(true)}
          aria-label={t('view.pdf.extras')}
          title={t('view.pdf.extras')}
          aria-haspopup="dialog"
        >
          <TuneIcon fontSize="small" aria-hidden />
        </Button>
      </ButtonGroup>
      {asking && (
        <Suspense fallback={null}>
          <PdfExtrasDialog onMake={make} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Has the document made and opens it; rejects when it cannot be had. To be called while a click is handled. */
function useMakePdf(answerId: string) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const toast = useToast()
  return async (extraData: PdfExtras | null): Promise<void> => {
    // A browser lets a page open tabs only while a click is handled: the tab waits for its document.
    const tab = window.open('', '_blank')
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const url = await answerPdf({ answerId, language, timeZone, extraData })
      toast.success(t('view.pdf.done'))
      setTimeout(() => {
        if (tab && !tab.closed) tab.location.replace(url)
        else window.location.assign(url)
      }, OPENS_AFTER_MS)
    } catch (error) {
      tab?.close()
      throw error
    }
  }
}
