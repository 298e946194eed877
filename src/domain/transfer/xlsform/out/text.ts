/** A piece of an expression, and how strongly it holds together. */
export interface Said {
  text: string
  strength: number
}

const STRENGTH: Record<string, number> = {
  ...{ or: 1, and: 2, '=': 3, '!=': 3, '<': 4, '<=': 4, '>': 4, '>=': 4 },
  ...{ '+': 5, '-': 5, '*': 6, div: 6 },
}
const ATOM = 7

export const atom = (text: string): Said => ({ text, strength: ATOM })

const bracketed = ({ text, strength }: Said, least: number): string => (strength < least ? `(${text})` : text)

/** Enketo loses its way in an `or` between commas. */
const COMPARISON = 3
export const calling = (name: string, ...args: Said[]): Said =>
  atom(`${name}(${args.map((arg) => bracketed(arg, COMPARISON)).join(', ')})`)

export function pair(left: Said, sign: string, right: Said): Said {
  const strength = STRENGTH[sign] ?? ATOM
  const isMixed = sign === 'or' && left.strength === STRENGTH['and']
  const least = sign === 'or' ? COMPARISON : strength + 1
  return {
    text: `${bracketed(left, isMixed ? ATOM : strength)} ${sign} ${bracketed(right, least)}`,
    strength,
  }
}

/** Not every program reads a minus before a name. */
export const negative = (of: Said): Said =>
  /^\d+(?:\.\d+)?$/u.test(of.text) ? atom(`-${of.text}`) : pair(atom('0'), '-', of)

/** XPath has no sign that lets a quote stand in a text: one that has both kinds is put together. */
export function quoted(text: string): Said {
  if (!text.includes("'")) return atom(`'${text}'`)
  if (!text.includes('"')) return atom(`"${text}"`)
  const pieces = text.split("'").flatMap((piece, at) => [...(at > 0 ? [`"'"`] : []), `'${piece}'`])
  return atom(`concat(${pieces.filter((piece) => piece !== "''").join(', ')})`)
}

export const NOTHING = atom("''")
/** Of numbers, nothing is what is not the same as itself. */
export const NO_NUMBER = calling('number', NOTHING)
export const isSaid = (of: Said): Said => pair(of, '!=', NOTHING)
export const both = (one: Said, other: Said): Said => pair(one, 'and', other)
export const either = (one: Said, other: Said): Said => pair(one, 'or', other)
/** A number that is none is not the same as itself. */
export function isNumber(of: Said): Said {
  const number = calling('number', of)
  return pair(number, '=', number)
}
export const choose = (condition: Said, yes: Said, no: Said): Said => calling('if', condition, yes, no)
