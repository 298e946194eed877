import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '../../data/staff/session'
import { setSessionState } from '../../data/staff/session-state'
import { ROLES, type Role } from '../../domain/user/roles'
import { LoginPage } from '../../features/auth/LoginPage'
import { aUser } from '../../testing/builders'
import { memoryAddress, MemoryRoutes } from '../../testing/navigation'
import { speakSpanish } from '../../testing/texts'
import { STAFF_PAGES } from '../staff-pages'
import { StaffRoot } from './StaffRoot'
import { StaffShell } from './StaffShell'

vi.mock('../../data/staff/session', async () => {
  const { onSessionState } = await import('../../data/staff/session-state')
  return { watchSession: onSessionState, signIn: vi.fn(), signOut: vi.fn(), SignInError: Error }
})

const routes = [
  {
    Component: StaffRoot,
    children: [
      { path: '/login', Component: LoginPage },
      {
        Component: StaffShell,
        children: Object.entries(STAFF_PAGES).map(([name, { pattern }]) => ({
          path: pattern,
          element: <h1>{`page ${name}`}</h1>,
        })),
      },
    ],
  },
]

const CORRECTING: Role[] = [
  'ROLE_ADMIN',
  'ROLE_SUPERVISOR_ELEVADO',
  'ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR',
  'ROLE_SUPERVISOR_CORRECTOR',
  'ROLE_CENSISTA_PRIVADO',
  'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
]
/** They may complete and not correct (§1.6). */
const COMPLETING: Role[] = ['ROLE_SUPERVISOR_DUPLICADOR', 'ROLE_SUPERVISOR']

/** Which roles the routes of §2.6 open for. */
const ROUTES: [string, Role[]][] = [
  ['/contestar/f1', ROLES.filter((role) => role !== 'ROLE_GENERADOR')],
  ['/respuestas/listado/f1', ROLES.filter((role) => role !== 'ROLE_GENERADOR')],
  ['/ver/a1', ROLES.filter((role) => role !== 'ROLE_GENERADOR')],
  ['/correctForm/a1', CORRECTING],
  ['/respuestas/actualizar/a1', [...CORRECTING, ...COMPLETING]],
  ['/operacion', ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO']],
  ['/estadisticas/f1', [...ROLES.slice(0, 6), 'ROLE_CENSISTA_PRIVADO']],
]

async function open(at: string) {
  await speakSpanish()
  const { history, address } = memoryAddress(at)
  render(<MemoryRoutes history={history} routes={routes} />)
  return { person: userEvent.setup(), address }
}

const enter = (role: Role) =>
  act(() => setSessionState({ status: 'authenticated', user: aUser(role), sid: 's1' }))
const page = (name: string) => screen.findByRole('heading', { name: `page ${name}` })

beforeEach(() => {
  vi.mocked(signOut).mockReset()
  setSessionState({ status: 'loading' })
})

describe('who gets in', () => {
  it('AUTH-06 shows an outline while the session is being read', async () => {
    await open('/listar')
    expect(screen.getByRole('status', { name: 'Cargando…' })).toBeInTheDocument()
  })

  it('AUTH-09 without a session leads to the sign-in page and from there back to the wanted page', async () => {
    setSessionState({ status: 'unauthenticated' })
    const { address } = await open('/respuestas/listado/f1?estado=2')
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeInTheDocument()
    expect(address()).toBe('/login?volver=%2Frespuestas%2Flistado%2Ff1%3Festado%3D2')
    enter('ROLE_SUPERVISOR')
    await page('answers')
    expect(address()).toBe('/respuestas/listado/f1?estado=2')
  })

  it('AUTH-07 a session closed elsewhere leads to the sign-in page at once, which says that typed text is kept', async () => {
    const { address } = await open('/contestar/f1')
    enter('ROLE_INSPECTOR')
    await page('answer')
    act(() => setSessionState({ status: 'signedOut' }))
    expect(screen.queryByRole('heading', { name: 'page answer' })).not.toBeInTheDocument()
    expect(await screen.findByText(/Lo que escribió queda guardado en este dispositivo/)).toBeInTheDocument()
    expect(address()).toBe('/login?volver=%2Fcontestar%2Ff1')
  })

  it('AUTH-06 an account that may not work is told why at the sign-in page', async () => {
    setSessionState({ status: 'error', code: 'noUser' })
    await open('/listar')
    expect(await screen.findByRole('alert')).toHaveTextContent('No existe el usuario para MuniFormularios.')
  })

  it('AUTH-11 the staff of a disabled municipality sees that it is blocked', async () => {
    setSessionState({ status: 'error', code: 'municipalityDisabled' })
    await open('/listar')
    expect(await screen.findByRole('alert')).toHaveTextContent('Acceso denegado. Municipio bloqueado.')
  })

  it.each<[Role, string]>([
    ['ROLE_GENERADOR', '/respuestas/listado/f1'],
    ['ROLE_INSPECTOR', '/editar/nuevo/formulario'],
    ['ROLE_CENSISTA_PRIVADO', '/editar/f1'],
    ['ROLE_GENERADOR', '/contestar/f1'],
    ['ROLE_GENERADOR', '/ver/a1'],
    ['ROLE_SUPERVISOR', '/usuarios'],
    ['ROLE_SUPERVISOR', '/areas'],
    ['ROLE_SUPERVISOR_ELEVADO', '/municipios'],
    ['ROLE_SUPERVISOR_ELEVADO', '/estadisticas'],
    ['ROLE_SUPERVISOR', '/estadisticas'],
  ])('AUTH-10 %s at %s is told that a permission is missing, with the way home', async (role, at) => {
    await open(at)
    enter(role)
    const text = 'No posee los permisos necesarios para acceder al sitio.'
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Regresar al home' })).toHaveAttribute('href', '/home')
    expect(screen.queryByText(/^page /)).not.toBeInTheDocument()
  })

  it.each(ROUTES)('ROLE-04 %s opens for %s and for no other role', async (at, allowed) => {
    await open(at)
    for (const role of ROLES) {
      enter(role)
      const isIn = (await screen.findByRole('heading', { level: 1 })).textContent?.startsWith('page ')
      expect([role, isIn]).toEqual([role, allowed.includes(role)])
    }
  })

  it('AUTH-10 a page opens for a role with its permission', async () => {
    await open('/editar/f1')
    enter('ROLE_GENERADOR')
    await page('editForm')
  })
})

describe('the bar', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Navegación principal' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  it.each<[Role, string[]]>([
    [
      'ROLE_ADMIN',
      [
        'Inicio',
        'Formularios',
        'Mis tareas',
        'Usuarios',
        'Áreas',
        'Tablas',
        'Municipios',
        'Estadísticas',
        'Auditoría',
        'Operación',
      ],
    ],
    [
      'ROLE_SUPERVISOR_ELEVADO',
      ['Inicio', 'Formularios', 'Mis tareas', 'Usuarios', 'Áreas', 'Tablas', 'Auditoría', 'Operación'],
    ],
    ['ROLE_CENSISTA_PRIVADO', ['Inicio', 'Formularios', 'Mis tareas']],
    ['ROLE_GENERADOR', ['Formularios']],
    ['ROLE_INSPECTOR_ACTAS', ['Formularios']],
  ])('NAV-01 HOME-01 shows %s the links %s', async (role, expected) => {
    await open('/listar')
    enter(role)
    await page('forms')
    expect(links()).toEqual(expected)
  })

  it('ANS-01 pages are drawn for sunlight from the account menu, on this device until it is taken back', async () => {
    const { person } = await open('/home')
    enter('ROLE_INSPECTOR')
    const choose = async () => {
      await person.click(await screen.findByRole('button', { name: /^Cuenta de/ }))
      const item = screen.getByRole('menuitemcheckbox', { name: 'Más contraste, para el sol' })
      await person.click(item)
      return item
    }
    expect(await choose()).toHaveAttribute('aria-checked', 'true')
    expect(document.documentElement.dataset.theme).toBe('sun')
    expect(localStorage.getItem('contraste')).toBe('sun')
    await person.keyboard('{Escape}')
    expect(await choose()).toHaveAttribute('aria-checked', 'false')
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(localStorage.getItem('contraste')).toBeNull()
  })

  it('NAV-01 USER-05 says who is signed in, leads to the own sessions, and signs out from the avatar without a warning', async () => {
    const { person, address } = await open('/listar')
    enter('ROLE_SUPERVISOR')
    vi.mocked(signOut).mockImplementation(async () => setSessionState({ status: 'signedOut' }))
    await person.click(await screen.findByRole('button', { name: 'Cuenta de María Gómez' }))
    expect(screen.getByText('mgomez@villadelrio.test')).toBeInTheDocument()
    expect(screen.getByRole('menuitem', { name: 'Mis sesiones' })).toHaveAttribute('href', '/sesiones')
    await person.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }))
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeInTheDocument()
    expect(screen.queryByText(/Su sesión se cerró/)).not.toBeInTheDocument()
    expect(address()).toBe('/login')
  })

  it('NAV-02 offers the eight languages by their own names, and goes on in the one that is chosen', async () => {
    const { person, address } = await open('/listar')
    enter('ROLE_SUPERVISOR')
    const picker = await screen.findByRole('combobox', { name: 'Idioma' })
    expect(within(picker).getAllByRole('option')).toHaveLength(8)
    await person.selectOptions(picker, 'Euskara')
    await waitFor(() => expect(document.documentElement.lang).toBe('eu'))
    expect(localStorage.getItem('language')).toBe('ek')
    expect(address()).toBe('/listar')
    localStorage.clear()
  })

  it('NAV-05 keeps links and languages in a menu that a phone opens', async () => {
    const { person } = await open('/listar')
    enter('ROLE_ADMIN')
    await person.click(await screen.findByRole('button', { name: 'Abrir el menú' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Navegación principal' }))
    expect(menu.getByRole('combobox', { name: 'Idioma' })).toBeInTheDocument()
    await person.click(menu.getByRole('link', { name: 'Inicio' }))
    await page('home')
  })

  it('NAV-01 the first press of Tab reaches a link that skips the bar', async () => {
    const { person } = await open('/listar')
    enter('ROLE_ADMIN')
    await page('forms')
    await person.tab()
    await person.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
