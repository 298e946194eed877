import { expect, it } from 'vitest'
import { aUser } from '../../testing/builders'
import { staysHome } from './home'
import { ROLES } from '../user/roles'

it('HOME-01 administrators, supervisors and census takers begin at home; every other role begins at the list of forms', () => {
  expect(ROLES.filter((role) => staysHome(aUser(role)))).toEqual([
    'ROLE_ADMIN',
    'ROLE_SUPERVISOR_ELEVADO',
    'ROLE_SUPERVISOR',
    'ROLE_CENSISTA_PRIVADO',
  ])
  expect(staysHome({ roles: [] })).toBe(false)
})
