import { Button, Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Form } from '../../domain/form/form'
import { useAbility } from '../../lib/ability'
import { paths } from '../../lib/paths'
import { FormMenu } from './FormMenu'

interface FormActionsProps {
  form: Form
  title: string
  /** For fingers. */
  large?: boolean
}

/** What can be done with one form, by permission (LIST-05). */
export function FormActions({ form, title, large = false }: FormActionsProps) {
  const size = large ? 'large' : 'small'
  const { t } = useTranslation('staff')
  const ability = useAbility()
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: { md: 'flex-end' }, alignItems: 'center' }}>
      {ability.can('create', 'answer') && (
        <Button
          size={size}
          variant="outlined"
          component={Link}
          to={paths.answer.href(form.id)}
          aria-label={t('forms.answerOf', { title })}
        >
          {t('forms.answer')}
        </Button>
      )}
      {ability.can('read', 'answer') && (
        <Button
          size={size}
          component={Link}
          to={paths.answers.href(form.id)}
          aria-label={t('forms.answersOf', { title })}
        >
          {t('forms.answers')}
        </Button>
      )}
      <FormMenu form={form} title={title} size={size} />
    </Stack>
  )
}
