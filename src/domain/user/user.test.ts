import { describe, expect, it } from 'vitest'
import { roleOf, userSchema } from './user'
import { webSessionSchema } from './web-session'

describe('a member of the staff as stored', () => {
  it('AUTH-04 is read even if only the name was entered', () => {
    expect(userSchema.parse({ username: 'eva' })).toEqual({
      username: 'eva',
      userMuniCore: '',
      email: '',
      nombre: '',
      firstName: '',
      lastName: '',
      inspectorID: '',
      roles: [],
      areas: [],
      municipalityPath: '',
      videoHabilitado: false,
      ultimoAcceso: null,
      lastUpdate: null,
      lastUpdateBy: '',
      baja: false,
      cuenta: '',
      providerId: '',
      ingresosDesde: null,
      avisosVistos: null,
      segundoFactor: null,
    })
    expect(userSchema.safeParse({ username: 'eva', roles: 'ROLE_ADMIN' }).success).toBe(false)
    expect(userSchema.safeParse({}).success).toBe(false)
  })

  it('DAY-01 AUTH-04 is read whatever stands where the own lists should', () => {
    for (const listas of [7, null, { a: 1 }, ['x']])
      expect(userSchema.parse({ username: 'eva', listas }).listas).toBeUndefined()
    expect(userSchema.parse({ username: 'eva', listas: 'no es JSON' }).listas).toBe('no es JSON')
  })

  it('AUTH-05 has the first role, when that is a known one', () => {
    expect(roleOf({ roles: ['ROLE_ADMIN', 'ROLE_INSPECTOR'] })).toBe('ROLE_ADMIN')
    expect(roleOf({ roles: ['ROLE_JEFE', 'ROLE_ADMIN'] })).toBeNull()
    expect(roleOf({ roles: [] })).toBeNull()
  })
})

it('AUTH-07 a session is read when it says whose it is and whether it is open', () => {
  const least = { active: true, usuario: 'eva' }
  expect(webSessionSchema.parse(least)).toEqual({
    ...least,
    uid: '',
    begun: null,
    usada: null,
    vence: null,
    origen: null,
    motivo: '',
    conFactor: false,
    factor: null,
    sinFactorHasta: null,
  })
  expect(webSessionSchema.safeParse({ usuario: 'eva' }).success).toBe(false)
})
