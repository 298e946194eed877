/** What is shown is what counts: formulas read a calculated answer as it is rounded (decision 126). */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aSection, aVersion, CLOCK, questions, TYPED } from '../../testing/builders'
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { addRow } from '../answer/repeatable'
import { assembleSections } from '../answering/whole'
import type { Section } from '../form/section'
import { initialStateOf } from './initial-state'
import { at, BEGUN, check, filling } from './testing/filling'

const decimal = (id: string, calculo = '') => ({ id, ...TYPED.decimal, calculo })
const BILL = [
  aSection({
    ...{ id: 'lines', repetible: true },
    preguntas: questions(decimal('price'), decimal('third', '{{price}} / 3')),
  }),
  aSection({
    ...{ id: 'sum', orden: 1 },
    preguntas: questions(
      decimal('total', 'sum({{third}})'),
      decimal('thrice', '{{total}} * 3'),
      decimal('whole', 'sum({{price}}) / 3 * 3'),
      { ...decimal('paid', '{{total}}'), validaciones: [check('{{paid}} >= 10')] },
    ),
  }),
]

const cents = (shown: string): bigint => {
  const [whole = '', part = ''] = shown.split(',')
  return BigInt(whole + part.padEnd(2, '0'))
}

function billOf(prices: readonly string[]) {
  const form = filling(BILL)
  for (const [row, price] of prices.entries()) {
    if (row > 0) form.change((sections) => addRow(sections, 0, CLOCK))
    form.say(at(0, 0, { row }), price)
  }
  return form
}
const answersIn = (sections: readonly Section[]) =>
  sections.flatMap(({ preguntas, seccionesRepetibles }) =>
    [preguntas, ...seccionesRepetibles.map((one) => one.preguntas)].flat().map(({ respuesta }) => respuesta),
  )

it('LOGIC-03 a total is that of the lines as they are shown, to the cent', () => {
  const price = fc.integer({ min: 0, max: 99_999 }).map((one) => `${Math.floor(one / 100)},${one % 100}`)
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 4 }), (prices) => {
      const form = billOf(prices)
      const lines = prices.map((_, row) => cents(form.answer(at(0, 1, { row })) ?? ''))
      const total = lines.reduce((sum, one) => sum + one, 0n)
      expect(cents(form.answer(at(1, 0)) ?? '')).toBe(total)
      expect(cents(form.answer(at(1, 1)) ?? '')).toBe(total * 3n)
    }),
    { numRuns: 50 },
  )
})

it('LOGIC-03 within one formula nothing is rounded', () => {
  const form = billOf(['1'])
  expect([0, 1, 2].map((question) => form.answer(at(1, question)))).toEqual(['0,33', '0,99', '1'])
})

it('LOGIC-03 a check says of a number what the person sees of it', () => {
  // 9.996, which is shown as 10.
  const form = billOf(['29,99'])
  expect(form.answer(at(1, 3))).toBe('10')
  expect(form.problems()).toEqual([])
})

it('LOGIC-03 browser, server and a replay from the stored answer come to the same', () => {
  const form = billOf(['1', '29,99', '0,01'])
  const version = aVersion({ secciones: BILL })
  const stored = compactSections(form.now())
  expect(contentFaults(version, stored, BEGUN)).toEqual([])
  expect(answersIn(assembleSections(BILL, stored, BEGUN))).toEqual(answersIn(form.now()))
  const rule = { id: 'r', si: '{{paid}} = {{total}} and {{thrice}} = {{total}} * 3', estado: 'same' }
  expect(initialStateOf([rule], BILL, form.now(), BEGUN)).toBe('same')
})

it('LOGIC-14 a total that was sent of numbers that were not rounded is marked', () => {
  const sections = billOf(['30']).now()
  const raw = sections.map((section, index) => ({
    ...section,
    preguntas: section.preguntas.map((one) =>
      index === 1 && one.id === 'thrice' ? { ...one, respuesta: '1' } : one,
    ),
  }))
  expect(contentFaults(aVersion({ secciones: BILL }), compactSections(raw), BEGUN)).toEqual(['parts'])
})
