import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getOrder } from '../../data/checkout/checkout'
import { orderReceipt } from '../../data/checkout/receipt'
import { DataError } from '../../data/errors'
import type { OrderView } from '../../domain/calls/get-order'
import { handOver } from '../../lib/hand-over'
import { paths } from '../../lib/paths'
import { useAnsweringTexts } from '../../testing/render-answering'
import { anOrder } from '../../testing/tickets'
import { PaymentDeniedPage } from './PaymentDeniedPage'
import { PaymentDonePage } from './PaymentDonePage'

// What the pages say of an order is the matter here; the order itself is tried on the emulators.
vi.mock('../../data/checkout/checkout', () => ({ getOrder: vi.fn() }))
vi.mock('../../data/checkout/receipt', () => ({ orderReceipt: vi.fn() }))
vi.mock('../../lib/hand-over', () => ({ handOver: vi.fn() }))
const look = vi.mocked(getOrder)

const PAID: Partial<OrderView> = {
  state: 'paid',
  status: 'Pagado',
  reference: '1234567890123456789012345ABC',
  tickets: ['0001AAAABBBB', '0001CCCCDDDD'],
}
const DONE = paths.paymentDone.href('000000000012', 'respuesta-1')
const DENIED = paths.paymentDenied.href('000000000012', 'respuesta-1')

function visit(address: string) {
  const router = createMemoryRouter(
    [
      { path: paths.paymentDone.pattern, Component: PaymentDonePage },
      { path: paths.paymentDenied.pattern, Component: PaymentDeniedPage },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return { at: () => router.state.location.pathname, person: userEvent.setup() }
}

beforeEach(async () => {
  vi.resetAllMocks()
  localStorage.clear()
  await useAnsweringTexts()
  vi.mocked(orderReceipt).mockResolvedValue(new Blob(['%PDF-']))
})
afterEach(() => vi.useRealTimers())

describe('the pages that the bank leads back to', () => {
  it('PAY-07 PAY-10 a paid order says amount, name, reference in groups of 25 and number, with its tickets', async () => {
    look.mockResolvedValue(anOrder(PAID))
    visit(DONE)
    expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
    for (const [term, value] of [
      ['Importe', '25,00\u00A0€'],
      ['Nombre completo', 'Ana Gómez'],
      ['Referencia de pago', '1234567890123456789012345\nABC'],
      ['Número de pedido', '000000000012'],
    ]) {
      expect(screen.getByText(term ?? '').nextElementSibling?.textContent).toBe(value)
    }
    expect(screen.getAllByRole('img')).toHaveLength(2)
    expect(screen.getByText('0001-AAAA-BBBB')).toBeVisible()
  })

  it.each<[string, Partial<OrderView>]>([
    ['one that waits', { state: 'held' }],
    ['a refused one', { state: 'rejected' }],
    ['one whose time is over', { state: 'ended' }],
    ['one that is to be refunded', { state: 'toRefund' }],
  ])('PAY-07 %s is no success', async (_, given) => {
    look.mockResolvedValue(anOrder(given))
    const { at } = visit(DONE)
    expect(await screen.findByRole('heading', { name: 'Pago denegado' })).toBeVisible()
    expect(at()).toBe(DENIED)
    expect(screen.getByRole('link', { name: 'Volver a intentarlo' })).toHaveAttribute(
      'href',
      paths.publicAnswer.href('form-1'),
    )
  })

  it.each([DONE, DENIED, '/pago-exitoso/42/respuesta-1'])(
    'PAY-07 %s of an order that there is not is denied',
    async (address) => {
      look.mockRejectedValue(new DataError('notFound'))
      const { at } = visit(address)
      expect(await screen.findByText(/^No se encontró este pedido/)).toBeVisible()
      expect(at()).toMatch(/^\/pago-denegado\//)
    },
  )

  it('PAY-07 a denied one that is paid after all becomes a success', async () => {
    look.mockResolvedValue(anOrder(PAID))
    const { at } = visit(DENIED)
    expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
    expect(at()).toBe(DONE)
  })

  it('PAY-07 one that waits is looked at again, and becomes a success by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    look.mockResolvedValueOnce(anOrder()).mockResolvedValue(anOrder(PAID))
    visit(DENIED)
    expect(await screen.findByText(/^El pago todavía no está confirmado/)).toBeVisible()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
  })

  it.each(['offline', 'timeout', 'limited', 'unknown'] as const)(
    'PAY-07 that it cannot be looked up (%s) says nothing of the payment',
    async (code) => {
      look.mockRejectedValueOnce(new DataError(code)).mockResolvedValue(anOrder(PAID))
      const { person } = visit(DONE)
      expect(await screen.findByText('No se pudo consultar el pedido')).toBeVisible()
      await person.click(screen.getByRole('button', { name: 'Volver a intentarlo' }))
      expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
    },
  )

  it.each([
    ['citizen', paths.citizenAnswer],
    ['staff', paths.answer],
  ] as const)('PAY-07 who came as %s goes back that way', async (entrance, path) => {
    look.mockResolvedValue(anOrder({ state: 'rejected', entrance }))
    visit(DENIED)
    const back = await screen.findByRole('link', { name: 'Volver a intentarlo' })
    expect(back).toHaveAttribute('href', path.href('form-1'))
  })
})

describe('the receipt', () => {
  it('PAY-08 comes by itself after a second, once, and again when asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    look.mockResolvedValue(anOrder(PAID))
    const { person } = visit(DONE)
    await screen.findByRole('heading', { name: 'Pago exitoso' })
    await vi.advanceTimersByTimeAsync(900)
    expect(orderReceipt).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    await waitFor(() => expect(handOver).toHaveBeenCalledWith(expect.any(Blob), '000000000012.pdf'))
    await person.click(screen.getByRole('button', { name: 'Descargar comprobante' }))
    expect(handOver).toHaveBeenCalledTimes(2)
    expect(orderReceipt).toHaveBeenCalledTimes(1)
  })

  it('PAY-08 that fails leaves the tickets on the page, and may be tried again', async () => {
    look.mockResolvedValue(anOrder(PAID))
    vi.mocked(orderReceipt).mockRejectedValueOnce(new DataError('offline'))
    const { person } = visit(DONE)
    await person.click(await screen.findByRole('button', { name: 'Descargar comprobante' }))
    expect(await screen.findByText(/^No se pudo descargar el comprobante/)).toBeVisible()
    expect(screen.getByText('0001-CCCC-DDDD')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Descargar comprobante' }))
    expect(await screen.findByText('El comprobante se descargó.')).toBeVisible()
  })
})
