import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError, OutsideError } from '../../data/errors'
import { countryTree } from '../../data/staff/geography-tree'
import { sendPasswordReset } from '../../data/staff/password-reset'
import { listUsersPage, saveUser } from '../../data/staff/users'
import type { Role } from '../../domain/user/roles'
import type { User } from '../../domain/user/user'
import { AREA, aUser, MUNICIPALITY_PATH, OTHER_AREA } from '../../testing/builders'
import { ARGENTINA, aMunicipality, MONTCLAR_PATH } from '../../testing/places'
import { ANA, beginUsers, listed, openUsers, type Opened } from './testing/open-users'

vi.mock('../../data/staff/access-requests', () => ({
  MAX_OPEN_REQUESTS: 50,
  countOpenRequests: vi.fn(() => Promise.resolve(0)),
  listOpenRequests: vi.fn(),
  decideAccess: vi.fn(),
}))
vi.mock('../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock('../../data/staff/password-reset', () => ({ sendPasswordReset: vi.fn() }))
vi.mock('../../data/staff/users', () => ({
  USERS_PER_PAGE: 7,
  listUsersPage: vi.fn(),
  countUsers: vi.fn(),
  saveUser: vi.fn(),
}))

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
const choose = async (person: Opened['person'], of: RegExp, option: string) => {
  await person.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: of }))
  await person.click(screen.getByRole('option', { name: option }))
}
const put = async (person: Opened['person'], name: RegExp, text: string) => {
  await person.click(field(name))
  await person.paste(text)
}
const save = () => screen.getByRole('button', { name: 'Guardar' })

beforeEach(beginUsers)

describe('somebody new', () => {
  const begin = async (role: Role = 'ROLE_SUPERVISOR_ELEVADO') => {
    const page = await openUsers(role)
    await screen.findByRole('table')
    await page.person.click(screen.getByRole('button', { name: 'Agregar usuario' }))
    return page
  }

  it('USER-02 a new user needs every field, and each field says so', async () => {
    const { person } = await begin('ROLE_ADMIN')
    await person.click(save())
    expect(alerts()).toEqual([
      'Complete este campo.',
      'Complete este campo.',
      'Complete este campo.',
      'Complete este campo.',
      'Se debe seleccionar al menos un área.',
      'Se deben completar todos los campos requeridos.',
    ])
    expect(saveUser).not.toHaveBeenCalled()
  })

  it('USER-02 USER-04 an inspector is saved with names and licence, and gets a mail to choose a password', async () => {
    vi.mocked(saveUser).mockResolvedValue('saved')
    vi.mocked(sendPasswordReset).mockResolvedValue()
    const { person } = await begin()
    await put(person, /Usuario/, ' Rocio.Bravo')
    await put(person, /Correo electrónico/, 'Rocio@VillaDelRio.test')
    expect(screen.queryByRole('textbox', { name: /matrícula/ })).not.toBeInTheDocument()
    await choose(person, /Rol/, 'Inspector')
    await person.click(screen.getByRole('checkbox', { name: 'Inspección General' }))
    await put(person, /Nombre$/, 'Rocío')
    await put(person, /matrícula/, 'L-77')
    expect(within(screen.getByRole('dialog')).getByRole('combobox', { name: /Idioma/ })).toHaveTextContent(
      'Español',
    )
    await choose(person, /Idioma/, 'Català')
    await person.click(save())
    expect(
      await screen.findByText(/se creó correctamente. Le enviamos un mensaje a rocio@villadelrio.test/),
    ).toBeInTheDocument()
    expect(saveUser).toHaveBeenCalledWith({
      isNew: true,
      language: 'ca',
      username: 'rocio.bravo',
      email: 'rocio@villadelrio.test',
      role: 'ROLE_INSPECTOR',
      municipalityPath: MUNICIPALITY_PATH,
      areas: [AREA],
      firstName: 'Rocío',
      lastName: '',
      inspectorID: 'L-77',
    })
    expect(sendPasswordReset).toHaveBeenCalledWith('rocio@villadelrio.test', { forOther: true })
    expect(listUsersPage).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  const fill = async (person: Opened['person']) => {
    await put(person, /Usuario/, 'rocio')
    await put(person, /Correo electrónico/, 'rocio@villadelrio.test')
    await choose(person, /Rol/, 'Supervisor')
    await person.click(screen.getByRole('checkbox', { name: 'Inspección General' }))
  }

  it('USER-02 USER-04 everybody has a name, which is not one’s own to change, and inspectors alone a licence', async () => {
    vi.mocked(saveUser).mockResolvedValue('saved')
    vi.mocked(sendPasswordReset).mockResolvedValue()
    const { person } = await begin()
    await fill(person)
    await put(person, /Nombre$/, 'Rocío')
    await put(person, /Apellido/, 'Bravo')
    expect(screen.queryByRole('textbox', { name: /matrícula/ })).not.toBeInTheDocument()
    await person.click(save())
    await screen.findByText(/se creó correctamente/)
    expect(saveUser).toHaveBeenCalledWith(
      expect.objectContaining({ role: 'ROLE_SUPERVISOR', firstName: 'Rocío', lastName: 'Bravo' }),
    )
  })

  it.each([
    ['taken', /Usuario/, 'Ya hay un usuario con ese nombre.'],
    ['unknown', /Usuario/, 'MuniGestion no conoce a nadie con ese nombre de usuario en este municipio.'],
    ['emailTaken', /Correo electrónico/, 'Otro usuario ya inicia sesión con este correo.'],
  ] as const)('USER-02 %s is told at the field, which gets the focus', async (outcome, name, message) => {
    vi.mocked(saveUser).mockResolvedValue(outcome)
    const { person } = await begin()
    await fill(person)
    await person.click(save())
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(field(name)).toHaveFocus()
    await person.type(field(name), 'x')
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    await person.click(save())
    expect(saveUser).toHaveBeenCalledTimes(2)
  })

  it('USER-02 a new user needs a municipality that the management system knows', async () => {
    const [province] = ARGENTINA.provincias
    const provincias = province ? [{ ...province, municipios: [aMunicipality({ idMuniCore: '' })] }] : []
    vi.mocked(countryTree).mockResolvedValue([{ ...ARGENTINA, provincias }])
    const { person } = await begin()
    await fill(person)
    await person.click(save())
    expect(alerts()).toEqual(['El municipio actual no esta asociado a un municipio de MuniGestion.'])
    expect(saveUser).not.toHaveBeenCalled()
  })

  it.each([
    [new DataError('offline'), /No hay conexión/],
    [new DataError('forbidden'), /No tiene permiso/],
    [new OutsideError({ outside: 'municore', reason: 'down' }), /MuniGestion no responde/],
    [new DataError('unknown'), /No se pudo guardar/],
  ])('USER-02 what was typed stays when it cannot be saved: %s', async (failure, message) => {
    vi.mocked(saveUser).mockRejectedValueOnce(failure)
    const { person } = await begin()
    await fill(person)
    await person.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(field(/Usuario/)).toHaveValue('rocio')
    expect(save()).toBeEnabled()
  })

  it('USER-02 a new user is saved although the mail could not be sent, and the page says how to send it', async () => {
    vi.mocked(saveUser).mockResolvedValue('saved')
    vi.mocked(sendPasswordReset).mockRejectedValue(new DataError('offline'))
    const { person } = await begin()
    await fill(person)
    await person.click(save())
    expect(
      await screen.findByText(/no se pudo enviar el mensaje a rocio@villadelrio.test/),
    ).toBeInTheDocument()
  })

  it('USER-03 only an administrator can make somebody an administrator', async () => {
    const { person } = await begin()
    await person.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: /Rol/ }))
    const roles = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(roles).toHaveLength(11)
    expect(roles).not.toContain('Administrador')
  })
})

describe('somebody who is changed', () => {
  const begin = async (user: User, role: Role = 'ROLE_ADMIN') => {
    listed(user)
    const page = await openUsers(role)
    await page.person.click(await screen.findByRole('button', { name: `Editar ${user.username}` }))
    return page
  }

  it('USER-02 a user keeps the username and gets other areas, and no mail is sent', async () => {
    vi.mocked(saveUser).mockResolvedValue('saved')
    const { person } = await begin(ANA)
    expect(field(/Usuario/)).toBeDisabled()
    await person.click(screen.getByRole('checkbox', { name: 'Inspección General' }))
    await person.click(save())
    expect(alerts()).toEqual(['Error: El usuario debe tener al menos un área municipal.'])
    await person.click(screen.getByRole('checkbox', { name: 'Espacios Verdes' }))
    await person.click(save())
    expect(await screen.findByText('El usuario se guardó correctamente')).toBeInTheDocument()
    expect(saveUser).toHaveBeenCalledWith(
      expect.objectContaining({ isNew: false, username: 'ana', areas: [OTHER_AREA], inspectorID: 'L-204' }),
    )
    expect(sendPasswordReset).not.toHaveBeenCalled()
  })

  it('USER-07 says what the chosen role may do, and when the user was last signed in', async () => {
    const { person } = await begin({ ...ANA, ultimoAcceso: new Date(2026, 4, 2, 8, 15) })
    expect(screen.getByText('Último acceso: 02/05/2026 - 08:15')).toBeInTheDocument()
    expect(screen.getByText(/solo ve y elimina sus propias respuestas/)).toBeInTheDocument()
    await choose(person, /Rol/, 'Generador de formularios')
    expect(screen.getByText(/publica y elimina formularios; no ve respuestas/)).toBeInTheDocument()
    expect(screen.queryByText(/propias respuestas/)).not.toBeInTheDocument()
  })

  it('USER-07 says that a user has never signed in', async () => {
    await begin(ANA)
    expect(screen.getByText('Todavía no ingresó.')).toBeInTheDocument()
  })

  it('USER-02 a user with a new address gets a mail there', async () => {
    vi.mocked(saveUser).mockResolvedValue('saved')
    vi.mocked(sendPasswordReset).mockResolvedValue()
    const { person } = await begin(ANA)
    await person.clear(field(/Correo electrónico/))
    await put(person, /Correo electrónico/, 'rios@villadelrio.test')
    await person.click(save())
    expect(await screen.findByText(/Le enviamos un mensaje a rios@villadelrio.test/)).toBeInTheDocument()
  })

  it('USER-02 a user needs a name in the management system', async () => {
    const { person } = await begin({ ...ANA, userMuniCore: '' })
    await person.click(save())
    expect(alerts()).toEqual(['Error: El usuario debe tener un nombre usuario de MuniGestión.'])
    expect(saveUser).not.toHaveBeenCalled()
  })

  it('USER-02 a user keeps areas of several municipalities', async () => {
    await begin({ ...ANA, areas: [AREA, `${MONTCLAR_PATH}/areas_municipales/urbanisme`] })
    expect(screen.getByText(/sus áreas no se pueden cambiar aquí/)).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('SEC-02 USER-04 nobody can change their own names', async () => {
    await begin(aUser('ROLE_ADMIN', { username: 'yo', firstName: 'Adela', lastName: 'Paz' }))
    expect(field(/Nombre$/)).toBeDisabled()
    expect(field(/Apellido/)).toBeDisabled()
    expect(field(/Nombre$/)).toHaveValue('Adela')
  })

  it('ROLE-01 nobody can change their own role and areas', async () => {
    await begin(aUser('ROLE_ADMIN', { username: 'yo' }))
    expect(screen.getByText('Su propio rol y sus áreas los cambia otra persona.')).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Inspección General' })).toBeDisabled()
  })
})
