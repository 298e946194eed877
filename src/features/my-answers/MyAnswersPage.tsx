import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { DataError, serviceFailureOf } from '../../data/errors'
import { getFormHead } from '../../data/staff/forms'
import { answersTo } from '../../domain/access/things'
import type { FormHead } from '../../domain/form/form-head'
import { localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { offersAnswering, useAbility } from '../../lib/ability'
import { useTitle } from '../../lib/title'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { MyAnswers } from './MyAnswers'

/** /misRespuestas/{formId}: the answers that the signed-in person gave (ALIST-07). */
export function MyAnswersPage() {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const ability = useAbility()
  const { formId = '' } = useParams()
  const form = useQuery({ queryKey: ['form-head', formId], queryFn: () => getFormHead(formId) })
  const title = form.data ? localized(form.data, 'titulo', language) : ''
  useTitle(title, t('mine.title'))
  const reaches = form.data !== undefined && ability.can('create', answersTo(form.data))
  return (
    <>
      <PageHeader
        title={t('mine.title')}
        description={title}
        back={{ to: paths.forms.href(), label: t('forms.title') }}
        actions={
          reaches && (
            <>
              <Button component={Link} to={paths.answers.href(formId)}>
                {t('mine.all')}
              </Button>
              {offersAnswering(ability, form.data) && (
                <Button variant="outlined" component={Link} to={paths.answer.href(formId)}>
                  {t('forms.answer')}
                </Button>
              )}
            </>
          )
        }
      />
      <Content form={form.data} error={form.error} onRetry={() => void form.refetch()} />
    </>
  )
}

interface ContentProps {
  form: FormHead | undefined
  error: Error | null
  onRetry: () => void
}

/** The answers, or why they cannot be shown: the form must be in one of the person's areas, as for answering. */
function Content({ form, error, onRetry }: ContentProps) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  const code = error instanceof DataError ? error.code : null
  if (code === 'notFound') return <EmptyState reason="noMatch" title={t('answers.noForm')} />
  if (code === 'damaged') return <EmptyState reason="failed" title={t('answers.formDamaged')} />
  if (code === 'forbidden' || (form && ability.cannot('create', answersTo(form))))
    return <EmptyState reason="forbidden" title={t('answers.notYourArea')} />
  if (error) return <LoadFailed why={serviceFailureOf(error)} onRetry={onRetry} />
  if (!form) return <TableSkeleton rows={7} columns={[60, 60, 50, 30]} />
  return <MyAnswers form={form} />
}
