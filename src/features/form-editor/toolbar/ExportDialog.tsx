import { useTranslation } from 'react-i18next'
import { downloadForm } from '../../../lib/download-form'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { useToast } from '../../../ui/staff/toast'
import { useEditor } from '../store/context'

/** Gives the form as it stands in the editor as a file, and says what is not in it. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff')
  const { store } = useEditor()
  const toast = useToast()
  const { form } = store.getState()
  return (
    <ConfirmDialog
      open
      title={t('exchange.exportTitle', { title: form.titulo.trim() || t('exchange.untitled') })}
      confirmLabel={t('exchange.download')}
      onClose={onClose}
      onConfirm={() => {
        toast.info(t('exchange.exported', { file: downloadForm(store.getState().form) }))
        onClose()
      }}
    >
      {t('exchange.exportText')} {t('exchange.leftOut')}
    </ConfirmDialog>
  )
}
