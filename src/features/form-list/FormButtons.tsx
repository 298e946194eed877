import ChartIcon from '@mui/icons-material/BarChartOutlined'
import { Button, IconButton, Tooltip } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { statisticsOf } from '../../domain/access/things'
import { seesAllAnswers } from '../../domain/answers-list/query'
import type { FormRow } from '../../domain/form/form-row'
import { foreignTag } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { NamedPart } from '../../ui/NamedPart'

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
  const named = { part: title, lang: foreignTag(form, 'titulo', useLanguage()) }
  return (
    <>
      {ability.can('create', 'answer') && (
        <Button size={size} variant="outlined" component={Link} to={paths.answer.href(form.id)}>
          <span aria-hidden>{t('forms.answer')}</span>
          <NamedPart sentence={(part) => t('forms.answerOf', { title: part })} {...named} />
        </Button>
      )}
      {ability.can('read', 'answer') && (
        <Button size={size} component={Link} to={paths.answers.href(form.id)}>
          <span aria-hidden>{t('forms.answers')}</span>
          <NamedPart sentence={(part) => t('forms.answersOf', { title: part })} {...named} />
        </Button>
      )}
      {ability.can('read', statisticsOf(form, author)) && (
        <Tooltip describeChild title={t('forms.statistics')}>
          <IconButton size={size} color="primary" component={Link} to={paths.formStatistics.href(form.id)}>
            <ChartIcon fontSize="small" />
            <NamedPart sentence={(part) => t('forms.statisticsOf', { title: part })} {...named} />
          </IconButton>
        </Tooltip>
      )}
    </>
  )
}
