/** Functions of XLSForm that go over the rows of a repeat. */
import type { Expression } from '../../../logic/expression'
import {
  asNumber,
  both,
  call,
  literal,
  MOST_CHOICES,
  of,
  reference,
  sectionReference,
  type Subject,
  type TypedExpression,
} from '../../formula/typed-expression'
import { Untranslatable } from '../../untranslatable'
import type { Translator } from './context'
import { argument, type Make } from './make'
import type { Xpath } from './parse'

/** Whether an answer stands in rows that are around others of the expression: it is a list there. */
const isList = (part: Xpath, { named, repeat }: Translator): boolean => {
  const meaning = named(part)
  return meaning?.is === 'question' && meaning.repeat !== null && meaning.repeat !== repeat
}

export const ofRows =
  (name: 'sum' | 'min' | 'max'): Make =>
  (args, translator) => {
    const first = argument(args, 0, name)
    const operands = args.map(translator.say)
    const [only] = operands
    if (args.length === 1 && only) {
      const isDay = only.is === 'date' && name !== 'sum'
      const value = isDay ? only.expression : asNumber(only)
      if (!isInRows(first, translator)) return of(isDay ? 'date' : 'number', value, only.isWhole)
      return of(isDay ? 'date' : 'number', call(name, value), only.isWhole)
    }
    const isWhole = operands.every((one) => one.isWhole === true)
    const numbers = operands.map((one, at) => {
      const part = args[at]
      return part && isList(part, translator) ? call(name, asNumber(one)) : asNumber(one)
    })
    if (name !== 'sum') return of('number', call(name, ...numbers), isWhole)
    return of(
      'number',
      numbers.reduce((total, one) => call('+', total, one)),
      isWhole,
    )
  }

/** Whether an expression names something in rows: what adds up goes over all of them. */
function isInRows(part: Xpath, translator: Translator): boolean {
  if (part.is === 'call') return part.args.some((one) => isInRows(one, translator))
  if (part.is === 'pair') return [part.left, part.right].some((one) => isInRows(one, translator))
  const meaning = translator.named(part)
  return meaning?.is === 'question' && meaning.repeat !== null
}

export const count: Make = (args, translator) => {
  const meaning = translator.named(argument(args, 0, 'count'))
  const section =
    meaning?.is === 'repeat' ? meaning.id : meaning?.is === 'question' ? meaning.repeat : undefined
  if (section === undefined || section === null) throw new Untranslatable('formulaFunction', 'count')
  return of('number', call('count', sectionReference(section)), true)
}

/** The code of what was chosen in the one row of which a condition holds. */
function chosenIn(subject: Subject, isRow: Expression): TypedExpression {
  if (subject.choices.length > MOST_CHOICES) throw new Untranslatable('formulaLong', subject.name)
  const code = subject.choices.reduceRight<Expression>(
    (otherwise, choice) =>
      call(
        'if',
        call('any', both(isRow, call('=', reference(subject.id), reference(subject.id, choice.id)))),
        literal(choice.code),
        otherwise,
      ),
    call('blank'),
  )
  return of('text', code)
}

/** The answer of one row. Ours adds up rows: a text cannot be found that way. */
export const indexed: Make = (args, translator) => {
  const operand = translator.say(argument(args, 0, 'indexed-repeat'))
  const row = translator.say(argument(args, 2, 'indexed-repeat'))
  const meaning = translator.named(args[1])
  const chosen = operand.subject?.isSingle === true ? operand.subject : null
  const isOrdered = operand.is === 'number' || operand.is === 'date'
  if (
    (!isOrdered && !chosen) ||
    args.length !== 3 ||
    meaning?.is !== 'repeat' ||
    meaning.id === translator.repeat
  )
    throw new Untranslatable('formulaFunction', 'indexed-repeat')
  const isRow = call('=', call('row_number'), asNumber(row))
  if (chosen) return chosenIn(chosen, isRow)
  return of(
    operand.is === 'date' ? 'date' : 'number',
    call('max', call('if', isRow, operand.expression, call('blank'))),
    operand.isWhole,
  )
}

export const position: Make = (args, { repeat }) => {
  const [way] = args
  const isOwn = way?.is === 'path' && way.steps.length === 1 && way.steps[0] === '..'
  if (repeat === null || !isOwn) throw new Untranslatable('formulaFunction', 'position')
  return of('number', call('row_number'), true)
}
