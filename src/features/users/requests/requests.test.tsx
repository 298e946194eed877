import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { countOpenRequests, decideAccess, listOpenRequests } from '../../../data/staff/access-requests'
import { AREA, MUNICIPALITY_PATH } from '../../../testing/builders'
import type { AccessRequest } from '../../../domain/user/access-request'
import { beginUsers, openUsers } from '../testing/open-users'

vi.mock('../../../data/staff/access-requests', () => ({
  MAX_OPEN_REQUESTS: 50,
  countOpenRequests: vi.fn(),
  listOpenRequests: vi.fn(),
  decideAccess: vi.fn(),
}))
vi.mock('../../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock('../../../data/staff/password-reset', () => ({ sendPasswordReset: vi.fn() }))
vi.mock('../../../data/staff/users', () => ({
  USERS_PER_PAGE: 7,
  listUsersPage: vi.fn(),
  countUsers: vi.fn(),
  saveUser: vi.fn(),
}))

const EMAIL = 'nueva@villadelrio.test'
const REQUEST: AccessRequest = {
  ...{ id: 'uid-nueva', email: EMAIL, nombre: 'Nueva Persona', municipalityPath: MUNICIPALITY_PATH },
  ...{ area: AREA, rol: 'ROLE_INSPECTOR', motivo: 'Empiezo el lunes.', idioma: 'es', estado: 'abierta' },
  ...{ fecha: new Date(2026, 4, 3, 9, 5), resueltaPor: '', respuesta: '' },
}
const ADDRESS = '/usuarios?ver=solicitudes'
const open = (role: 'ROLE_ADMIN' | 'ROLE_SUPERVISOR_ELEVADO' = 'ROLE_SUPERVISOR_ELEVADO') =>
  openUsers(role, ADDRESS)
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  beginUsers()
  vi.mocked(countOpenRequests).mockResolvedValue(1)
  vi.mocked(listOpenRequests).mockResolvedValue({ requests: [REQUEST], damaged: 0 })
})

describe('requests for a user', () => {
  it('USER-06 the number of requests shows beside the users, and they are read only when one looks', async () => {
    const { person } = await openUsers('ROLE_SUPERVISOR_ELEVADO')
    await person.click(await screen.findByRole('tab', { name: 'Solicitudes (1)' }))
    const list = await screen.findByRole('list', { name: 'Solicitudes' })
    for (const words of [EMAIL, 'Nueva Persona', 'Empiezo el lunes.', 'Inspección General', 'Inspector'])
      expect(list).toHaveTextContent(words)
    expect(listOpenRequests).toHaveBeenCalledExactlyOnceWith(MUNICIPALITY_PATH)
  })

  it('USER-06 an administrator sees the requests of every municipality', async () => {
    await open('ROLE_ADMIN')
    await screen.findByText(EMAIL)
    expect(listOpenRequests).toHaveBeenCalledWith('')
  })

  it('USER-06 a request is accepted as wished or changed, with a name of the management system', async () => {
    vi.mocked(decideAccess).mockResolvedValueOnce({ outcome: 'unknown', told: false })
    vi.mocked(decideAccess).mockResolvedValueOnce({ outcome: 'saved', told: true })
    const { person } = await open()
    await person.click(await button(`Aceptar a ${EMAIL}`))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('textbox', { name: /Correo electrónico/ })).toBeDisabled()
    expect(dialog.getByRole('checkbox', { name: 'Inspección General' })).toBeChecked()
    await person.click(dialog.getByRole('textbox', { name: /Usuario/ }))
    await person.paste('nueva')
    await person.click(dialog.getByRole('button', { name: 'Aceptar' }))
    expect(await dialog.findByText(/no conoce a nadie con ese nombre/)).toBeInTheDocument()
    await person.type(dialog.getByRole('textbox', { name: /Usuario/ }), '.p')
    await person.click(dialog.getByRole('combobox', { name: /Rol/ }))
    await person.click(screen.getByRole('option', { name: 'Supervisor' }))
    await person.click(dialog.getByRole('button', { name: 'Aceptar' }))
    expect(
      await screen.findByText(`${EMAIL} ya puede ingresar. Se lo dijimos por correo.`),
    ).toBeInTheDocument()
    expect(decideAccess).toHaveBeenLastCalledWith({
      id: 'uid-nueva',
      decision: 'accept',
      user: {
        ...{ username: 'nueva.p', role: 'ROLE_SUPERVISOR', areas: [AREA] },
        ...{ firstName: '', lastName: '', inspectorID: '' },
      },
    })
    expect(listOpenRequests).toHaveBeenCalledTimes(2)
  })

  it('USER-06 a request is refused only with a reason, which stays typed when refusing fails', async () => {
    vi.mocked(decideAccess).mockRejectedValueOnce(new DataError('offline'))
    vi.mocked(decideAccess).mockResolvedValueOnce({ outcome: 'refused', told: false })
    const { person } = await open()
    await person.click(await button(`Rechazar a ${EMAIL}`))
    const dialog = within(screen.getByRole('dialog'))
    const refuse = () => person.click(dialog.getByRole('button', { name: 'Rechazar' }))
    await refuse()
    expect(dialog.getByText('Complete este campo.')).toBeInTheDocument()
    await person.click(dialog.getByRole('textbox'))
    await person.paste('No es de aquí.')
    await refuse()
    expect(await dialog.findByText(/No hay conexión/)).toBeInTheDocument()
    expect(dialog.getByRole('textbox')).toHaveValue('No es de aquí.')
    await refuse()
    expect(await screen.findByText(/pero el correo no se pudo enviar/)).toBeInTheDocument()
    expect(decideAccess).toHaveBeenLastCalledWith({
      ...{ id: 'uid-nueva', decision: 'refuse', reason: 'No es de aquí.' },
    })
  })

  it('USER-06 says that somebody else has decided the request', async () => {
    vi.mocked(decideAccess).mockResolvedValue({ outcome: 'decided', told: false })
    const { person } = await open()
    await person.click(await button(`Rechazar a ${EMAIL}`))
    await person.click(screen.getByRole('textbox'))
    await person.paste('No.')
    await person.click(screen.getByRole('button', { name: 'Rechazar' }))
    expect(await screen.findByText('Otra persona ya decidió esta solicitud.')).toBeInTheDocument()
  })

  it('USER-06 says that no requests wait, and that they cannot be read', async () => {
    vi.mocked(listOpenRequests).mockRejectedValueOnce(new DataError('offline'))
    vi.mocked(listOpenRequests).mockResolvedValueOnce({ requests: [], damaged: 0 })
    const { person } = await open()
    await person.click(await button('Intentar nuevamente'))
    expect(await screen.findByText('No hay solicitudes en espera')).toBeInTheDocument()
  })
})
