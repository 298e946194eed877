import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError, OutsideError } from '../../data/errors'
import { settleIncidents } from '../../data/staff/floods'
import { partsNow, sendReceiptsAgain, systemWorks } from '../../data/staff/operation'
import type { Role } from '../../domain/user/roles'
import { countedPart, fine, storedPart, PART_NAMES, type Part } from '../../domain/operation/part'
import { aUser } from '../../testing/builders'
import { DESK, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { OperationPage } from './OperationPage'

vi.mock('../../data/staff/operation', () => ({
  partsNow: vi.fn(),
  systemWorks: vi.fn(),
  sendReceiptsAgain: vi.fn(),
}))
vi.mock('../../data/staff/floods', () => ({ settleIncidents: vi.fn() }))

const SINCE = Date.parse('2026-05-04T12:00:00Z')
const item = (id: string, title: string, count: number) => ({ id, title, count, since: SINCE })
const MUNICORE: Part = { ...fine('municore'), health: 'broken', matter: 'down', since: SINCE }
const INCIDENTS = countedPart('incidents', 'failed', 27, [item('f1', 'Bacheo', 20), item('f2', '', 5)])
const open = (role: Role = 'ROLE_ADMIN') =>
  renderStaff(<OperationPage />, { user: aUser(role), pattern: '/operacion', at: '/operacion' })

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
})

describe('the operations page', () => {
  it('OPS-05 says that everything works, and what', async () => {
    vi.mocked(partsNow).mockResolvedValue([fine('portal', new Date(SINCE)), fine('restoration')])
    await open()
    expect(await screen.findByText('Todo funciona')).toBeVisible()
    expect(screen.getByText('Portal Ciudadano')).toBeVisible()
    expect(screen.getByText(/^Respondió por última vez el/)).toBeVisible()
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it('OPS-05 says how much lies in the bin and how many drafts are kept, and that it is all right', async () => {
    vi.mocked(partsNow).mockResolvedValue([storedPart('bin', 12), storedPart('drafts', 1), fine('portal')])
    await open()
    expect(await screen.findByText('Todo funciona')).toBeVisible()
    expect(screen.getByText('12 respuestas están en la papelera.')).toBeVisible()
    expect(screen.getByText('1 persona guardó un borrador para seguir después.')).toBeVisible()
  })

  it('OPS-05 has what is wrong first with its repair, and folds the rest', async () => {
    vi.mocked(partsNow).mockResolvedValue([MUNICORE, INCIDENTS, fine('portal')])
    await open()
    expect(await screen.findByText('1 cosa no funciona · 1 cosa para mirar')).toBeVisible()
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['MuniGestion', 'Incidentes que fallaron'])
    expect(screen.getByText('No responde.')).toBeVisible()
    expect(screen.getByText('y 2 más')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bacheo' })).toHaveAttribute('href', '/respuestas/listado/f1')
    expect(screen.getByRole('link', { name: 'Formulario eliminado' })).toBeVisible()
    expect(screen.getByText('Portal Ciudadano')).not.toBeVisible()
  })

  it('OPS-05 every part has words in whatever way it stands', async () => {
    const wrong = PART_NAMES.map((name) => countedPart(name, name === 'migrations' ? 'newer' : 'failed', 2))
    const faults = (['timeout', 'refused', 'wrongAnswer'] as const).map((matter) => ({ ...MUNICORE, matter }))
    vi.mocked(partsNow).mockResolvedValue([...wrong, ...faults.slice(0, 1)])
    const { container } = await open()
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(PART_NAMES.length + 1)
    expect(container).not.toHaveTextContent(/said\.|repairs\.|parts\.|\{\{/)
  })

  it('OPS-05 a failed look says so and is tried again; what was seen stays', async () => {
    vi.mocked(partsNow).mockRejectedValueOnce(new DataError('offline'))
    vi.mocked(partsNow).mockResolvedValueOnce([fine('portal')])
    const { person } = await open()
    expect(await screen.findByText('No se pudo mirar cómo está todo.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByText('Todo funciona')).toBeVisible()
    vi.mocked(partsNow).mockRejectedValueOnce(new DataError('offline'))
    await person.click(screen.getByRole('button', { name: 'Mirar otra vez' }))
    await waitFor(() => expect(partsNow).toHaveBeenCalledTimes(3))
    expect(screen.getByText('Todo funciona')).toBeVisible()
  })
})

describe('what can be done', () => {
  it('OPS-05 INC-01 failed incidents are tried again until none is left, of one form or of all', async () => {
    vi.mocked(partsNow).mockResolvedValue([INCIDENTS])
    vi.mocked(settleIncidents).mockResolvedValueOnce(3).mockResolvedValue(0)
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Volver a intentar los de Bacheo' }))
    await waitFor(() => expect(partsNow).toHaveBeenCalledTimes(2))
    expect(vi.mocked(settleIncidents).mock.calls).toEqual([
      [{ formId: 'f1', action: 'retry' }],
      [{ formId: 'f1', action: 'retry' }],
    ])
    await person.click(screen.getByRole('button', { name: 'Volver a intentar todos' }))
    await waitFor(() => expect(settleIncidents).toHaveBeenCalledTimes(4))
    expect(settleIncidents).toHaveBeenLastCalledWith({ formId: 'f2', action: 'retry' })
  })

  it('OPS-05 a system that fails still is named, and the page looks again', async () => {
    vi.mocked(partsNow).mockResolvedValue([INCIDENTS])
    const failure = { outside: 'municore', reason: 'down' } as const
    vi.mocked(settleIncidents).mockRejectedValueOnce(new OutsideError(failure))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Volver a intentar todos' }))
    expect(await screen.findByText(/^MuniGestion no responde todavía/)).toBeVisible()
    await waitFor(() => expect(partsNow).toHaveBeenCalledTimes(2))
  })

  it.each([
    [true, 'MuniGestion responde otra vez.'],
    [false, 'MuniGestion sigue sin funcionar.'],
  ])('OPS-05 a system is asked again: %s', async (works, said) => {
    vi.mocked(partsNow).mockResolvedValue([MUNICORE])
    vi.mocked(systemWorks).mockResolvedValueOnce(works)
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Probar ahora: MuniGestion' }))
    expect(await screen.findByText(said, undefined, { timeout: 3000 })).toBeVisible()
    expect(systemWorks).toHaveBeenCalledWith('municore')
  })

  it('OPS-05 receipts are sent again, and both what went out and what did not is told', async () => {
    vi.mocked(partsNow).mockResolvedValue([countedPart('receipts', 'failed', 3)])
    vi.mocked(sendReceiptsAgain).mockResolvedValueOnce({ sent: 2, failed: 1 })
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Volver a enviar' }))
    expect(await screen.findByText('1 comprobante no salió.')).toBeVisible()
    expect(await screen.findByText('Salieron 2 comprobantes.', undefined, { timeout: 3000 })).toBeVisible()
  })

  it('OPS-05 who looks after one municipality asks no system', async () => {
    vi.mocked(partsNow).mockResolvedValue([MUNICORE, INCIDENTS])
    await open('ROLE_SUPERVISOR_ELEVADO')
    const cards = within(await screen.findByRole('list', { name: 'Para mirar' }))
    expect(cards.getByRole('button', { name: 'Volver a intentar todos' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Probar ahora/ })).toBeNull()
    expect(screen.getByText(/de su municipio/)).toBeVisible()
  })
})
