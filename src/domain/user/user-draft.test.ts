import { describe, expect, it } from 'vitest'
import { isInspector, ROLES } from './roles'
import { aUser } from '../../testing/builders'
import { faultsOf } from '../../testing/faults'
import { areasAreFixed, draftOf, userDraftSchema, type UserDraft } from './user-draft'

const MUNICIPALITY = 'paises/ar/provincias/cordoba/municipios/villa-del-rio'
const AREA = `${MUNICIPALITY}/areas_municipales/inspeccion`
const SOUND: UserDraft = {
  username: 'rocio.bravo',
  email: 'rocio@villadelrio.test',
  role: 'ROLE_INSPECTOR',
  municipalityPath: MUNICIPALITY,
  areas: [AREA],
  firstName: '',
  lastName: '',
  inspectorID: '',
}
const faultsIn = (given: Partial<UserDraft>) => faultsOf(userDraftSchema, { ...SOUND, ...given })

describe('USER-02 what is typed of a user', () => {
  it('USER-02 must have a municipality, an area, a role, a username and an address', () => {
    expect(faultsIn({})).toEqual({})
    expect(faultsIn({ ...draftOf(null, '') })).toEqual({
      municipalityPath: 'missing',
      areas: 'noArea',
      role: 'missing',
      username: 'missing',
      email: 'missing',
    })
    expect(faultsIn({ username: '  ', email: ' ' })).toEqual({ username: 'missing', email: 'missing' })
  })

  it.each(['con espacio', 'a/b', '..', '.', '__a__', 'x'.repeat(101)])(
    'USER-02 «%s» is no username',
    (username) => {
      expect(faultsIn({ username })).toEqual({ username: 'usernameInvalid' })
    },
  )

  it.each(['sin arroba', 'a@b', 'a@b.test, c@d.test', `${'x'.repeat(250)}@b.test`])(
    'USER-02 «%s» is no address',
    (email) => {
      expect(faultsIn({ email })).toEqual({ email: 'emailInvalid' })
    },
  )

  it('USER-02 has names and a licence number of bounded length', () => {
    expect(faultsIn({ firstName: 'x'.repeat(255), inspectorID: 'x'.repeat(100) })).toEqual({})
    const long = { firstName: 'x'.repeat(256), lastName: 'x'.repeat(256), inspectorID: 'x'.repeat(101) }
    expect(faultsIn(long)).toEqual({ firstName: 'tooLong', lastName: 'tooLong', inspectorID: 'tooLong' })
  })

  it('USER-02 is stored without surrounding blanks, username and address in small letters', () => {
    const typed = {
      ...SOUND,
      username: ' Rocio.BRAVO ',
      email: ' Rocio@VillaDelRio.test ',
      lastName: ' Bravo ',
    }
    expect(faultsIn(typed)).toEqual({})
    expect(userDraftSchema.parse(typed)).toEqual({ ...SOUND, lastName: 'Bravo' })
  })
})

it('USER-04 inspectors have a licence number, other roles have not', () => {
  expect(ROLES.filter(isInspector)).toEqual(ROLES.filter((role) => role.startsWith('ROLE_INSPECTOR')))
  expect(isInspector('')).toBe(false)
})

it('USER-02 areas in several municipalities are not changed', () => {
  const elsewhere = 'paises/ar/provincias/cordoba/municipios/la-loma/areas_municipales/general'
  expect(areasAreFixed([AREA, `${MUNICIPALITY}/areas_municipales/otra`])).toBe(false)
  expect(areasAreFixed([AREA, elsewhere])).toBe(true)
  expect(areasAreFixed([])).toBe(false)
})

it('USER-02 the dialog begins with what is stored', () => {
  const user = aUser('ROLE_INSPECTOR', { firstName: 'Ana', inspectorID: 'L-204' })
  expect(draftOf(user, '')).toMatchObject({
    username: user.username,
    email: user.email,
    role: 'ROLE_INSPECTOR',
    areas: user.areas,
    municipalityPath: user.municipalityPath,
    firstName: 'Ana',
    inspectorID: 'L-204',
  })
  expect(draftOf({ ...user, roles: ['ROLE_DIOS'] }, '').role).toBe('')
  expect(draftOf(null, MUNICIPALITY).municipalityPath).toBe(MUNICIPALITY)
})
