import { Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usersOf } from '../../domain/access/things'
import type { User } from '../../domain/user/user'
import { useAbility } from '../../lib/ability'
import { useAddressParams } from '../../lib/address-params'
import { useTitle } from '../../lib/title'
import { AddButton } from '../../ui/staff/AddButton'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { AccessDialog } from './access/AccessDialog'
import { EndDialog } from './EndDialog'
import { ResetFactorDialog } from './ResetFactorDialog'
import { UserAbsenceDialog } from './UserAbsenceDialog'
import { UserDialog } from './UserDialog'
import { UserList } from './UserList'
import { RequestList } from './requests/RequestList'
import { useRequestCount } from './requests/use-requests'
import { useMunicipalities } from './use-users'

/** /usuarios: the staff, of all municipalities for administrators, else of the own one (USER-01, USER-03). */
export function UsersPage() {
  const { t } = useTranslation('users')
  const ability = useAbility()
  const { municipalities: all, isError, retry } = useMunicipalities()
  const [edited, setEdited] = useState<User | 'new' | null>(null)
  const [explained, setExplained] = useState<User | null>(null)
  const [turned, setTurned] = useState<User | null>(null)
  const [away, setAway] = useState<User | null>(null)
  const [reset, setReset] = useState<User | null>(null)
  const { params, put } = useAddressParams()
  const showsRequests = params.get('ver') === 'solicitudes'
  const waiting = useRequestCount()
  const municipalities = all?.filter(({ path }) => ability.can('manage', usersOf(path)))
  useTitle(t('title'))
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          isError && !municipalities ? null : (
            <AddButton isLoading={!municipalities} onClick={() => setEdited('new')}>
              {t('add')}
            </AddButton>
          )
        }
      />
      <Tabs
        value={showsRequests ? 'requests' : 'users'}
        onChange={(_event, tab: string) => put({ ver: tab === 'requests' ? 'solicitudes' : '' })}
        aria-label={t('title')}
        sx={{ mb: 5 }}
      >
        <Tab value="users" label={t('title')} />
        <Tab
          value="requests"
          label={waiting ? t('requests.waiting', { number: waiting }) : t('requests.title')}
        />
      </Tabs>
      {municipalities && showsRequests && <RequestList municipalities={municipalities} />}
      {municipalities && !showsRequests && (
        <UserList
          municipalities={municipalities}
          onEdit={setEdited}
          onEnd={setTurned}
          onAbsence={setAway}
          onReset={setReset}
          onExplain={setExplained}
        />
      )}
      {!municipalities &&
        (isError ? <LoadFailed onRetry={retry} /> : <TableSkeleton columns={[70, 50, 50, 60, 50, 40]} />)}
      {municipalities && explained && (
        <AccessDialog person={explained} municipalities={municipalities} onClose={() => setExplained(null)} />
      )}
      {away && <UserAbsenceDialog user={away} onClose={() => setAway(null)} />}
      {reset && <ResetFactorDialog user={reset} onClose={() => setReset(null)} />}
      {turned && <EndDialog user={turned} onClose={() => setTurned(null)} />}
      {municipalities && edited && (
        <UserDialog
          edited={edited === 'new' ? null : edited}
          municipalities={municipalities}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
