import { FormControlLabel, Switch, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictError } from '../../data/errors'
import { getForm, setFormScope } from '../../data/staff/forms'
import type { Form } from '../../domain/form/form'
import type { FormRow } from '../../domain/form/form-row'
import { knowsCitizens } from '../../domain/form/options'
import { useSession } from '../../lib/session'
import { PublishedDialog } from '../../ui/staff/publish/PublishedDialog'
import { useToast } from '../../ui/staff/toast'
import { PublishDialog } from './publish/PublishDialog'
import { FORMS_KEY } from './use-forms'

/** Why the form cannot be made public as it is built; null when it can. */
function useBlocked({ opcionales }: FormRow): string | null {
  const { t } = useTranslation('staff')
  if (opcionales.publico) return null
  return knowsCitizens(opcionales) ? t('forms.scopeBlocked') : null
}

/**
 * The switch that makes a form public or private (LIST-03): private at once, public after a check and a question
 * (EDIT-25). A form about citizens cannot be public.
 */
export function ScopeSwitch({ form: row, title }: { form: FormRow; title: string }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const queries = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<'asked' | 'published' | null>(null)
  const blocked = useBlocked(row)
  const { publico } = row.opcionales
  const turn = async (on: boolean, load: () => Promise<Form>) => {
    setBusy(true)
    try {
      await setFormScope(await load(), on, user)
      setStep(on ? 'published' : null)
      if (!on) toast.info(t('forms.nowPrivate', { title }))
    } catch (error) {
      setStep(null)
      toast.error(error instanceof ConflictError ? t('forms.scopeConflict') : t('forms.scopeFailed'))
    } finally {
      await queries.invalidateQueries({ queryKey: FORMS_KEY })
      setBusy(false)
    }
  }
  return (
    <>
      <Tooltip title={blocked ?? ''}>
        <FormControlLabel
          disabled={busy || blocked !== null}
          sx={{ ml: '-6px' }}
          control={
            <Switch
              size="small"
              checked={publico}
              onChange={(_, on) => (on ? setStep('asked') : void turn(false, () => getForm(row.id)))}
              slotProps={{ input: { role: 'switch', 'aria-label': t('forms.publicOf', { title }) } }}
            />
          }
          label={publico ? t('forms.public') : t('forms.private')}
        />
      </Tooltip>
      {step === 'asked' && (
        <PublishDialog
          row={row}
          title={title}
          busy={busy}
          onPublish={(form) => void turn(true, () => Promise.resolve(form))}
          onClose={() => setStep(null)}
        />
      )}
      {step === 'published' && (
        <PublishedDialog form={{ id: row.id, titulo: title }} onClose={() => setStep(null)} />
      )}
    </>
  )
}
