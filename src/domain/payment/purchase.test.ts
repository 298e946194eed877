import { describe, expect, it } from 'vitest'
import { buyerProblems, type Buyer } from './buyer'
import { newPayment } from '../form/edit-payments'
import type { Payment } from './payments'
import { purchaseOf } from './purchase'
import { LOW_STOCK, placesLeft, placesOf, stockOfVersion, stockSchema } from './stock'
import { shownTicketCode, ticketCodeOf } from './ticket'

const concert: Payment = {
  ...newPayment(() => 'concierto'),
  name: 'Concierto',
  quantyTicketsMaxPerTransaction: 4,
  sections: [
    { id: 'platea', sectionName: 'Platea', sectionPrice: 1250, sectionQuantyLeft: 80 },
    { id: 'libre', sectionName: 'Libre', sectionPrice: 0, sectionQuantyLeft: 5 },
    { id: 'caro', sectionName: 'Palco', sectionPrice: 99_999_999_999, sectionQuantyLeft: 5 },
    { id: 'nuevo', sectionName: 'Sin precio', sectionPrice: -1, sectionQuantyLeft: 5 },
    { id: 'medio', sectionName: 'Medio', sectionPrice: 0.5, sectionQuantyLeft: 5 },
  ],
}
const [platea] = concert.sections
const withQuantity = (sectionQuantyLeft: number): Payment => ({
  ...concert,
  sections: platea ? [{ ...platea, sectionQuantyLeft }] : [],
})
const choice = { paymentId: 'concierto', sectionId: 'platea', quanty: 2 }

describe('what is bought', () => {
  it('PAY-04 costs the price that the form names', () => {
    expect(purchaseOf([concert], choice)).toMatchObject({ price: 1250, amount: 2500 })
    for (const quanty of [1, 4])
      expect(purchaseOf([concert], { ...choice, quanty })).toMatchObject({ quanty })
    expect(purchaseOf([concert], { ...choice, sectionId: 'caro', quanty: 1 })).not.toBeNull()
    expect(purchaseOf([concert], { ...choice, sectionId: 'libre' })).toMatchObject({ price: 0, amount: 0 })
  })

  it.each([
    ['another payment', { paymentId: 'otro' }],
    ['another section', { sectionId: 'otra' }],
    ['none', { quanty: 0 }],
    ['fewer than none', { quanty: -1 }],
    ['half a ticket', { quanty: 1.5 }],
    ['more than one person may have', { quanty: 5 }],
    ['more than the provider takes', { sectionId: 'caro' }],
    ['what has no price yet', { sectionId: 'nuevo' }],
    ['half a cent', { sectionId: 'medio' }],
  ])('PAY-02 PAY-04 %s is not for sale', (_, other) => {
    expect(purchaseOf([concert], { ...choice, ...other })).toBeNull()
  })
})

describe('PAY-02 who buys', () => {
  const buyer: Buyer = {
    clientFullName: 'Norma Vega',
    clientID: '24123456',
    clientEmail: 'norma@correo.example',
    clientPhoneNumber: '3514567890',
  }

  it('PAY-02 gives name, number, address and telephone', () => {
    expect(buyerProblems(buyer)).toEqual([])
    for (const clientID of ['X1234567L', '1234567', '1'.repeat(12)])
      expect(buyerProblems({ ...buyer, clientID })).toEqual([])
    expect(buyerProblems({ ...buyer, clientFullName: 'x'.repeat(255) })).toEqual([])
    expect(buyerProblems({ ...buyer, clientPhoneNumber: '1'.repeat(15) })).toEqual([])
    expect(buyerProblems({ ...buyer, clientPhoneNumber: '351 45' })).toEqual(['clientPhoneNumber'])
  })

  it.each<[keyof Buyer, string[]]>([
    ['clientFullName', ['', '  ', 'x'.repeat(256)]],
    ['clientID', ['', '123456', '1234567890123', '12 345 678']],
    ['clientEmail', ['', 'norma', 'norma@correo']],
    ['clientPhoneNumber', ['', '+54351', '1234567890123456']],
  ])('PAY-02 %s must be right', (field, wrong) => {
    for (const value of wrong) expect(buyerProblems({ ...buyer, [field]: value })).toEqual([field])
  })
})

describe('PAY-06 the stock of a form', () => {
  const version = { municipalityPath: 'paises/es', payments: [concert] }
  const seats = { paymentId: 'concierto', sectionId: 'platea' }

  it('PAY-06 begins with what is offered', () => {
    const stock = stockOfVersion(null, version)
    expect(placesOf(stock, seats)).toEqual({ offered: 80, held: 0, sold: 0 })
    expect(placesLeft(placesOf(stock, seats))).toBeGreaterThan(LOW_STOCK)
    expect(placesLeft(placesOf(stock, { ...seats, sectionId: 'otra' }))).toBe(0)
    expect(stockOfVersion(stock, version)).toEqual(stock)
  })

  it('PAY-06 follows a change of the form, and tickets that were taken stay taken', () => {
    const sold = stockSchema.parse({ places: { concierto: { platea: { offered: 80, held: 3, sold: 70 } } } })
    const fewer = withQuantity(72)
    const stock = stockOfVersion(sold, { ...version, payments: [fewer] })
    expect(placesOf(stock, seats)).toEqual({ offered: 72, held: 3, sold: 70 })
    expect(placesLeft(placesOf(stock, seats))).toBe(0)
    const removed = stockOfVersion(sold, { ...version, payments: [] })
    expect(placesOf(removed, seats)).toEqual({ offered: 0, held: 3, sold: 70 })
  })

  it('PAY-06 offers no tickets of a section without a number', () => {
    const blank = withQuantity(-1)
    expect(placesOf(stockOfVersion(null, { ...version, payments: [blank] }), seats).offered).toBe(0)
  })
})

describe('PAY-12 a code of a ticket', () => {
  it('PAY-12 is read as people write it', () => {
    expect(ticketCodeOf('abcd-efgh-jkmn')).toBe('ABCDEFGHJKMN')
    expect(ticketCodeOf(' O1lI 2345 6789 ')).toBe('011123456789')
    expect(shownTicketCode('ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN')
  })

  it('PAY-12 has twelve letters that are not mistaken for each other', () => {
    for (const other of ['', 'ABCD', 'ABCDEFGHJKMNP', 'ABCDEFGHJKMU', 'ÁBCDEFGHJKMN']) {
      expect(ticketCodeOf(other)).toBe('')
    }
  })
})
