/** The functions of our formulas, each as XLSForm says it. What has no line here is told and left out. */
import type { Expression } from '../../../logic/expression'
import { isText } from '../../../logic/value'
import { shapeOf } from '../../../form/kinds'
import {
  atom,
  both,
  calling,
  choose,
  isNumber,
  isAnswered,
  negative,
  NO_NUMBER,
  NOTHING,
  pair,
  quoted,
  type Printed,
} from './text'
import { filesBeside } from './files'
import { Unsayable } from './unsayable'
import type { XPathPrinter } from './printer'

type Make = (args: readonly Expression[], printer: XPathPrinter) => Printed

const argument = (args: readonly Expression[], at: number, name: string): Expression => {
  const found = args[at]
  if (!found) throw new Unsayable(name)
  return found
}

const arithmetic =
  (name: string, sign: string): Make =>
  (args, { print }) =>
    pair(print(argument(args, 0, name)), sign, print(argument(args, 1, name)))

const plainly =
  (name: string, called: string): Make =>
  (args, { print }) =>
    calling(called, ...args.map((arg) => (arg ? print(arg) : atom(name))))

/** A text, where a number that is none would be the word for that. */
function text(at: Expression, { print, typeOf, isPlain }: XPathPrinter, name: string): Printed {
  const type = typeOf(at)
  if (type === 'yesNo' || type === 'options' || type === 'place') throw new Unsayable(name)
  const printed = print(at)
  return type === 'number' && !isPlain(at) ? choose(isNumber(printed), printed, NOTHING) : printed
}

/** What is asked of a text that is not there does not hold. */
function ofTexts(name: string, called: string): Make {
  return (args, printer) => {
    const asked = calling(called, ...args.map((arg) => text(arg, printer, name)))
    return args
      .filter((arg) => !printer.isKnown(arg))
      .map((arg) => isAnswered(printer.print(arg)))
      .reduceRight((rest, guard) => both(guard, rest), asked)
  }
}

const length: Make = (args, printer) => {
  const of = argument(args, 0, 'length')
  const printed = text(of, printer, 'length')
  const counted = calling('string-length', printed)
  return printer.isKnown(of) ? counted : choose(isAnswered(printed), counted, NO_NUMBER)
}

/** By nothing is nothing: XPath has something larger than any number there. */
const divided: Make = (args, { print }) => {
  const by = argument(args, 1, '/')
  const whole = pair(print(argument(args, 0, '/')), 'div', print(by))
  const isNone = by.kind === 'literal' && String(by.value) === '0'
  if (isNone) throw new Unsayable('/')
  return by.kind === 'literal' ? whole : choose(pair(print(by), '!=', atom('0')), whole, NO_NUMBER)
}

const coalesce: Make = (args, printer) => {
  const [first, ...others] = args
  if (!first) throw new Unsayable('coalesce')
  if (others.length === 0) return printer.print(first)
  const types = args.map(printer.typeOf)
  if (types.some((type) => type === 'yesNo' || type === 'place')) throw new Unsayable('coalesce')
  const value = (at: Expression): Printed => (types.includes('date') ? printer.day(at) : printer.print(at))
  const rest = others.length === 1 && others[0] ? value(others[0]) : coalesce(others, printer)
  const printed = value(first)
  const isMaybeNone = types[0] === 'number' && !printer.isPlain(first)
  return isMaybeNone ? choose(isNumber(printed), printed, rest) : calling('coalesce', printed, rest)
}

const filesOf = (at: Expression, { questionOf, naming }: XPathPrinter): Printed[] => {
  const part = questionOf(at)
  return part ? filesBeside(part.definition, naming).map((name) => atom(`\${${name}}`)) : []
}

/** There a question takes one file of each sort. */
const countedFiles: Make = (args, printer) => {
  const of = argument(args, 0, 'count_files')
  const part = printer.questionOf(of)
  const files =
    part && shapeOf(part.definition) === 'files'
      ? [atom(`\${${printer.naming.nameOf(part.definition.id)}}`)]
      : filesOf(of, printer)
  const [first, ...others] = files.map((file) => choose(isAnswered(file), atom('1'), atom('0')))
  if (!first) throw new Unsayable('count_files')
  return others.reduce((sum, one) => pair(sum, '+', one), first)
}

const isBlank: Make = (args, printer) => {
  const of = argument(args, 0, 'is_blank')
  const type = printer.typeOf(of)
  if (printer.isPlain(of) && type !== null) return pair(printer.print(of), '=', NOTHING)
  if (type === 'number') return calling('not', isNumber(printer.print(of)))
  if (type !== 'text') throw new Unsayable('is_blank')
  return pair(printer.print(of), '=', NOTHING)
}

/** Not every program asks a pattern of the whole text. */
const whole = (pattern: string): string => (/^\^[^|]*[^|\\]\$$/u.test(pattern) ? pattern : `^(${pattern})$`)

const matches: Make = (args, printer) => {
  const [of, pattern] = [argument(args, 0, 'matches'), argument(args, 1, 'matches')]
  if (pattern.kind !== 'literal' || !isText(pattern.value)) throw new Unsayable('matches')
  const asked = calling('regex', text(of, printer, 'matches'), quoted(whole(pattern.value)))
  return printer.isKnown(of) ? asked : both(isAnswered(printer.print(of)), asked)
}

const isChecked: Make = (args, { naming, self }) => {
  const of = argument(args, 0, 'is_checked')
  if (of.kind !== 'reference' || of.option === null) throw new Unsayable('is_checked')
  const name = of.id === self ? '.' : `\${${naming.nameOf(of.id)}}`
  return calling('selected', atom(name), quoted(naming.codeOf(of.id, of.option)))
}

/** The name of an answer in rows that stand elsewhere: only there is it a list. */
function listed(at: Expression, { naming, here }: XPathPrinter, about: string): Printed {
  const part = at.kind === 'reference' && at.option === null ? naming.part(at.id) : undefined
  const isOutside =
    part && part.named.lists.length > 0 && !part.named.lists.some((list) => here.includes(list))
  if (!part || !isOutside) throw new Unsayable(about)
  return atom(`\${${naming.nameOf(part.definition.id)}}`)
}

/** `max(if(row_number() = 2, {{x}}, blank()))` is the answer of one row. */
function ofOneRow(at: Expression, printer: XPathPrinter): Printed | null {
  if (at.kind !== 'call' || at.name !== 'if') return null
  const [when, value, none] = at.args
  const [place, row] = when?.kind === 'call' && when.name === '=' ? when.args : []
  const isOne =
    place?.kind === 'call' && place.name === 'row_number' && none?.kind === 'call' && none.name === 'blank'
  if (!isOne || !value || !row) return null
  const name = listed(value, printer, 'max')
  const list = value.kind === 'reference' ? printer.naming.part(value.id)?.named.lists.at(-1) : undefined
  const [is, section] = list?.split(':') ?? []
  if (is !== 'section' || section === undefined) throw new Unsayable('max')
  return calling('indexed-repeat', name, atom(`\${${printer.naming.nameOf(section)}}`), printer.print(row))
}

const furthest =
  (name: 'min' | 'max'): Make =>
  (args, printer) => {
    const [only] = args
    if (args.length === 1 && only)
      return ofOneRow(only, printer) ?? calling(name, listed(only, printer, name))
    if (args.some((arg) => printer.typeOf(arg) !== 'number')) throw new Unsayable(name)
    return calling(name, ...args.map(printer.print))
  }

const counted = (args: readonly Expression[], printer: XPathPrinter): Printed => {
  const of = argument(args, 0, 'count')
  const part = of.kind === 'reference' ? printer.naming.part(of.id) : undefined
  return calling(part?.is === 'section' ? 'count' : 'count-non-empty', listed(of, printer, 'count'))
}

const average: Make = (args, printer) => {
  const list = listed(argument(args, 0, 'average'), printer, 'average')
  const count = calling('count-non-empty', list)
  return choose(pair(count, '!=', atom('0')), pair(calling('sum', list), 'div', count), NO_NUMBER)
}

const partOfDay =
  (name: string, pattern: string): Make =>
  (args, { day }) =>
    calling('number', calling('format-date', day(argument(args, 0, name)), quoted(pattern)))

const asDays = (at: Expression, { day }: XPathPrinter): Printed => calling('decimal-date-time', day(at))

/** 20261005 less 19901006 has the years before its last four figures. */
const age: Make = (args, printer) => {
  const written = (printed: Printed): Printed =>
    calling('number', calling('format-date', printed, quoted('%Y%m%d')))
  const [from, to] = args
  if (!from) throw new Unsayable('age')
  const until = to ? printer.day(to) : calling('today')
  return calling('int', pair(pair(written(until), '-', written(printer.day(from))), 'div', atom('10000')))
}

const rowNumber: Make = (_args, { here }) => {
  if (!here.some((list) => list.startsWith('section:'))) throw new Unsayable('row_number')
  return calling('position', atom('..'))
}

export const FUNCTIONS: Readonly<Record<string, Make>> = {
  '+': arithmetic('+', '+'),
  '-': arithmetic('-', '-'),
  '*': arithmetic('*', '*'),
  '/': divided,
  negate: (args, { print }) => negative(print(argument(args, 0, 'negate'))),
  abs: plainly('abs', 'abs'),
  floor: plainly('floor', 'floor'),
  ceil: plainly('ceil', 'ceiling'),
  round: plainly('round', 'round'),
  number: plainly('number', 'number'),
  trim: (args, printer) => calling('normalize-space', text(argument(args, 0, 'trim'), printer, 'trim')),
  concat: (args, printer) => calling('concat', ...args.map((arg) => text(arg, printer, 'concat'))),
  length,
  contains: ofTexts('contains', 'contains'),
  starts_with: ofTexts('starts_with', 'starts-with'),
  matches,
  coalesce,
  is_blank: isBlank,
  is_checked: isChecked,
  count_checked: (args, { print }) => calling('count-selected', print(argument(args, 0, 'count_checked'))),
  min: furthest('min'),
  max: furthest('max'),
  sum: (args, printer) => calling('sum', listed(argument(args, 0, 'sum'), printer, 'sum')),
  count: counted,
  count_files: countedFiles,
  average,
  today: () => calling('today'),
  year: partOfDay('year', '%Y'),
  month: partOfDay('month', '%n'),
  day: partOfDay('day', '%e'),
  add_days: (args, printer) =>
    calling(
      'date',
      pair(asDays(argument(args, 0, 'add_days'), printer), '+', printer.print(argument(args, 1, 'add_days'))),
    ),
  days_between: (args, printer) =>
    calling(
      'round',
      pair(
        asDays(argument(args, 1, 'days_between'), printer),
        '-',
        asDays(argument(args, 0, 'days_between'), printer),
      ),
    ),
  age,
  row_number: rowNumber,
  lookup: (args, { columnOf, listOf, questionOf, print }) => {
    const [answer, name] = [argument(args, 0, 'lookup'), argument(args, 1, 'lookup')]
    const question = questionOf(answer)
    const column = name.kind === 'literal' && isText(name.value) ? name.value : null
    // A table stays here.
    if (!question || column === null || shapeOf(question.definition) !== 'option')
      throw new Unsayable('lookup')
    const list = quoted(listOf(question.definition.id)).text
    return atom(`instance(${list})/root/item[name = ${print(answer).text}]/${columnOf(column)}`)
  },
  attribute: (args, { columnOf }) => {
    const name = argument(args, 0, 'attribute')
    if (name.kind !== 'literal' || !isText(name.value)) throw new Unsayable('attribute')
    return atom(columnOf(name.value))
  },
}
