import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import TuneIcon from '@mui/icons-material/Tune'
import { Button, ButtonGroup, CircularProgress } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerPdf, type PdfExtras } from '../../data/staff/pdf'
import { useLanguage } from '../../lib/i18n'
import { useToast } from '../../ui/staff/toast'
import { pdfFailureKey } from './pdf/failure-key'

const PdfExtrasDialog = lazy(() =>
  import('./pdf/PdfExtrasDialog').then((module) => ({ default: module.PdfExtrasDialog })),
)

/** How long after the message the file opens (§1.9). */
const OPENS_AFTER_MS = 1000

/** Makes the PDF and opens it in a new tab (PDF-01), if wanted with a logo, a text and a place (PDF-03). */
export function PdfButton({ answerId, municipalityPath }: { answerId: string; municipalityPath: string }) {
  const { t } = useTranslation(['staff', 'common'])
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const { make, blocked, opened } = useMakePdf(answerId)
  const makePlain = () => {
    setBusy(true)
    void make(null)
      .catch((error: unknown) => toast.error(t(pdfFailureKey(error))))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <ButtonGroup variant="outlined" disabled={busy} sx={{ displayPrint: 'none' }}>
        <Button
          onClick={makePlain}
          sx={{ flexGrow: 1, px: { xs: 3, sm: 4 } }}
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
          sx={{ px: { xs: 2, sm: 4 } }}
          aria-haspopup="dialog"
        >
          <TuneIcon fontSize="small" aria-hidden />
        </Button>
      </ButtonGroup>
      {blocked !== null && (
        <Button
          variant="contained"
          component="a"
          href={blocked}
          target="_blank"
          rel="noopener noreferrer"
          onClick={opened}
          sx={{ displayPrint: 'none' }}
        >
          {t('view.pdf.open')}
        </Button>
      )}
      {asking && (
        <Suspense fallback={null}>
          <PdfExtrasDialog
            municipalityPath={municipalityPath}
            onMake={make}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * `make` makes the document and opens it, and rejects when that fails; it must be called while a click is handled.
 * `blocked` is the address of a document whose tab the browser blocked, until it is `opened`.
 */
function useMakePdf(answerId: string) {
  const { t } = useTranslation(['staff', 'common'])
  const language = useLanguage()
  const toast = useToast()
  const [blocked, setBlocked] = useState<string | null>(null)
  const make = async (extraData: PdfExtras | null): Promise<void> => {
    setBlocked(null)
    // Browsers let a page open a tab only while a click is handled, so the tab is opened first and waits for its
    // document.
    const tab = window.open('', '_blank')
    try {
      const url = await answerPdf({ answerId, language, extraData })
      if (!tab) {
        // The document does not replace this page, because what is typed here would be lost.
        setBlocked(url)
        toast.warning(t('view.pdf.blocked'))
        return
      }
      toast.success(t('view.pdf.done'))
      // A person who closed the tab does not want the document any more.
      setTimeout(() => tab.closed || tab.location.replace(url), OPENS_AFTER_MS)
    } catch (error) {
      tab?.close()
      throw error
    }
  }
  return { make, blocked, opened: () => setBlocked(null) }
}
