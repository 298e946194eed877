import { Alert, Button, useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NeedsIndexError } from '../../data/errors'
import { canCreateAnswer } from '../../domain/access/area-access'
import { isFiltered } from '../../domain/answers-list/filters'
import { seesAllAnswers } from '../../domain/answers-list/query'
import type { Form } from '../../domain/form/form'
import { roleOf } from '../../domain/user/user'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { EmptyState } from '../../ui/staff/EmptyState'
import { Pager } from '../../ui/staff/Pager'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { AnswerCards } from './AnswerCards'
import { AnswersTable } from './AnswersTable'
import { ExportButton } from './export/ExportButton'
import { ActiveFilters } from './filters/ActiveFilters'
import { FilterBar } from './filters/FilterBar'
import { useAnswerFilters, type AnswerFiltersControl } from './filters/use-answer-filters'
import { ListHeader } from './ListHeader'
import { useAnswers } from './use-answers'

const isAboutSomebody = ({ opcionales: { ciudadano, destinatario, ...options } }: Form): boolean =>
  ciudadano || destinatario || options.citizenAssociationFromCitizenPortal

/** The answers to a form: filters above, then the page of those that match (ALIST-01, ALIST-02). */
export function Answers({ form }: { form: Form }) {
  const { user } = useSession()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const control = useAnswerFilters()
  const { filters, change, clear } = control
  const states = form.estados.disponibles
  return (
    <>
      <FilterBar
        filters={filters}
        states={states}
        withAuthor={seesAllAnswers(user)}
        withCitizen={isAboutSomebody(form)}
        folded={onPhone}
        onChange={change}
      />
      <ActiveFilters filters={filters} states={states} onChange={change} onClear={clear} />
      <Results form={form} control={control} onPhone={onPhone} />
    </>
  )
}

interface ResultsProps {
  form: Form
  control: AnswerFiltersControl
  onPhone: boolean
}

/** A page of answers with its count, pager and the faces of a list without any. */
function Results({ form, control, onPhone }: ResultsProps) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const { filters } = control
  const list = useAnswers(form, user, filters, control.page)

  if (list.error) return <Failed error={list.error} onRetry={list.retry} />
  if (!list.isPending && list.answers.length === 0 && list.damaged === 0) {
    return isFiltered(filters) ? <NoMatch onClear={control.clear} /> : <NoAnswers form={form} />
  }
  const Rows = onPhone ? AnswerCards : AnswersTable
  return (
    <>
      {list.damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('answers.damaged', { count: list.damaged })}
        </Alert>
      )}
      <ListHeader
        total={list.total}
        order={filters.order}
        onOrder={(order) => control.change({ order })}
        actions={<ExportButton form={form} filters={filters} />}
      />
      {list.isPending ? (
        <TableSkeleton rows={15} columns={[60, 60, 50, 50, 40, 50]} />
      ) : (
        <>
          <Rows
            answers={list.answers}
            order={filters.order}
            withActions={roleOf(user) !== 'ROLE_INSPECTOR_ACTAS'}
            withCitizen={isAboutSomebody(form)}
            onMoved={list.replace}
            onChanged={list.refresh}
          />
          <Pager
            page={list.page}
            pageSize={list.pageSize}
            total={list.total}
            hasNext={list.hasNext}
            onPage={control.showPage}
          />
        </>
      )}
    </>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <EmptyState
      face="failed"
      title={t(error instanceof NeedsIndexError ? 'answers.needsIndex' : 'forms.failed')}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('forms.retry')}
        </Button>
      }
    />
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <EmptyState
      face="noMatch"
      title={t('answers.none')}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('forms.clearFilters')}
        </Button>
      }
    >
      {t('answers.noMatchHelp')}
    </EmptyState>
  )
}

function NoAnswers({ form }: { form: Form }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  return (
    <EmptyState
      face="empty"
      title={t('answers.none')}
      action={
        canCreateAnswer(user, form) && (
          <Button variant="outlined" component={Link} to={paths.answer.href(form.id)}>
            {t('forms.answer')}
          </Button>
        )
      }
    >
      {t(seesAllAnswers(user) ? 'answers.noneHelp' : 'answers.noneOwnHelp')}
    </EmptyState>
  )
}
