import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { sendPasswordReset } from '../../data/staff/password-reset'
import { listUsersPage } from '../../data/staff/users'
import { aUser, MUNICIPALITY_PATH } from '../../testing/builders'
import { MONTCLAR_PATH } from '../../testing/places'
import { PHONE, setScreenWidth } from '../../testing/render-staff'
import { ANA, beginUsers, listed, openUsers } from './testing/open-users'

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

beforeEach(beginUsers)

describe('the list of users', () => {
  it('USER-01 shows address, name, municipality, areas and role of each user, and who changed it when', async () => {
    await openUsers()
    expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      ...['Persona', 'Rol', 'Áreas municipales', 'Municipio', 'Último acceso'],
      ...['Última actualización', 'Acciones'],
    ])
    const [, row] = screen.getAllByRole('row')
    expect(row).toHaveTextContent('ana@villadelrio.test')
    expect(row).toHaveTextContent('Villa del Río')
    expect(row).toHaveTextContent('Inspección General')
    expect(row).toHaveTextContent('03/05/2026 - 09:05')
    expect(row).toHaveTextContent('por adela')
    expect(row).toHaveTextContent('Nunca entró')
    expect(screen.getByText('1 usuario')).toBeInTheDocument()
  })

  it('USER-01 says when somebody signed in last, and folds many areas into the first', async () => {
    const areas = [...ANA.areas, 'p/areas_municipales/obras', 'p/areas_municipales/verdes']
    listed({ ...ANA, areas, ultimoAcceso: new Date(2026, 4, 2, 8, 15) })
    const { person } = await openUsers()
    const row = (await screen.findAllByRole('row'))[1]
    expect(row).toHaveTextContent('02/05/2026')
    expect(row).not.toHaveTextContent('verdes')
    await person.click(screen.getByRole('button', { name: 'y 2 más: ana' }))
    expect(row).toHaveTextContent('obras, verdes')
    await person.click(screen.getByRole('button', { name: 'ver menos: ana' }))
    expect(row).not.toHaveTextContent('verdes')
  })

  it('USER-01 says who changed somebody by name, where the list has the name', async () => {
    const adela = {
      ...ANA,
      username: 'adela',
      email: 'a@villadelrio.test',
      firstName: 'Adela',
      lastName: 'Mora',
    }
    listed(ANA, { ...adela, lastUpdateBy: 'fermin' })
    await openUsers()
    const row = (name: string) =>
      screen.getByRole('rowheader', { name: new RegExp(`${name} · `) }).closest('tr')
    await screen.findByRole('rowheader', { name: /ana · / })
    expect(row('ana')).toHaveTextContent('Adela Mora')
    expect(row('adela')).toHaveTextContent('fermin')
  })

  it('USER-01 NAV-05 shows cards on a phone', async () => {
    setScreenWidth(PHONE)
    await openUsers()
    const cards = within(await screen.findByRole('list', { name: 'Usuarios' }))
    expect(cards.getByRole('heading', { name: /^Ana Ríos/ })).toBeInTheDocument()
    expect(cards.getByText('Inspector')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('USER-03 an administrator gets the users of every municipality, and can choose one', async () => {
    const { person, address } = await openUsers()
    await screen.findByRole('table')
    expect(listUsersPage).toHaveBeenCalledWith({ municipalityPath: '', text: '' }, null)
    await person.click(screen.getByRole('combobox', { name: 'Municipio' }))
    await person.click(screen.getByRole('option', { name: 'Montclar (Barcelona)' }))
    await vi.waitFor(() =>
      expect(listUsersPage).toHaveBeenLastCalledWith({ municipalityPath: MONTCLAR_PATH, text: '' }, null),
    )
    expect(address()).toContain('municipio=')
  })

  it('USER-03 an elevated supervisor gets the users of their own municipality only, whatever the address says', async () => {
    listed(ANA, aUser('ROLE_ADMIN', { username: 'jefa' }))
    await openUsers('ROLE_SUPERVISOR_ELEVADO', `/usuarios?municipio=${encodeURIComponent(MONTCLAR_PATH)}`)
    await screen.findByRole('table')
    expect(vi.mocked(listUsersPage).mock.calls.map(([request]) => request)).toEqual([
      { municipalityPath: MUNICIPALITY_PATH, text: '' },
    ])
    expect(screen.queryByRole('combobox', { name: 'Municipio' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Editar ana' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Editar jefa' })).not.toBeInTheDocument()
  })

  it.each([
    ['goes out', () => Promise.resolve(), /Le enviamos un mensaje a ana@villadelrio.test/],
    ['fails', () => Promise.reject(new DataError('offline')), /No se pudo enviar el mensaje/],
  ])(
    'USER-02 the invitation of who never came is sent again, and it is said that it %s',
    async (_what, sends, words) => {
      vi.mocked(sendPasswordReset).mockImplementation(sends)
      const { person } = await openUsers()
      await person.click(await screen.findByRole('button', { name: 'Más acciones para ana' }))
      await person.click(screen.getByRole('menuitem', { name: 'Enviar la invitación de nuevo' }))
      expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('ana@villadelrio.test', { forOther: true })
      expect(await screen.findByText(words)).toBeInTheDocument()
    },
  )

  it('USER-02 a user who has signed in before cannot be invited again', async () => {
    listed({ ...ANA, ultimoAcceso: new Date(2026, 4, 2) })
    const { person } = await openUsers()
    await person.click(await screen.findByRole('button', { name: 'Más acciones para ana' }))
    expect(screen.queryByRole('menuitem', { name: 'Enviar la invitación de nuevo' })).not.toBeInTheDocument()
  })

  it('USER-01 searches for what is typed, once the person pauses', async () => {
    const { person } = await openUsers()
    await screen.findByRole('table')
    listed()
    await person.type(screen.getByRole('searchbox', { name: 'Buscar por usuario o correo' }), 'zoe')
    expect(await screen.findByText('No hay usuarios que empiecen así')).toBeInTheDocument()
    expect(vi.mocked(listUsersPage).mock.calls.map(([{ text }]) => text)).toEqual(['', 'zoe'])
    listed(ANA)
    await person.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }))
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  it('USER-01 says that the list cannot be loaded, and tries again', async () => {
    vi.mocked(listUsersPage).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await openUsers()
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  it('USER-01 says that nobody was found, and that some users could not be read', async () => {
    listed()
    vi.mocked(listUsersPage).mockResolvedValueOnce({ users: [ANA], damaged: 2, cursor: null })
    const { person } = await openUsers('ROLE_SUPERVISOR_ELEVADO')
    expect(await screen.findByText('No se pudieron leer 2 usuarios de esta página.')).toBeInTheDocument()
    await person.type(screen.getByRole('searchbox'), 'x')
    await screen.findByText('No hay usuarios que empiecen así')
  })
})
