import LockIcon from '@mui/icons-material/LockOutlined'
import PublicIcon from '@mui/icons-material/PublicOutlined'
import { useTranslation } from 'react-i18next'
import type { FormRow } from '../../domain/form/form-row'
import { StatusTag } from '../../ui/staff/StatusTag'

/** Who may answer the form, in a word. */
export function ScopeTag({ form }: { form: FormRow }) {
  const { t } = useTranslation('staff')
  return form.opcionales.publico ? (
    <StatusTag label={t('forms.public')} tone="info" icon={PublicIcon} />
  ) : (
    <StatusTag label={t('forms.private')} icon={LockIcon} />
  )
}
