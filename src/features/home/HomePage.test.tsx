import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { waitingForms } from '../../data/staff/form-work'
import { ROLES, type Role } from '../../domain/user/roles'
import { aUser } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { HomePage } from './HomePage'

vi.mock('../../data/staff/form-work', () => ({ waitingForms: vi.fn(), changedForms: vi.fn() }))
vi.mock('../../data/staff/count-work', () => ({ countLate: vi.fn(), countChanged: vi.fn() }))
vi.mock('../../data/staff/notices', () => ({
  unseenQuery: () => ({ queryKey: ['unseen'], queryFn: () => Promise.resolve(0) }),
}))
vi.mock('./first-day/use-first-day', () => ({ useFirstDay: () => ({ done: null, isLoading: false }) }))
vi.mock('../../data/staff/own-work', () => ({ ownWaiting: () => Promise.resolve([]) }))

beforeEach(() => {
  vi.mocked(waitingForms).mockResolvedValue([])
})

const STAY: Role[] = ['ROLE_SUPERVISOR', 'ROLE_SUPERVISOR_ELEVADO', 'ROLE_ADMIN', 'ROLE_CENSISTA_PRIVADO']
const open = (role: Role) => renderStaff(<HomePage />, { user: aUser(role), pattern: '/home', at: '/home' })
const LOADING = 'Cargando…'
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it.each(STAY)('HOME-01 %s stays on the home page', async (role) => {
  const { address } = await open(role)
  expect(screen.getByRole('heading', { name: 'Hola, María' })).toBeInTheDocument()
  expect(address()).toBe('/home')
})

it.each(ROLES.filter((role) => !STAY.includes(role)))('HOME-01 %s goes on to the form list', async (role) => {
  const { address } = await open(role)
  expect(address()).toBe('/listar')
})

it('HOME-05 links to the form list, and to a new form for people who may make one', async () => {
  const { unmount } = await open('ROLE_SUPERVISOR')
  await screen.findByRole('heading', { name: 'Qué puede hacer' })
  expect(links()).toEqual(['/listar', '/editar/nuevo/formulario'])
  unmount()
  await open('ROLE_CENSISTA_PRIVADO')
  await screen.findByRole('heading', { name: 'Qué puede hacer' })
  expect(links()).toEqual(['/listar'])
})

it('DAY-04 nothing below what waits is shown before that is known, so that nothing moves', async () => {
  let answer: (forms: []) => void = () => undefined
  vi.mocked(waitingForms).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await open('ROLE_SUPERVISOR')
  expect(screen.getByRole('status', { name: LOADING })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Qué puede hacer' })).toBeNull()
  answer([])
  expect(await screen.findByRole('heading', { name: 'Qué puede hacer' })).toBeVisible()
  expect(screen.queryByRole('status', { name: LOADING })).toBeNull()
})

it('DAY-04 what cannot be read keeps nothing else from being shown', async () => {
  vi.mocked(waitingForms).mockRejectedValue(new Error('offline'))
  await open('ROLE_SUPERVISOR')
  expect(await screen.findByRole('heading', { name: 'Qué puede hacer' })).toBeVisible()
})
