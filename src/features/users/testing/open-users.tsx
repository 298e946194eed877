import { vi } from 'vitest'
import { countOpenRequests } from '../../../data/staff/access-requests'
import { countryTree } from '../../../data/staff/geography-tree'
import { countUsers, listUsersPage } from '../../../data/staff/users'
import type { Role } from '../../../domain/user/roles'
import type { User } from '../../../domain/user/user'
import { aUser } from '../../../testing/builders'
import { ARGENTINA, SPAIN } from '../../../testing/places'
import { DESK, renderStaff, setScreenWidth } from '../../../testing/render-staff'
import { UsersPage } from '../UsersPage'

export const ANA = aUser('ROLE_INSPECTOR', {
  username: 'ana',
  email: 'ana@villadelrio.test',
  firstName: 'Ana',
  lastName: 'Ríos',
  inspectorID: 'L-204',
  lastUpdate: new Date(2026, 4, 3, 9, 5),
  lastUpdateBy: 'adela',
})

/** Whom the (mocked) data layer lists. */
export function listed(...users: User[]): void {
  vi.mocked(listUsersPage).mockResolvedValue({ users, damaged: 0, cursor: null })
  vi.mocked(countUsers).mockResolvedValue(users.length)
}

/** Two municipalities with one user, on a desk. */
export function beginUsers(): void {
  vi.resetAllMocks()
  vi.mocked(countOpenRequests).mockResolvedValue(0)
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  listed(ANA)
  setScreenWidth(DESK)
}

/** Opens /usuarios as somebody called `yo`. */
export const openUsers = (role: Role = 'ROLE_ADMIN', at = '/usuarios') =>
  renderStaff(<UsersPage />, {
    user: aUser(role, { username: 'yo', email: 'yo@villadelrio.test' }),
    pattern: '/usuarios',
    at,
  })
export type Opened = Awaited<ReturnType<typeof openUsers>>
