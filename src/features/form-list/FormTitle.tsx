import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Box, Link } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { oneForm } from '../../domain/access/things'
import { foreignTag } from '../../domain/language'
import { isMarkedAsDuplicate } from '../../domain/form/duplicate'
import type { FormRow } from '../../domain/form/form-row'
import { useAbility, type AppAbility } from '../../lib/ability'
import { useLanguage } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { StatusTag } from '../../ui/staff/StatusTag'
import { DraftMark } from './DraftMark'

/** The page that the title leads to: its answers, or the editor for people who only build it; null for neither. */
function destination(form: FormRow, ability: AppAbility): string | null {
  if (ability.can('read', 'answer')) return paths.answers.href(form.id)
  return ability.can('update', oneForm(form)) ? paths.editForm.href(form.id) : null
}

/** The form's name, which opens what the person does with it. */
export function FormTitle({ form, title }: { form: FormRow; title: string }) {
  const { t } = useTranslation('staff')
  const to = destination(form, useAbility())
  const tag = foreignTag(form, 'titulo', useLanguage())
  return (
    <>
      {to === null ? (
        <bdi lang={tag}>{title}</bdi>
      ) : (
        <Link component={RouterLink} to={to} color="inherit" underline="hover">
          <bdi lang={tag}>{title}</bdi>
        </Link>
      )}
      <DraftMark formId={form.id} />
      {form.archivado && (
        <Box component="span" sx={{ ml: 2 }}>
          <StatusTag label={t('forms.isArchived')} />
        </Box>
      )}
      {isMarkedAsDuplicate(form) && (
        <CopyIcon
          titleAccess={t('forms.isDuplicate')}
          sx={{ fontSize: 16, ml: 2, verticalAlign: 'text-bottom', color: 'text.secondary' }}
        />
      )}
    </>
  )
}
