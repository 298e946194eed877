import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newFormId, saveForm } from '../../data/staff/forms'
import { duplicateForm } from '../../domain/form/duplicate'
import type { Form } from '../../domain/form/form'
import { useSession } from '../../lib/session'
import { useToast } from '../../ui/staff/toast'
import { AreaSteps } from './AreaSteps'

interface DuplicateDialogProps {
  form: Form
  title: string
  onClose: () => void
}

/** Copies a form into an area (LIST-07). */
export function DuplicateDialog({ form, title, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const { user } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  const id = useId()
  const [area, setArea] = useState('')
  const [problem, setProblem] = useState<'areaMissing' | 'failed' | null>(null)
  const [busy, setBusy] = useState(false)
  const duplicate = async () => {
    if (area === '') return setProblem('areaMissing')
    setProblem(null)
    setBusy(true)
    try {
      const copy = { id: newFormId(), areas: [area], username: user.username, date: new Date() }
      await saveForm(duplicateForm(form, copy), 0, user)
      onClose()
      toast.success(t('forms.duplicated'))
      await queries.invalidateQueries({ queryKey: ['forms'] })
    } catch {
      setProblem('failed')
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('forms.duplicateTitle', { title })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4, pt: 2 }}>
          <AreaSteps
            area={area}
            onArea={setArea}
            error={problem === 'areaMissing' ? t('forms.areaMissing') : ''}
          />
          {problem === 'failed' && <Alert severity="error">{t('forms.duplicateFailed')}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {common('actions.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void duplicate()} loading={busy}>
          {t('forms.duplicate')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
