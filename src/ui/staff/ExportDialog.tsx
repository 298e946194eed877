import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadForm } from '../../lib/download-form'
import { ConfirmDialog } from './ConfirmDialog'
import { useToast } from './toast'

interface ExportDialogProps {
  /** The form's title; '' for none yet. */
  title: string
  /** Reads the form; rejects when it cannot be read. */
  read: () => Promise<Parameters<typeof downloadForm>[0]>
  onClose: () => void
}

/** Downloads a form as a file that another municipality can import, and says what the file leaves out. */
export function ExportDialog({ title, read, onClose }: ExportDialogProps) {
  const { t } = useTranslation('staff')
  const toast = useToast(`exportForm:${title}`)
  const [busy, setBusy] = useState(false)
  const give = async () => {
    setBusy(true)
    try {
      const file = downloadForm(await read())
      toast.done()
      toast.info(t('exchange.exported', { file }))
      onClose()
    } catch {
      toast.error(t('forms.failed'))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('exchange.exportTitle', { title: title || t('exchange.untitled') })}
      confirmLabel={t('exchange.download')}
      onClose={onClose}
      busy={busy}
      onConfirm={() => void give()}
    >
      {t('exchange.exportText')} {t('exchange.leftOut')}
    </ConfirmDialog>
  )
}
