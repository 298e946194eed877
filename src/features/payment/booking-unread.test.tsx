import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { getOrder } from '../../data/checkout/checkout'
import { paths } from '../../lib/paths'
import { useAnsweringTexts } from '../../testing/render-answering'
import { anOrder } from '../../testing/tickets'
import { PaymentDonePage } from './PaymentDonePage'

const line = vi.hoisted(() => ({ isGone: true }))
vi.mock('./OrderBooking', () =>
  line.isGone
    ? Promise.reject(new Error('The line is gone.'))
    : Promise.resolve({ OrderBooking: () => <h2>Turno</h2> }),
)
vi.mock('../../data/checkout/checkout', () => ({ getOrder: vi.fn() }))
vi.mock('../../data/checkout/receipt', () => ({ orderReceipt: () => new Promise(() => undefined) }))

it('PAY-07 APPT-01 when the appointment cannot be loaded receipt and tickets stay, and it can be tried again', async () => {
  await useAnsweringTexts()
  vi.mocked(getOrder).mockResolvedValue(anOrder({ state: 'paid', books: true, tickets: ['0001AAAABBBB'] }))
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: paths.paymentDone.pattern, Component: PaymentDonePage }], {
        initialEntries: [paths.paymentDone.href('000000000012', 'respuesta-1')],
      })}
    />,
  )
  expect(await screen.findByText(/^El turno no se pudo cargar/)).toBeVisible()
  expect(screen.getByText('0001-AAAA-BBBB')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Descargar comprobante' })).toBeEnabled()
  line.isGone = false
  await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }))
  expect(await screen.findByRole('heading', { name: 'Turno' })).toBeVisible()
  expect(screen.queryByText(/^El turno no se pudo cargar/)).toBeNull()
})
