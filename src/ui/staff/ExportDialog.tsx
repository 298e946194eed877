import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadForm } from '../../lib/download-form'
import { ConfirmDialog } from './ConfirmDialog'
import { useToast } from './toast'

interface ExportDialogProps {
  /** The form's title; '' for none yet. */
  title: string
  /** Reads the form; rejects when it cannot be read. */
  read: () => Promise<Parameters<typeof downloadForm>[0]>
  /** Why the form could not be read, in words; null when they say no more than that. */
  failureWords?: (error: unknown) => string | null
  onClose: () => void
}

/** Downloads a form as a file that another municipality can import, and says what the file leaves out. */
export function ExportDialog({ title, read, failureWords, onClose }: ExportDialogProps) {
  const { t } = useTranslation('staff')
  const toast = useToast(`exportForm:${title}`)
  const [busy, setBusy] = useState(false)
  const isClosed = useRef(false)
  const close = () => {
    isClosed.current = true
    onClose()
  }
  const give = async () => {
    setBusy(true)
    try {
      const form = await read()
      // Who closed the dialog while the form was read wants no file any more.
      if (isClosed.current) return
      const file = downloadForm(form)
      toast.done()
      toast.info(t('exchange.exported', { file }))
      onClose()
    } catch (error) {
      if (isClosed.current) return
      toast.error(failureWords?.(error) ?? t('forms.failed'))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('exchange.exportTitle', { title: title || t('exchange.untitled') })}
      confirmLabel={t('exchange.download')}
      onClose={close}
      busy={busy}
      stoppable
      onConfirm={() => void give()}
    >
      {t('exchange.exportText')} {t('exchange.leftOut')}
    </ConfirmDialog>
  )
}
