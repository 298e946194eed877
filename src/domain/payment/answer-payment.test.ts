import { describe, expect, it } from 'vitest'
import { anAnswer } from '../../testing/builders'
import { paymentOf } from './answer-payment'

const DETAILS = {
  section: 'Platea',
  quanty: 3,
  price: 1250,
  clientFullName: 'Norma Vega',
  clientID: '24123456',
  clientEmail: 'norma@correo.example',
  clientPhoneNumber: '3514567890',
}
const ORDER = { orderId: '000000000042', amount: 3750, quanty: 3, sectionName: 'Platea', status: 'Pagado' }

describe('VIEW-01 the payment of an answer', () => {
  it('VIEW-01 most answers have none', () => {
    expect(paymentOf(anAnswer())).toBeNull()
    expect(paymentOf({ ...anAnswer(), payments: [], paymentDetails: null, payOrder: null })).toBeNull()
  })

  it('VIEW-01 shows zone, quantity, price, total, buyer, order and status', () => {
    const read = { purcharseOrderDetails: 'Se devuelve hasta el día anterior.' }
    expect(paymentOf({ ...anAnswer(), ...read, paymentDetails: DETAILS, payOrder: ORDER })).toEqual({
      zone: 'Platea',
      quantity: 3,
      price: 1250,
      total: 3750,
      currency: 'EUR',
      buyer: { name: 'Norma Vega', id: '24123456', email: 'norma@correo.example', phone: '3514567890' },
      order: '000000000042',
      terms: read.purcharseOrderDetails,
      status: 'paid',
    })
  })

  it('VIEW-01 shows quantity times price as the total until there is an order', () => {
    expect(paymentOf({ paymentDetails: DETAILS })).toMatchObject({ total: 3750, order: '', status: null })
  })

  it('VIEW-01 shows what the server wrote, not what the person filled in', () => {
    const forged = { ...DETAILS, price: 1, status: 'Pagado' }
    const order = { ...ORDER, status: 'Pendiente de validar' }
    expect(paymentOf({ paymentDetails: forged, payOrder: order })).toMatchObject({
      total: 3750,
      status: 'pending',
    })
  })

  it.each([
    ['Rechazado', 'rejected'],
    ['Devuelto', null],
    ['', null],
  ])('VIEW-01 the status %j is %j', (stored, status) => {
    expect(paymentOf({ payOrder: { ...ORDER, status: stored } })?.status).toBe(status)
  })

  it('VIEW-01 is in the currency of what was offered, in euro when that is none', () => {
    const offered = (diminutive: string) => [
      { name: 'Feria', currencyType: { sign: '$', diminutive, name: '' } },
    ]
    expect(paymentOf({ payments: offered('ARS'), payOrder: ORDER })?.currency).toBe('ARS')
    expect(paymentOf({ payments: offered('pesos'), payOrder: ORDER })?.currency).toBe('EUR')
  })

  it('VIEW-01 shows what the person gave where the order lacks parts', () => {
    const payOrder = { orderId: '000000000042', amount: 3750, status: 'Pagado' }
    expect(paymentOf({ paymentDetails: DETAILS, payOrder })).toMatchObject({
      zone: 'Platea',
      quantity: 3,
      total: 3750,
      status: 'paid',
    })
  })

  it('VIEW-01 shows everything from the order alone, with the price of one ticket', () => {
    expect(paymentOf({ payOrder: ORDER })).toMatchObject({
      zone: 'Platea',
      quantity: 3,
      price: 1250,
      total: 3750,
    })
    const { status, amount } = ORDER
    expect(paymentOf({ payOrder: { status, amount } })).toMatchObject({
      zone: '',
      quantity: 0,
      price: 0,
      total: 3750,
      order: '',
      buyer: { name: '', id: '', email: '', phone: '' },
    })
  })

  it('VIEW-01 what was free has no price', () => {
    expect(paymentOf({ paymentDetails: { ...DETAILS, price: 0 } })).toMatchObject({ price: 0, total: 0 })
  })

  it('VIEW-01 leaves out damaged amounts, and a damaged payment whole', () => {
    expect(paymentOf({ paymentDetails: { ...DETAILS, quanty: '3', price: -5 } })).toMatchObject({
      quantity: 0,
      total: 0,
    })
    expect(paymentOf({ payOrder: 'gone' })).toBeNull()
  })
})
