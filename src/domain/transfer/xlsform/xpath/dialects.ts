/** Functions that a program of XLSForm adds to those that all of them have. */
import { asNumber, asYesNo, call, isBlank, numberConstant, of, yesNo } from '../../formula/typed-expression'
import { Untranslatable } from '../../untranslatable'
import { asDay } from './dates'
import { argument, type Make } from './make'

/** Which row it is in, of the repeat around it; of another it is not known. */
export const dialectIndex: Make = (args, { repeat }) => {
  if (args.length > 0 || repeat === null) throw new Untranslatable('formulaFunction', 'index')
  return of('number', call('row_number'), true)
}

export const isEmpty: Make = (args, { say }) => yesNo(isBlank(say(argument(args, 0, 'empty'))))

/** Whole months from one day to another. */
export const monthsFrom: Make = (args, { say }) => {
  const [from, to] = [0, 1].map((at) => asDay(say(argument(args, at, 'difference-in-months'))).expression)
  if (!from || !to) throw new Untranslatable('formulaFunction', 'difference-in-months')
  return of('number', call('months_between', from, to), true)
}

/** The id of the repeat whose rows an argument goes over, from outside of it. */
const over = (args: Parameters<Make>[0], name: string, { named, repeat }: Parameters<Make>[1]): void => {
  const meaning = named(argument(args, 0, name))
  const rows = meaning?.is === 'question' ? meaning.repeat : null
  if (rows === null || rows === repeat) throw new Untranslatable('formulaFunction', name)
}

/** In how many rows a condition holds. */
export const countIf: Make = (args, translator) => {
  over(args, 'count-if', translator)
  const holds = asYesNo(translator.say(argument(args, 1, 'count-if')))
  const [one, none] = [numberConstant('1').expression, numberConstant('0').expression]
  return of('number', call('sum', call('if', holds, one, none)), true)
}

/** The sum of an answer over the rows in which a condition holds. */
export const sumIf: Make = (args, translator) => {
  over(args, 'sum-if', translator)
  const operand = translator.say(argument(args, 0, 'sum-if'))
  const holds = asYesNo(translator.say(argument(args, 1, 'sum-if')))
  const counted = call('if', holds, asNumber(operand), numberConstant('0').expression)
  return of('number', call('sum', counted), operand.isWhole)
}
