import { describe, expect, it } from 'vitest'
import { newForm } from '../form/factory'
import { formVersionSchema } from '../form/form'
import { formSchema } from '../form/stored-form'
import { toVersion } from '../form/version'
import {
  addPaymentSection,
  changePayment,
  changePaymentSection,
  fromDateField,
  newPayment,
  newPaymentSection,
  removePayment,
  removePaymentSection,
  showFirst,
  toDateField,
} from '../form/edit-payments'
import { centsOf, countOf, unitsOf } from './money'
import { isWholePayment, paymentProblems, paymentSectionProblems } from './payment-problems'
import { shownFirst } from './checkout'
import type { Payment } from './payments'

let ids = 0
const newId = () => `id-${ids++}`

const concert = (): Payment => ({
  ...newPayment(newId),
  name: 'Concierto de primavera',
  dateFormatted: '21/09/2026 - 20:30',
  sections: [{ id: 'platea', sectionName: 'Platea', sectionPrice: 1250, sectionQuantyLeft: 80 }],
})

describe('EDIT-13 prices that are shown where the form begins', () => {
  const three = ['a', 'b', 'c'].map((id) => ({ ...concert(), id }))
  const names = (payments: Payment[]) => shownFirst(payments).map(({ id }) => id)

  it('stand in the order of the list, whichever was chosen first', () => {
    const shown = showFirst(showFirst(three, 'c', true), 'a', true)
    expect(names(shown)).toEqual(['a', 'c'])
    expect(shown.map(({ previewIndex }) => previewIndex)).toEqual([0, 0, 1])
    expect(names(showFirst(shown, 'a', false))).toEqual(['c'])
  })

  it('are in the order that is stored, also in forms of others', () => {
    const stored = three.map((payment, at) => ({ ...payment, preview: true, previewIndex: 2 - at }))
    expect(names(stored)).toEqual(['c', 'b', 'a'])
    expect(names(three)).toEqual([])
  })
})

describe('EDIT-13 amounts are typed in units and kept in cents', () => {
  it.each([
    ['12,50', 1250],
    ['12.5', 1250],
    [' 3 ', 300],
    ['0,07', 7],
    ['0', 0],
    ['0,00', 0],
    ['1.250', -1],
    ['1.250,00', -1],
    ['-3', -1],
    ['tres', -1],
    ['', -1],
    ['\u200b12,\u00ad50\u2800', 1250],
    ['\u3164', -1],
    ['１２，５０', 1250],
    ['999999999,99', 99_999_999_999],
    ['1000000000,00', -1],
  ])('EDIT-13 FMT-05 %j is %d cents', (typed, cents) => expect(centsOf(typed)).toBe(cents))

  it('EDIT-13 a stored amount is shown as it is typed', () => {
    for (const cents of [0, 7, 1250, 300, 123456]) expect(centsOf(unitsOf(cents))).toBe(cents)
    expect(unitsOf(-1)).toBe('')
  })

  it('EDIT-22 FMT-05 a count takes digits only, of any script and without what nobody sees', () => {
    expect(['12', ' 7 ', '0', '\u200b8\u00ad0', '٢٥'].map((typed) => countOf(typed, -1))).toEqual([
      12, 7, 0, 80, 25,
    ])
    expect(['', '1,5', '-2', '1e3', 'x'].map((typed) => countOf(typed, -1))).toEqual([-1, -1, -1, -1, -1])
  })
})

it('EDIT-13 FMT-01 a date is stored as the day that is shown', () => {
  expect(fromDateField('2026-09-21T20:30')).toBe('21/09/2026 - 20:30')
  expect(toDateField('21/09/2026 - 20:30')).toBe('2026-09-21T20:30')
  for (const none of ['', '2026-09-21', 'mañana']) expect(fromDateField(none)).toBe('')
  expect(toDateField('en septiembre')).toBe('')
})

describe('EDIT-13 editing', () => {
  it('EDIT-13 sections are added, changed and removed; unchanged parts stay the same objects', () => {
    const payment = concert()
    const more = addPaymentSection(payment, newPaymentSection(newId))
    const [, second] = more.sections
    const named = changePaymentSection(more, second?.id ?? '', { sectionName: 'Palco', sectionPrice: 4000 })
    expect(named.sections).toMatchObject([
      { sectionName: 'Platea' },
      { sectionName: 'Palco', sectionPrice: 4000 },
    ])
    expect(named.sections[0]).toBe(payment.sections[0])
    expect(changePaymentSection(payment, 'nobody', { sectionPrice: 1 })).toBe(payment)
    expect(removePaymentSection(named, 'platea').sections).toMatchObject([{ sectionName: 'Palco' }])
  })

  it('EDIT-13 payments are changed and removed by their id', () => {
    const payments = [concert(), concert()]
    const [first, second] = payments
    const next = changePayment(payments, second?.id ?? '', (one) => ({ ...one, name: 'Feria' }))
    expect(next.map(({ name }) => name)).toEqual(['Concierto de primavera', 'Feria'])
    expect(next[0]).toBe(first)
    expect(removePayment(payments, 'nobody')).toBe(payments)
    expect(removePayment(payments, first?.id ?? '')).toEqual([second])
  })
})

describe('EDIT-13 what is missing', () => {
  it('PAY-13 EDIT-13 nothing is missing where tickets are free', () => {
    expect(isWholePayment(changePaymentSection(concert(), 'platea', { sectionPrice: 0 }))).toBe(true)
  })

  it('EDIT-13 a new payment lacks its name and everything of its section', () => {
    const payment = newPayment(newId)
    expect(paymentProblems(payment)).toEqual(['name'])
    expect(payment.sections.map(paymentSectionProblems)).toEqual([
      ['sectionName', 'sectionPrice', 'sectionQuantyLeft'],
    ])
    expect(isWholePayment(payment)).toBe(false)
    expect(isWholePayment(concert())).toBe(true)
  })

  it('EDIT-13 nothing is missing when the payment and each of its sections is complete', () => {
    const payment = concert()
    const twice = addPaymentSection(payment, newPaymentSection(newId))
    expect(isWholePayment({ ...payment, name: ' ' })).toBe(false)
    expect(isWholePayment(twice)).toBe(false)
    expect(isWholePayment(changePaymentSection(payment, 'platea', { sectionName: ' ' }))).toBe(false)
  })

  it('EDIT-13 nothing is missing in a sold-out section; a payment needs sections and purchases', () => {
    const payment = concert()
    expect(isWholePayment(changePaymentSection(payment, 'platea', { sectionQuantyLeft: 0 }))).toBe(true)
    expect(isWholePayment(changePaymentSection(payment, 'platea', { sectionPrice: 12.5 }))).toBe(false)
    expect(isWholePayment(changePaymentSection(payment, 'platea', { sectionPrice: -1 }))).toBe(false)
    expect(paymentProblems({ ...payment, sections: [] })).toEqual(['sections'])
    expect(paymentProblems({ ...payment, quantyTicketsMaxPerTransaction: 0 })).toEqual([
      'quantyTicketsMaxPerTransaction',
    ])
  })
})

it('EDIT-13 payments are read with the form and stored in its version', () => {
  const payments = [concert()]
  const form = { ...newForm('f', 'ana'), payments }
  expect(toVersion(form).payments).toBe(payments)
  expect(formVersionSchema.parse(toVersion(form)).payments).toEqual(payments)
  const { payments: _none, ...older } = form
  expect(formSchema.parse(older).payments).toEqual([])
})

it('EDIT-13 older payments without ids are told apart by their position', () => {
  const form = { ...newForm('f', 'ana'), payments: [{ sections: [{}, { id: 'platea' }] }, { id: 'feria' }] }
  const { payments } = formSchema.parse(form)
  expect(payments.map(({ id }) => id)).toEqual(['n0', 'feria'])
  expect(payments[0]?.sections.map(({ id }) => id)).toEqual(['n0', 'platea'])
  expect(payments[0]).toMatchObject({
    name: '',
    currencyType: { diminutive: 'EUR' },
    quantyTicketsMaxPerTransaction: 0,
  })
  expect(payments[0]?.sections[0]).toMatchObject({ sectionName: '', sectionPrice: -1, sectionQuantyLeft: -1 })
})
