/** Reads the `conditional` of a component of Form.io, in all of its forms, as an expression of SurveyJS. */
import { isObject } from '../../form/exchange/node'
import { objectsIn, own, textIn, type Json } from '../json'
import { readJsonLogic } from './json-logic'
import { answerAt, type Answers } from './survey-text'

const SIGNS: Readonly<Record<string, string>> = {
  ...{ greaterThan: '>', lessThan: '<', greaterThanOrEqual: '>=', lessThanOrEqual: '<=' },
}

/** Of days; what is not answered is neither before, after nor the same. */
const SIGNS_OF_DAYS: Readonly<Record<string, string>> = {
  ...{ isDateEqual: '=', isNotDateEqual: '!=', dateGreaterThan: '>', dateGreaterThanOrEqual: '>=' },
  ...{ dateLessThan: '<', dateLessThanOrEqual: '<=' },
}

const keyOf = (name: string): string => name.split('.').at(-1) ?? name

function equals(name: string, value: unknown, isEqual: boolean, answers: Answers): string {
  const path = name.split('.')
  const [key = name, parent = ''] = path.toReversed()
  const answer = answerAt(path, answers)
  const constant = String(value ?? '').replaceAll("'", '')
  // One of several checkboxes is ticked or not.
  if (answers.isSet(parent)) return (constant === 'true') === isEqual ? answer : `!(${answer})`
  const compared = `${answer} ${answers.isSet(key) ? 'contains' : '='} '${constant}'`
  return isEqual ? compared : `!(${compared})`
}

/** Whether a text has another in it; of ticks and numbers it is something else. */
function ofText(operator: string, key: string, part: string, { isSet, isNumber }: Answers): string | null {
  if (isSet(key) || isNumber(key) || part === '' || part.includes("'")) return null
  switch (operator) {
    case 'includes':
      return `{${key}} contains '${part}'`
    case 'notIncludes':
      return `!({${key}} contains '${part}')`
    case 'startsWith':
      return `_starts({${key}}, '${part}')`
    case 'endsWith':
      return `_matches({${key}}, '${part.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}$')`
    default:
      return null
  }
}

function oneOf(one: Json, answers: Answers): string | null {
  const name = textIn(one, 'component')
  const key = keyOf(name)
  const operator = textIn(one, 'operator')
  if (operator === 'isEmpty' || operator === 'isNotEmpty')
    return `{${key}} ${operator === 'isEmpty' ? 'empty' : 'notempty'}`
  if (operator === 'isEqual' || operator === 'isNotEqual')
    return equals(name, own(one, 'value'), operator === 'isEqual', answers)
  if (Object.hasOwn(SIGNS_OF_DAYS, operator)) {
    const day = answers.dayOf?.(key, textIn(one, 'value')) ?? null
    return day === null ? null : `{${key}} ${SIGNS_OF_DAYS[operator]} '${day}'`
  }
  const sign = Object.hasOwn(SIGNS, operator) ? SIGNS[operator] : undefined
  if (sign === undefined) return ofText(operator, key, String(own(one, 'value') ?? ''), answers)
  return `{${key}} ${sign} ${String(own(one, 'value'))}`
}

/** What it says; '' where it says nothing, and null where an expression cannot say it. */
export function readConditional(given: Json, answers: Answers): string | null {
  const json = own(given, 'json')
  if (isObject(json)) return readJsonLogic(json, answers)
  const isShown = String(own(given, 'show')) !== 'false'
  const several = objectsIn(given, 'conditions').map((one) => oneOf(one, answers))
  if (several.length > 0) {
    if (several.includes(null)) return null
    const joined = several
      .map((one) => `(${one})`)
      .join(textIn(given, 'conjunction') === 'any' ? ' or ' : ' and ')
    return isShown ? joined : `!(${joined})`
  }
  const when = textIn(given, 'when')
  return when === '' ? '' : equals(when, own(given, 'eq'), isShown, answers)
}
