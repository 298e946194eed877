import { ClockNote, MunicipalityClock } from '../../ui/staff/MunicipalityClock'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { DataError, errorCodeOf, isRefusal, serviceFailureOf } from '../../data/errors'
import { getForm } from '../../data/staff/forms'
import { seesAllAnswers } from '../../domain/answers-list/query'
import { statisticsOf } from '../../domain/access/things'
import { localized } from '../../domain/language'
import { FormText } from '../../lib/FormText'
import { useLanguage } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { FormStatistics } from './FormStatistics'
import { FormStatisticsSkeleton } from './FormStatisticsSkeleton'

/** /estadisticas/{id}: the statistics of a form, for people who may read them (STAT-01 to STAT-08). */
export function FormStatisticsPage() {
  const { t } = useTranslation(['statistics', 'staff'])
  const language = useLanguage()
  const { user, ability } = useSession()
  const { formId = '' } = useParams()
  const form = useQuery({ queryKey: ['form-with-questions', formId], queryFn: () => getForm(formId) })
  const title = form.data ? localized(form.data, 'titulo', language) : ''
  useTitle(title, t('title'))
  const back = { to: paths.forms.href(), label: t('staff:forms.title') }
  const author = seesAllAnswers(user) ? null : user.username
  const mayRead = form.data !== undefined && ability.can('read', statisticsOf(form.data, author))
  if (form.isPending) {
    return (
      <>
        <PageHeader title={t('title')} back={back} />
        <FormStatisticsSkeleton />
      </>
    )
  }
  if (!form.data || !mayRead || isRefusal(form.error)) {
    const error = form.data && !mayRead ? new DataError('forbidden') : form.error
    return (
      <>
        <PageHeader title={t('title')} back={back} />
        <FormProblem error={error} onRetry={() => void form.refetch()} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        screenOnly
        title={t('title')}
        description={
          <>
            <FormText of={form.data} field="titulo" /> · {form.data.areaInfo.nombre}
          </>
        }
        back={back}
        actions={
          <>
            <Button component={Link} to={paths.answers.href(formId)} sx={{ displayPrint: 'none' }}>
              {t('staff:forms.answers')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<PrintIcon aria-hidden />}
              onClick={() => print()}
              sx={{ displayPrint: 'none' }}
            >
              {t('form.print')}
            </Button>
          </>
        }
      />
      <MunicipalityClock at={form.data.municipalityPath}>
        <Box sx={{ displayPrint: 'none' }}>
          <ClockNote />
        </Box>
        <FormStatistics form={form.data} />
      </MunicipalityClock>
    </>
  )
}

function FormProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = errorCodeOf(error)
  const { t } = useTranslation(['statistics', 'staff'])
  if (code === 'notFound') return <EmptyState reason="noMatch" title={t('form.notFound')} />
  if (code === 'forbidden') return <EmptyState reason="forbidden" title={t('staff:answers.notYourArea')} />
  return (
    <LoadFailed title={t('failed')} why={serviceFailureOf(error)} onRetry={onRetry}>
      {t('failedHelp')}
    </LoadFailed>
  )
}
