/** A part of a condition of the rules, with where it stands. */
export type Condition =
  | { kind: 'leaf'; from: number; to: number }
  | { kind: 'and' | 'or' | 'choice'; from: number; to: number; parts: Condition[] }

/** The text without comments, every letter where it was. */
export const withoutComments = (rules: string): string =>
  rules.replace(/'(?:\\.|[^'\\])*'|\/\/[^\n]*/g, (found) =>
    found.startsWith('//') ? ' '.repeat(found.length) : found,
  )

const OPENING = '([{'
const CLOSING = ')]}'

/** Where the text of an operator stands between `from` and `to`, outside of brackets and quotes. */
function operators(text: string, from: number, to: number, operator: string): number[] {
  const found: number[] = []
  let depth = 0
  let quoted = false
  for (let at = from; at < to; at += 1) {
    const letter = text[at] ?? ''
    if (letter === "'" && text[at - 1] !== '\\') quoted = !quoted
    if (quoted) continue
    if (OPENING.includes(letter)) depth += 1
    if (CLOSING.includes(letter)) depth -= 1
    if (depth === 0 && text.startsWith(operator, at)) found.push(at)
  }
  return found
}

/** The same part without blanks and without brackets around all of it. */
function bare(text: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to]
  while (/\s/.test(text[start] ?? '') && start < end) start += 1
  while (/\s/.test(text[end - 1] ?? '') && start < end) end -= 1
  const isWrapped = text[start] === '(' && closingOf(text, start) === end - 1
  return isWrapped ? bare(text, start + 1, end - 1) : [start, end]
}

/** Where the bracket closes that opens at `start`. */
function closingOf(text: string, start: number): number {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === "'" && text[at - 1] !== '\\') quoted = !quoted
    if (quoted) continue
    if (OPENING.includes(letter)) depth += 1
    if (CLOSING.includes(letter)) depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

const between = (text: string, cuts: number[], width: number, from: number, to: number): Condition[] =>
  [from, ...cuts.map((cut) => cut + width)].map((start, index) => parse(text, start, cuts[index] ?? to))

/** The parts of a condition: choices of alternatives of conjunctions, down to what cannot be taken apart. */
export function parse(text: string, begin: number, stop: number): Condition {
  const [from, to] = bare(text, begin, stop)
  const [question] = operators(text, from, to, '?')
  if (question !== undefined) {
    const [colon = to] = operators(text, question, to, ':')
    const parts = [
      [from, question],
      [question + 1, colon],
      [colon + 1, to],
    ].map(([start = from, end = to]) => parse(text, start, end))
    return { kind: 'choice', from, to, parts }
  }
  const ors = operators(text, from, to, '||')
  if (ors.length > 0) return { kind: 'or', from, to, parts: between(text, ors, 2, from, to) }
  const ands = operators(text, from, to, '&&')
  if (ands.length > 0) return { kind: 'and', from, to, parts: between(text, ands, 2, from, to) }
  return { kind: 'leaf', from, to }
}
