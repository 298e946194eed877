import { Alert, useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { afterFailure, DataError, serviceFailureOf } from '../../../data/errors'
import type { AnswersPage } from '../../../data/staff/list-answers'
import { listNotices, NOTICES_PER_PAGE } from '../../../data/staff/notices'
import { isGroup } from '../../../domain/assignment/group'
import type { NoticeKind } from '../../../domain/notices/choice'
import { pageNumber } from '../../../lib/page-number'
import { useNumberedPages } from '../../../lib/use-numbered-pages'
import { useSession } from '../../../lib/session'
import { EmptyState } from '../../../ui/staff/EmptyState'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { Pager } from '../../../ui/staff/Pager'
import { StaleNotice } from '../../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../../ui/staff/TableSkeleton'
import { TaskCards, TaskTable } from '../TaskRows'

const PAGE_KEY = 'pagina'
const isEmpty = ({ answers, damaged }: AnswersPage) => answers.length === 0 && damaged === 0

/** What is new of a kind, the newest first (REACH-07): a read for each. */
export function NoticeList({ kind }: { kind: NoticeKind }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [params, setParams] = useSearchParams()
  const key = ['notices', user.username, kind]
  const read = (after: AnswersPage['cursor']) => listNotices(user, kind, after)
  const { list, pager } = useNumberedPages({ key, read, isEmpty }, pageNumber(params.get(PAGE_KEY)))
  const { error, isStale } = afterFailure(list)
  const retry = () => void list.refetch()
  if (error instanceof DataError && error.code === 'forbidden')
    return <EmptyState reason="forbidden" title={t('tasks.forbidden')} />
  if (error) return <LoadFailed why={serviceFailureOf(error)} onRetry={retry} />
  const answers = list.data?.answers ?? []
  if (!list.isPending && answers.length === 0 && pager.damaged === 0)
    return <EmptyState reason="empty" title={t(`notices.none.${kind}`)} />
  const Rows = onPhone ? TaskCards : TaskTable
  const hasOthers =
    kind === 'nuevas' || kind === 'revisadas' || answers.some(({ asignado = '' }) => isGroup(asignado))
  return (
    <>
      {isStale && <StaleNotice onRetry={retry} />}
      {pager.damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('answers.damaged', { count: pager.damaged })}
        </Alert>
      )}
      {list.isPending ? (
        <TableSkeleton rows={7} columns={[40, 60, 60, 40, 40]} />
      ) : (
        <Rows answers={answers} withAssignee={hasOthers} />
      )}
      <Pager
        page={pager.page}
        asked={pager.asked}
        pageSize={NOTICES_PER_PAGE}
        total={null}
        hasNext={pager.hasNext}
        onPage={(page) => setParams({ ver: kind, ...(page > 1 && { [PAGE_KEY]: String(page) }) })}
      />
    </>
  )
}
