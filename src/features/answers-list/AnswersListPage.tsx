import { zoneOf } from '../../domain/zone'
import { ZoneProvider } from '../../lib/zone'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { DataError, isRefusal, serviceFailureOf } from '../../data/errors'
import { getFormHead } from '../../data/staff/forms'
import { oneForm } from '../../domain/access/things'
import { localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { useAbility } from '../../lib/ability'
import { listAddress } from '../../lib/list-address'
import { paths } from '../../lib/paths'
import { useRecentForm } from '../../lib/recent-forms'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { Answers } from './Answers'
import { ListTitle } from './ListTitle'

/** /respuestas/listado/{id}: the answers to a form (ALIST-01 to ALIST-05). */
export function AnswersListPage() {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const ability = useAbility()
  const { formId = '' } = useParams()
  const form = useQuery({ queryKey: ['form-head', formId], queryFn: () => getFormHead(formId) })
  useRecentForm(useSession().user.username, form.data)
  const title = form.data ? localized(form.data, 'titulo', language) : ''
  useTitle(title, t('answers.title'))

  if (form.isPending) {
    return (
      <>
        <ListTitle title={t('answers.title')} />
        <TableSkeleton rows={15} />
      </>
    )
  }
  // What is shown stays when it cannot be read again; not when it is gone or may not be read any more.
  const mayRead = form.data !== undefined && ability.can('read', oneForm(form.data))
  if (!form.data || !mayRead || isRefusal(form.error)) {
    const code = form.error instanceof DataError ? form.error.code : 'unknown'
    return (
      <>
        <ListTitle title={t('answers.title')} />
        <FormProblem
          code={form.data && !mayRead ? 'forbidden' : code}
          why={serviceFailureOf(form.error)}
          onRetry={() => void form.refetch()}
        />
      </>
    )
  }
  return (
    <ZoneProvider zone={zoneOf(form.data)}>
      <Answers form={form.data} />
    </ZoneProvider>
  )
}

interface FormProblemProps {
  code: DataError['code']
  why: ReturnType<typeof serviceFailureOf>
  onRetry: () => void
}

function FormProblem({ code, why, onRetry }: FormProblemProps) {
  const { t } = useTranslation('staff')
  const toForms = (
    <Button variant="outlined" component={Link} to={listAddress(paths.forms.href())}>
      {t('forms.title')}
    </Button>
  )
  if (code === 'notFound') return <EmptyState reason="noMatch" title={t('answers.noForm')} action={toForms} />
  if (code === 'forbidden')
    return <EmptyState reason="forbidden" title={t('answers.notYourArea')} action={toForms} />
  if (code === 'damaged')
    return <EmptyState reason="failed" title={t('answers.formDamaged')} action={toForms} />
  return <LoadFailed why={why} onRetry={onRetry} />
}
