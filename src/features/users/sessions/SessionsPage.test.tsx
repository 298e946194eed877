import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { beginFactor, changeFactor, confirmFactor, getFactor } from '../../../data/staff/factor'
import { FactorRefusedError, PasskeyError } from '../../../data/staff/factor-problem'
import { leave } from '../../../data/staff/leave'
import { addPasskey, hasPasskeys, removePasskey } from '../../../data/staff/passkeys'
import { closeSessions, listSessions } from '../../../data/staff/web-sessions'
import type { Role } from '../../../domain/user/roles'
import { aSession, aUser } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { SessionsPage } from './SessionsPage'

vi.mock('../../../data/staff/leave', () => ({ leave: vi.fn() }))
vi.mock('../../../data/staff/session-state', () => ({ sessionId: () => 'aqui' }))
vi.mock('../../../data/staff/factor', () => ({
  getFactor: vi.fn(),
  beginFactor: vi.fn(),
  confirmFactor: vi.fn(),
  changeFactor: vi.fn(),
}))
vi.mock('../../../data/staff/passkeys', () => ({
  hasPasskeys: vi.fn(),
  addPasskey: vi.fn(),
  removePasskey: vi.fn(),
}))
vi.mock('../../../data/staff/web-sessions', () => ({ closeSessions: vi.fn(), listSessions: vi.fn() }))

const HERE = { ...aSession('yo', { begun: new Date(2026, 4, 3, 9, 5) }), sid: 'aqui' }
const PHONE = {
  ...aSession('yo', {
    begun: new Date(2026, 4, 2, 8, 0),
    usada: new Date(2026, 4, 3, 7, 30),
    vence: new Date(2026, 4, 3, 19, 30),
    origen: { red: '', dispositivo: 'Chrome · Android' },
  }),
  sid: 'telefono',
}
const UNKNOWN = { ...aSession('yo', { origen: null }), sid: 'otra' }

const NONE = { on: false, offered: false, from: null, codes: 0, devices: 0 }

const open = (at = '/sesiones', role: Role = 'ROLE_INSPECTOR') =>
  renderStaff(<SessionsPage />, {
    user: aUser(role, { username: 'yo' }),
    pattern: '/sesiones/:username?',
    at,
  })
const dialog = () => within(screen.getByRole('alertdialog'))

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(listSessions).mockResolvedValue([HERE, PHONE])
  vi.mocked(closeSessions).mockResolvedValue(1)
  vi.mocked(getFactor).mockResolvedValue(NONE)
})

describe('one’s own sessions', () => {
  it('USER-05 each session shows device, beginning, last use and end, and whether it is this one', async () => {
    await open()
    const cards = within(await screen.findByRole('list', { name: 'Mis sesiones' })).getAllByRole('listitem')
    expect(cards).toHaveLength(2)
    expect(cards[0]).toHaveTextContent('Esta sesión')
    expect(cards[1]).not.toHaveTextContent('Esta sesión')
    for (const said of ['Chrome · Android', '02/05/2026 - 08:00', '03/05/2026 - 07:30', '03/05/2026 - 19:30'])
      expect(cards[1]).toHaveTextContent(said)
    expect(listSessions).toHaveBeenCalledWith('yo')
  })

  it('USER-05 a session is closed after a question', async () => {
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: /Cerrar la sesión de Chrome · Android/ }))
    vi.mocked(listSessions).mockResolvedValue([HERE])
    await person.click(dialog().getByRole('button', { name: 'Cerrar la sesión' }))
    expect(await screen.findByText('La sesión se cerró')).toBeInTheDocument()
    expect(closeSessions).toHaveBeenCalledWith({ username: 'yo', sid: 'telefono' })
    expect(screen.queryByText('Chrome · Android')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).not.toBeInTheDocument()
  })

  it('USER-05 all sessions but this one can be closed at once', async () => {
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Cerrar las demás' }))
    await person.click(dialog().getByRole('button', { name: 'Cerrar las sesiones' }))
    expect(await screen.findByText('Las sesiones se cerraron')).toBeInTheDocument()
    expect(closeSessions).toHaveBeenCalledWith({ username: 'yo' })
  })

  it('USER-05 closing this session signs out', async () => {
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Cerrar sesión' }))
    expect(leave).toHaveBeenCalledOnce()
    expect(closeSessions).not.toHaveBeenCalled()
  })

  it.each([
    ['offline', /No hay conexión. La sesión sigue abierta/],
    ['forbidden', /No tiene permiso/],
    ['unknown', /No se pudo cerrar/],
  ] as const)('USER-05 say why one was not closed (%s)', async (code, said) => {
    vi.mocked(closeSessions).mockRejectedValue(new DataError(code))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: /Cerrar la sesión de Chrome/ }))
    await person.click(dialog().getByRole('button', { name: 'Cerrar la sesión' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  })

  it('USER-05 when sessions cannot be read the page says so and can try again', async () => {
    vi.mocked(listSessions).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByRole('list', { name: 'Mis sesiones' })).toBeInTheDocument()
  })

  it('USER-05 a session of an unknown device says so', async () => {
    vi.mocked(listSessions).mockResolvedValue([HERE, UNKNOWN])
    await open()
    expect(await screen.findByRole('heading', { name: 'Dispositivo desconocido' })).toBeInTheDocument()
  })
})

describe("somebody else's sessions", () => {
  it('USER-05 an administrator sees and closes the sessions of others', async () => {
    vi.mocked(listSessions).mockResolvedValue([PHONE, UNKNOWN])
    const { person } = await open('/sesiones/ana', 'ROLE_ADMIN')
    expect(await screen.findByRole('list', { name: 'Sesiones de ana' })).toBeInTheDocument()
    expect(screen.queryByText('Esta sesión')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Usuarios' })).toHaveAttribute('href', '/usuarios')
    await person.click(screen.getByRole('button', { name: 'Cerrar todas' }))
    await person.click(dialog().getByRole('button', { name: 'Cerrar las sesiones' }))
    expect(closeSessions).toHaveBeenCalledWith({ username: 'ana' })
  })

  it('USER-05 says that a person has no open session', async () => {
    vi.mocked(listSessions).mockResolvedValue([])
    await open('/sesiones/ana', 'ROLE_ADMIN')
    expect(await screen.findByText('No hay sesiones abiertas.')).toBeInTheDocument()
  })

  it('USER-05 other roles see no sessions of others, and none are read', async () => {
    await open('/sesiones/ana', 'ROLE_SUPERVISOR_ELEVADO')
    expect(await screen.findByText('Solo puede ver sus propias sesiones.')).toBeInTheDocument()
    expect(listSessions).not.toHaveBeenCalled()
  })
})

describe('the own second factor', () => {
  it('OPS-01 is not spoken of where the municipality has none', async () => {
    await open()
    await screen.findByRole('list', { name: 'Mis sesiones' })
    expect(screen.queryByRole('heading', { name: 'Segundo factor' })).not.toBeInTheDocument()
  })

  it('OPS-01 is set up with a picture or a key, a code, and recovery codes that are kept', async () => {
    vi.mocked(getFactor).mockResolvedValue({ ...NONE, offered: true })
    vi.mocked(beginFactor).mockResolvedValue({ secret: 'ABCDEFGH', address: 'otpauth://totp/x' })
    vi.mocked(confirmFactor).mockRejectedValueOnce(
      new FactorRefusedError({ reason: 'wrong', minutes: 0 }, null),
    )
    vi.mocked(confirmFactor).mockResolvedValueOnce(['AAAAA-BBBBB', 'CCCCC-DDDDD'])
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Activar' }))
    expect(await screen.findByText('ABCD EFGH')).toBeVisible()
    const field = () => screen.getByLabelText('Código')
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code')
    await person.type(field(), '111111')
    await person.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText(/El código no vale/)).toBeVisible()
    await person.type(field(), '123456')
    await person.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText('CCCCC-DDDDD')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Terminar' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/marque que los guardó/)
    await person.click(screen.getByRole('checkbox', { name: 'Los guardé' }))
    vi.mocked(getFactor).mockResolvedValue({ ...NONE, on: true, offered: true, codes: 10 })
    await person.click(screen.getByRole('button', { name: 'Terminar' }))
    expect(await screen.findByText(/Le quedan 10 códigos/)).toBeVisible()
  })

  it('OPS-01 cannot be turned off where it is required; elsewhere after a question', async () => {
    vi.mocked(getFactor).mockResolvedValue({ ...NONE, on: true, from: 1, codes: 10 })
    const first = await open()
    expect(await screen.findByText(/no se puede desactivar/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Desactivar' })).not.toBeInTheDocument()
    first.unmount()
    vi.mocked(getFactor).mockResolvedValue({ ...NONE, on: true, offered: true, codes: 1 })
    vi.mocked(changeFactor).mockResolvedValue([])
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Desactivar' }))
    await person.click(dialog().getByRole('button', { name: 'Desactivar' }))
    expect(changeFactor).toHaveBeenCalledWith('off')
  })

  it('OPS-01 passkeys are added under a name and removed after a question; what the browser gave up is said', async () => {
    const key = { id: 'k1', name: 'Llave de la oficina', created: HERE.begun?.getTime() ?? 0, used: null }
    const on = { ...NONE, on: true, offered: true, codes: 10, site: 'formularios.example' }
    vi.mocked(hasPasskeys).mockReturnValue(true)
    vi.mocked(getFactor).mockResolvedValue({ ...on, passkeys: [] })
    vi.mocked(addPasskey).mockRejectedValueOnce(new PasskeyError('givenUp', null))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Agregar una llave de acceso' }))
    await person.clear(screen.getByLabelText('Nombre'))
    await person.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(screen.getByText('Escriba un nombre de hasta 60 letras')).toBeVisible()
    await person.type(screen.getByLabelText('Nombre'), '  Llave de la oficina ')
    await person.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText(/No se usó ninguna llave de acceso/)).toBeVisible()
    vi.mocked(getFactor).mockResolvedValue({ ...on, passkeys: [key] })
    await person.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText(/Agregada el 03\/05\/2026 - 09:05 · nunca usada/)).toBeVisible()
    expect(addPasskey).toHaveBeenLastCalledWith('Llave de la oficina')
    await person.click(screen.getByRole('button', { name: 'Quitar Llave de la oficina' }))
    vi.mocked(getFactor).mockResolvedValue({ ...on, passkeys: [] })
    await person.click(dialog().getByRole('button', { name: 'Quitar' }))
    expect(await screen.findByText('Se quitó Llave de la oficina')).toBeInTheDocument()
    expect(removePasskey).toHaveBeenCalledWith('k1')
  })

  it('OPS-01 passkeys are not spoken of where the page can have none', async () => {
    vi.mocked(hasPasskeys).mockReturnValue(false)
    vi.mocked(getFactor).mockResolvedValue({ ...NONE, on: true, offered: true, codes: 10, site: null })
    await open()
    expect(await screen.findByText(/Le quedan 10 códigos/)).toBeVisible()
    expect(screen.queryByText('Llaves de acceso')).not.toBeInTheDocument()
  })
})
