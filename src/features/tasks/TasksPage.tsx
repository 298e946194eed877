import { Alert, Button, Stack, useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { DataError, serviceFailureOf } from '../../data/errors'
import { TASKS_PER_PAGE } from '../../data/staff/assignment'
import { isGroup } from '../../domain/assignment/group'
import { pageNumber } from '../../lib/page-number'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { Pager } from '../../ui/staff/Pager'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { TasksHeader } from './TasksHeader'
import { TaskCards, TaskTable } from './TaskRows'
import { useTasks } from './use-tasks'

const PAGE_KEY = 'pagina'
const WHOSE_KEY = 'de'
const ALL = 'todos'

type Whose = 'mine' | 'all'

/** /tareas: what is one's turn, what is late first; for who gives answers to others also everybody's (REACH-08). */
export function TasksPage() {
  const { t } = useTranslation('staff')
  const { ability } = useSession()
  const [params] = useSearchParams()
  useTitle(t('tasks.title'))
  const mayAssign = ability.can('assign', 'answer')
  const whose: Whose = mayAssign && params.get(WHOSE_KEY) === ALL ? 'all' : 'mine'
  return (
    <>
      <TasksHeader />
      {mayAssign && (
        <Stack component="nav" direction="row" aria-label={t('tasks.whose')} sx={{ gap: 2, mb: 4 }}>
          {(['mine', 'all'] as const).map((one) => (
            <Button
              key={one}
              component={Link}
              to={paths.tasks.href(one)}
              variant={one === whose ? 'contained' : 'outlined'}
              aria-current={one === whose ? 'page' : undefined}
            >
              {t(`tasks.${one}`)}
            </Button>
          ))}
        </Stack>
      )}
      <Tasks key={whose} whose={whose} />
    </>
  )
}

function Tasks({ whose }: { whose: Whose }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [params, setParams] = useSearchParams()
  const tasks = useTasks(user, whose, pageNumber(params.get(PAGE_KEY)))
  if (tasks.error instanceof DataError && tasks.error.code === 'forbidden')
    return <EmptyState reason="forbidden" title={t('tasks.forbidden')} />
  if (tasks.error) return <LoadFailed why={serviceFailureOf(tasks.error)} onRetry={tasks.retry} />
  if (!tasks.isPending && tasks.answers.length === 0 && tasks.damaged === 0)
    return (
      <EmptyState reason="empty" title={t(`tasks.none.${whose}`)}>
        {t('tasks.noneHelp')}
      </EmptyState>
    )
  const Rows = onPhone ? TaskCards : TaskTable
  const hasGroups = tasks.answers.some(({ asignado = '' }) => isGroup(asignado))
  return (
    <>
      {tasks.isStale && <StaleNotice onRetry={tasks.retry} />}
      {tasks.damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('answers.damaged', { count: tasks.damaged })}
        </Alert>
      )}
      {tasks.isPending ? (
        <TableSkeleton rows={7} columns={[40, 60, 60, 40, 40]} />
      ) : (
        <Rows answers={tasks.answers} withAssignee={whose === 'all' || hasGroups} />
      )}
      <Pager
        page={tasks.page}
        asked={tasks.asked}
        pageSize={TASKS_PER_PAGE}
        total={null}
        hasNext={tasks.hasNext}
        onPage={(page) => {
          const next = new URLSearchParams(whose === 'all' ? { [WHOSE_KEY]: ALL } : {})
          if (page > 1) next.set(PAGE_KEY, String(page))
          setParams(next)
        }}
      />
    </>
  )
}
