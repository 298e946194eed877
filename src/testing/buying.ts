import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { memoryStore, renderAnswering } from './render-answering'
import { boxOffice, sellingForm } from './tickets'

/** The heading of the page of an order whose tickets are kept. */
export const reserved = () => screen.findByRole('heading', { name: 'Su pedido está reservado' })
export const quantities = () => screen.getByRole('radiogroup', { name: 'Cantidad' })

/** Types who buys. */
export async function writeBuyer(person: UserEvent): Promise<void> {
  await person.type(screen.getByLabelText('Nombre y apellido'), 'Ana Gómez')
  await person.type(screen.getByLabelText('Documento'), '30111222')
  await person.type(screen.getByLabelText('Correo electrónico'), 'ana@correo.test')
  await person.type(screen.getByLabelText('Teléfono'), '3511234567')
}

/** Opens a form that sells, once it says how many tickets are left. */
export async function openSale(version = sellingForm(), store = memoryStore()) {
  const { office, checkout } = boxOffice()
  const rendered = await renderAnswering(version, { checkout, store })
  const { person, press } = rendered
  await screen.findByText('Paso 1 de 3')
  await screen.findByText('Quedan 80 entradas')
  const choose = async (name = /Platea/, quanty = '2') => {
    await person.click(screen.getByRole('radio', { name }))
    await person.click(within(quantities()).getByRole('radio', { name: quanty }))
  }
  const buy = async () => {
    await choose()
    await press('Paso siguiente')
    await writeBuyer(person)
    await press(/^Reservar/)
    return reserved()
  }
  return { ...rendered, office, store, choose, writeBuyer: () => writeBuyer(person), buy }
}
