import { describe, expect, it } from 'vitest'
import { CONCERT, sellingForm, STOCK } from '../../testing/tickets'
import { NO_OPTIONS } from '../form/options'
import type { Buyer } from './buyer'
import { checkoutProblems, isLow, mostTickets, offerOf, stepOf, ticketsLeft } from './checkout'
import { currencyOf } from './payments'
import { formatPrice } from './price'
import { sellsTickets } from '../form/sells-tickets'
import { LOW_STOCK } from './stock'

const BUYER: Buyer = {
  ...{ clientFullName: 'Norma Vega', clientID: '24123456' },
  ...{ clientEmail: 'norma@correo.example', clientPhoneNumber: '3514567890' },
}
const OTHER = {
  ...CONCERT,
  id: 'otro',
  sections: CONCERT.sections.slice(0, 1).map((one) => ({ ...one, id: 'única' })),
}
const PLATEA = { paymentId: 'concierto', sectionId: 'platea' }
const problems = (given: object, stock: typeof STOCK | null = STOCK) =>
  checkoutProblems([OTHER, CONCERT], stock, { ...PLATEA, quanty: 2, buyer: BUYER, ...given })

describe('what somebody who buys is offered', () => {
  it('PAY-01 is the section of the payment that was chosen', () => {
    expect(offerOf([OTHER, CONCERT], PLATEA)).toEqual({ payment: CONCERT, section: CONCERT.sections[0] })
    expect(offerOf([OTHER, CONCERT], { ...PLATEA, sectionId: 'única' })).toBeNull()
    expect(offerOf([CONCERT], { ...PLATEA, paymentId: 'otro' })).toBeNull()
  })

  it('PAY-02 says how many tickets are left, where that is known', () => {
    expect(ticketsLeft(STOCK, PLATEA)).toBe(80)
    expect(ticketsLeft(STOCK, { ...PLATEA, sectionId: 'pie' })).toBe(0)
    for (const section of [
      { ...PLATEA, sectionId: 'nueva' },
      { ...PLATEA, paymentId: 'nuevo' },
    ])
      expect(ticketsLeft(STOCK, section)).toBeNull()
    expect(ticketsLeft(null, PLATEA)).toBeNull()
  })

  it('PAY-02 warns when few are left, and not when none is', () => {
    expect([null, 0, 1, LOW_STOCK, LOW_STOCK + 1].map(isLow)).toEqual([false, false, true, true, false])
  })

  it('PAY-14 is at most what one person may have, and what there is', () => {
    expect([null, 80, 4, 3].map((left) => mostTickets(CONCERT, left))).toEqual([4, 4, 4, 3])
  })

  it('PAY-08 costs what it says, in the sign of the form', () => {
    const euro = { diminutive: 'EUR', sign: '€' }
    const said = (cents: number, currency: { diminutive: string; sign: string }, tag: string) =>
      formatPrice(cents, currency, tag).replaceAll(/\s/g, ' ')
    expect(said(125_050, euro, 'es-ES')).toBe('1250,50 €')
    expect(said(125_050, euro, 'en-GB')).toBe('€1,250.50')
    expect(said(500, { diminutive: 'ARS', sign: 'AR$' }, 'es-ES')).toBe('5,00 AR$')
    expect(said(500, { diminutive: 'GBP', sign: '' }, 'en-GB')).toBe('£5.00')
    for (const diminutive of ['eur', 'PESO', 'x', '', 'xEUR'])
      expect(said(500, { diminutive, sign: '' }, 'es-ES')).toBe('5,00 €')
  })

  it('PAY-08 has the sign of the editor where the form has none', () => {
    expect(currencyOf('ARS', '')).toEqual({ diminutive: 'ARS', sign: '$' })
    expect(currencyOf('EUR', 'E')).toEqual({ diminutive: 'EUR', sign: 'E' })
    expect(currencyOf('GBP', '')).toEqual({ diminutive: 'GBP', sign: '' })
  })

  it('PAY-01 is nothing where the gateway is off, or has no section', () => {
    const form = sellingForm()
    expect(sellsTickets(form)).toBe(true)
    expect(sellsTickets({ ...form, opcionales: NO_OPTIONS })).toBe(false)
    expect(sellsTickets({ ...form, payments: [] })).toBe(false)
    expect(sellsTickets({ ...form, payments: [{ ...CONCERT, sections: [] }] })).toBe(false)
    expect(sellsTickets({ ...form, payments: [{ ...CONCERT, sections: [] }, CONCERT] })).toBe(true)
  })
})

describe('what stands against an order', () => {
  it('PAY-02 is nothing when everything is given', () => {
    expect(problems({})).toEqual({})
    expect(problems({ quanty: 4 })).toEqual({})
    expect(problems({ quanty: 1 })).toEqual({})
    expect(problems({}, null)).toEqual({})
  })

  it.each([
    [{ sectionId: '' }, { section: 'missing' }],
    [{ sectionId: 'única' }, { section: 'missing' }],
    [{ sectionId: 'pie', quanty: 4 }, { section: 'soldOut' }],
    [{ quanty: 0 }, { quanty: 'missing' }],
    [{ quanty: 5 }, { quanty: 'soldOut' }],
    [{ sectionId: 'palco' }, { quanty: 'soldOut' }],
    [{ sectionId: '', quanty: 99 }, { section: 'missing' }],
    [{ buyer: { ...BUYER, clientID: ' ' } }, { clientID: 'missing' }],
    [{ buyer: { ...BUYER, clientEmail: 'norma' } }, { clientEmail: 'wrong' }],
  ])('PAY-02 with %j it is %j', (given, expected) => {
    expect(problems(given)).toEqual(expected)
  })

  it('PAY-01 is asked for in the step that has its field', () => {
    expect((['section', 'quanty', 'clientID', 'clientEmail'] as const).map(stepOf)).toEqual([0, 0, 1, 1])
  })
})
