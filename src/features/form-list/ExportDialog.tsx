import { useTranslation } from 'react-i18next'
import type { Form } from '../../domain/form/form'
import { downloadForm } from '../../lib/download-form'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { useToast } from '../../ui/staff/toast'

interface ExportDialogProps {
  form: Form
  title: string
  onClose: () => void
}

/** Gives a form as a file that another municipality can import, and says what is not in it. */
export function ExportDialog({ form, title, onClose }: ExportDialogProps) {
  const { t } = useTranslation('staff')
  const toast = useToast()
  return (
    <ConfirmDialog
      open
      title={t('exchange.exportTitle', { title })}
      confirmLabel={t('exchange.download')}
      onClose={onClose}
      onConfirm={() => {
        toast.info(t('exchange.exported', { file: downloadForm(form) }))
        onClose()
      }}
    >
      {t('exchange.exportText')} {t('exchange.leftOut')}
    </ConfirmDialog>
  )
}
