import { oneForm } from '../../domain/access/things'
import type { FormRow } from '../../domain/form/form-row'
import { useAbility } from '../../lib/ability'
import { ScopeSwitch } from './ScopeSwitch'
import LockIcon from '@mui/icons-material/LockOutlined'
import PublicIcon from '@mui/icons-material/PublicOutlined'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/staff/StatusTag'

/** Who may answer the form, in a word. */
function ScopeTag({ form }: { form: FormRow }) {
  const { t } = useTranslation('staff')
  return form.opcionales.publico ? (
    <StatusTag label={t('forms.public')} tone="info" icon={PublicIcon} />
  ) : (
    <StatusTag label={t('forms.private')} icon={LockIcon} />
  )
}

/** Who may answer the form: a switch for the roles that may decide it (LIST-03), else a word. */
export function Scope({ form, title }: { form: FormRow; title: string }) {
  const ability = useAbility()
  return ability.can('publish', oneForm(form)) ? (
    <ScopeSwitch form={form} title={title} />
  ) : (
    <ScopeTag form={form} />
  )
}
