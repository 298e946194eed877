import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formAnew } from '../../../domain/form/duplicate'
import { downloadForm } from '../../../lib/download-form'
import { handImported } from '../../../lib/imported-form'
import { paths } from '../../../lib/paths'
import { useToast } from '../../../ui/staff/toast'
import { useEditor } from '../store/context'

/**
 * Somebody deleted the form while it was edited: nothing typed here is lost, it goes on as a new form or as a file
 * (EDIT-24).
 */
export function DeletedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const toast = useToast()
  const navigate = useNavigate()
  const { form } = store.get()
  const begin = (): void => {
    handImported(formAnew(form))
    // The new form has the changes and asks before it is left, so this editor has nothing unsaved any more.
    store.replace(form)
    void navigate(paths.newForm.href())
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="deleted-title" role="alertdialog" maxWidth="sm" fullWidth>
      <DialogTitle id="deleted-title">{t('deleted.title')}</DialogTitle>
      <DialogContent>{t('deleted.text')}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{t('conflict.keep')}</Button>
        <Button onClick={() => toast.info(t('draft.taken', { file: downloadForm(form) }))}>
          {t('draft.take')}
        </Button>
        <Button variant="contained" onClick={begin} autoFocus>
          {t('draft.anew')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
