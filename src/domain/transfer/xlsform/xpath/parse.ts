/** Reads an expression of an XLSForm. Nothing of it runs: it becomes a tree, and the tree a formula of ours. */
import { Untranslatable } from '../../untranslatable'
import { tokensOf, withPlainQuotes, type Token } from './tokens'

export type Xpath =
  | { is: 'number' | 'text'; value: string }
  /** `${name}` */
  | { is: 'answer'; name: string }
  /** `.`, `../name`, `/data/group/name`, a column of the choices. */
  | {
      is: 'path'
      steps: string[]
      isFiltered: boolean
      /** What it begins at, and by what the rows on its way are chosen. */
      of?: Xpath
      filter?: Xpath
    }
  | { is: 'call'; name: string; args: Xpath[] }
  | { is: 'pair'; sign: string; left: Xpath; right: Xpath }
  | { is: 'negative'; of: Xpath }

const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', 'div', 'mod'],
]
const MOST_LETTERS = 20_000
const MOST_TOKENS = 4_000
const MOST_DEPTH = 80

function read(tokens: readonly Token[]): Xpath {
  let [next, depth] = [0, 0]
  const END: Token = { is: 'end', word: '' }
  const peek = (): Token => tokens[next] ?? END
  const take = (): Token => tokens[next++] ?? END
  const fail = (): never => {
    throw new Untranslatable('formulaUnread', peek().word)
  }
  const isNext = (word: string): boolean =>
    peek().word === word && (peek().is === 'sign' || peek().is === 'name')
  const isAfter = (word: string): boolean =>
    tokens[next + 1]?.is === 'sign' && tokens[next + 1]?.word === word
  const need = (word: string): void => {
    if (!isNext(word)) fail()
    next += 1
  }

  function level(at: number): Xpath {
    const signs = LEVELS[at]
    if (!signs) return unary()
    let left = level(at + 1)
    for (;;) {
      const sign = signs.find(isNext)
      if (sign === undefined) return left
      next += 1
      left = { is: 'pair', sign, left, right: level(at + 1) }
    }
  }

  function unary(): Xpath {
    if (!isNext('-')) return primary()
    next += 1
    return { is: 'negative', of: nested(unary) }
  }

  function nested<T>(inner: () => T): T {
    depth += 1
    if (depth > MOST_DEPTH) throw new Untranslatable('formulaLong', '')
    const result = inner()
    depth -= 1
    return result
  }

  function primary(): Xpath {
    const { is, word } = peek()
    if (is === 'number') return { is: 'number', value: take().word.replace(/^\./u, '0.').replace(/\.$/u, '') }
    if (is === 'text') return { is: 'text', value: take().word }
    if (is === 'answer') return afterwards({ is: 'answer', name: take().word })
    if (is === 'sign' && word === '(') {
      next += 1
      const inner = nested(() => level(0))
      need(')')
      return inner
    }
    if (is === 'name' && isAfter('(')) return afterwards(named())
    return is === 'name' || (is === 'sign' && ['.', '..', '/', '//', '*'].includes(word)) ? path([]) : fail()
  }

  function named(): Xpath {
    const { word: name } = take()
    need('(')
    const args: Xpath[] = []
    nested(() => {
      while (!isNext(')')) {
        args.push(level(0))
        if (!isNext(',')) break
        next += 1
      }
    })
    need(')')
    return { is: 'call', name, args }
  }

  /** A way that goes on after something: `instance('x')/root/item[…]`, `current()/../x`, `${rows}[1]/x`. */
  function afterwards(first: Xpath): Xpath {
    if (!isNext('/') && !isNext('[')) return first
    const start = first.is === 'call' ? `${first.name}()` : first.is === 'answer' ? `\${${first.name}}` : ''
    return path([start], first)
  }

  function path(begun: string[], of?: Xpath): Xpath {
    const steps = [...begun]
    let isFiltered = false
    let filter: Xpath | undefined
    for (;;) {
      if (isNext('/') || isNext('//')) take()
      else if (isNext('[')) {
        isFiltered = true
        next += 1
        filter = nested(() => level(0))
        need(']')
        if (!isNext('/')) break
        continue
      } else if (steps.length > begun.length) break
      const { is, word } = peek()
      const isStep = is === 'name' || (is === 'sign' && ['.', '..', '*'].includes(word))
      if (!isStep) fail()
      steps.push(take().word)
    }
    return { is: 'path', steps, isFiltered, ...(of && { of }), ...(filter && { filter }) }
  }

  const whole = level(0)
  return peek().is === 'end' ? whole : fail()
}

/** @throws Untranslatable what cannot be read */
export function parseXpath(text: string): Xpath {
  if (text.length > MOST_LETTERS) throw new Untranslatable('formulaLong', '')
  const tokens = tokensOf(withPlainQuotes(text))
  if (tokens.length > MOST_TOKENS) throw new Untranslatable('formulaLong', '')
  return read(tokens)
}
