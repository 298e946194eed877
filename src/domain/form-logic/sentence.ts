/**
 * Rules as sentences: «all of: Age is at least 18, any of: Pets is Yes, Garden is Yes». What is a sentence can be typed as
 * a formula and read as a sentence again (LOGIC-05); what says more than a sentence stays a formula.
 */
import type { Call, Expression, Literal, Reference } from '../logic/expression'
import { parse } from '../logic/parse'
import { formulaOf } from '../logic/print'
import type { Type } from '../logic/scope'
import { decimal } from '../logic/decimal'
import { isNumber, isText, numberIn, numberText, textValue } from '../logic/value'
import { dayPart, isCalendarDay, isTimeOfDay } from '../wall-clock'

export type Operator =
  | 'is'
  | 'isNot'
  | 'less'
  | 'atMost'
  | 'more'
  | 'atLeast'
  | 'contains'
  | 'isYes'
  | 'isNo'
  | 'isChecked'
  | 'isNotChecked'
  | 'isBlank'
  | 'isNotBlank'
  | 'hasFiles'
  | 'hasNoFiles'

export interface Condition {
  /** Id of a question or a branch. */
  part: string
  /** Of what is picked there: the column that is looked at; the answer itself when left out. */
  column?: string
  operator: Operator
  /** A number with a point, a day, a time, a text, or the id of an option; '' where the operator needs none. */
  value: string
}

/** Whether all conditions have to hold, or any. */
export type Join = 'and' | 'or'

/** Conditions that stand together in a sentence: any of them in one that asks for all, and the other way round. */
export interface ConditionGroup {
  conditions: readonly Condition[]
}

export interface Sentence {
  join: Join
  conditions: readonly (Condition | ConditionGroup)[]
}

/** Whether it is a group of conditions. */
export const isGroup = (term: Condition | ConditionGroup): term is ConditionGroup => 'conditions' in term

/** How the conditions of a group are joined in a sentence that is joined so. */
export const joinWithin = (join: Join): Join => (join === 'and' ? 'or' : 'and')

const COMPARED: Partial<Record<Operator, string>> = {
  ...{ is: '=', isNot: '!=', less: '<', atMost: '<=', more: '>', atLeast: '>=' },
}
const ORDERED: readonly Operator[] = ['is', 'isNot', 'less', 'atMost', 'more', 'atLeast']
/** The operator that compares as a sign of a formula does; undefined for a sign that compares nothing. */
export const operatorOf = (sign: string): Operator | undefined =>
  ORDERED.find((one) => COMPARED[one] === sign)
const GIVEN: readonly Operator[] = ['isBlank', 'isNotBlank']

/** What can be said of the files beside an answer. */
export const OF_FILES: readonly Operator[] = ['hasFiles', 'hasNoFiles']

/** What can be said of an answer of a type. */
export function operatorsOf({ is }: Type, isMultiple: boolean): readonly Operator[] {
  if (is === 'yesNo') return ['isYes', 'isNo']
  if (is === 'text') return ['is', 'isNot', 'contains', ...GIVEN]
  if (is === 'options')
    return isMultiple ? ['isChecked', 'isNotChecked', ...GIVEN] : ['is', 'isNot', ...GIVEN]
  return is === 'place' ? GIVEN : [...ORDERED, ...GIVEN]
}

/** What can be said of what stands in a column: numbers are compared by size. */
export const OF_COLUMNS: readonly Operator[] = ['is', 'isNot', 'contains', ...ORDERED.slice(2), ...GIVEN]

const isBySize = (operator: Operator): boolean => ORDERED.indexOf(operator) > 1

/**
 * The type as which a condition compares: that of the answer; a column is compared by size as a number, and else as a text.
 * @param type of the answer
 */
export const comparedAs = ({ column, operator }: Omit<Condition, 'part' | 'value'>, type: Type): Type =>
  column === undefined ? type : { is: isBySize(operator) ? 'number' : 'text' }

/** Whether an operator compares with something. */
export const takesValue = (operator: Operator): boolean =>
  ![...GIVEN, ...OF_FILES, 'isYes', 'isNo'].includes(operator)

const NONE = decimal(0)
const NOWHERE = { from: 0, to: 0 }
const call = (name: string, ...args: Expression[]): Call => ({ kind: 'call', name, args, ...NOWHERE })
const refer = (id: string, option: string | null = null): Reference => ({
  ...{ kind: 'reference', id, option, ...NOWHERE },
})
const literal = (value: Literal['value']): Literal => ({ kind: 'literal', value, ...NOWHERE })

/** How days and times of day are written; a moment is compared with one, or with a whole day. */
const isWritten: Partial<Record<Type['is'], (value: string) => boolean>> = {
  ...{ date: isCalendarDay, time: isTimeOfDay, moment: (value) => dayPart(value) !== '' },
}

/** The value of a condition; null where it is not whole. */
function operand({ part, operator, value }: Condition, { is }: Type): Expression | null {
  if (is === 'options') return value === '' ? null : refer(part, value)
  if (is === 'number') {
    const number = numberIn(value)
    if (!number) return null
    return number.figures < 0n ? call('negate', literal(number.abs())) : literal(number)
  }
  const text = textValue(value)
  const fits = isWritten[is]?.(value) ?? operator !== 'isYes'
  return text !== null && fits ? literal(text) : null
}

/** One condition as an expression; null where something is still to be said. */
function expressionOf(condition: Condition, type: Type): Expression | null {
  const { part, column, operator } = condition
  const answer = column === undefined ? refer(part) : call('lookup', refer(part), literal(column))
  if (operator === 'isYes') return answer
  if (operator === 'isNo') return call('=', answer, literal(false))
  if (operator === 'isBlank') return call('is_blank', answer)
  if (operator === 'isNotBlank') return call('not', call('is_blank', answer))
  const files = call('count_files', answer)
  if (operator === 'hasFiles') return call('>', files, literal(NONE))
  if (operator === 'hasNoFiles') return call('=', files, literal(NONE))
  const value = operand(condition, comparedAs(condition, type))
  if (!value) return null
  if (operator === 'isChecked') return call('is_checked', value)
  if (operator === 'isNotChecked') return call('not', call('is_checked', value))
  return call(operator === 'contains' ? 'contains' : (COMPARED[operator] ?? '='), answer, value)
}

/**
 * The formula of a sentence: of its conditions that are whole; '' for none.
 * @param typeOf the type of what has an id; undefined for what is gone
 */
export function formulaOfSentence(
  { join, conditions }: Sentence,
  typeOf: (id: string) => Type | undefined,
): string {
  const said = (term: Condition | ConditionGroup): Expression | null => {
    if (isGroup(term)) return joined(joinWithin(join), term.conditions.map(said))
    const type = typeOf(term.part)
    return type ? expressionOf(term, type) : null
  }
  const expression = joined(join, conditions.map(said))
  return expression ? formulaOf(expression) : ''
}

/** What is whole, joined; null where nothing is. */
function joined(join: Join, terms: readonly (Expression | null)[]): Expression | null {
  const [first, ...rest] = terms.flatMap((term) => term ?? [])
  return first ? rest.reduce((left, right) => call(join, left, right), first) : null
}

/** Of which answer it is said, or of which column of what was picked; null where it is said of something else. */
function subjectIn(at: Expression | undefined): Pick<Condition, 'part' | 'column'> | null {
  if (isAnswer(at)) return { part: at.id }
  const [picked, name] = at?.kind === 'call' && at.name === 'lookup' ? at.args : []
  return isAnswer(picked) && name?.kind === 'literal' && isText(name.value)
    ? { part: picked.id, column: name.value }
    : null
}

const isAnswer = (at: Expression | undefined): at is Reference =>
  at?.kind === 'reference' && at.option === null

const isQuoted = (at: Expression | undefined): boolean => at?.kind === 'literal' && isText(at.value)

/** Whether there are files, or none, beside an answer; null for anything else that compares. */
function conditionOfFiles({ name, args: [counted, count] }: Call): Condition | null {
  if (counted?.kind !== 'call' || counted.name !== 'count_files') return null
  const [answer] = counted.args
  if (!isAnswer(answer) || valueIn(count) !== '0' || !['>', '='].includes(name)) return null
  return { part: answer.id, operator: name === '>' ? 'hasFiles' : 'hasNoFiles', value: '' }
}

function valueIn(at: Expression | undefined): string | null {
  if (at?.kind === 'reference') return at.option
  if (at?.kind === 'literal' && isNumber(at.value)) return numberText(at.value)
  if (at?.kind === 'literal' && isText(at.value)) return at.value
  const [inner] = at?.kind === 'call' && at.name === 'negate' ? at.args : []
  const number = inner && valueIn(inner)
  return number === undefined || number === null ? null : `-${number}`
}

function negatedOf([inner]: readonly Expression[]): Condition | null {
  const condition = inner && conditionOf(inner)
  if (condition?.operator === 'isBlank') return { ...condition, operator: 'isNotBlank' }
  return condition?.operator === 'isChecked' ? { ...condition, operator: 'isNotChecked' } : null
}

/** What one expression says; null for what is no condition of a sentence. */
export function conditionOf(at: Expression): Condition | null {
  if (isAnswer(at)) return { part: at.id, operator: 'isYes', value: '' }
  if (at.kind !== 'call') return null
  const [left, right] = at.args
  if (at.name === 'not') return negatedOf(at.args)
  const subject = subjectIn(left)
  if (at.name === 'is_blank' && subject) return { ...subject, operator: 'isBlank', value: '' }
  if (at.name === 'is_checked' && left?.kind === 'reference' && left.option !== null)
    return { part: left.id, operator: 'isChecked', value: left.option }
  if (!subject) return conditionOfFiles(at)
  if (at.name === '=' && right?.kind === 'literal' && right.value === false && isAnswer(left))
    return { ...subject, operator: 'isNo', value: '' }
  const value = valueIn(right)
  const operator = at.name === 'contains' ? 'contains' : operatorOf(at.name)
  if (!operator || value === null) return null
  // A column is compared by size with a number, and else with a text: anything else says more than a sentence.
  const fits =
    subject.column === undefined || (isBySize(operator) ? numberIn(value) !== null : isQuoted(right))
  return fits ? { ...subject, operator, value } : null
}

/** The parts of a chain of `and`, or of `or`. */
export const chainOf = (at: Expression, name: string): Expression[] =>
  at.kind === 'call' && at.name === name ? at.args.flatMap((arg) => chainOf(arg, name)) : [at]

/** Every term of a chain as what it says; null where one says more. */
function allOf<Said>(
  at: Expression,
  join: Join,
  say: (term: Expression) => Said | null,
): readonly Said[] | null {
  const terms = chainOf(at, join).map(say)
  const said = terms.flatMap((term) => term ?? [])
  return said.length === terms.length ? said : null
}

function groupOf(at: Expression, join: Join): ConditionGroup | null {
  const conditions = at.kind === 'call' && at.name === join ? allOf(at, join, conditionOf) : null
  return conditions && { conditions }
}

/** What a formula says as a sentence, with groups of one level; null where it says more. */
export function sentenceOf(formula: string): Sentence | null {
  if (formula === '') return { join: 'and', conditions: [] }
  const { expression } = parse(formula)
  if (!expression) return null
  const join = expression.kind === 'call' && expression.name === 'or' ? 'or' : 'and'
  const conditions = allOf<Condition | ConditionGroup>(
    expression,
    join,
    (term) => conditionOf(term) ?? groupOf(term, joinWithin(join)),
  )
  return conditions && { join, conditions }
}
