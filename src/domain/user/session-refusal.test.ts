import { describe, expect, it } from 'vitest'
import { aUser } from '../../testing/builders'
import { entryRefusal, sessionRefusal } from './session-refusal'

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

it('USER-05 a person who was ended is refused, whatever else the record says', () => {
  expect(sessionRefusal(aUser('ROLE_ADMIN', { baja: true }))).toBe('ended')
  expect(sessionRefusal(aUser('ROLE_ADMIN', { baja: true, areas: [] }))).toBe('ended')
})

describe('signing in with a password', () => {
  const ANA = aUser('ROLE_INSPECTOR', { email: 'ana@villadelrio.test', cuenta: 'uid-ana' })
  const entrance = { uid: 'uid-ana', email: 'ana@villadelrio.test', signedInAt: 1000 }

  it('SEC-04 works with the given account, or with any account where none was given yet', () => {
    expect(entryRefusal(ANA, entrance)).toBeNull()
    expect(entryRefusal({ ...ANA, cuenta: '' }, entrance)).toBeNull()
  })

  it('SEC-04 fails with another account of the same address', () => {
    expect(entryRefusal(ANA, { ...entrance, uid: 'uid-stranger' })).toBe('account')
  })

  it('SEC-04 fails with another address, and for a person who was ended', () => {
    expect(entryRefusal(ANA, { ...entrance, email: 'eva@villadelrio.test' })).toBe('noUser')
    expect(entryRefusal({ ...ANA, baja: true }, entrance)).toBe('ended')
    expect(entryRefusal(null, entrance)).toBe('noUser')
  })

  it('SEC-04 fails with a password that was given before somebody closed the sessions', () => {
    const closed = (seconds: number) => ({ ...ANA, ingresosDesde: new Date(seconds * 1000) })
    expect(entryRefusal(closed(1001), entrance)).toBe('session')
    expect(entryRefusal(closed(1000), entrance)).toBeNull()
  })
})
