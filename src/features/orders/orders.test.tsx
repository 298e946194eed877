import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { ordersOfForm, ordersOfYear, payAtCounter, refundOrder, orderRefusal } from '../../data/staff/orders'
import type { ListedOrder } from '../../domain/calls/list-orders'
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
}))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))
const ofForm = vi.mocked(ordersOfForm)
const ofYear = vi.mocked(ordersOfYear)

const THIS_YEAR = new Date().getFullYear()
const order = (number: number, given: Partial<ListedOrder> = {}): ListedOrder => ({
  orderId: String(number).padStart(12, '0'),
  id: `respuesta-${number}`,
  ...{ form: 'f-1', formTitle: 'Concierto', amount: 2500, currency: 'EUR', sign: '€' },
  ...{ dni: '30111222', email: 'ana@correo.test', phone: '351', fullName: 'Ana Gómez', state: 'paid' },
  ...{ sectionName: 'Platea', quanty: 2, reference: '123456', paidBy: '', edited: false },
  date: new Date(THIS_YEAR, 0, 5, 9).getTime(),
  paidAt: new Date(THIS_YEAR, 0, 5, 9, 5).getTime(),
  code: `VR-${number}`,
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
    expect(screen.getByText(/Cobrado: 25,00.€ \(2 entradas\) · Por devolver: 25,00.€/)).toBeVisible()
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
    expect(lines[1]).toMatch(/^"Concierto","000000000001","VR-1",.*"25,00","EUR","123456",$/)
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

  it.each([
    ['paid', 'Este pedido ya está pagado.'],
    ['soldOut', 'Ya no quedan entradas para este pedido.'],
    [null, 'No se pudo devolver el dinero. Intente nuevamente: nunca se devuelve dos veces.'],
  ] as const)(
    'PAY-13 that money is not given back (%s) is told, and the dialog stays',
    async (why, words) => {
      vi.mocked(refundOrder).mockRejectedValue(new DataError('unknown'))
      vi.mocked(orderRefusal).mockReturnValue(why)
      const { person } = await open()
      await person.click(await screen.findByRole('button', { name: 'Devolver 000000000003' }))
      await person.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Devolver el dinero' }),
      )
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.getByRole('alertdialog')).toBeVisible()
    },
  )

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
    await open()
    expect(await screen.findByText('Este formulario todavía no tiene pedidos.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Descargar CSV' })).toBeDisabled()
  })
})

describe('the yearly list of the treasury', () => {
  it('PAY-13 the list has the orders paid this year for each form, and downloads them', async () => {
    const { person } = await openYear()
    const [first, second] = await rows()
    expect(first).toHaveTextContent('Platea · Concierto')
    expect(second).toHaveTextContent('Platea · Feria')
    expect(ofYear).toHaveBeenCalledWith(THIS_YEAR)
    expect(screen.getByText(/Cobrado: 50,00.€/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Descargar CSV' }))
    expect(vi.mocked(downloadFile).mock.lastCall?.[1]).toBe(`pedidos_${THIS_YEAR}.csv`)
  })

  it('PAY-13 the address opens another year, and the page says when nothing was paid in it', async () => {
    ofYear.mockResolvedValue({ formTitle: '', orders: [] })
    await openYear('/pedidos?anio=1999')
    expect(await screen.findByText('En 1999 no se cobró nada.')).toBeVisible()
    expect(ofYear).toHaveBeenCalledWith(1999)
    expect(screen.getByRole('combobox', { name: 'Año' })).toHaveTextContent('1999')
  })
})
