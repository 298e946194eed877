import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAnswering } from '../../testing/render-answering'
import { boxOffice, sellingForm } from '../../testing/tickets'

afterEach(() => vi.restoreAllMocks())

/** Fills in what an order needs, and asks for it. */
async function order({ person, press }: Awaited<ReturnType<typeof renderAnswering>>): Promise<void> {
  await person.click(await screen.findByRole('radio', { name: /Platea/ }))
  await press('Paso siguiente')
  await person.type(screen.getByLabelText('Nombre y apellido'), 'Ana Gómez')
  await person.type(screen.getByLabelText('Documento'), '30111222')
  await person.type(screen.getByLabelText('Correo electrónico'), 'ana@correo.test')
  await person.type(screen.getByLabelText('Teléfono'), '3511234567')
  await press('Validar pedido')
}

it('PAY-14 ANS-15 an order of which nothing is heard may be asked for again, and each failure comes into sight', async () => {
  const { office, checkout } = boxOffice()
  const page = await renderAnswering(sellingForm(), { checkout })
  const { press, saved } = page
  const texts: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    texts.push(this.textContent)
  })
  office.refuse = new Error('lost')
  office.failure = 'unsure'
  await order(page)
  const words = /no se sabe si el pedido se hizo\. Inténtelo otra vez/
  const told = () => screen.findByText(words)
  const shown = () => texts.filter((text) => words.test(text))
  expect(await told()).toBeVisible()
  expect(shown()).toHaveLength(1)
  await press('Validar pedido')
  await waitFor(() => expect(shown()).toHaveLength(2))
  expect(await told()).toBeVisible()
  office.refuse = null
  await press('Validar pedido')
  expect(await screen.findByRole('dialog', { name: 'Pedido validado' })).toBeVisible()
  expect(saved).toHaveLength(1)
})

it('PAY-09 ANS-14 an order that a service out of reach does not sign says so, and may be tried again', async () => {
  const { office, checkout } = boxOffice()
  const page = await renderAnswering(sellingForm(), { checkout })
  office.toPay = 'failed'
  office.failure = 'down'
  await order(page)
  expect(await screen.findByText(/^El servicio no responde en este momento/)).toBeVisible()
  office.toPay = 'signed'
  await page.press('Reintentar')
  expect(await screen.findByRole('button', { name: 'Pagar' })).toBeVisible()
})
