import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterFailure, errorCodeOf, serviceFailureOf } from '../../data/errors'
import { decideErasure, type ListedErasure } from '../../data/staff/person'
import { useSession } from '../../lib/session'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { StatusTag } from '../../ui/staff/StatusTag'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { When } from '../../ui/staff/When'
import { failureKey, failureOf, type Failure } from './failure'
import { useErasures } from './use-erasures'

type Decision = 'confirm' | 'refuse'

const TONES = {
  esperando: 'warning',
  borrando: 'info',
  hecha: 'success',
  rechazada: 'neutral',
  vencida: 'neutral',
} as const

/** What was asked to be erased, and what became of it; who may decides what waits. */
export function Erasures({ municipality }: { municipality: string }) {
  const { t } = useTranslation('rights')
  const query = useErasures(municipality)
  const [asked, setAsked] = useState<{ erasure: ListedErasure; decision: Decision } | null>(null)
  const { error, isStale } = afterFailure(query)
  const again = () => void query.refetch()
  if (query.isPending) return <TableSkeleton />
  if (error && errorCodeOf(error) === 'forbidden')
    return <EmptyState reason="forbidden" title={t('failures.forbidden')} />
  if (error || !query.data)
    return <LoadFailed title={t('erasures.failed')} why={serviceFailureOf(error)} onRetry={again} />
  return (
    <>
      {isStale && <StaleNotice onRetry={again} />}
      {query.data.erasures.length === 0 ? (
        <EmptyState reason="empty" title={t('erasures.none')} />
      ) : (
        <CardList label={t('erasures.title')}>
          {query.data.erasures.map((erasure) => (
            <Erasure
              key={erasure.id}
              municipality={municipality}
              erasure={erasure}
              onDecide={(decision) => setAsked({ erasure, decision })}
            />
          ))}
        </CardList>
      )}
      {asked && <Decide {...asked} onDone={again} onClose={() => setAsked(null)} />}
    </>
  )
}

/** One request: who asked and decided, how far it is, what stays. */
function Erasure({
  municipality,
  erasure,
  onDecide,
}: {
  municipality: string
  erasure: ListedErasure
  onDecide: (decision: Decision) => void
}) {
  const { t } = useTranslation('rights')
  const { user } = useSession()
  const { state, answers, erased, checked, skipped, orders, certificates, arrived, search } = erasure
  const moment = (at: number | null) => (at === null ? '' : <When moment={new Date(at)} at={municipality} />)
  const isOwn = erasure.askedBy === user.username
  const whom = search ? Object.values(search).filter(Boolean).join(' · ') : ''
  return (
    <Card>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusTag tone={TONES[state]} label={t(`erasures.states.${state}`)} />
        <Typography variant="h3">{t('erasures.answers', { count: answers })}</Typography>
      </Stack>
      {state === 'borrando' && (
        <LinearProgress
          variant="determinate"
          value={(100 * (erased + checked)) / (2 * answers)}
          aria-label={t('erasures.busy')}
          sx={{ mt: 2 }}
        />
      )}
      <CardTerms
        terms={[
          { term: t('erasures.id'), value: erasure.id },
          { term: t('erasures.whom'), value: whom },
          { term: t('erasures.askedBy'), value: erasure.askedBy },
          { term: t('erasures.asked'), value: moment(erasure.asked) },
          { term: t('erasures.decidedBy'), value: erasure.decidedBy },
          { term: t('erasures.decided'), value: moment(erasure.decided) },
          { term: t('erasures.finished'), value: moment(erasure.finished) },
          {
            term: t('erasures.kept'),
            value: orders + certificates > 0 ? t('erasures.keptOf', { orders, certificates }) : '',
          },
          { term: t('erasures.skipped'), value: skipped > 0 ? skipped : '' },
        ]}
      />
      {arrived > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('erasures.arrived', { count: arrived })}
        </Alert>
      )}
      {state === 'esperando' && (
        <Stack direction="row" sx={{ gap: 2, mt: 3, flexWrap: 'wrap', alignItems: 'center' }}>
          {!isOwn && (
            <Button variant="contained" color="error" onClick={() => onDecide('confirm')}>
              {t('erasures.confirm')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => onDecide('refuse')}>
            {t(isOwn ? 'erasures.withdraw' : 'erasures.refuse')}
          </Button>
          {isOwn && <Typography sx={{ color: 'text.secondary' }}>{t('failures.own')}</Typography>}
        </Stack>
      )}
    </Card>
  )
}

/** Asks once more before a request is confirmed or refused. */
function Decide({
  erasure,
  decision,
  onDone,
  onClose,
}: {
  erasure: ListedErasure
  decision: Decision
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['rights', 'common'])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const decide = async () => {
    setBusy(true)
    try {
      await decideErasure({ id: erasure.id, decision })
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
    onDone()
  }
  return (
    <ConfirmDialog
      open
      busy={busy}
      destructive={decision === 'confirm'}
      title={t(`decide.${decision}.title`, { count: erasure.answers })}
      confirmLabel={t(`decide.${decision}.action`)}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 3 }}>
        <Typography>{t(`decide.${decision}.text`)}</Typography>
        {failure && (
          <Alert severity="error" role="alert">
            {t(failureKey(failure))}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
