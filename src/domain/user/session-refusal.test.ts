import { expect, it } from 'vitest'
import { aUser } from '../../testing/builders'
import { sessionRefusal } from './session-refusal'

it('AUTH-04 staff must be registered and have an area', () => {
  expect(sessionRefusal(null)).toBe('noUser')
  expect(sessionRefusal(aUser('ROLE_ADMIN', { areas: [] }))).toBe('noAreas')
  expect(sessionRefusal(aUser('ROLE_INSPECTOR'))).toBeNull()
})

it('AUTH-05 only the first role counts', () => {
  expect(sessionRefusal(aUser('ROLE_ADMIN', { roles: ['ROLE_OTHER', 'ROLE_ADMIN'] }))).toBe('session')
  expect(sessionRefusal(aUser('ROLE_ADMIN', { roles: ['ROLE_INSPECTOR', 'ROLE_OTHER'] }))).toBeNull()
  expect(sessionRefusal(aUser('ROLE_ADMIN', { roles: [] }))).toBe('session')
})
