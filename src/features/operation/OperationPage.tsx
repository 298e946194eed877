import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import { Alert, AlertTitle, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../data/errors'
import { wholeHealth, type Part } from '../../domain/operation/part'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { useDates } from '../../lib/use-dates'
import { CardList } from '../../ui/staff/CardList'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { ClockNote } from '../../ui/staff/MunicipalityClock'
import { PageHeader } from '../../ui/staff/PageHeader'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { PartCard } from './PartCard'
import { useOperation } from './use-operation'
import { useRepair } from './use-repair'
import { Working } from './Working'

/**
 * /operacion: how everything stands, for administrators; of their municipality for elevated supervisors (OPS-05). One
 * word for the whole, then what is wrong with its repair, and the rest folded.
 */
export function OperationPage() {
  const { t } = useTranslation('operation')
  const { ability } = useSession()
  const write = useDates()
  const look = useOperation()
  const repair = useRepair(look.refresh)
  useTitle(t('title'))
  const isThere = !look.isPending && !look.error
  const wrong = look.parts.filter(({ health }) => health !== 'fine')
  const works = look.parts.filter(({ health }) => health === 'fine')
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t(ability.can('manage', 'user') ? 'description' : 'descriptionOwn')}
        actions={
          <Button variant="outlined" disabled={look.isFetching || repair.isBusy} onClick={look.retry}>
            {t('refresh')}
          </Button>
        }
      />
      <ClockNote />
      {look.isStale && <StaleNotice onRetry={look.retry} />}
      {look.error && (
        <LoadFailed title={t('failed')} why={serviceFailureOf(look.error)} onRetry={look.retry} />
      )}
      {look.isPending && <LookSkeleton />}
      {isThere && (
        <>
          <Summary parts={look.parts} />
          {wrong.length > 0 && (
            <CardList label={t('health.attention')}>
              {wrong.map((part) => (
                <PartCard key={part.name} part={part} repair={repair} />
              ))}
            </CardList>
          )}
          <Working parts={works} isOpen={wrong.length === 0} />
          <Typography
            aria-live="polite"
            variant="body2"
            sx={{ color: 'text.secondary', mt: 4, minHeight: '1lh' }}
          >
            {repair.isBusy
              ? t('busy')
              : look.lookedAt && t('lookedAt', { moment: write('dateTime', look.lookedAt) })}
          </Typography>
        </>
      )}
    </>
  )
}

const SEVERITY = { broken: 'error', attention: 'warning', fine: 'success' } as const

/** The whole in a word. */
function Summary({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('operation')
  const health = wholeHealth(parts)
  const numberOf = (wanted: Part['health']) => parts.filter((part) => part.health === wanted).length
  const [broken, attention] = [numberOf('broken'), numberOf('attention')]
  return (
    <Alert
      severity={SEVERITY[health]}
      role="status"
      sx={{ mb: 4 }}
      {...(health === 'fine' && { icon: <CheckIcon aria-hidden /> })}
    >
      {health === 'fine' ? (
        <>
          <AlertTitle>{t('allFine')}</AlertTitle>
          {t('allFineText')}
        </>
      ) : (
        [
          broken > 0 && t('summary.broken', { count: broken }),
          attention > 0 && t('summary.attention', { count: attention }),
        ]
          .filter(Boolean)
          .join(' · ')
      )}
    </Alert>
  )
}

function LookSkeleton() {
  const { t } = useTranslation()
  return (
    <Stack role="status" aria-busy="true" aria-label={t('loading')} sx={{ gap: 3 }}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={140} />
      <Skeleton variant="rounded" height={140} />
    </Stack>
  )
}
