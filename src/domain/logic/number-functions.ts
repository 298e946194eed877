/** What is calculated by signs. All of them are exact, but division, which has twenty decimals. */
import type { Decimal } from './decimal'
import { of, type FunctionSpec } from './function-spec'
import { bounded, isNumber } from './value'

const two = (run: (one: Decimal, other: Decimal) => Decimal | null): FunctionSpec => ({
  params: ['number', 'number'],
  result: 'number',
  run: of(isNumber, (one, other) => {
    const result = one && other ? run(one, other) : null
    return result && bounded(result)
  }),
})

export const one = (run: (number: Decimal) => Decimal): FunctionSpec => ({
  params: ['number'],
  result: 'number',
  run: of(isNumber, (number) => (number ? run(number) : null)),
})

export const NUMBER_FUNCTIONS: Record<string, FunctionSpec> = {
  '+': two((left, right) => left.plus(right)),
  '-': two((left, right) => left.minus(right)),
  '*': two((left, right) => left.times(right)),
  '/': two((left, right) => (right.figures === 0n ? null : left.div(right))),
  negate: one((number) => number.neg()),
}
