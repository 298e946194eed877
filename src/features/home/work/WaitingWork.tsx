import { serviceFailureOf } from '../../../data/errors'
import { Box, Link, Skeleton, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { seesAllAnswers } from '../../../domain/answers-list/query'
import type { FormWork } from '../../../domain/work/form-work'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'
import { EmptyState } from '../../../ui/staff/EmptyState'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { useLate, useMoreWaiting, useWaiting } from './use-work'
import { WorkTable } from './WorkTable'

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
          <WorkTable labelledBy="waiting" forms={forms} late={late} />
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
