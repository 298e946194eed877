import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadForm } from '../../lib/download-form'
import { ConfirmDialog } from './ConfirmDialog'
import { useToast } from './toast'

interface ExportDialogProps {
  /** The form's; '' for none yet. */
  title: string
  /** Gives the form; rejects when it cannot be had. */
  read: () => Promise<Parameters<typeof downloadForm>[0]>
  onClose: () => void
}

/** Gives a form as a file that another municipality can import, and says what is not in it. */
export function ExportDialog({ title, read, onClose }: ExportDialogProps) {
  const { t } = useTranslation('staff')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const give = async () => {
    setBusy(true)
    try {
      toast.info(t('exchange.exported', { file: downloadForm(await read()) }))
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
