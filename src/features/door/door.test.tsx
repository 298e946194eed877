import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { listTickets, sendUses } from '../../data/staff/orders'
import type { DoorTicket } from '../../domain/payment/door-ticket'
import type { UseResult } from '../../domain/payment/door-ticket'
import { cacheThisPage } from '../../lib/offline-page'
import { aUser } from '../../testing/builders'
import { kept } from '../../testing/memory-device'
import { renderStaff } from '../../testing/render-staff'
import { DoorPage } from './DoorPage'

// These tests are about the network; who may let people in, and that a ticket counts once, is tested on the emulators.
vi.mock('../../data/staff/orders', () => ({ listTickets: vi.fn(), sendUses: vi.fn() }))
vi.mock('../../lib/offline-page', () => ({ cacheThisPage: vi.fn().mockResolvedValue(undefined) }))
vi.mock('../../lib/device-store', () => import('../../testing/memory-device'))
const list = vi.mocked(listTickets)
const send = vi.mocked(sendUses)

const [FREE, USED, NEW] = ['0001AAAABBBB', '0001CCCCDDDD', '0001EEEEFFFF']
const USED_AT = new Date(2026, 8, 21, 20, 30).getTime()
const ticket = (code: string, given: Partial<DoorTicket> = {}): DoorTicket => ({
  ...{ code, sectionName: 'Platea', number: 1, fullName: 'Ana Gómez', usedBy: '', usedAt: null },
  ...given,
})
const told = (code: string, result: UseResult['result'], given: Partial<UseResult> = {}): UseResult => ({
  ...{ code, result, usedAt: null, usedBy: '', sectionName: 'Platea', number: 1, fullName: 'Ana Gómez' },
  ...given,
})

async function open() {
  const user = aUser('ROLE_INSPECTOR', { username: 'ines' })
  const page = await renderStaff(<DoorPage />, { user, pattern: '/entradas/:formId', at: '/entradas/f-1' })
  const check = async (code: string) => {
    await page.person.type(await screen.findByLabelText('Código de la entrada'), code)
    await page.person.click(screen.getByRole('button', { name: 'Comprobar' }))
  }
  return { ...page, check }
}

beforeEach(() => {
  vi.resetAllMocks()
  kept.clear()
  list.mockResolvedValue({
    formTitle: 'Concierto',
    tickets: [ticket(FREE), ticket(USED, { usedAt: USED_AT, usedBy: 'sara' })],
  })
  send.mockImplementation((_, uses) =>
    Promise.resolve(uses.map(({ code, at }) => told(code, 'entered', { usedAt: at, usedBy: 'ines' }))),
  )
})

describe('the door', () => {
  it('PAY-12 lets a ticket in, and says of a used one when and by whom', async () => {
    const { check } = await open()
    expect(await screen.findByText('Entraron 1 de 2')).toBeVisible()
    await check('0001-aaaa-bbbb')
    expect(await screen.findByText('Puede entrar')).toBeVisible()
    expect(screen.getByText('Ana Gómez · Platea · #1')).toBeVisible()
    await waitFor(() => expect(screen.getByText('Entraron 2 de 2')).toBeVisible())
    await check(FREE)
    expect(await screen.findByText('Ya se usó')).toBeVisible()
    expect(send).toHaveBeenCalledTimes(1)
    await check(USED)
    expect(screen.getByText('Entró el 21/09/2026 - 20:30; la comprobó sara.')).toBeVisible()
  })

  it.each([
    ['no code at all', 'abc', null, 'No es válida'],
    ['a code of nobody', 'ZZZZ9999ZZZZ', 'invalid', 'No es válida'],
    ['one whose money was given back', NEW, 'notPaid', 'No vale: el dinero se devolvió'],
    ['one that was sold a moment ago', NEW, 'entered', 'Puede entrar'],
  ] as const)('PAY-12 %s is judged by the server', async (_, code, result, words) => {
    if (result) send.mockResolvedValue([told(code, result)])
    const { check } = await open()
    await check(code)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('PAY-12 the verdict before is gone while another code is asked, which is named', async () => {
    const { check } = await open()
    await check(FREE)
    expect(await screen.findByText('Puede entrar')).toBeVisible()
    let answer: (results: UseResult[]) => void = () => undefined
    send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    await check(NEW)
    expect(screen.getByText('Comprobando…')).toBeVisible()
    expect(screen.getByText('0001-EEEE-FFFF')).toBeVisible()
    expect(screen.queryByText('Puede entrar')).toBeNull()
    expect(screen.queryByText('0001-AAAA-BBBB')).toBeNull()
    answer([told(NEW, 'invalid')])
    expect(await screen.findByText('No es válida')).toBeVisible()
    expect(screen.getByText('0001-EEEE-FFFF')).toBeVisible()
    expect(screen.queryByText('Comprobando…')).toBeNull()
  })

  it('PAY-12 a verdict that comes late is never shown as that of the code asked since', async () => {
    const { check } = await open()
    let first: (results: UseResult[]) => void = () => undefined
    send.mockImplementationOnce(() => new Promise((resolve) => (first = resolve)))
    send.mockImplementationOnce(() => new Promise(() => undefined))
    await check(NEW)
    await check('0001GGGGHHHH')
    first([told(NEW, 'entered', { usedAt: USED_AT })])
    expect(await screen.findByText('0001-EEEE-FFFF · Puede entrar')).toBeVisible()
    expect(screen.getByText('Comprobando…')).toBeVisible()
    expect(screen.getByText('0001-GGGG-HHHH')).toBeVisible()
  })

  it('PAY-12 the page is kept on the device, with what reads codes, to be opened again without network', async () => {
    await open()
    await screen.findByText('Entraron 1 de 2')
    await waitFor(() => expect(cacheThisPage).toHaveBeenCalledWith('staff'), { timeout: 4000 })
  })

  it('PAY-12 without network a ticket is let in once, and its use is sent when the network is back', async () => {
    send.mockRejectedValue(new DataError('offline'))
    const { check, unmount } = await open()
    await check(FREE)
    expect(await screen.findByText('Puede entrar')).toBeVisible()
    expect(await screen.findByText('1 entrada espera a ser enviada.')).toBeVisible()
    expect(screen.getByText(/^Sin conexión/)).toBeVisible()
    expect(screen.getByText('Entraron 2 de 2')).toBeVisible()
    await check(FREE)
    expect(await screen.findByText(/con este dispositivo/)).toBeVisible()
    unmount()
    // The page was closed, and opens without a line: the list and what waits are still there.
    list.mockRejectedValue(new DataError('offline'))
    const again = await open()
    expect(await screen.findByText('1 entrada espera a ser enviada.')).toBeVisible()
    expect(screen.getByText('Entraron 2 de 2')).toBeVisible()
    again.unmount()
    send.mockResolvedValue([told(FREE, 'entered', { usedAt: USED_AT, usedBy: 'ines' })])
    await open()
    await waitFor(() => expect(screen.queryByText(/a ser enviada/)).toBeNull())
    expect(send.mock.lastCall?.[1]).toMatchObject([{ code: FREE }])
  })

  it.each([
    ['offline', /^Sin conexión/],
    ['down', /^El servicio no responde/],
    ['timeout', /^El servicio no responde/],
  ] as const)(
    'PAY-12 a ticket that may be new is not called invalid where the service is %s, and asking again is the same use',
    async (reason, words) => {
      send.mockRejectedValueOnce(new DataError(reason))
      const { check } = await open()
      await check(NEW)
      expect(await screen.findByText('No se pudo comprobar')).toBeVisible()
      expect(screen.getByText(words)).toBeVisible()
      expect(screen.queryByText('No es válida')).toBeNull()
      await check(NEW)
      expect(await screen.findByText('Puede entrar')).toBeVisible()
      const [first, second] = send.mock.calls.slice(-2).map(([, uses]) => uses)
      expect(second).toEqual(first)
      expect(second).toMatchObject([{ code: NEW }])
    },
  )

  it('PAY-12 the door reports a ticket that it let in and another door had let in before', async () => {
    send.mockRejectedValue(new DataError('timeout'))
    const first = await open()
    await first.check(FREE)
    await screen.findByText('1 entrada espera a ser enviada.')
    first.unmount()
    send.mockResolvedValue([told(FREE, 'already', { usedAt: USED_AT, usedBy: 'sara' })])
    const { person } = await open()
    expect(await screen.findByText(/^Estas entradas se dejaron pasar aquí y ya no valían/)).toBeVisible()
    expect(screen.getByText('0001-AAAA-BBBB · 21/09/2026 - 20:30 · sara')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /cerrar|close/i }))
    expect(screen.queryByText(/ya no valían/)).toBeNull()
  })

  it('PAY-12 a list asked for before a use was sent does not make the ticket good again', async () => {
    const { check } = await open()
    await screen.findByText('Entraron 1 de 2')
    let arrive: () => void = () => undefined
    const old = { formTitle: 'Concierto', tickets: [ticket(FREE), ticket(USED, { usedAt: USED_AT })] }
    list.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve(old))))
    // A code that is not in the list makes the door ask for it again.
    await check(NEW)
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    await check(FREE)
    await waitFor(() => expect(screen.getByText('Entraron 2 de 2')).toBeVisible())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    arrive()
    await check(FREE)
    expect(await screen.findByText('Ya se usó')).toBeVisible()
  })

  it.each([
    ['forbidden', 'No tiene permiso para ver esto.'],
    ['offline', 'No se pudo cargar la lista de entradas.'],
  ] as const)('PAY-12 a list that is %s and never was read is told', async (code, words) => {
    list.mockRejectedValue(new DataError(code))
    await open()
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('PAY-12 a device without a camera still takes codes that are typed', async () => {
    const { person, check } = await open()
    await person.click(await screen.findByRole('button', { name: 'Escanear con la cámara' }))
    expect(await screen.findByText('No se puede usar la cámara. Escriba el código.')).toBeVisible()
    await check(FREE)
    expect(await screen.findByText('Puede entrar')).toBeVisible()
  })
})
