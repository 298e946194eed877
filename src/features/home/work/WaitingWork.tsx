import { serviceFailureOf } from '../../../data/errors'
import ScheduleIcon from '@mui/icons-material/Schedule'
import { Box, Link, Skeleton, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { LATE_DAYS } from '../../../data/staff/count-work'
import { seesAllAnswers } from '../../../domain/answers-list/query'
import { waitingStates, type FormWork } from '../../../domain/work/form-work'
import { answersAddress } from '../../../lib/answers-address'
import { FormText } from '../../../lib/FormText'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'
import { Card, CardList } from '../../../ui/staff/CardList'
import { EmptyState } from '../../../ui/staff/EmptyState'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { counted } from './counted'
import { useLate, useMoreWaiting, useWaiting, type Late } from './use-work'

/** The answers that wait in the person's areas, by form and state, and how many are late (DAY-04). */
export function WaitingWork() {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const waiting = useWaiting()
  const { data: forms } = waiting
  const late = useLate(forms ?? [])
  return (
    <Box component="section" aria-labelledby="waiting" sx={{ mb: 10 }}>
      <Typography variant="h2" id="waiting" sx={{ mb: 3 }}>
        {t('home.work.waiting')}
      </Typography>
      {(waiting.isPending || !late) && <WorkSkeleton />}
      {!forms && waiting.error && (
        <LoadFailed why={serviceFailureOf(waiting.error)} onRetry={() => void waiting.refetch()} />
      )}
      {forms?.length === 0 && (
        <EmptyState reason="empty" title={t('home.work.nothing')} heading="h2">
          {t(seesAllAnswers(user) ? 'home.work.nothingHelp' : 'home.work.ownHelp')}
        </EmptyState>
      )}
      {late && forms && forms.length > 0 && (
        <>
          <CardList label={t('home.work.waiting')}>
            {forms.map((work) => (
              <FormCard key={work.id} work={work} late={late.get(work.id)} />
            ))}
          </CardList>
          <MoreForms shown={forms} />
        </>
      )}
    </Box>
  )
}

/** The link to further forms with waiting answers. */
function MoreForms({ shown }: { shown: readonly FormWork[] }) {
  const { t } = useTranslation('staff')
  const more = useMoreWaiting(shown)
  if (more === undefined || more === 0) return null
  return (
    <Typography sx={{ mt: 3 }}>
      <Link component={RouterLink} to={paths.forms.href()}>
        {more === null ? t('home.work.maybeMore') : t('home.work.moreForms', { count: more })}
      </Link>
    </Typography>
  )
}

function FormCard({ work, late }: { work: FormWork; late: Late | undefined }) {
  return (
    <Card>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: { xs: 2, md: 6 } }}>
        <Typography variant="h3" sx={{ flex: '1 1 40%', overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={paths.answers.href(work.id)} color="inherit" underline="hover">
            <FormText of={work} field="titulo" />
          </Link>
        </Typography>
        <Stack component="ul" sx={{ flex: '1 1 60%', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {work.porRevisar > 0 && <RevisedLine work={work} />}
          {waitingStates(work).map(({ ref, state, count }) => (
            <StateLine
              key={ref}
              work={work}
              state={{ ref, name: <FormText of={state} field="nombre" /> }}
              count={count}
              late={late}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

/** High enough that links below each other are easy to hit with a finger. */
const TARGET = { minHeight: 28, py: '2px' }

/** How many answers a citizen revised that staff have to look at; the list has what changed last first. */
function RevisedLine({ work }: { work: FormWork }) {
  const { t } = useTranslation('staff')
  const number = formatNumber(work.porRevisar, currentTag())
  return (
    <Box component="li">
      <Link
        component={RouterLink}
        to={answersAddress(work.id, { order: 'lastUpdate' })}
        sx={{ ...TARGET, display: 'inline-block' }}
      >
        {t('home.work.revised')}
        {': '}
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('home.work.answers', { count: work.porRevisar, number })}
        </Box>
      </Link>
    </Box>
  )
}

interface StateLineProps {
  work: FormWork
  state: { ref: string; name: ReactNode }
  count: number
  /** undefined where it could not be told. */
  late: Late | undefined
}

function StateLine({ work, state, count, late }: StateLineProps) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  // People who see all answers get kept counts, which have no upper limit.
  const number = seesAllAnswers(user) ? formatNumber(count, currentTag()) : counted(count)
  const tooLong = late?.counts.get(state.ref) ?? 0
  return (
    <Stack component="li" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      <Link component={RouterLink} to={answersAddress(work.id, { state: state.ref })} sx={TARGET}>
        {state.name}
        {': '}
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('home.work.answers', { count, number })}
        </Box>
      </Link>
      {late && tooLong > 0 && (
        <Link
          component={RouterLink}
          to={answersAddress(work.id, {
            ...{ state: state.ref, order: 'lastUpdate', period: { from: null, to: late.until } },
          })}
          sx={{
            ...TARGET,
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            color: 'var(--color-warning)',
          }}
        >
          <ScheduleIcon aria-hidden sx={{ fontSize: 16 }} />
          {t('home.work.late', { count: tooLong, number: counted(tooLong), days: LATE_DAYS })}
        </Link>
      )}
    </Stack>
  )
}

/** The outline of two forms with their states. */
export function WorkSkeleton() {
  const { t } = useTranslation()
  return (
    <Stack role="status" aria-busy="true" aria-label={t('loading')} sx={{ gap: 3 }}>
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={72} />
    </Stack>
  )
}
