import { serviceFailureOf } from '../../../data/errors'
import { Box, Link, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { useDates } from '../../../lib/use-dates'
import { answersAddress } from '../../../lib/answers-address'
import { dayIn } from '../../../domain/dates'
import { useZone } from '../../../lib/zone'
import { FormText } from '../../../lib/FormText'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { counted } from './counted'
import { useChanged } from './use-work'
import { WorkSkeleton } from './WaitingWork'

/** What came, moved or was corrected in the person's areas since the last visit on this device (DAY-04). */
export function ChangedWork() {
  const write = useDates()
  const { t } = useTranslation('staff')
  const zone = useZone()
  const { since, changed } = useChanged()
  if (since === null || (changed.data === undefined && changed.fetchStatus === 'idle' && !changed.error))
    return null
  const period = { from: dayIn(since, zone), to: null }
  return (
    <Box component="section" aria-labelledby="changed" sx={{ mb: 10 }}>
      <Typography variant="h2" id="changed">
        {t('home.work.changed')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {t('home.work.lastVisit', { date: write('dateTime', since) })} {t('home.work.yoursToo')}
      </Typography>
      {changed.isPending && <WorkSkeleton />}
      {!changed.data && changed.error && (
        <LoadFailed why={serviceFailureOf(changed.error)} onRetry={() => void changed.refetch()} />
      )}
      {changed.data?.length === 0 && <Typography>{t('home.work.unchanged')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changed.data?.map(({ work, count }) => (
          <Box
            component="li"
            key={work.id}
            sx={{ py: 2, borderBottom: '1px solid var(--color-border)', overflowWrap: 'anywhere' }}
          >
            <Link component={RouterLink} to={answersAddress(work.id, { order: 'lastUpdate', period })}>
              <FormText of={work} field="titulo" />
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('home.work.newOrChanged', { count, number: counted(count) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
