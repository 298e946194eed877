/** Translates JsonLogic of a form of Form.io into an expression of SurveyJS. */
import { isObject } from '../../form/exchange/node'
import { listIn, type Json } from '../json'
import { answerAt, OPERATORS, type Answers } from './survey-text'

/** Operators that take a blank number for 0. */
const BLANK_AS_0 = new Set(['<', '<=', '>', '>=', '-'])
const JOINS: readonly string[] = ['and', 'or']
const MOST_DEPTH = 30

const isNumberAnswer = (logic: unknown, { isNumber }: Answers): boolean =>
  isObject(logic) && typeof logic['var'] === 'string' && isNumber(logic['var'].split('.').at(-1) ?? '')

function operatorNamed(name: string): string | undefined {
  if (JOINS.includes(name)) return name
  return Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined
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
    const [path] = args
    // A check calls the answer that it is about so.
    if (answers.own !== undefined && (path === 'input' || path === 'value')) return `{${answers.own}}`
    return typeof path === 'string'
      ? answerAt(
          path.split('.').filter((step) => step !== 'data' && step !== 'row'),
          answers,
        )
      : null
  }
  const parts = args.map((arg) => {
    const part = readJsonLogic(arg, answers, depth + 1)
    return BLANK_AS_0.has(name) && isNumberAnswer(arg, answers) ? `iif(${part} empty, 0, ${part})` : part
  })
  if (parts.length === 0 || parts.includes(null)) return null
  if (name === '!') return `!(${parts[0]})`
  if (name === 'if') return parts.length === 3 ? `iif(${parts.join(', ')})` : null
  const operator = operatorNamed(name)
  return operator === undefined || parts.length < 2 ? null : `(${parts.join(` ${operator} `)})`
}

/** When an answer is valid, and the message where it is not: `{"if": [condition, true, "message"]}`, or a condition alone. */
export function readJsonCheck(logic: Json, answers: Answers): { when: string; message: string } | null {
  const [condition, then, message, ...more] = listIn(logic, 'if')
  const isBranch = Object.hasOwn(logic, 'if')
  if (isBranch && (then !== true || typeof message !== 'string' || more.length > 0)) return null
  const when = readJsonLogic(isBranch ? condition : logic, answers)
  return when === null ? null : { when, message: isBranch ? String(message) : '' }
}
