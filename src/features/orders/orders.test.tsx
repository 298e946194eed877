import { readerZone } from '../../domain/zone'
import { yearIn } from '../../domain/zone-times'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { ordersOfForm, ordersOfYear, payAtCounter, refundFailure, refundOrder } from '../../data/staff/orders'
import type { ListedOrder } from '../../domain/payment/listed-order'
import { downloadFile } from '../../lib/download-file'
import { paths } from '../../lib/paths'
import { aUser } from '../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { OrdersPage } from './OrdersPage'
import { YearOrdersPage } from './YearOrdersPage'

// These tests are about what staff see and do; whose orders they are is tested on the emulators.
vi.mock('../../data/staff/orders', () => ({
  ordersOfForm: vi.fn(),
  ordersOfYear: vi.fn(),
  payAtCounter: vi.fn(),
  refundOrder: vi.fn(),
  orderRefusal: vi.fn(),
  refundFailure: vi.fn(),
}))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))
const ofForm = vi.mocked(ordersOfForm)
const ofYear = vi.mocked(ordersOfYear)

const THIS_YEAR = yearIn(new Date(), readerZone())
const order = (number: number, given: Partial<ListedOrder> = {}): ListedOrder => ({
  orderId: String(number).padStart(12, '0'),
  id: `respuesta-${number}`,
  ...{ form: 'f-1', formTitle: 'Concierto', amount: 2500, currency: 'EUR', sign: '€' },
  ...{ dni: '30111222', email: 'ana@correo.test', phone: '351', fullName: 'Ana Gómez', state: 'paid' },
  ...{ sectionName: 'Platea', quanty: 2, reference: '123456', paidBy: '', edited: false },
  date: new Date(THIS_YEAR, 0, 5, 9).getTime(),
  paidAt: new Date(THIS_YEAR, 0, 5, 9, 5).getTime(),
  code: `VR-${number}`,
  ...{ refunds: [], secondPayment: null, isRefundPending: false, isForgotten: false },
  ...given,
})
const ORDERS = [
  order(3, { state: 'toRefund', fullName: 'Eva Ruiz' }),
  order(2, { state: 'held', paidAt: null, fullName: 'Ida Paz' }),
  order(1),
]

const user = aUser('ROLE_SUPERVISOR', { username: 'sara' })
const open = (at = '/pedidos/f-1') => renderStaff(<OrdersPage />, { user, pattern: paths.orders.pattern, at })
const openYear = (at = '/pedidos') =>
  renderStaff(<YearOrdersPage />, { user, pattern: paths.yearOrders.pattern, at })
const rows = async () => (await screen.findAllByRole('row')).slice(1)

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  ofForm.mockResolvedValue({ formTitle: 'Concierto', orders: ORDERS })
  ofYear.mockResolvedValue({ formTitle: '', orders: [order(1), order(9, { formTitle: 'Feria' })] })
})

describe('the orders of a form', () => {
  it('PAY-13 orders are listed with their state, what was charged and what has to be refunded', async () => {
    await open()
    const [first, second, third] = await rows()
    expect(first).toHaveTextContent('Por devolver')
    expect(second).toHaveTextContent('Pendiente de validar')
    expect(third).toHaveTextContent('Pagado')
    expect(third).toHaveTextContent(/25,00.€/)
    expect(screen.getByText('3 pedidos')).toBeVisible()
    expect(screen.getByText(/Cobrado: 50,00.€ \(2 entradas\) · Por devolver: 25,00.€/)).toBeVisible()
    expect(screen.getByRole('link', { name: ORDERS[2]?.orderId })).toHaveAttribute('href', '/ver/respuesta-1')
    expect(screen.getByRole('link', { name: 'Lista anual' })).toHaveAttribute('href', '/pedidos')
  })

  it('PAY-13 orders can be searched and filtered, and the download has those that are shown', async () => {
    const { person } = await open('/pedidos/f-1?estado=paid')
    expect(await rows()).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    const [file, name] = vi.mocked(downloadFile).mock.lastCall ?? []
    const lines = (await file?.text())?.trim().split('\r\n') ?? []
    expect(name).toMatch(/^pedidos_.*\.csv$/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(
      /^"Concierto","000000000001","VR-1",.*"25,00","EUR","123456",,,"25,00","0,00",,,,$/,
    )
    await person.type(screen.getByRole('searchbox', { name: /^Buscar por número/ }), 'nadie')
    expect(await screen.findByText('Ningún pedido coincide con los filtros.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
    expect(await rows()).toHaveLength(3)
  })

  it('PAY-13 an order is marked as paid at the counter after a question', async () => {
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Cobrar en caja 000000000002' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent(/Ida Paz entrega 25,00.€/)
    await person.click(within(dialog).getByRole('button', { name: 'Marcar como pagado' }))
    expect(await screen.findByText('El pedido 000000000002 quedó pagado.')).toBeVisible()
    expect(payAtCounter).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(ofForm).toHaveBeenCalledTimes(2))
  })

  it('PAY-11 money is given back in part, with its reason, through the bank unless somebody says otherwise', async () => {
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Devolver 000000000001' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Devolver' }))
    expect(dialog.getByText('Escriba el motivo.')).toBeVisible()
    expect(refundOrder).not.toHaveBeenCalled()
    await person.clear(dialog.getByLabelText('Importe que se devuelve'))
    await person.type(dialog.getByLabelText('Importe que se devuelve'), '12,50')
    await person.clear(dialog.getByLabelText('Entradas que dejan de valer'))
    await person.type(dialog.getByLabelText('Entradas que dejan de valer'), '1')
    await person.click(dialog.getByLabelText('Volver a ponerlas a la venta'))
    await person.type(dialog.getByLabelText('Motivo de la devolución'), 'No puede venir')
    await person.click(dialog.getByRole('button', { name: 'Devolver' }))
    expect(await screen.findByText('El pedido 000000000001 se devolvió.')).toBeVisible()
    expect(vi.mocked(refundOrder).mock.lastCall?.[0]).toMatchObject({
      ...{ orderId: '000000000001', id: 'respuesta-1', amount: 1250, tickets: 1, restock: false },
      ...{ reason: 'No puede venir', way: 'banco', of: 'pedido' },
    })
  })

  it.each([
    ['unpaid', 'Este pedido no tiene dinero que devolver.'],
    ['bankRefused', /^El banco no aceptó la devolución/],
    ['silent', /^No llegó la confirmación/],
  ] as const)(
    'PAY-11 that money is not given back (%s) is told, and the dialog stays',
    async (why, words) => {
      vi.mocked(refundOrder).mockRejectedValueOnce(new DataError('unknown'))
      vi.mocked(refundFailure).mockReturnValue(why)
      const { person } = await open()
      await person.click(await screen.findByRole('button', { name: 'Devolver 000000000003' }))
      const dialog = within(await screen.findByRole('dialog'))
      await person.type(dialog.getByLabelText('Motivo de la devolución'), 'Llegó tarde')
      await person.click(dialog.getByRole('button', { name: 'Devolver' }))
      expect(await dialog.findByText(words)).toBeVisible()
      // What nobody knows is asked again as it was, and never as another refund.
      const isOpen = why !== 'silent'
      expect(dialog.getByLabelText('Importe que se devuelve')).toHaveProperty('disabled', !isOpen)
      await person.click(dialog.getByRole('button', { name: 'Devolver' }))
      expect(await screen.findByText('El pedido 000000000003 se devolvió.')).toBeVisible()
      const [first, again] = vi.mocked(refundOrder).mock.calls.map(([asked]) => asked.attempt)
      expect(again).toBe(first)
    },
  )

  it('PAY-11 an order paid twice says so, and gives back the card payment', async () => {
    const twice = order(7, { paidBy: 'sara', secondPayment: { at: Date.now(), reference: '9' } })
    ofForm.mockResolvedValue({ formTitle: 'Concierto', orders: [twice] })
    const { person } = await open()
    expect((await rows())[0]).toHaveTextContent('Pagado dos veces')
    await person.click(screen.getByRole('button', { name: 'Devolver 000000000007' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/las entradas de Ana Gómez siguen valiendo/)).toBeVisible()
    expect(dialog.queryByLabelText('Entradas que dejan de valer')).toBeNull()
    await person.type(dialog.getByLabelText('Motivo de la devolución'), 'Doble')
    await person.click(dialog.getByRole('button', { name: 'Devolver' }))
    await waitFor(() => expect(refundOrder).toHaveBeenCalled())
    expect(vi.mocked(refundOrder).mock.lastCall?.[0]).toMatchObject({ of: 'doble', amount: 2500, tickets: 0 })
  })

  it('PAY-11 several orders are given back at once, each with its outcome, and only the rest is tried again', async () => {
    const free = [1, 2, 3].map((number) => order(number, { amount: 0, reference: '' }))
    ofForm.mockResolvedValue({ formTitle: 'Concierto', orders: free })
    const { person } = await open()
    await person.click(await screen.findByRole('checkbox', { name: 'Elegir los pedidos de la página' }))
    expect(screen.getByText('3 pedidos elegidos')).toBeVisible()
    await person.click(screen.getByRole('checkbox', { name: 'Elegir el pedido 000000000003' }))
    await person.click(screen.getByRole('button', { name: 'Devolver 2 pedidos' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.type(dialog.getByLabelText('Motivo de la devolución'), 'Acaparadas')
    vi.mocked(refundOrder).mockResolvedValueOnce({ state: 'refunded' })
    vi.mocked(refundOrder).mockRejectedValueOnce(new DataError('offline'))
    vi.mocked(refundFailure).mockReturnValue('silent')
    await person.click(dialog.getByRole('button', { name: 'Devolver 2 pedidos' }))
    expect(await dialog.findByText('1 de 2 devueltos')).toBeVisible()
    expect(dialog.getByText('Devuelto')).toBeVisible()
    expect(dialog.getByText(/^No llegó la confirmación/)).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Reintentar los que faltan' }))
    expect(await dialog.findByText('2 de 2 devueltos')).toBeVisible()
    const asked = vi.mocked(refundOrder).mock.calls.map(([one]) => [one.orderId, one.tickets, one.way])
    expect(asked).toEqual([
      ['000000000001', 2, 'mano'],
      ['000000000002', 2, 'mano'],
      ['000000000002', 2, 'mano'],
    ])
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(ofForm).toHaveBeenCalledTimes(2))
  })

  it('PAY-13 an order that its buyer changed has one word on the screen and in the file', async () => {
    ofForm.mockResolvedValue({ formTitle: 'Concierto', orders: [order(4, { state: 'ended', edited: true })] })
    const { person } = await open()
    expect((await rows())[0]).toHaveTextContent('Pedido cambiado')
    await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    const file = await vi.mocked(downloadFile).mock.lastCall?.[0].text()
    expect(file).toContain('"Pedido cambiado"')
    expect(file).not.toContain('Vencido sin pago')
  })

  it('PAY-13 ALIST-04 an order whose answer was deleted names nobody and leads nowhere', async () => {
    const gone = order(5, { isForgotten: true, fullName: '', dni: '', email: '', phone: '', code: '' })
    ofForm.mockResolvedValue({ formTitle: 'Concierto', orders: [gone] })
    await open()
    expect((await rows())[0]).toHaveTextContent('Sin datos del comprador')
    expect(screen.queryByRole('link', { name: '000000000005' })).toBeNull()
  })

  it('PAY-13 many orders are shown page by page, on a phone as cards', async () => {
    setScreenWidth(PHONE)
    const many = Array.from({ length: 120 }, (_, index) => order(500 - index))
    ofForm.mockResolvedValue({ formTitle: 'Concierto', orders: many })
    const { person } = await open()
    const cards = async () =>
      within(await screen.findByRole('list', { name: 'Pedidos' })).getAllByRole('link')
    expect(await cards()).toHaveLength(50)
    await person.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect((await cards())[0]).toHaveTextContent('000000000450')
    expect(screen.getByText('120 pedidos')).toBeVisible()
  })

  it.each([
    ['forbidden', 'No tiene permiso para ver esto.'],
    ['offline', 'No se pudieron cargar los pedidos.'],
  ] as const)('PAY-13 that they are %s is told', async (code, words) => {
    ofForm.mockRejectedValue(new DataError(code))
    await open()
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('PAY-13 says that there are no orders', async () => {
    ofForm.mockResolvedValue({ formTitle: 'Concierto', orders: [] })
    const { person } = await open()
    expect(await screen.findByText('Este formulario todavía no tiene pedidos.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('La lista está vacía')
  })
})

describe('the yearly list of the treasury', () => {
  it('PAY-13 the list counts what was given back in the year, and leaves later refunds to their own', async () => {
    const at = (year: number) => new Date(year, 5, 1).getTime()
    const refund = {
      by: 'sara',
      reason: 'Lluvia',
      amount: 2500,
      tickets: 2,
      way: 'mano',
      of: 'pedido',
    } as const
    const earlier = { date: at(THIS_YEAR - 1), paidAt: at(THIS_YEAR - 1) }
    ofYear.mockResolvedValue({
      formTitle: '',
      orders: [
        order(1, { state: 'refunded', refunds: [{ ...refund, at: at(THIS_YEAR + 1) }] }),
        order(2, { ...earlier, state: 'refunded', refunds: [{ ...refund, at: at(THIS_YEAR) }] }),
      ],
    })
    const { person } = await openYear()
    const [first, second] = await rows()
    expect(first).toHaveTextContent('Pagado')
    expect(second).toHaveTextContent(/Devuelto.*25,00.€.*A mano · sara · Lluvia/)
    expect(screen.getByText(/Cobrado: 25,00.€ \(2 entradas\) · Devuelto: 25,00.€/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    const lines = (await vi.mocked(downloadFile).mock.lastCall?.[0].text())?.trim().split('\r\n') ?? []
    expect(lines[1]).toMatch(/"25,00","0,00",,,,$/)
    expect(lines[2]).toMatch(/"0,00","25,00",.*"sara","Lluvia","A mano"$/)
  })

  it('PAY-13 the list has the orders paid this year for each form, and downloads them', async () => {
    const { person } = await openYear()
    const [first, second] = await rows()
    expect(first).toHaveTextContent('Platea · Concierto')
    expect(second).toHaveTextContent('Platea · Feria')
    expect(ofYear).toHaveBeenCalledWith(THIS_YEAR, expect.any(String))
    expect(screen.getByText(/Cobrado: 50,00.€/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    expect(vi.mocked(downloadFile).mock.lastCall?.[1]).toBe(`pedidos_${THIS_YEAR}.csv`)
  })

  it('PAY-13 the address opens another year, and the page says when nothing was paid in it', async () => {
    ofYear.mockResolvedValue({ formTitle: '', orders: [] })
    await openYear('/pedidos?anio=1999')
    expect(await screen.findByText('En 1999 no se cobró nada.')).toBeVisible()
    expect(ofYear).toHaveBeenCalledWith(1999, expect.any(String))
    expect(screen.getByRole('combobox', { name: 'Año' })).toHaveTextContent('1999')
  })
})
