import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FormRow } from '../../domain/form/form-row'
import { useAbility } from '../../lib/ability'
import { paths } from '../../lib/paths'

interface FormButtonsProps {
  form: FormRow
  title: string
  size: 'small' | 'large'
}

/** What is done with a form most, by permission: answer it, work its answers (LIST-05). */
export function FormButtons({ form, title, size }: FormButtonsProps) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  return (
    <>
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
    </>
  )
}
