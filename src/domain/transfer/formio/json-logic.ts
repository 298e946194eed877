/** Translates JsonLogic of a form of Form.io into an expression of SurveyJS. */
import { isObject } from '../../form/exchange/node'
import { listIn, type Json } from '../json'
import { answerAt, answerNameIn, LITERAL, OPERATORS, type Answers } from './survey-text'

/** Operators that take a blank number for 0. */
const BLANK_AS_0 = new Set(['<', '<=', '>', '>=', '-', '/', 'min', 'max'])
/** Operators that expressions call as functions. */
const CALLED: Readonly<Record<string, string>> = { min: 'min', max: 'max', cat: '_concat' }
const JOINS: readonly string[] = ['and', 'or']
const MOST_DEPTH = 30
/** Operators of any number of operands, and those of which three say that one lies between the others. */
const CHAINS = new Set([...JOINS, '+', '*'])
const BETWEEN = new Set(['<', '<='])
const NEGATING = new Set(['!', '!!'])

/** `if a then b else if c then d else e` */
function branches([when, then, ...otherwise]: readonly (string | null)[]): string | null {
  if (when === undefined || then === undefined || otherwise.length === 0) return null
  const rest = otherwise.length === 1 ? otherwise[0] : branches(otherwise)
  return typeof rest === 'string' ? `iif(${when}, ${then}, ${rest})` : null
}

/** `{"in": ["a", text]}`, `{"in": [answer, ["a", "b"]]}` */
function within([wanted, whole]: readonly unknown[], answers: Answers, depth: number): string | null {
  const asked = readJsonLogic(wanted, answers, depth + 1)
  if (Array.isArray(whole)) {
    const items = whole.map((item: unknown) => readJsonLogic(item, answers, depth + 1))
    if (asked === null || items.length === 0 || items.some((item) => item === null || !LITERAL.test(item)))
      return null
    return `(${items.map((item) => `${asked} = ${item}`).join(' or ')})`
  }
  const text = readJsonLogic(whole, answers, depth + 1)
  const name = text === null ? undefined : answerNameIn(text)
  const isText = name !== undefined && !answers.isSet(name) && !answers.isNumber(name)
  return isText && typeof wanted === 'string' && wanted !== '' && asked !== null
    ? `(${text} contains ${asked})`
    : null
}

const isNumberAnswer = (logic: unknown, { isNumber }: Answers): boolean =>
  isObject(logic) && typeof logic['var'] === 'string' && isNumber(logic['var'].split('.').at(-1) ?? '')

function operatorNamed(name: string): string | undefined {
  if (JOINS.includes(name)) return name
  return Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined
}

/** `{"var": ["data.n", 0]}`: a number that was not given is not there, while a text that nobody wrote is an empty one. */
function withDefault(path: unknown, otherwise: unknown, answers: Answers): string | null {
  const answer = readJsonLogic({ var: path }, answers)
  const isNumber = typeof otherwise === 'number' && isNumberAnswer({ var: path }, answers)
  return answer !== null && isNumber ? `iif(${answer} notempty, ${answer}, ${otherwise})` : null
}

/**
 * `{"missing": ["data.a", "data.b"]}`: whether any of them is not answered. It is the list of those, which is a condition
 * only where it is negated: by itself an empty list counts as true there.
 */
function missing(logic: unknown, answers: Answers): string | null {
  const paths = isObject(logic) && Object.keys(logic).length === 1 ? listIn(logic, 'missing') : []
  const names = paths.flatMap((path) => answerNameIn(readJsonLogic({ var: path }, answers) ?? '') ?? [])
  const isPlain = names.length === paths.length && !names.some((name) => answers.isSet(name))
  return isPlain && names.length > 0 ? `(${names.map((name) => `{${name}} empty`).join(' or ')})` : null
}

/** @returns null for what an expression cannot say */
export function readJsonLogic(logic: unknown, answers: Answers, depth = 0): string | null {
  if (typeof logic === 'string') return logic.includes("'") ? null : `'${logic}'`
  if (typeof logic === 'number' || typeof logic === 'boolean') return String(logic)
  if (!isObject(logic) || depth > MOST_DEPTH) return null
  const [name = '', ...more] = Object.keys(logic)
  if (more.length > 0) return null
  const given = logic[name]
  const args: unknown[] = Array.isArray(given) ? given : [given]
  if (name === 'var') {
    const [path, otherwise, ...rest] = args
    if (args.length > 1) return rest.length === 0 ? withDefault(path, otherwise, answers) : null
    // A check calls the answer that it is about so.
    if (answers.own !== undefined && (path === 'input' || path === 'value')) return `{${answers.own}}`
    return typeof path === 'string'
      ? answerAt(
          path.split('.').filter((step) => step !== 'data' && step !== 'row'),
          answers,
        )
      : null
  }
  if (NEGATING.has(name) && args.length === 1) {
    const inner = missing(args[0], answers) ?? readJsonLogic(args[0], answers, depth + 1)
    return inner === null ? null : name === '!' ? `!(${inner})` : `!(!(${inner}))`
  }
  if (name === 'in') return args.length === 2 ? within(args, answers, depth) : null
  const parts = args.map((arg) => {
    const part = readJsonLogic(arg, answers, depth + 1)
    return BLANK_AS_0.has(name) && isNumberAnswer(arg, answers) ? `iif(${part} empty, 0, ${part})` : part
  })
  if (parts.length === 0 || parts.includes(null)) return null
  const [one, other, last] = parts
  if (name === 'if' || name === '?:') return branches(parts)
  if (Object.hasOwn(CALLED, name)) return parts.length < 2 ? null : `${CALLED[name]}(${parts.join(', ')})`
  const operator = operatorNamed(name)
  if (operator === undefined || parts.length < 2) return null
  if (parts.length === 2 || CHAINS.has(name)) return `(${parts.join(` ${operator} `)})`
  // Three are something between two others.
  return BETWEEN.has(name) && parts.length === 3
    ? `((${one} ${operator} ${other}) and (${other} ${operator} ${last}))`
    : null
}

/** When an answer is valid, and the message where it is not: `{"if": [condition, true, "message"]}`, or a condition alone. */
export function readJsonCheck(logic: Json, answers: Answers): { when: string; message: string } | null {
  const [condition, then, message, ...more] = listIn(logic, 'if')
  const isBranch = Object.hasOwn(logic, 'if')
  if (isBranch && (then !== true || typeof message !== 'string' || more.length > 0)) return null
  const when = readJsonLogic(isBranch ? condition : logic, answers)
  return when === null ? null : { when, message: isBranch ? String(message) : '' }
}
