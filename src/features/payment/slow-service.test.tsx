import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { getOrder } from '../../data/checkout/checkout'
import { DataError } from '../../data/errors'
import { paths } from '../../lib/paths'
import { useAnsweringTexts } from '../../testing/render-answering'
import { anOrder } from '../../testing/tickets'
import { PaymentDonePage } from './PaymentDonePage'

vi.mock('../../data/checkout/receipt', () => ({ orderReceipt: () => new Promise(() => undefined) }))
vi.mock('../../data/checkout/checkout', () => ({ getOrder: vi.fn() }))
const look = vi.mocked(getOrder)

beforeEach(() => useAnsweringTexts())

it.each([
  ['timeout', /^El servicio tarda demasiado en responder/],
  ['down', /^El servicio no responde en este momento/],
] as const)(
  'PAY-07 ANS-14 an order that is not read because of %s says so, and can be asked for again',
  async (code, words) => {
    look
      .mockRejectedValueOnce(new DataError(code))
      .mockResolvedValue(anOrder({ state: 'paid', status: 'Pagado' }))
    const router = createMemoryRouter([{ path: paths.paymentDone.pattern, Component: PaymentDonePage }], {
      initialEntries: [paths.paymentDone.href('000000000012', 'respuesta-1')],
    })
    render(<RouterProvider router={router} />)
    expect(await screen.findByText(words)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }))
    expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
  },
)
