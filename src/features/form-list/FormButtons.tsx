import ChartIcon from '@mui/icons-material/BarChartOutlined'
import { Button, IconButton, Tooltip } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { statisticsOf } from '../../domain/access/things'
import { seesAllAnswers } from '../../domain/answers-list/query'
import type { FormRow } from '../../domain/form/form-row'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'

interface FormButtonsProps {
  form: FormRow
  title: string
  size: 'small' | 'large'
}

/** What is done with a form most, by permission: answer it, work its answers, see its statistics (LIST-05). */
export function FormButtons({ form, title, size }: FormButtonsProps) {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const author = seesAllAnswers(user) ? null : user.username
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
      {ability.can('read', statisticsOf(form, author)) && (
        <Tooltip title={t('forms.statistics')}>
          <IconButton
            size={size}
            color="primary"
            component={Link}
            to={paths.formStatistics.href(form.id)}
            aria-label={t('forms.statisticsOf', { title })}
          >
            <ChartIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </>
  )
}
