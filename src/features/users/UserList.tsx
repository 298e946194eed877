import { Alert, Button, Typography, useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { USERS_PER_PAGE } from '../../data/staff/users'
import type { PlacedTown } from '../../domain/geography/tree'
import { roleOf, type User } from '../../domain/user/user'
import { useAddressParams } from '../../lib/address-params'
import { pageNumber } from '../../lib/page-number'
import { useSession } from '../../lib/session'
import { useSettled } from '../../lib/use-settled'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { Pager } from '../../ui/staff/Pager'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { shownUsers } from './shown-user'
import { UserCards } from './UserCards'
import { UserFilters } from './UserFilters'
import { UserTable } from './UserTable'
import { useUsers } from './use-users'

interface UserListProps {
  towns: readonly PlacedTown[]
  onEdit: (user: User) => void
}

/** Finds the staff and shows them page by page: rows on a desk, cards on a phone (USER-01, NAV-05). */
export function UserList({ towns, onEdit }: UserListProps) {
  const { t } = useTranslation('users')
  const { user } = useSession()
  const { params, put } = useAddressParams()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const isAdmin = roleOf(user) === 'ROLE_ADMIN'
  const text = params.get('buscar') ?? ''
  const chosen = towns.find(({ path }) => path === params.get('municipio'))?.path ?? ''
  const municipalityPath = isAdmin ? chosen : user.municipalityPath
  const settled = useSettled(text)
  const list = useUsers({ municipalityPath, text: settled }, pageNumber(params.get('pagina')))
  const Shape = onPhone ? UserCards : UserTable
  const isNarrowed = text !== '' || chosen !== ''
  return (
    <>
      <UserFilters
        text={text}
        onText={(typed) => put({ buscar: typed, pagina: '' })}
        towns={isAdmin ? towns : null}
        chosen={chosen}
        onTown={(path) => put({ municipio: path, pagina: '' })}
        onPhone={onPhone}
      />
      {list.isStale && <StaleNotice onRetry={list.retry} />}
      {list.damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('damaged', { count: list.damaged })}
        </Alert>
      )}
      {list.error && <LoadFailed onRetry={list.retry} />}
      {list.isPending && <TableSkeleton rows={USERS_PER_PAGE} columns={[70, 50, 50, 60, 50, 40]} />}
      {!list.error && !list.isPending && list.users.length === 0 && list.damaged === 0 && (
        <EmptyState
          face={isNarrowed ? 'noMatch' : 'empty'}
          title={isNarrowed ? t('noMatch') : t('none')}
          action={
            isNarrowed && (
              <Button variant="outlined" onClick={() => put({ buscar: '', municipio: '', pagina: '' })}>
                {t('clearSearch')}
              </Button>
            )
          }
        />
      )}
      {!list.error && list.users.length > 0 && (
        <>
          <Typography aria-live="polite" sx={{ color: 'text.secondary', mb: 2, minHeight: '1lh' }}>
            {list.total === null ? '' : t('count', { count: list.total })}
          </Typography>
          <Shape users={shownUsers(list.users, towns, user)} onEdit={onEdit} />
        </>
      )}
      <Pager
        page={list.page}
        pageSize={USERS_PER_PAGE}
        total={list.total}
        hasNext={list.hasNext}
        onPage={(page) => put({ pagina: page === 1 ? '' : String(page) })}
      />
    </>
  )
}
