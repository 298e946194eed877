import { Alert, AlertTitle, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formAnew } from '../../../domain/form/duplicate'
import type { Form } from '../../../domain/form/form'
import { downloadForm } from '../../../lib/download-form'
import { handImported } from '../../../lib/imported-form'
import { paths } from '../../../lib/paths'
import { useToast } from '../../../ui/staff/toast'
import styles from './DraftNotices.module.css'

interface UnsavableChangesProps {
  title: string
  /** Why they cannot be put back. */
  text: string
  form: Form
  /** Removes them from the device. */
  forget: () => Promise<void>
}

/**
 * Changes that the stored form cannot take any more, because it is fixed or gone. They can be downloaded as a file or
 * put into a new form (EDIT-23).
 */
export function UnsavableChanges({ title, text, form, forget }: UnsavableChangesProps) {
  const { t } = useTranslation('editor')
  const toast = useToast()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const discard = (): void => {
    void forget()
    setOpen(false)
  }
  const begin = async (): Promise<void> => {
    handImported(formAnew(form))
    await navigate(paths.newForm.href())
    await forget()
  }
  return (
    <Alert severity="warning" role="status" className={styles.notice}>
      <AlertTitle>{title}</AlertTitle>
      {text}
      <div className={styles.actions}>
        <Button size="small" variant="outlined" onClick={() => void begin()}>
          {t('draft.anew')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => toast.info(t('draft.taken', { file: downloadForm(form) }))}
        >
          {t('draft.take')}
        </Button>
        <Button size="small" color="error" onClick={discard}>
          {t('draft.discard')}
        </Button>
      </div>
    </Alert>
  )
}
