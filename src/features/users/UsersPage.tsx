import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlacedTown } from '../../domain/geography/tree'
import { roleOf, type User } from '../../domain/user/user'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { AddButton } from '../../ui/staff/AddButton'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { UserDialog } from './UserDialog'
import { UserList } from './UserList'
import { useTowns } from './use-users'

/** The own municipality for all but administrators (USER-03). */
const townsFor = (user: User, towns: readonly PlacedTown[]): readonly PlacedTown[] =>
  roleOf(user) === 'ROLE_ADMIN' ? towns : towns.filter(({ path }) => path === user.municipalityPath)

/** /usuarios: the staff, of all municipalities for administrators, else of the own one (USER-01, USER-03). */
export function UsersPage() {
  const { t } = useTranslation('users')
  const { user } = useSession()
  const { towns: all, isError, retry } = useTowns()
  const [edited, setEdited] = useState<User | 'new' | null>(null)
  const towns = all && townsFor(user, all)
  useTitle(t('title'))
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <AddButton disabled={!towns} onClick={() => setEdited('new')}>
            {t('add')}
          </AddButton>
        }
      />
      {towns && <UserList towns={towns} onEdit={setEdited} />}
      {!towns &&
        (isError ? <LoadFailed onRetry={retry} /> : <TableSkeleton columns={[70, 50, 50, 60, 50, 40]} />)}
      {towns && edited && (
        <UserDialog edited={edited === 'new' ? null : edited} towns={towns} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
