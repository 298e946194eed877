import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toCitizen } from '../../domain/citizen/citizen'
import { openSale, reserved, writeBuyer } from '../../testing/buying'
import { LUCIA } from '../../testing/citizens'
import { renderAnswering } from '../../testing/render-answering'
import { boxOffice, CONCERT, sellingForm } from '../../testing/tickets'

it('PAY-01 what is reserved is one page with one clock, a line for each step and one button with the sum on it', async () => {
  const { buy, press, office, answering } = await openSale()
  const heading = await buy()
  expect(heading).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  const pay = () => screen.getByRole('button', { name: /^Pagar · 25,00/ })
  await waitFor(() => expect(pay().closest('form')).toHaveAttribute('action', 'https://banco.test/pagar'))
  expect(screen.getAllByText(/quedan 20 minutos para pagar/)).toHaveLength(1)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Cambiar',
    'Cambiar',
    'Empezar otra respuesta',
    'Pagar · 25,00\u00a0€',
  ])
  expect(screen.getByText('2 × Platea')).toBeVisible()
  await press('Cambiar: Datos personales')
  expect(await screen.findByText('Paso 2 de 3')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Entradas y pago' })).toHaveFocus())
  expect(office.edited).toEqual(['000000000012'])
  expect(answering.purchase?.isOpen()).toBe(false)
})

it('PAY-01 PAY-13 an order that is paid at the counter has no button to the bank, and says where it is paid', async () => {
  const { checkout } = boxOffice()
  const place = checkout.place.bind(checkout)
  checkout.place = async (asked) => ({ ...(await place(asked)), pay: null })
  const { person, press } = await renderAnswering(sellingForm(), { checkout })
  await person.click(await screen.findByRole('radio', { name: /Platea/ }))
  await press(/^Seguir/)
  await writeBuyer(person)
  await press(/^Reservar/)
  await reserved()
  expect(await screen.findByText(/Páguelo en la municipalidad con el número de pedido/)).toBeVisible()
  expect(screen.getByText('000000000012')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull())
})

it('PAY-01 ANS-22 the only thing on offer is chosen already, and looking at it leaves nothing on the device', async () => {
  const payment = { sections: CONCERT.sections.slice(0, 1) }
  const { answering, store } = await openSale(sellingForm({ payment }))
  expect(screen.getByRole('radio', { name: /Platea/ })).toBeChecked()
  expect(screen.getByRole('button', { name: /^Seguir · 12,50/ })).toBeEnabled()
  await answering.keeper.flush()
  expect([...store.kept.keys()]).toEqual([])
})

it('PAY-01 PAY-02 the only thing on offer is not chosen once it is sold out', async () => {
  const { checkout } = boxOffice()
  const payment = { sections: CONCERT.sections.slice(2) }
  await renderAnswering(sellingForm({ payment }), { checkout })
  await screen.findByText('Agotadas')
  expect(screen.getByRole('radio', { name: /De pie/ })).not.toBeChecked()
})

it('PAY-01 a citizen who signed in types nothing twice: two presses reserve, and the line says for whom', async () => {
  const { checkout, office } = boxOffice()
  const { person, press, saved } = await renderAnswering(sellingForm(), {
    checkout,
    citizen: toCitizen(LUCIA, { kind: 'fisica', number: LUCIA.dni }),
  })
  await person.click(await screen.findByRole('radio', { name: /Platea/ }))
  expect(screen.getByText('Lucía Fernández · lucia@correo.test')).toBeVisible()
  await press(/^Reservar y pagar · 12,50/)
  await reserved()
  expect(office.asked).toHaveLength(1)
  expect(saved[0]?.paymentDetails).toMatchObject({
    clientFullName: 'Lucía Fernández',
    clientID: '30111222',
    clientEmail: 'lucia@correo.test',
    clientPhoneNumber: '3515550101',
  })
})

it('PAY-02 more numbers than stand in a row are a list', async () => {
  const { person } = await openSale(sellingForm({ payment: { quantyTicketsMaxPerTransaction: 7 } }))
  await person.click(screen.getByRole('radio', { name: /Platea/ }))
  await person.selectOptions(screen.getByLabelText('Cantidad'), '7')
  expect(screen.getByRole('button', { name: /^Seguir · 87,50/ })).toBeEnabled()
})
