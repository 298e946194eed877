import { serviceFailureOf } from '../../../data/errors'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_OPEN_REQUESTS } from '../../../data/staff/access-requests'
import { isRole } from '../../../domain/user/roles'
import { useDates } from '../../../lib/use-dates'
import { areasOf, type PlacedMunicipality } from '../../../domain/geography/tree'
import type { AccessRequest } from '../../../domain/user/access-request'
import { Card, CardList, CardTerms } from '../../../ui/staff/CardList'
import { EmptyState } from '../../../ui/staff/EmptyState'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { StaleNotice } from '../../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../../ui/staff/TableSkeleton'
import { UserDialog } from '../UserDialog'
import { RefuseDialog } from './RefuseDialog'
import { useRequests } from './use-requests'
import { HinderedButton } from '../../../ui/staff/HinderedButton'

interface RequestListProps {
  municipalities: readonly PlacedMunicipality[]
}
type Deciding = { request: AccessRequest; how: 'accept' | 'refuse' }

/** The requests for a user, with buttons to accept or refuse them (USER-06). */
export function RequestList({ municipalities }: RequestListProps) {
  const { t } = useTranslation('users')
  const list = useRequests()
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const close = () => setDeciding(null)
  if (list.isPending) return <TableSkeleton columns={[70, 50, 60]} />
  if (list.error) return <LoadFailed why={serviceFailureOf(list.error)} onRetry={list.retry} />
  return (
    <>
      {list.isStale && <StaleNotice onRetry={list.retry} />}
      {list.damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('damaged', { count: list.damaged })}
        </Alert>
      )}
      {list.requests.length === MAX_OPEN_REQUESTS && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('requests.oldest', { most: MAX_OPEN_REQUESTS })}
        </Alert>
      )}
      {list.requests.length === 0 ? (
        <EmptyState reason="empty" title={t('requests.none')}>
          {t('requests.noneHelp')}
        </EmptyState>
      ) : (
        <CardList label={t('requests.title')}>
          {list.requests.map((request) => (
            <RequestCard
              key={request.id}
              request={request}
              municipalities={municipalities}
              onDecide={(how) => setDeciding({ request, how })}
            />
          ))}
        </CardList>
      )}
      {deciding?.how === 'accept' && (
        <UserDialog
          edited={null}
          request={deciding.request}
          municipalities={municipalities.filter(({ path }) => path === deciding.request.municipalityPath)}
          onClose={close}
        />
      )}
      {deciding?.how === 'refuse' && <RefuseDialog request={deciding.request} onClose={close} />}
    </>
  )
}

interface RequestCardProps {
  request: AccessRequest
  municipalities: readonly PlacedMunicipality[]
  onDecide: (how: Deciding['how']) => void
}

function RequestCard({ request, municipalities, onDecide }: RequestCardProps) {
  const write = useDates()
  const { t } = useTranslation('users')
  const { email, nombre, area, municipalityPath, rol, motivo, fecha } = request
  const municipality = municipalities.find(({ path }) => path === municipalityPath)
  const wished = areasOf(municipalities).find(({ path }) => path === area)
  return (
    <Card>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      {nombre !== '' && <Typography sx={{ color: 'text.secondary' }}>{nombre}</Typography>}
      <CardTerms
        terms={[
          { term: t('requests.asked'), value: write('dateTime', fecha) },
          { term: t('municipality'), value: municipality?.nombre ?? '' },
          { term: t('requests.area'), value: wished?.nombre ?? '' },
          { term: t('requests.role'), value: isRole(rol) ? t(`roles.${rol}`) : '' },
        ]}
      />
      <Typography sx={{ mt: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{motivo}</Typography>
      <Stack direction="row" sx={{ gap: 2, mt: 4, flexWrap: 'wrap' }}>
        <HinderedButton
          variant="contained"
          hindrance={municipality ? null : t('requests.elsewhere')}
          aria-label={t('requests.acceptOf', { email })}
          onClick={() => onDecide('accept')}
        >
          {t('requests.accept')}
        </HinderedButton>
        <Button
          variant="outlined"
          aria-label={t('requests.refuseOf', { email })}
          onClick={() => onDecide('refuse')}
        >
          {t('requests.refuse')}
        </Button>
      </Stack>
    </Card>
  )
}
