import { describe, expect, it } from 'vitest'
import type { Case } from '../form/case'
import { aSection, questions, TYPED } from '../../testing/builders'
import { numberText, type Value } from '../logic/value'
import { exampleOf } from './example'

const SECTIONS = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'age', ...TYPED.integer },
      { id: 'fee', ...TYPED.decimal, calculo: '{{age}} * 2.5' },
    ),
  }),
  aSection({ id: 'r', orden: 1, repetible: true, preguntas: questions({ id: 'price', ...TYPED.integer }) }),
]
const KEPT: Case = {
  ...{ id: 'c', nombre: 'Adulta', dia: '2026-10-05', espera: [] },
  dado: [
    { parte: 'age', fila: 0, valor: '40' },
    { parte: 'r', fila: 0, valor: '2' },
    { parte: 'price', fila: 0, valor: '3' },
    { parte: 'price', fila: 1, valor: '4' },
  ],
}
const said = (value: Value | undefined) =>
  typeof value === 'object' && value !== null && 'figures' in value ? numberText(value) : value

describe('what a formula comes to while it is typed', () => {
  it.each<[string, string, string, Value]>([
    ['{{fee}} + 1', '', 'number', '101'],
    ['{{age}} >= 18', 'fee', 'yesNo', true],
    ['sum({{price}})', '', 'number', '7'],
    ['{{price}} * 2', 'price', 'number', '6'],
    ['year(today())', '', 'number', '2026'],
    ['{{age}} + blank()', '', 'number', null],
  ])('LOGIC-05 %s in the rule of «%s» is a %s: %s', (formula, own, is, value) => {
    const example = exampleOf(formula, SECTIONS, own, KEPT)
    expect(example?.type.is).toBe(is)
    expect(said(example?.value)).toBe(value)
    expect(exampleOf(formula, SECTIONS, own, undefined)?.type).toEqual(example?.type)
  })

  it.each<[string, Value | undefined, string[]]>([
    ['{{age}} * 2', '20', ['age']],
    ['{{age}} >= 18 and {{fee}} > 1', false, ['age', 'fee']],
    ['sum({{price}})', '10', ['price']],
    ['count({{r}})', undefined, []],
    ['year(today())', undefined, []],
    ['{{age}} + blank()', undefined, []],
  ])('LOGIC-05 without a case, %s comes to %s with answers that are made up', (formula, value, named) => {
    const example = exampleOf(formula, SECTIONS, '', undefined)
    expect(said(example?.value)).toBe(value)
    expect((example?.given ?? []).map(({ part }) => part.definition.id)).toEqual(named)
  })

  it.each(['', '{{gone}}', '{{price}} * 2', '1 +'])('LOGIC-06 «%s» comes to nothing yet', (formula) => {
    expect(exampleOf(formula, SECTIONS, '', KEPT)).toBeNull()
  })
})
