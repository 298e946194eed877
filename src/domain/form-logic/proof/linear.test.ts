/** What is said to be impossible for any numbers, against the numbers of a small range. */
import { decimal } from '../../logic/decimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reader } from '../../logic/scope'
import { passes } from '../../logic/value'
import { aSection, questions, TYPED } from '../../../testing/builders'
import { check } from '../testing/filling'
import { neverTogether } from './linear'
import { modelOf } from './model'

const NAMES = ['a', 'b', 'c']
const ofNumbers = (formulas: readonly string[]) => {
  const model = modelOf([
    aSection({
      id: 's',
      preguntas: questions(...NAMES.map((id) => ({ id, ...TYPED.integer }))),
      validaciones: formulas.map((formula, at) => check(formula, { id: `v${at}` })),
    }),
  ])
  return { model, rules: model.rules }
}
const never = (formulas: readonly string[], outcomes: readonly boolean[] = []): boolean => {
  const { model, rules } = ofNumbers(formulas)
  expect(rules).toHaveLength(formulas.length)
  const wanted = rules.map((rule, at) => ({ rule, is: outcomes[at] ?? true }))
  return neverTogether(model, wanted, { given: new Set(NAMES), blank: new Set() })
}

describe('comparisons that are never all true', () => {
  it.each([
    [['{{a}} > {{b}}', '{{b}} > {{a}}']],
    [['{{a}} > {{b}}', '{{b}} >= {{a}}']],
    [['{{a}} >= {{b}}', '{{b}} > {{c}}', '{{c}} >= {{a}}']],
    [['{{a}} + {{b}} < 6', '{{a}} >= 3 and {{b}} >= 3']],
    [['2 * {{a}} = 7 - {{b}}', '{{b}} > 7']],
    [['{{a}} - {{b}} > 2', 'not ({{a}} > 5 or {{c}} > {{b}})', '{{b}} > 4']],
    [['abs({{a}}) > 3', 'abs({{a}}) < 2']],
  ])('LOGIC-07 %j', (formulas) => {
    expect(never(formulas)).toBe(true)
  })

  it.each([
    [['{{a}} >= {{b}}', '{{b}} >= {{a}}']],
    [['{{a}} + {{b}} <= 6', '{{a}} >= 3 and {{b}} >= 3']],
    [['abs({{a}}) > 3', 'abs({{b}}) < 2']],
    [['{{a}} > {{b}} or {{a}} > {{c}}', '{{b}} > {{a}}']],
  ])('LOGIC-07 nothing is said of %j', (formulas) => {
    expect(never(formulas)).toBe(false)
  })

  it('LOGIC-07 what is to be false is turned round', () => {
    expect(never(['{{a}} >= {{b}}', '{{a}} > {{b}}'], [false, true])).toBe(true)
    expect(never(['{{a}} > {{b}}', '{{a}} >= {{b}}'], [false, true])).toBe(false)
  })

  const term = fc.constantFrom(
    '{{a}}',
    '{{b}}',
    '{{c}}',
    '{{a}} + {{b}}',
    '{{b}} - {{c}}',
    '2 * {{c}}',
    '1',
    '4',
  )
  const compared = fc
    .tuple(term, fc.constantFrom('<', '<=', '>', '>=', '='), term)
    .map((parts) => parts.join(' '))
  const formula = fc.oneof(
    compared,
    fc.tuple(compared, fc.constantFrom('and', 'or'), compared).map((parts) => parts.join(' ')),
    compared.map((one) => `not (${one})`),
  )
  const numbers = [0, 1, 2, 3, 5, 9].map((one) => decimal(one))

  it('LOGIC-07 is never said where some numbers fulfil all', () => {
    let said = 0
    const wanted = fc.array(fc.tuple(formula, fc.boolean()), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(wanted, (each) => {
        const formulas = each.map(([one]) => one)
        if (
          !never(
            formulas,
            each.map(([, is]) => is),
          )
        )
          return
        said += 1
        const { rules } = ofNumbers(formulas)
        for (const a of numbers)
          for (const b of numbers)
            for (const c of numbers) {
              const values = new Map([
                ['a', a],
                ['b', b],
                ['c', c],
              ])
              const reader: Reader = { value: (id) => values.get(id) ?? null, size: () => 0, today: null }
              const isMet = rules.every((rule, at) => passes(rule.run({}, reader)) === each[at]?.[1])
              expect([formulas, isMet]).toEqual([formulas, false])
            }
      }),
      { numRuns: 500 },
    )
    expect(said).toBeGreaterThan(50)
  })
})
