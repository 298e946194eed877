import { Alert, Box, Stack, useMediaQuery, useTheme } from '@mui/material'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSearched } from '../../domain/answers-list/filters'
import type { AnswerRow } from '../../domain/answers-list/row'
import type { FormHead } from '../../domain/form/form-head'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { takeOpened } from '../../lib/opened-record'
import { PAGE_SIZES } from '../../lib/page-size'
import { rememberOrder } from '../../lib/shown-order'
import { OfferNotice } from '../../ui/staff/OfferNotice'
import { Pager } from '../../ui/staff/Pager'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { AnswerCards } from './AnswerCards'
import { AnswersTable } from './AnswersTable'
import { ColumnsButton } from './columns/ColumnsButton'
import { useColumns } from './columns/use-columns'
import { DeleteAnswerDialog } from './DeleteAnswerDialog'
import { ExportButton } from './export/ExportButton'
import { ExportDialog } from './export/ExportDialog'
import type { ExportFormat } from './export/file-writer'
import { returnTo } from './keys/row-links'
import { RowKeys } from './keys/RowKeys'
import { isAboutSomebody } from './is-about-somebody'
import { ListFrame } from './ListFrame'
import { ListFailed, NoResults } from './list-placeholders'
import { SearchNotice } from './filters/SearchNotice'
import { useAnswerFilters, type AnswerFiltersControl } from './filters/use-answer-filters'
import { AssignManyDialog } from './many/AssignManyDialog'
import { ChosenAnswers } from './many/ChosenAnswers'
import { useChosen } from './many/use-chosen'
import { MapResults } from './map/MapResults'
import { useSendWaiting } from './own/use-own-list'
import { RowsPerPage } from './RowsPerPage'
import { useAnswerCount, useAnswers } from './use-answers'
import { useLiveAnswers } from './use-live-answers'
import { ViewSwitch } from './ViewSwitch'
import type { AppAbility } from '../../lib/ability'

/** Whether a list offers actions: for people who may do more than read (ALIST-04). */
const offersWork = (ability: AppAbility): boolean =>
  ability.can('move', 'answer') || ability.can('delete', 'answer')

/** The answers to a form: filters above, then those that match, as pages or on a map (ALIST-01 to ALIST-03). */
export function Answers({ form }: { form: FormHead }) {
  const { user } = useSession()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const control = useAnswerFilters()
  const { filters } = control
  const { hasNewer, showNewer } = useLiveAnswers(form, user, filters)
  useSendWaiting()
  // Here, because it goes on whatever becomes of the list behind it.
  const [exported, exportAs] = useState<{ format: ExportFormat; ids?: readonly string[] } | null>(null)
  const exportButton = <ExportButton onExport={(format) => exportAs({ format })} />
  const onMap = form.opcionales.geolocalizacion && control.view === 'map'
  const newer = hasNewer && <Newer onShow={showNewer} />
  return (
    <>
      {onMap ? (
        <MapResults form={form} control={control} exportButton={exportButton} notice={newer} />
      ) : (
        <Results
          form={form}
          control={control}
          onPhone={onPhone}
          exportButton={exportButton}
          notice={newer}
          onExport={(format, ids) => exportAs({ format, ids })}
        />
      )}
      {exported && <ExportDialog form={form} filters={filters} {...exported} onEnd={() => exportAs(null)} />}
    </>
  )
}

/** Others answered meanwhile; the rows stay where they are until the person wants the new ones. */
function Newer({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('staff')
  return (
    <OfferNotice severity="info" action={t('answers.showNewer')} onAction={onShow}>
      {t('answers.newer')}
    </OfferNotice>
  )
}

interface ResultsProps {
  form: FormHead
  control: AnswerFiltersControl
  onPhone: boolean
  exportButton: ReactNode
  /** What is to be said above the rows. */
  notice: ReactNode
  /** Exports some answers alone. */
  onExport: (format: ExportFormat, ids: string[]) => void
}

/** Whether that is all a search found, or a part of it. */
const foundAs = ({
  page,
  hasNext,
}: {
  page: number
  hasNext: boolean
}): 'found' | 'foundMore' | 'foundHere' => (hasNext ? 'foundMore' : page === 1 ? 'found' : 'foundHere')

/** A page of answers with its count, pager and the faces of a list without any. */
function Results({ form, control, onPhone, exportButton, notice, onExport }: ResultsProps) {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const { filters } = control
  const columns = useColumns(form)
  const list = useAnswers(form, user, filters, columns.columns, control)
  const total = useAnswerCount(form, user, filters)
  const chosen = useChosen(JSON.stringify([user.username, form.id, filters]))
  useEffect(() => {
    const ids = list.answers.map(({ id }) => id)
    const path = paths.answers.href(form.id)
    if (ids.length > 0 && !list.isBehind)
      rememberOrder(path, JSON.stringify(filters), list.page, ids, list.readIds)
  }, [form.id, filters, list.page, list.answers, list.readIds, list.isBehind])
  const [deleting, setDeleting] = useState<AnswerRow | null>(null)
  const [assigning, setAssigning] = useState<AnswerRow | null>(null)
  const hasRows = list.answers.length > 0
  useEffect(() => {
    const id = hasRows ? takeOpened(paths.answers.href(form.id)) : null
    // After the page itself began at its top.
    if (id !== null) requestAnimationFrame(() => returnTo(id))
  }, [form.id, hasRows])
  const count = useRef<HTMLParagraphElement>(null)
  // The row whose button had the focus is gone: whoever works by keyboard goes on from the top of the list.
  const changed = useRef(false)
  useEffect(() => {
    if (changed.current && document.activeElement === document.body) count.current?.focus()
    changed.current = false
  }, [list.answers])

  const refresh = () => {
    changed.current = true
    return list.refresh()
  }

  const isEmpty = !list.isPending && list.answers.length === 0 && list.damaged === 0 && !list.hasNext
  const Rows = onPhone ? AnswerCards : AnswersTable
  const page = (
    <>
      {list.isStale && <StaleNotice onRetry={list.retry} />}
      {isSearched(filters) && list.hasNext && list.answers.length < list.pageSize && <SearchNotice isPart />}
      {list.damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('answers.damaged', { count: list.damaged })}
        </Alert>
      )}
      {list.isPending ? (
        <TableSkeleton
          rows={Math.min(control.pageSize, total ?? control.pageSize)}
          columns={[60, 60, 50, 50, 40, 50]}
        />
      ) : (
        <Box aria-busy={list.isBehind} sx={{ opacity: list.isBehind ? 0.6 : 1 }}>
          <Rows
            answers={list.answers}
            order={filters.order}
            search={filters.search}
            states={form.estados.disponibles}
            withActions={offersWork(ability)}
            chosen={chosen}
            columns={columns.columns}
            withCitizen={isAboutSomebody(form)}
            onMoved={list.replace}
            onAssign={setAssigning}
            onDelete={setDeleting}
            onChanged={refresh}
          />
        </Box>
      )}
      <RowKeys answers={list.answers} />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap', alignItems: { sm: 'center' }, mt: 2 }}
      >
        {(total === null || total > PAGE_SIZES[0]) && (
          <RowsPerPage size={control.pageSize} onSize={control.showRows} />
        )}
        <Pager
          page={list.page}
          asked={list.asked}
          pageSize={list.pageSize}
          total={total}
          hasNext={list.hasNext}
          onPage={control.showPage}
        />
      </Stack>
    </>
  )
  const shown = list.answers.length
  // A search is not counted beyond what it found so far, and what is shown until then is not what it found.
  const found = list.isBehind
    ? t('answers.search.searching')
    : t(`answers.search.${foundAs(list)}`, { count: shown })
  const countWords =
    total !== null ? t('answers.count', { count: total }) : isSearched(filters) && !list.isPending && found
  const failed = list.error && <ListFailed error={list.error} onRetry={list.retry} />
  return (
    <ListFrame
      form={form}
      control={control}
      countRef={count}
      count={countWords}
      actions={
        <>
          {form.opcionales.geolocalizacion && <ViewSwitch view="list" onView={control.showView} />}
          <ColumnsButton form={form} control={columns} />
          {exportButton}
        </>
      }
    >
      {notice}
      {failed || (isEmpty ? <NoResults form={form} control={control} /> : page)}
      {assigning && (
        <AssignManyDialog
          answers={[assigning]}
          onEnded={() => void refresh()}
          onClose={() => setAssigning(null)}
        />
      )}
      {deleting && (
        <DeleteAnswerDialog answer={deleting} onDeleted={refresh} onClose={() => setDeleting(null)} />
      )}
      {/* Stays when the filters leave nothing any more: it tells what became of the answers, and takes it back. */}
      <ChosenAnswers
        form={form}
        filters={filters}
        total={total}
        chosen={chosen}
        onExport={onExport}
        onChanged={refresh}
      />
    </ListFrame>
  )
}
