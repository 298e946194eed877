/** Functions over all rows of a list: what is blank in a row is passed over. */
import { decimal, type Decimal } from './decimal'
import type { Run } from './compiled'
import type { FunctionSpec, Param } from './function-spec'
import { order } from './functions'
import { rowsOver } from './runs'
import { isNumber, UNASKED, type Value, type ValueType } from './value'

/** What a function makes of the values of all rows. */
type Aggregate = (values: readonly Value[]) => Value
const numbersIn = (values: readonly Value[]): Decimal[] => values.filter(isNumber)
const sum = (values: readonly Value[]): Decimal =>
  numbersIn(values).reduce((total, one) => total.plus(one), decimal(0))
const furthest =
  (sign: 1 | -1): Aggregate =>
  (values) =>
    values.reduce((best, one) => {
      if (one === null) return best
      return best === null || order(one, best) * sign > 0 ? one : best
    }, null)

function average(values: readonly Value[]): Value {
  const count = numbersIn(values).length
  return count === 0 ? null : sum(values).div(decimal(count))
}

export const AGGREGATES: Record<string, { of: Param; result: ValueType | 'same'; all: Aggregate }> = {
  sum: { of: 'number', result: 'number', all: sum },
  count: {
    of: 'any',
    result: 'number',
    all: (values) => decimal(values.filter((one) => one !== null).length),
  },
  average: { of: 'number', result: 'number', all: average },
  any: { of: 'yesNo', result: 'yesNo', all: (values) => values.includes(true) },
  all: { of: 'yesNo', result: 'yesNo', all: (values) => values.every((one) => one === true) },
  min: { of: 'ordered', result: 'same', all: furthest(-1) },
  max: { of: 'ordered', result: 'same', all: furthest(1) },
}

/** `min` and `max` of several values beside each other; of one, they are aggregates. */
export const FURTHEST: Record<'min' | 'max', FunctionSpec> = {
  min: { ...{ params: ['ordered', 'ordered'], rest: 'ordered', result: 'same' }, run: furthest(-1) },
  max: { ...{ params: ['ordered', 'ordered'], rest: 'ordered', result: 'same' }, run: furthest(1) },
}

/** What comes of all rows: those that do not ask are passed over, and a check waits for a list that is not asked. */
export const overRows =
  (over: readonly string[], run: Run, all: Aggregate): Run =>
  (rows, reader) => {
    const values = rowsOver(over, rows, reader).map((one) => run(one, reader))
    const asked = values.filter((one) => one !== UNASKED)
    const isAsked = values.length > 0 ? asked.length > 0 : reader.size(over[0] ?? '', rows) >= 0
    return isAsked ? all(asked) : UNASKED
  }
