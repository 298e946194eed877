import { serviceFailureOf } from '../../data/errors'
import { Alert, Button, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FORMS_PER_PAGE, type FormsFilter } from '../../data/staff/list-forms'
import { Can } from '../../lib/ability'
import { paths } from '../../lib/paths'
import { useDebounced } from '../../lib/use-debounced'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { Pager } from '../../ui/staff/Pager'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { FormCards } from './FormCards'
import { FormFilters } from './FormFilters'
import { FormTable } from './FormTable'
import { useForms } from './use-forms'
import { useSeesWork, useWorkOf, WorkContext } from './work'
import { useListFilter } from './use-list-filter'

/** The filter, the page of forms that it leaves, and what a list without any shows (LIST-09). */
export function FormResults({ onPhone }: { onPhone: boolean }) {
  const { t } = useTranslation('staff')
  const { filter, page, setName, setArea, setLabel, setSort, setArchived, clear, setPage } = useListFilter()
  const withSort = useSeesWork()
  // What is put away is little, and by name it is there at once.
  const sort = withSort && !filter.archived ? filter.sort : 'titulo'
  const list = useForms({ ...filter, sort, name: useDebounced(filter.name) }, page)
  const isNarrowed = filter.name + filter.area + filter.label !== ''
  const isEmpty = !list.isPending && !list.error && list.forms.length === 0 && list.damaged === 0
  const noForms = <NoForms onArchive={() => setArchived(true)} />
  // By answers there is none either before those are counted: the order can still be chosen then.
  if (isEmpty && !isNarrowed && !filter.archived && sort === 'titulo') return noForms
  return (
    <>
      <FormFilters
        filter={filter}
        onName={setName}
        onArea={setArea}
        onLabel={setLabel}
        withSort={withSort}
        onSort={setSort}
        onArchived={setArchived}
        onClear={clear}
      />
      {list.isPending && <TableSkeleton columns={[80, 60, 40, 60]} />}
      {list.error && (
        <LoadFailed why={serviceFailureOf(list.error)} onRetry={list.retry}>
          <Can I="create" a="answer">
            <Link to={paths.device.href()}>{t('forms.toDevice')}</Link>
          </Can>
        </LoadFailed>
      )}
      {isEmpty &&
        !isNarrowed &&
        (filter.archived ? <NothingAway onBack={() => setArchived(false)} /> : noForms)}
      {isEmpty && isNarrowed && <NoMatch by={narrowedBy(filter)} onClear={clear} />}
      {!list.isPending && !list.error && !isEmpty && (
        <>
          {list.isStale && <StaleNotice onRetry={list.retry} />}
          <Found list={list} onPhone={onPhone} />
          <Pager
            page={list.page}
            asked={list.asked}
            pageSize={FORMS_PER_PAGE}
            total={list.total}
            hasNext={list.hasNext}
            onPage={setPage}
          />
        </>
      )}
    </>
  )
}

function Found({ list, onPhone }: { list: ReturnType<typeof useForms>; onPhone: boolean }) {
  const { t } = useTranslation('staff')
  const work = useWorkOf(list.forms)
  return (
    <>
      {list.damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('forms.damaged', { count: list.damaged })}
        </Alert>
      )}
      <Typography aria-live="polite" sx={{ color: 'text.secondary', mb: 2 }}>
        {list.total !== null && t('forms.count', { count: list.total })}
      </Typography>
      <WorkContext value={work}>
        {onPhone ? (
          <FormCards forms={list.forms} />
        ) : (
          <FormTable forms={list.forms} withPayments={list.withPayments} />
        )}
      </WorkContext>
    </>
  )
}

/** Nothing in the list; all of it may be in the archive. */
function NoForms({ onArchive }: { onArchive: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <EmptyState
      reason="empty"
      title={t('forms.none')}
      action={
        <>
          <Can I="create" a="form">
            <Button variant="outlined" component={Link} to={paths.newForm.href()}>
              {t('forms.new')}
            </Button>
          </Can>
          <Button onClick={onArchive}>{t('forms.archive')}</Button>
        </>
      }
    >
      {t('forms.noneHelp')}
    </EmptyState>
  )
}

function NothingAway({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <EmptyState
      reason="empty"
      title={t('forms.nothingAway')}
      action={
        <Button variant="outlined" onClick={onBack}>
          {t('forms.toList')}
        </Button>
      }
    >
      {t('forms.nothingAwayHelp')}
    </EmptyState>
  )
}

const NONE = {
  all: 'forms.noneWithAll',
  name: 'forms.noneWithName',
  label: 'forms.labels.none',
  area: 'forms.noneInArea',
} as const

function narrowedBy({ name, label, area }: FormsFilter): keyof typeof NONE {
  if ([name, label, area].filter(Boolean).length > 1) return 'all'
  if (name !== '') return 'name'
  return label ? 'label' : 'area'
}

function NoMatch({ by, onClear }: { by: keyof typeof NONE; onClear: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <EmptyState
      reason="noMatch"
      title={t(NONE[by])}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('forms.clearFilters')}
        </Button>
      }
    />
  )
}
