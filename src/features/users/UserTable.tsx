import { When } from '../../ui/staff/When'
import { TableCell, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Breakable } from '../../ui/staff/Breakable'
import { EndedTag } from './EndedTag'
import type { ShownUsers } from './shown-user'
import { UserActions } from './UserActions'
import { RowTable } from '../../ui/staff/RowTable'

const COLUMNS = [
  'email',
  'username',
  'municipality',
  'areas',
  'role',
  'actions',
  'lastUpdate',
  'updatedBy',
] as const

/** The staff on a desk: a row each (USER-01). */
export function UserTable({ users, ...actions }: ShownUsers) {
  const { t } = useTranslation('users')
  return (
    <RowTable label={t('title')} columns={COLUMNS.map((column) => t(column))}>
      {users.map((shown) => {
        const { user, municipality, areas, role, updatedBy } = shown
        return (
          <TableRow key={user.username} hover>
            <TableCell>
              <Breakable text={user.email} />
            </TableCell>
            <TableCell component="th" scope="row" sx={{ fontWeight: 'var(--weight-medium)' }}>
              <Breakable text={user.username} />
              <EndedTag user={user} />
            </TableCell>
            <TableCell>{municipality}</TableCell>
            <TableCell sx={{ maxWidth: 280 }}>{areas}</TableCell>
            <TableCell>{role ? t(`roles.${role}`) : t('noRole')}</TableCell>
            <TableCell>
              <UserActions shown={shown} variant="text" {...actions} />
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              <When moment={user.lastUpdate} at={user.municipalityPath} />
            </TableCell>
            <TableCell>
              <Breakable text={updatedBy} />
            </TableCell>
          </TableRow>
        )
      })}
    </RowTable>
  )
}
