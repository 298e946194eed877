import { FormControlLabel, Switch, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictError } from '../../data/errors'
import { setFormScope } from '../../data/staff/forms'
import type { Form } from '../../domain/form/form'
import { useSession } from '../../lib/session'
import { useToast } from '../../ui/staff/toast'

/** Makes the form public or private at once (LIST-03); a form that knows citizens cannot be public. */
export function ScopeSwitch({ form, title }: { form: Form; title: string }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const { publico, ciudadano, citizenAssociationFromCitizenPortal } = form.opcionales
  const blocked = !publico && (ciudadano || citizenAssociationFromCitizenPortal)
  const turn = async (on: boolean) => {
    setBusy(true)
    try {
      await setFormScope(form, on, user)
      toast.info(on ? t('forms.nowPublic', { title }) : t('forms.nowPrivate', { title }))
    } catch (error) {
      toast.error(error instanceof ConflictError ? t('forms.scopeConflict') : t('forms.scopeFailed'))
    } finally {
      await queries.invalidateQueries({ queryKey: ['forms'] })
      setBusy(false)
    }
  }
  return (
    <Tooltip title={blocked ? t('forms.scopeBlocked') : ''}>
      <FormControlLabel
        disabled={busy || blocked}
        sx={{ ml: '-6px' }}
        control={
          <Switch
            size="small"
            checked={publico}
            onChange={(_, on) => void turn(on)}
            slotProps={{ input: { role: 'switch', 'aria-label': t('forms.publicOf', { title }) } }}
          />
        }
        label={publico ? t('forms.public') : t('forms.private')}
      />
    </Tooltip>
  )
}
