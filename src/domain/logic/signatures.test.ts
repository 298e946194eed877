import { expect, it } from 'vitest'
import { AGGREGATES } from './aggregates'
import './every-function'
import { functionNamed } from './functions'
import { NUMBER_FUNCTIONS } from './number-functions'
import { DIGIT_FUNCTIONS, seldom } from './seldom'
import { SIGNATURES, type Signature } from './signatures'

const named = new Map(SIGNATURES.map((one) => [one.name, one]))
const isCalled = (name: string): boolean => /^[a-z]\w*$/.test(name) && name !== 'negate'
/** Those that `compile.ts` reads by itself, and those of any value. */
const AROUND = ['attribute', 'blank', 'coalesce', 'count_checked', 'if', 'is_blank', 'is_checked', 'lookup']

it('LOGIC-05 every function of formulas is among those that are offered, and no other', () => {
  const known = [
    ...[NUMBER_FUNCTIONS, AGGREGATES].flatMap(Object.keys),
    ...[
      ...DIGIT_FUNCTIONS,
      ...seldom('functions').keys(),
      ...AROUND,
      'matches',
      'row_number',
      'time',
      'today',
    ],
  ]
  expect([...named.keys()]).toEqual([...new Set(known.filter(isCalled))].sort())
})

it('LOGIC-05 what a function is said to take is what it takes', () => {
  for (const [name, { of }] of Object.entries(AGGREGATES))
    expect(named.get(name)).toEqual({ name, params: [of], optional: 0, isOverRows: true })
  for (const [name, { params, optional, rest, isOverRows }] of named) {
    const spec = functionNamed(name)
    // A day of a moment is taken by itself, and an age of today.
    if (!spec || isOverRows || name === 'date' || name === 'age') continue
    const takes: Partial<Signature> = { params: spec.params, optional: spec.optional ?? 0 }
    expect({ name, params, optional, rest }).toEqual({ name, ...takes, rest: spec.rest })
  }
})
