import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getOrder, type OrderOnPage } from '../../data/checkout/checkout'
import { orderReceipt } from '../../data/checkout/receipt'
import { CITIZEN } from '../../data/citizen/citizen'
import { DataError } from '../../data/errors'
import { bookingFor } from '../../data/public/booking'
import { STRANGER } from '../../data/public/stranger'
import { downloadFile } from '../../lib/download-file'
import { leaveTo } from '../../lib/leave-to'
import { paths } from '../../lib/paths'
import { useAnsweringTexts } from '../../testing/render-answering'
import { expectFrameOf, Framed, VILLA } from '../../testing/shown-place'
import { anOrder } from '../../testing/tickets'
import { PaymentDeniedPage } from './PaymentDeniedPage'
import { PaymentDonePage } from './PaymentDonePage'

// These tests are about what the pages say of an order; the order itself is tested on the emulators.
vi.mock('../../data/checkout/checkout', () => ({ getOrder: vi.fn() }))
vi.mock('../../data/checkout/receipt', () => ({ orderReceipt: vi.fn() }))
vi.mock('../../data/public/booking', () => ({ bookingFor: vi.fn() }))
vi.mock('../../lib/leave-to', () => ({ leaveTo: vi.fn() }))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))
const look = vi.mocked(getOrder)

const PAID: Partial<OrderOnPage> = {
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
  render(
    <Framed>
      <RouterProvider router={router} />
    </Framed>,
  )
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
  it('PAY-07 PAY-10 a paid order shows amount, name, reference in groups of 25 and number, with its tickets', async () => {
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

  it('PAY-12 tickets come before the facts of the payment: they are what is shown at the door', async () => {
    look.mockResolvedValue(anOrder(PAID))
    visit(DONE)
    const tickets = await screen.findByRole('heading', { name: 'Sus entradas' })
    const after = tickets.compareDocumentPosition(screen.getByText('Importe'))
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it.each<[string, Partial<OrderOnPage>]>([
    ['a refused one', { state: 'rejected' }],
    ['one whose time is over', { state: 'ended' }],
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

  it.each([DONE, DENIED])(
    'PAY-07 an undecided payment (%s) is checked, and is neither denied nor to be tried again',
    async (address) => {
      look.mockResolvedValue(anOrder({ state: 'held' }))
      const { at } = visit(address)
      expect(await screen.findByRole('heading', { name: 'Estamos comprobando el pago' })).toBeVisible()
      expect(screen.getByText(/^El pago todavía no está confirmado/)).toBeVisible()
      expect(at()).toBe(DENIED)
      expect(screen.queryByText('Pago denegado')).toBeNull()
      expect(screen.queryByText('Volver a intentarlo')).toBeNull()
    },
  )

  it.each([
    ['toRefund', 'El pago llegó cuando ya no quedaban entradas'],
    ['refunded', 'El dinero de este pedido se devolvió'],
  ] as const)(
    'PAY-07 PAY-11 one whose money goes back (%s) says so, and is not to be tried again',
    async (state, title) => {
      look.mockResolvedValue(anOrder({ state }))
      visit(DONE)
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      expect(screen.queryByText('Pago denegado')).toBeNull()
      expect(screen.queryByText('Volver a intentarlo')).toBeNull()
    },
  )

  it.each([DONE, DENIED, '/pago-exitoso/42/respuesta-1'])(
    'PAY-07 the address %s of an unknown order says that there is none, with its number and where else to look',
    async (address) => {
      look.mockRejectedValue(new DataError('notFound'))
      const { at } = visit(address)
      expect(await screen.findByRole('heading', { name: 'No encontramos este pedido' })).toBeVisible()
      expect(at()).toMatch(/^\/pago-denegado\//)
      expect(screen.getByText(address.split('/')[2] ?? '')).toBeVisible()
      expect(screen.queryByText('Pago denegado')).toBeNull()
      expect(screen.getByRole('link', { name: 'Consultar algo que ya envió' })).toHaveAttribute(
        'href',
        paths.status.href(),
      )
    },
  )

  it('PAY-07 the page of a denied order that is paid after all shows the success', async () => {
    look.mockResolvedValue(anOrder(PAID))
    const { at } = visit(DENIED)
    expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
    expect(at()).toBe(DONE)
  })

  it('PAY-07 the page of a waiting order asks again, and shows the success by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    look.mockResolvedValueOnce(anOrder()).mockResolvedValue(anOrder(PAID))
    visit(DENIED)
    expect(await screen.findByText(/^El pago todavía no está confirmado/)).toBeVisible()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
  })

  it.each(['offline', 'timeout', 'limited', 'unknown'] as const)(
    'PAY-07 an order that cannot be read (%s) says nothing about the payment',
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
  it('PAY-08 the receipt downloads by itself after a second, once, and again on demand', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    look.mockResolvedValue(anOrder(PAID))
    const { person } = visit(DONE)
    await screen.findByRole('heading', { name: 'Pago exitoso' })
    await vi.advanceTimersByTimeAsync(900)
    expect(orderReceipt).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    await waitFor(() => expect(downloadFile).toHaveBeenCalledWith(expect.any(Blob), '000000000012.pdf'))
    await person.click(screen.getByRole('button', { name: 'Descargar comprobante' }))
    expect(downloadFile).toHaveBeenCalledTimes(2)
    expect(orderReceipt).toHaveBeenCalledTimes(1)
  })

  it('PAY-08 a failed receipt leaves the tickets on the page, and can be tried again', async () => {
    look.mockResolvedValue(anOrder(PAID))
    vi.mocked(orderReceipt).mockRejectedValueOnce(new DataError('down'))
    const { person } = visit(DONE)
    await person.click(await screen.findByRole('button', { name: 'Descargar comprobante' }))
    expect(await screen.findByText(/^No se pudo descargar el comprobante/)).toBeVisible()
    expect(screen.getByText(/^El servicio no responde en este momento/)).toBeVisible()
    expect(screen.getByText('0001-CCCC-DDDD')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Descargar comprobante' }))
    expect(await screen.findByText('El comprobante se descargó.')).toBeVisible()
  })
})

describe('the appointment of an answer that is paid', () => {
  const TURNO = { id: 't', agenda: 'Obras', direccion: '', fecha: '2026-12-01', hora: '09:20' }
  const ports = vi.mocked(bookingFor)
  const book = (turno: typeof TURNO | null = null) =>
    ports.mockReturnValue({
      known: () => Promise.resolve({ answerId: 'respuesta-1', turno }),
      address: () => Promise.resolve('https://turnos.test/reservar'),
    })
  const seen = (given: Partial<OrderOnPage> = {}) => {
    look.mockResolvedValue(anOrder({ ...PAID, books: true, ...given }))
    return visit(DONE)
  }

  it('APPT-01 PAY-07 the booking page opens by itself after the receipt, and only once', async () => {
    book()
    seen()
    expect(await screen.findByText('Falta elegir el turno.')).toBeVisible()
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://turnos.test/reservar'), {
      timeout: 3000,
    })
    expect(downloadFile).toHaveBeenCalledTimes(1)
    expect(downloadFile).toHaveBeenCalledBefore(vi.mocked(leaveTo))
    expect(ports).toHaveBeenCalledWith(STRANGER, { answerId: 'respuesta-1' })
    cleanup()
    const { person } = seen()
    await person.click(await screen.findByRole('button', { name: 'Elegir turno' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(2))
  })

  it('APPT-01 when the receipt failed the page stays, and shows what is booked', async () => {
    vi.mocked(orderReceipt).mockRejectedValue(new DataError('offline'))
    book(TURNO)
    const { person } = seen()
    await person.click(await screen.findByRole('button', { name: 'Descargar comprobante' }))
    expect(await screen.findByText('01/12/2026 - 09:20')).toBeVisible()
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('OPS-08 APPT-01 what is booked is taken along at the town hall’s hour', async () => {
    book(TURNO)
    const { person } = seen({ emisor: { ...VILLA, zonaHoraria: 'Pacific/Auckland' } })
    await person.click(await screen.findByRole('button', { name: 'Agregar al calendario' }))
    const [file] = vi.mocked(downloadFile).mock.lastCall ?? []
    expect(await file?.text()).toContain('DTSTART:20261130T202000Z')
  })

  it('APPT-01 a citizen books here and goes on to their answers, staff book on the answer’s page', async () => {
    book()
    seen({ entrance: 'citizen' })
    expect(await screen.findByText('Falta elegir el turno.')).toBeVisible()
    expect(ports).toHaveBeenCalledWith(CITIZEN, { answerId: 'respuesta-1' })
    expect(screen.getByRole('link', { name: 'Mis respuestas' })).toHaveAttribute(
      'href',
      paths.ownAnswers.href(),
    )
    cleanup()
    seen({ entrance: 'staff' })
    const toView = await screen.findByRole('link', { name: 'Elegir turno' })
    expect(toView).toHaveAttribute('href', paths.view.href('respuesta-1'))
    expect(ports).toHaveBeenCalledTimes(1)
  })

  it('APPT-01 PDF-02 an order without an appointment shows none, and the frame shows its municipality', async () => {
    seen({ books: false, emisor: VILLA })
    expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Turno' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Mis respuestas' })).toBeNull()
    await expectFrameOf(VILLA)
  })
})
