import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { sendPasswordReset } from '../../data/staff/password-reset'
import { endUser, listUsersPage } from '../../data/staff/users'
import { aUser } from '../../testing/builders'
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
  endUser: vi.fn(),
}))

const ENDED = { ...ANA, baja: true }

const choose = async (person: Opened['person'], item: string) => {
  await person.click(await screen.findByRole('button', { name: 'Más acciones para ana' }))
  await person.click(screen.getByRole('menuitem', { name: item }))
}
const confirm = (person: Opened['person'], label: string) =>
  person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: label }))

beforeEach(beginUsers)

describe('ending somebody', () => {
  it('USER-05 ends a user after a question, and reads the list again', async () => {
    vi.mocked(endUser).mockResolvedValue(false)
    const { person } = await openUsers()
    await choose(person, 'Dar de baja')
    expect(screen.getByRole('alertdialog', { name: '¿Dar de baja a «ana»?' })).toBeInTheDocument()
    expect(endUser).not.toHaveBeenCalled()
    listed(ENDED)
    await confirm(person, 'Dar de baja al usuario')
    expect(await screen.findByText('«ana» fue dado de baja')).toBeInTheDocument()
    expect(endUser).toHaveBeenCalledWith({ username: 'ana', ended: true })
    expect(await screen.findByText('Dado de baja')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Editar ana' })).not.toBeInTheDocument()
    expect(sendPasswordReset).not.toHaveBeenCalled()
  })

  it.each([
    ['offline', 'No hay conexión. No se cambió nada: inténtelo de nuevo cuando vuelva.'],
    ['forbidden', 'No tiene permiso para cambiar a este usuario.'],
    ['timeout', 'El servicio tarda demasiado en responder.'],
    ['down', 'El servicio no responde en este momento. Su conexión a internet funciona'],
    ['unsure', 'no se pudo comprobar si el cambio se hizo. Mírelo antes de hacerlo otra vez.'],
    ['unknown', 'No se pudo terminar. Inténtelo de nuevo: no se hace dos veces.'],
  ] as const)('USER-05 says why it failed (%s), and tries again', async (code, said) => {
    vi.mocked(endUser).mockRejectedValueOnce(new DataError(code)).mockResolvedValue(false)
    const { person } = await openUsers()
    await choose(person, 'Dar de baja')
    await confirm(person, 'Dar de baja al usuario')
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    await confirm(person, 'Dar de baja al usuario')
    expect(await screen.findByText('«ana» fue dado de baja')).toBeInTheDocument()
  })

  it('USER-05 takes an ended user back, and sends the mail with which a password is chosen', async () => {
    listed(ENDED)
    vi.mocked(endUser).mockResolvedValue(true)
    vi.mocked(sendPasswordReset).mockResolvedValue()
    const { person } = await openUsers()
    await choose(person, 'Volver a dar de alta')
    listed(ANA)
    await confirm(person, 'Dar de alta al usuario')
    expect(await screen.findByText(/Le enviamos un mensaje a ana@villadelrio.test/)).toBeInTheDocument()
    expect(endUser).toHaveBeenCalledWith({ username: 'ana', ended: false })
    expect(sendPasswordReset).toHaveBeenCalledWith('ana@villadelrio.test', { forOther: true })
    expect(await screen.findByRole('button', { name: 'Editar ana' })).toBeInTheDocument()
  })

  it('USER-05 says that the mail could not be sent', async () => {
    listed(ENDED)
    vi.mocked(endUser).mockResolvedValue(true)
    vi.mocked(sendPasswordReset).mockRejectedValue(new DataError('offline'))
    const { person } = await openUsers()
    await choose(person, 'Volver a dar de alta')
    await confirm(person, 'Dar de alta al usuario')
    expect(await screen.findByText(/no se pudo enviar el mensaje a ana@villadelrio.test/)).toBeInTheDocument()
  })

  it('USER-05 nobody can end themselves, and only administrators see sessions of others', async () => {
    const me = aUser('ROLE_ADMIN', { username: 'yo' })
    listed(ANA, me)
    const admin = await openUsers()
    await admin.person.click(await screen.findByRole('button', { name: 'Más acciones para yo' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Qué puede hacer',
      'Sesiones',
      'Ausencia',
    ])
    expect(screen.getByRole('menuitem', { name: 'Sesiones' })).toHaveAttribute('href', '/sesiones/yo')
    admin.unmount()
    listed(ANA, aUser('ROLE_ADMIN', { username: 'jefa' }))
    const elevated = await openUsers('ROLE_SUPERVISOR_ELEVADO')
    await elevated.person.click(await screen.findByRole('button', { name: 'Más acciones para ana' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Enviar la invitación de nuevo',
      'Qué puede hacer',
      'Ausencia',
      'Dar de baja',
    ])
    expect(
      screen.queryByRole('button', { name: 'Más acciones para jefa', hidden: true }),
    ).not.toBeInTheDocument()
  })

  it('USER-05 lists only ended users, or only those who work', async () => {
    const { person, address } = await openUsers()
    await screen.findByRole('table')
    listed(ENDED)
    await person.click(screen.getByRole('combobox', { name: 'Situación' }))
    await person.click(screen.getByRole('option', { name: 'Dados de baja' }))
    await vi.waitFor(() =>
      expect(listUsersPage).toHaveBeenLastCalledWith({ municipalityPath: '', text: '', ended: true }, null),
    )
    expect(address()).toContain('situacion=bajas')
    await person.click(screen.getByRole('combobox', { name: 'Situación' }))
    await person.click(screen.getByRole('option', { name: 'En actividad' }))
    await vi.waitFor(() =>
      expect(listUsersPage).toHaveBeenLastCalledWith({ municipalityPath: '', text: '', ended: false }, null),
    )
  })
})
