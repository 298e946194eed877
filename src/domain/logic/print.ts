/** Writes formulas, and changes what they name. */
import type { Expression } from './expression'
import { tokensOf } from './tokens'
import { isNumber, numberText } from './value'

const STRENGTH: Record<string, number> = {
  ...{ or: 1, and: 2, not: 3 },
  ...{ '=': 4, '!=': 4, '<': 4, '<=': 4, '>': 4, '>=': 4, in: 4 },
  ...{ '+': 5, '-': 5, '*': 6, '/': 6, negate: 7 },
}
const ATOM = 8

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

const strengthOf = (expression: Expression): number =>
  expression.kind === 'call' ? (STRENGTH[expression.name] ?? ATOM) : ATOM

const bracketed = (expression: Expression, least: number): string =>
  strengthOf(expression) < least ? `(${formulaOf(expression)})` : formulaOf(expression)

function callText(name: string, args: readonly Expression[]): string {
  const strength = STRENGTH[name]
  const [left, right] = args
  if (strength === undefined || !left) return `${name}(${args.map(formulaOf).join(', ')})`
  if (name === 'not') return `not ${bracketed(left, strength)}`
  if (name === 'negate') return `-${bracketed(left, strength)}`
  if (name === 'in') return `${bracketed(left, strength)} in (${args.slice(1).map(formulaOf).join(', ')})`
  return right
    ? `${bracketed(left, strength)} ${name} ${bracketed(right, strength + 1)}`
    : bracketed(left, strength)
}

const literalText = (value: Extract<Expression, { kind: 'literal' }>['value']): string => {
  if (typeof value === 'boolean') return String(value)
  return isNumber(value) ? numberText(value) : quoted(value)
}

/** The one text of a formula: what was read from it is read from it again. */
export function formulaOf(expression: Expression): string {
  if (expression.kind === 'literal') return literalText(expression.value)
  if (expression.kind === 'call') return callText(expression.name, expression.args)
  return reference(expression)
}

/** The names in a reference. */
export interface Named {
  id: string
  option: string | null
}

const reference = ({ id, option }: Named): string => (option === null ? `{{${id}}}` : `{{${id}:${option}}}`)

/**
 * A formula with other names in its references; everything else stays as it was written. What cannot be read stays as
 * it is.
 * @param written how a reference is written
 */
export function withReferences(
  text: string,
  rename: (named: Named) => Named,
  written: (named: Named) => string = reference,
): string {
  const tokens = tokensOf(text)
  if (!Array.isArray(tokens)) return text
  let [result, at] = ['', 0]
  for (const { is, word, from, to } of tokens) {
    if (is !== 'reference') continue
    const [id = '', option = null] = word.split(/\s*:\s*/u, 2)
    result += text.slice(at, from) + written(rename({ id, option }))
    at = to
  }
  return result + text.slice(at)
}
