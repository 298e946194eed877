import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { reserved, writeBuyer } from '../../testing/buying'
import { renderAnswering } from '../../testing/render-answering'
import { anOrder, boxOffice, sellingForm } from '../../testing/tickets'

afterEach(() => vi.restoreAllMocks())

/** Fills in what an order needs, and asks for it. */
async function order({ person, press }: Awaited<ReturnType<typeof renderAnswering>>): Promise<void> {
  await person.click(await screen.findByRole('radio', { name: /Platea/ }))
  await press('Paso siguiente')
  await writeBuyer(person)
  await press(/^Reservar/)
}

it('PAY-14 ANS-15 an order of which nothing is heard may be asked for again, and each failure comes into sight', async () => {
  const { office, checkout } = boxOffice()
  const page = await renderAnswering(sellingForm(), { checkout })
  const { press, saved } = page
  const texts: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    texts.push(this.textContent)
    // As newer browsers do; what an effect returns would be called when it ends.
    return Promise.resolve()
  })
  office.refuse = new Error('lost')
  office.failure = 'unsure'
  await order(page)
  const words = /no se sabe si el pedido se hizo\. Inténtelo otra vez/
  const told = () => screen.findByText(words)
  const shown = () => texts.filter((text) => words.test(text))
  expect(await told()).toBeVisible()
  expect(shown()).toHaveLength(1)
  await press(/^Reservar/)
  await waitFor(() => expect(shown()).toHaveLength(2))
  expect(await told()).toBeVisible()
  office.refuse = null
  await press(/^Reservar/)
  expect(await reserved()).toBeVisible()
  expect(saved).toHaveLength(1)
  page.unmount()
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
  expect(await screen.findByRole('button', { name: /^Pagar · 25,00/ })).toBeVisible()
})

/** Its first order arrives, and nobody hears of it: two tickets are held. */
async function orderUnheard() {
  const { office, checkout } = boxOffice()
  const page = await renderAnswering(sellingForm(), { checkout })
  office.refuse = new Error('lost')
  office.failure = 'unsure'
  await order(page)
  await screen.findByText(/no se sabe si el pedido se hizo/)
  office.refuse = null
  return { ...page, office, checkout }
}

const TITLE = 'Ya tiene una reserva anterior'
const GIVE_UP = 'Dejarla y pedir lo que elegí ahora'

it('PAY-14 an earlier order that stands is told with what is in it, and may be gone on with', async () => {
  const { office, press, person } = await orderUnheard()
  office.isEarlier = true
  await press('Paso anterior')
  await press('Paso anterior')
  await person.click(await screen.findByRole('radio', { name: /Palco/ }))
  await press(/^Reservar/)
  expect(await screen.findByText(TITLE)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Su pedido está reservado' })).toBeNull()
  expect(screen.getByText('Platea')).toBeVisible()
  await press('Seguir con esta reserva')
  expect(await reserved()).toBeVisible()
  expect(office.edited).toEqual([])
})

it('PAY-14 PAY-03 an earlier order is given up for what is chosen now, and then nothing else is held', async () => {
  const { office, press, person, saved } = await orderUnheard()
  office.isEarlier = true
  await press('Paso anterior')
  await press('Paso anterior')
  await person.click(await screen.findByRole('radio', { name: /Palco/ }))
  await press(/^Reservar/)
  await screen.findByText(TITLE)
  office.isEarlier = false
  await press(GIVE_UP)
  expect(await reserved()).toBeVisible()
  expect(office.edited).toEqual(['000000000012'])
  expect(saved).toHaveLength(2)
  expect(saved[1]?.id).not.toBe(saved[0]?.id)
  expect(saved[1]?.paymentDetails).toMatchObject({ sectionId: 'palco' })
})

it('PAY-14 who changes an answer is asked about the earlier order before another answer is stored', async () => {
  const { office, press, person, saved } = await orderUnheard()
  office.earlier = { order: anOrder(), pay: null, isEarlier: true }
  await person.type(screen.getByLabelText('¿Cómo se enteró?'), 'Por la radio')
  await press(/^Reservar/)
  expect(await screen.findByText(TITLE)).toBeVisible()
  expect(saved).toHaveLength(1)
  await press(GIVE_UP)
  expect(await reserved()).toBeVisible()
  expect(office.edited).toEqual([anOrder().orderId])
  expect(saved).toHaveLength(2)
})

it('PAY-14 without an earlier order another answer is stored at once; while that is unknown, none is', async () => {
  const { checkout, press, person, saved } = await orderUnheard()
  const look = vi.spyOn(checkout, 'earlier').mockRejectedValueOnce(new Error('lost'))
  await person.type(screen.getByLabelText('¿Cómo se enteró?'), 'Por la radio')
  await press(/^Reservar/)
  await waitFor(() => expect(look).toHaveBeenCalledOnce())
  expect(await screen.findByText(/no se sabe si el pedido se hizo/)).toBeVisible()
  expect(saved).toHaveLength(1)
  await press(/^Reservar/)
  expect(await reserved()).toBeVisible()
  expect(saved).toHaveLength(2)
})

it('PAY-14 PAY-13 an earlier order that cost nothing is told before the page goes on', async () => {
  const { office, press, person, outcome } = await orderUnheard()
  office.order = anOrder({ state: 'paid', amount: 0 })
  office.earlier = { order: office.order, pay: null, isEarlier: true }
  await person.type(screen.getByLabelText('¿Cómo se enteró?'), 'Por la radio')
  await press(/^Reservar/)
  expect(await screen.findByText(/llegó y está completo/)).toBeVisible()
  expect(screen.queryByRole('button', { name: GIVE_UP })).toBeNull()
  expect(outcome.savedTimes).toBe(0)
  await press('Ver estas entradas')
  await waitFor(() => expect(outcome.savedTimes).toBe(1))
})
