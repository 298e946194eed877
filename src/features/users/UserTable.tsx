import { When } from '../../ui/staff/When'
import { Box, TableCell, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { AreaNames } from './AreaNames'
import { LastAccess } from './LastAccess'
import type { ShownUsers } from './shown-user'
import { UserActions } from './UserActions'
import { UserName } from './UserName'
import { RowTable } from '../../ui/staff/RowTable'

const COLUMNS = ['person', 'role', 'areas', 'municipality', 'lastSignIn', 'lastUpdate', 'actions'] as const

/** The staff on a desk: a row each (USER-01). */
export function UserTable({ users, ...actions }: ShownUsers) {
  const { t } = useTranslation('users')
  return (
    <RowTable endsInActions label={t('title')} columns={COLUMNS.map((column) => t(column))}>
      {users.map((shown) => {
        const { user, municipality, areas, role, updatedBy } = shown
        return (
          <TableRow key={user.username} hover>
            <TableCell component="th" scope="row" sx={{ minWidth: 220 }}>
              <UserName user={user} />
            </TableCell>
            <TableCell>{role ? t(`roles.${role}`) : t('noRole')}</TableCell>
            <TableCell sx={{ maxWidth: 280 }}>
              <AreaNames names={areas} of={user.username} />
            </TableCell>
            <TableCell>{municipality}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              <LastAccess user={user} />
            </TableCell>
            <TableCell>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                <When moment={user.lastUpdate} at={user.municipalityPath} />
              </Box>
              {updatedBy && (
                <Box
                  component="span"
                  sx={{ display: 'block', color: 'text.secondary', fontSize: 'var(--text-14)' }}
                >
                  {t('updatedByName', { name: updatedBy })}
                </Box>
              )}
            </TableCell>
            <TableCell align="right">
              <UserActions shown={shown} variant="text" {...actions} />
            </TableCell>
          </TableRow>
        )
      })}
    </RowTable>
  )
}
