import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usersOf } from '../../domain/access/things'
import type { User } from '../../domain/user/user'
import { useAbility } from '../../lib/ability'
import { useTitle } from '../../lib/title'
import { AddButton } from '../../ui/staff/AddButton'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { EndDialog } from './EndDialog'
import { UserDialog } from './UserDialog'
import { UserList } from './UserList'
import { useMunicipalities } from './use-users'

/** /usuarios: the staff, of all municipalities for administrators, else of the own one (USER-01, USER-03). */
export function UsersPage() {
  const { t } = useTranslation('users')
  const ability = useAbility()
  const { municipalities: all, isError, retry } = useMunicipalities()
  const [edited, setEdited] = useState<User | 'new' | null>(null)
  const [turned, setTurned] = useState<User | null>(null)
  const municipalities = all?.filter(({ path }) => ability.can('manage', usersOf(path)))
  useTitle(t('title'))
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <AddButton disabled={!municipalities} onClick={() => setEdited('new')}>
            {t('add')}
          </AddButton>
        }
      />
      {municipalities && <UserList municipalities={municipalities} onEdit={setEdited} onEnd={setTurned} />}
      {!municipalities &&
        (isError ? <LoadFailed onRetry={retry} /> : <TableSkeleton columns={[70, 50, 50, 60, 50, 40]} />)}
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
