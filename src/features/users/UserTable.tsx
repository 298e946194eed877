import { Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/formats'
import { Breakable } from '../../ui/staff/Breakable'
import type { ShownUsers } from './shown-user'

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
export function UserTable({ users, onEdit }: ShownUsers) {
  const { t } = useTranslation('users')
  return (
    <TableContainer>
      <Table stickyHeader aria-label={t('title')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{t(column)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map(({ user, town, areas, role, isMine }) => (
            <TableRow key={user.username} hover>
              <TableCell>
                <Breakable text={user.email} />
              </TableCell>
              <TableCell component="th" scope="row" sx={{ fontWeight: 'var(--weight-medium)' }}>
                <Breakable text={user.username} />
              </TableCell>
              <TableCell>{town}</TableCell>
              <TableCell sx={{ maxWidth: 280 }}>{areas}</TableCell>
              <TableCell>{role ? t(`roles.${role}`) : t('noRole')}</TableCell>
              <TableCell>
                {isMine && (
                  <Button
                    size="small"
                    aria-label={t('editOf', { name: user.username })}
                    onClick={() => onEdit(user)}
                  >
                    {t('edit')}
                  </Button>
                )}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDateTime(user.lastUpdate)}</TableCell>
              <TableCell>
                <Breakable text={user.lastUpdateBy} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
