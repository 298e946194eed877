import { FormControlLabel, Switch, Tooltip } from '@mui/material'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { getForm } from '../../data/staff/forms'
import type { FormRow } from '../../domain/form/form-row'
import { knowsCitizens } from '../../domain/form/options'
import { foreignTag } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { NamedPart } from '../../ui/NamedPart'
import { useToast } from '../../ui/staff/toast'
import { useAsk } from './dialogs/ask'
import { useScope } from './publish/use-scope'

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
  const id = useId()
  const language = useLanguage()
  const toast = useToast()
  const ask = useAsk()
  const { busy, turn } = useScope()
  const blocked = useBlocked(row)
  const { publico } = row.opcionales
  const tell = (isPrivate: boolean) => {
    if (isPrivate) toast.info(t('forms.nowPrivate', { title }))
  }
  const toPrivate = () => turn(() => getForm(row.id), false, tell)
  return (
    <Tooltip title={blocked ?? ''}>
      <FormControlLabel
        disabled={busy || blocked !== null}
        sx={{ ml: '-6px' }}
        control={
          <Switch
            size="small"
            checked={publico}
            onChange={(_, on) => (on ? ask({ what: 'publish', form: row, title }) : void toPrivate())}
            slotProps={{ input: { role: 'switch', 'aria-labelledby': id } }}
          />
        }
        label={
          <>
            {busy ? t('forms.scopeSaving') : publico ? t('forms.public') : t('forms.private')}
            <NamedPart
              id={id}
              sentence={(part) => t('forms.publicOf', { title: part })}
              part={title}
              lang={foreignTag(row, 'titulo', language)}
            />
          </>
        }
      />
    </Tooltip>
  )
}
