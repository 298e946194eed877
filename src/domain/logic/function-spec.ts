import { cleanValue } from '../text/clean'
import { isText, type Value, type ValueType } from './value'

/**
 * What an argument has to be: a type, `any` of them, or the `same` as the other arguments that are so marked; `ordered`
 * is the same and has an order (numbers, days, times).
 */
export type Param = ValueType | 'any' | 'same' | 'ordered'

export interface FunctionSpec {
  params: readonly Param[]
  /** How many of them may be left out at the end. */
  optional?: number
  /** What any further arguments are; without it there are none. */
  rest?: Param
  result: ValueType | 'same'
  /** It is asked even when an argument is blank. */
  takesBlank?: true
  /** And in a check even when an argument is not asked. */
  takesUnasked?: true
  /** It looks at the files of the answer that it names too. */
  takesFiles?: true
  /** @param files how many, where it looks at those; below 0 where their answer is not asked */
  run: (args: readonly Value[], files?: number) => Value
}

/** A function whose arguments are all of one type, which is asked only when all of them are known. */
export const of = <T extends Value>(
  is: (value: Value) => value is T,
  run: (...args: T[]) => Value,
): ((args: readonly Value[]) => Value) => {
  const isEach = (args: readonly Value[]): args is readonly T[] => args.every(is)
  return (args) => (isEach(args) ? run(...args) : null)
}

/** Whether a text is something, as it is written: not whether that exists. */
export const checkOfText = (isOne: (text: string) => boolean): FunctionSpec => ({
  params: ['text'],
  result: 'yesNo',
  run: of(isText, (text = '') => isOne(cleanValue(text))),
})
