import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuestion, aSection, aSignature } from '../../testing/builders'
import { openSale, quantities, reserved } from '../../testing/buying'
import { renderAnswering } from '../../testing/render-answering'
import { boxOffice, CONCERT, sellingForm, STOCK } from '../../testing/tickets'

const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string | RegExp) => screen.getByLabelText(name)

describe('the payment wizard', () => {
  it('PAY-01 has three steps, back disabled on the first and next on the last, which they say', async () => {
    const { choose, writeBuyer, press } = await openSale()
    expect(button('Paso anterior')).toHaveAttribute('aria-disabled', 'true')
    await press('Paso anterior')
    expect(screen.getByText('Es el primer paso.')).toBeVisible()
    await choose()
    await press('Paso siguiente')
    expect(screen.getByText('Paso 2 de 3')).toBeVisible()
    expect(screen.queryByText('Es el primer paso.')).toBeNull()
    await writeBuyer()
    await press('Paso siguiente')
    expect(screen.getByRole('heading', { name: 'Resumen de cuenta' })).toHaveFocus()
    await press('Paso siguiente')
    expect(screen.getByText('Es el último paso.')).toBeVisible()
    expect(screen.getByText('25,00 €')).toBeVisible()
    await press('Paso anterior')
    expect(field('Nombre y apellido')).toHaveValue('Ana Gómez')
  })

  it('PAY-01 PAY-03 the bar leads from step to step with the sum on it, and reserves; a done step is a line with the way back', async () => {
    const { choose, writeBuyer, press, saved } = await openSale()
    await choose()
    await press(/^Seguir · 25,00/)
    expect(screen.getByText('Paso 2 de 3')).toBeVisible()
    expect(screen.getByText(/^2 × Platea · 25,00/)).toBeVisible()
    await writeBuyer()
    expect(screen.getByRole('button', { name: /^Reservar y pagar · 25,00/ })).toBeEnabled()
    await press('Cambiar: Pedido')
    expect(screen.getByText('Paso 1 de 3')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cambiar: Pedido' })).toBeNull()
    expect(screen.getByText('Ana Gómez · ana@correo.test')).toBeVisible()
    await press(/^Reservar y pagar · 25,00/)
    await reserved()
    expect(saved).toHaveLength(1)
  })

  it('EDIT-26 PAY-01 names what is sold in the reader’s language, and the base one where there is no other', async () => {
    const [stalls, ...others] = CONCERT.sections
    const translated = stalls && { ...stalls, ...{ sectionName_en: 'Stalls' } }
    const payment = { ...{ name_en: 'Summer concert' }, sections: translated ? [translated, ...others] : [] }
    const rendered = await renderAnswering(sellingForm({ payment }), {
      checkout: boxOffice().checkout,
      language: 'en',
    })
    expect(await screen.findByText('Summer concert')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Palco/ })).toBeVisible()
    await rendered.person.click(screen.getByRole('radio', { name: /Stalls/ }))
  })

  it('PAY-02 says when few are left, in the singular for one, and offers no more than there are', async () => {
    const { person } = await openSale()
    expect(screen.getByText('¡Queda solo 1 entrada!')).toBeVisible()
    expect(screen.getByText('Agotadas')).toBeVisible()
    expect(screen.getByRole('radio', { name: /De pie/ })).toBeDisabled()
    await person.click(screen.getByRole('radio', { name: /Palco/ }))
    expect(within(quantities()).getAllByRole('radio')).toHaveLength(1)
    await person.click(screen.getByRole('radio', { name: /Platea/ }))
    expect(within(quantities()).getAllByRole('radio')).toHaveLength(4)
  })

  it('PAY-02 an incomplete order is not validated: the button leads to the field and says what is wrong', async () => {
    const { choose, person, press, saved } = await openSale()
    expect(screen.queryByRole('button', { name: /^Reservar/ })).toBeNull()
    await press('Seguir')
    expect(screen.getByText('Elija qué desea comprar.')).toBeVisible()
    await choose()
    await press('Paso siguiente')
    await person.type(field('Documento'), '123456')
    await person.type(field('Correo electrónico'), 'ana')
    await press(/^Seguir · 25,00/)
    expect(screen.getByText('Escriba el nombre y el apellido.')).toBeVisible()
    await waitFor(() => expect(field('Nombre y apellido')).toHaveFocus())
    expect(field('Documento')).toHaveAccessibleDescription(/Escriba un documento de 7 a 12/)
    expect(field('Correo electrónico')).toBeInvalid()
    expect(field('Teléfono')).toBeInvalid()
    expect(saved).toEqual([])
  })

  it('ANS-22 a form whose tickets were only looked at leaves nothing on the device', async () => {
    const { answering, store } = await openSale()
    await answering.keeper.flush()
    expect([...store.kept.keys()]).toEqual([])
  })

  it('PAY-08 another currency keeps the sign that the form gives it', async () => {
    await openSale(
      sellingForm({ payment: { currencyType: { sign: 'Bs', diminutive: 'BOB', name: 'Boliviano' } } }),
    )
    expect(screen.getByRole('radio', { name: /12,50\sBs/ })).toBeEnabled()
  })

  it('PAY-03 saves the answer hidden, places its order and posts what the server signed to the bank', async () => {
    const { buy, saved, office } = await openSale()
    await buy()
    expect(saved).toHaveLength(1)
    expect(saved[0]).toMatchObject({
      removeVision: true,
      paymentDetails: {
        paymentId: 'concierto',
        sectionId: 'platea',
        section: 'Platea',
        quanty: 2,
        clientFullName: 'Ana Gómez',
        clientID: '30111222',
        clientEmail: 'ana@correo.test',
        clientPhoneNumber: '3511234567',
      },
    })
    expect(saved[0]?.paymentDetails).not.toHaveProperty('price')
    expect(office.asked).toEqual([{ formId: saved[0]?.idPlantilla, answerId: saved[0]?.id, other: null }])
    expect(screen.getByText('25,00 €')).toBeVisible()
    expect(screen.getByText(/quedan 20 minutos para pagar/)).toBeVisible()
    const pay = await screen.findByRole('button', { name: /^Pagar · 25,00/ })
    await waitFor(() => expect(pay).toHaveAttribute('type', 'submit'))
    const form = pay.closest('form')
    expect(form).toHaveAttribute('action', 'https://banco.test/pagar')
    expect(form).toHaveAttribute('target', '_blank')
    expect(form).toHaveFormValues({
      Ds_SignatureVersion: 'HMAC_SHA256_V1',
      Ds_MerchantParameters: 'cGFyYW1z',
      Ds_Signature: 'ZmlybWE=',
    })
  })

  it('PAY-09 says that the ticket could not be made, and tries again', async () => {
    const { office, buy, press } = await openSale()
    office.toPay = 'failed'
    await buy()
    expect(await screen.findByText(/^Error en el proceso de generación de ticket/)).toBeVisible()
    office.toPay = 'signed'
    await press('Reintentar')
    expect(await screen.findByRole('button', { name: /^Pagar · 25,00/ })).toBeVisible()
  })

  it('PAY-14 when no tickets are left everything stays, and another choice stores no second answer', async () => {
    const { choose, writeBuyer, press, office, saved } = await openSale()
    await choose()
    await press('Paso siguiente')
    await writeBuyer()
    office.refuse = new Error('soldOut')
    office.stock = {
      ...STOCK,
      places: { concierto: { ...STOCK.places['concierto'], platea: { offered: 1, held: 1, sold: 0 } } },
    }
    await press(/^Reservar/)
    expect(
      await screen.findByText(
        'No hay entradas disponibles para la ubicación seleccionada. Por favor actualice la pantalla.',
      ),
    ).toBeVisible()
    expect(screen.getByText('Paso 1 de 3')).toBeVisible()
    office.refuse = null
    await choose(/Palco/, '1')
    await press(/^Reservar/)
    await reserved()
    expect(saved).toHaveLength(1)
    expect(office.asked[1]).toMatchObject({
      answerId: saved[0]?.id,
      other: { sectionId: 'palco', quanty: 1, buyer: { clientID: '30111222' } },
    })
  })

  it('PAY-10 an order that is edited needs new signatures and belongs to another answer', async () => {
    const { buy, office, answering, press, saved } = await openSale(
      sellingForm({ signatures: [aSignature({ typeOfSignature: 'upload' })] }),
    )
    answering.signatures.rename(0, 'Ana Gómez')
    answering.signatures.draw(0, new Blob(['trazo'], { type: 'image/png' }), [])
    await buy()
    const first = saved[0]?.id
    expect(saved[0]?.signatures[0]?.names).toBe('Ana Gómez')
    await press('Cambiar: Pedido')
    await screen.findByText('Paso 1 de 3')
    expect(office.edited).toEqual(['000000000012'])
    expect(answering.signatures.state(0)).toMatchObject({ names: '', picture: null })
    await press(/^Reservar/)
    await reserved()
    expect(saved[1]?.id).not.toBe(first)
  })

  it('PAY-07 the page asks for the order’s state, and goes on when it is paid', async () => {
    const { buy, office, outcome, answering } = await openSale()
    await buy()
    office.order = { ...office.order, state: 'paid' }
    await answering.purchase?.refreshOrder()
    await waitFor(() => expect(outcome.savedTimes).toBe(1))
  })

  it('PAY-03 the page says that the card was refused; trying again places another order of another answer', async () => {
    const { buy, office, answering, press, saved } = await openSale()
    await buy()
    office.order = { ...office.order, state: 'rejected' }
    await answering.purchase?.refreshOrder()
    expect(await screen.findByText('El pago fue rechazado')).toBeVisible()
    await press('Volver a intentarlo')
    await reserved()
    expect(office.asked).toHaveLength(2)
    expect(new Set(saved.map(({ id }) => id)).size).toBe(2)
  })

  it('PAY-02 nothing is saved or ordered before the form itself is complete', async () => {
    const form = sellingForm()
    const required = aQuestion({ titulo: '¿Cómo se enteró?', required: true })
    const { choose, writeBuyer, press, saved, office } = await openSale({
      ...form,
      secciones: [aSection({ preguntas: [required] })],
    })
    await choose()
    await press('Paso siguiente')
    await writeBuyer()
    await press(/^Reservar/)
    expect(await screen.findByRole('button', { name: 'Ver 1 respuesta por completar' })).toBeVisible()
    expect([saved, office.asked]).toEqual([[], []])
  })

  it.each([1, 2, 3])('ANS-22 a tab that is closed at step %i goes on there', async (step) => {
    const first = await openSale()
    await first.choose()
    if (step > 1) {
      await first.press('Paso siguiente')
      await first.writeBuyer()
    }
    if (step > 2) await first.press('Paso siguiente')
    await first.answering.keeper.flush()
    first.answering.dispose()
    first.unmount()
    const { checkout } = boxOffice()
    const { press } = await renderAnswering(sellingForm(), { checkout, store: first.store })
    expect(await screen.findByText(`Paso ${step} de 3`)).toBeVisible()
    if (step > 1) {
      await press(/^Reservar/)
      expect(await reserved()).toBeVisible()
      expect(screen.getByText('25,00 €')).toBeVisible()
    }
  })

  it('PAY-03 ANS-22 a tab that was closed after saving and before ordering places the order of the same answer', async () => {
    const first = await openSale()
    first.office.refuse = new Error('the tab was closed before the answer came')
    await first.choose()
    await first.press('Paso siguiente')
    await first.writeBuyer()
    await first.press(/^Reservar/)
    await screen.findByText(/^No hay entradas disponibles/)
    first.answering.dispose()
    first.unmount()
    const { checkout, office } = boxOffice()
    const again = await renderAnswering(sellingForm(), { checkout, store: first.store })
    await screen.findByText('Paso 1 de 3')
    await again.press(/^Reservar/)
    await reserved()
    expect(again.saved).toEqual([])
    expect(office.asked).toMatchObject([{ answerId: first.saved[0]?.id }])
  })

  it('ANS-22 an unpaid order is shown again after the tab was closed', async () => {
    const first = await openSale()
    await first.buy()
    first.answering.dispose()
    first.unmount()
    const { checkout } = boxOffice()
    await renderAnswering(sellingForm(), { checkout, store: first.store })
    expect(await reserved()).toBeVisible()
    expect(screen.getAllByText('000000000012')[0]).toBeVisible()
  })
})
