/** A piece of an expression, and how strongly it holds together. */
export interface Printed {
  text: string
  precedence: number
}

const PRECEDENCE: Record<string, number> = {
  ...{ or: 1, and: 2, '=': 3, '!=': 3, '<': 4, '<=': 4, '>': 4, '>=': 4 },
  ...{ '+': 5, '-': 5, '*': 6, div: 6 },
}
const ATOM = 7

export const atom = (text: string): Printed => ({ text, precedence: ATOM })

const bracketed = ({ text, precedence }: Printed, least: number): string =>
  precedence < least ? `(${text})` : text

/** Enketo loses its way in an `or` between commas. */
const COMPARISON = 3
export const calling = (name: string, ...args: Printed[]): Printed =>
  atom(`${name}(${args.map((arg) => bracketed(arg, COMPARISON)).join(', ')})`)

export function pair(left: Printed, sign: string, right: Printed): Printed {
  const precedence = PRECEDENCE[sign] ?? ATOM
  const isMixed = sign === 'or' && left.precedence === PRECEDENCE['and']
  const least = sign === 'or' ? COMPARISON : precedence + 1
  return {
    text: `${bracketed(left, isMixed ? ATOM : precedence)} ${sign} ${bracketed(right, least)}`,
    precedence,
  }
}

/** Not every program reads a minus before a name. */
export const negative = (of: Printed): Printed =>
  /^\d+(?:\.\d+)?$/u.test(of.text) ? atom(`-${of.text}`) : pair(atom('0'), '-', of)

/** XPath has no sign that lets a quote stand in a text: one that has both kinds is put together. */
export function quoted(text: string): Printed {
  if (!text.includes("'")) return atom(`'${text}'`)
  if (!text.includes('"')) return atom(`"${text}"`)
  const pieces = text.split("'").flatMap((piece, at) => [...(at > 0 ? [`"'"`] : []), `'${piece}'`])
  return atom(`concat(${pieces.filter((piece) => piece !== "''").join(', ')})`)
}

export const NOTHING = atom("''")
/** Of numbers, nothing is what is not the same as itself. */
export const NO_NUMBER = calling('number', NOTHING)
export const isAnswered = (of: Printed): Printed => pair(of, '!=', NOTHING)
export const both = (one: Printed, other: Printed): Printed => pair(one, 'and', other)
export const either = (one: Printed, other: Printed): Printed => pair(one, 'or', other)
/** A number that is none is not the same as itself. */
export function isNumber(of: Printed): Printed {
  const number = calling('number', of)
  return pair(number, '=', number)
}
export const choose = (condition: Printed, yes: Printed, no: Printed): Printed =>
  calling('if', condition, yes, no)
