/**
 * The JavaScript that people write into forms of Form.io, read as text: comparisons of answers, sums of them, choices
 * between two, and the few functions of a number. It becomes an expression of a survey. Nothing of it runs, and what is
 * anything else is not understood.
 */

import { answerNamed, choice, comparesNothing, condition, type Answers } from './said'
import { tokensOf, Unread, type Token } from './words'

const MOST_DEPTH = 40
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '===': '=', '==': '=', '!==': '!=', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
  ...{ '+': '+', '-': '-', '*': '*', '/': '/' },
}
const LEVELS: readonly (readonly string[])[] = [
  ['===', '!==', '==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
]
const END: Token = { is: 'end', word: '' }
/** Functions of numbers, as they are called in expressions of programs. */
const OF_MATH: Readonly<Record<string, string>> = {
  ...{ round: 'round', floor: '_floor', ceil: '_ceil', abs: '_abs', min: 'min', max: 'max' },
}
const ROOTS = new Set(['data', 'row'])

/** Reads one expression after another from the words of a program. */
export class JavaScript {
  private readonly tokens: readonly Token[]
  private next = 0
  private depth = 0

  /** @throws Unread */
  constructor(
    text: string,
    private readonly answers: Answers,
  ) {
    this.tokens = tokensOf(text)
  }

  get isOver(): boolean {
    return this.next >= this.tokens.length
  }

  private peek(after = 0): Token {
    return this.tokens[this.next + after] ?? END
  }
  isNext(word: string): boolean {
    const { is, word: found } = this.peek()
    return found === word && is !== 'text'
  }
  /** Takes that word where it is the next. */
  takes(word: string): boolean {
    const is = this.isNext(word)
    if (is) this.next += 1
    return is
  }
  need(word: string): void {
    if (!this.takes(word)) throw new Unread()
  }
  private name(): string {
    const { is, word } = this.peek()
    if (is !== 'name') throw new Unread()
    this.next += 1
    return word
  }

  /** `a ? b : c`, and everything that is stronger. */
  expression(): string {
    this.depth += 1
    if (this.depth > MOST_DEPTH) throw new Unread()
    const when = this.either()
    let whole = when
    if (this.takes('?')) {
      const then = this.expression()
      this.need(':')
      whole = choice(when, then, this.expression())
    }
    this.depth -= 1
    return whole
  }

  /** Whether something may be: true, or what is told where it may not. */
  outcome(messages: Set<string>): string {
    const [one, after] = [this.peek(), this.peek(1)]
    if (
      one.is === 'text' &&
      (after.is === 'end' || (after.is === 'sign' && [';', ':', '}'].includes(after.word)))
    ) {
      this.next += 1
      messages.add(one.word.slice(1, -1))
      return 'false'
    }
    const when = this.either()
    if (!this.takes('?')) {
      // Of an answer it is what was answered, which may be another message.
      if (/^\{\w+\}$/u.test(when)) throw new Unread()
      return when
    }
    const then = this.outcome(messages)
    this.need(':')
    return condition(when, then, this.outcome(messages))
  }

  private either(): string {
    let left = this.both()
    while (this.takes('||')) {
      const right = this.both()
      // What stands there for nothing.
      left = right === '0' ? `iif((${left}) notempty, ${left}, 0)` : `(${left} or ${right})`
    }
    return left
  }
  private both(): string {
    let left = this.level(0)
    while (this.takes('&&')) left = `(${left} and ${this.level(0)})`
    return left
  }
  private level(at: number): string {
    const signs = LEVELS[at]
    if (!signs) return this.unary()
    let left = this.level(at + 1)
    for (;;) {
      const { is, word } = this.peek()
      const sign = is === 'sign' && signs.includes(word) ? SIGNS[word] : undefined
      if (sign === undefined) return left
      this.next += 1
      const right = this.level(at + 1)
      if (at === 0 && comparesNothing(left, right)) throw new Unread()
      left = `(${left} ${sign} ${right})`
    }
  }

  private unary(): string {
    this.depth += 1
    if (this.depth > MOST_DEPTH) throw new Unread()
    const made = this.takes('!')
      ? `!(${this.unary()})`
      : this.takes('-')
        ? `-(${this.unary()})`
        : this.takes('+')
          ? this.asNumber(this.unary())
          : this.primary()
    this.depth -= 1
    return made
  }

  /** Of a text that is empty it would be 0; of a number that nobody gave it is none, and equal to nothing. */
  private asNumber(made: string): string {
    const [, name] = /^\{(\w+)\}$/u.exec(made) ?? []
    if (name === undefined || !this.answers.isNumber(name)) throw new Unread()
    return `(${made} + 0)`
  }

  private primary(): string {
    const { is, word } = this.peek()
    if (is === 'text') {
      this.next += 1
      if (word.slice(1, -1).includes("'")) throw new Unread()
      return `'${word.slice(1, -1)}'`
    }
    if (is === 'number') {
      this.next += 1
      return word
    }
    if (this.takes('(')) {
      const inner = this.expression()
      this.need(')')
      return this.after(inner)
    }
    if (this.takes('[')) return this.amongList()
    return this.named()
  }

  /** `['a', 'b'].includes(data.x)` */
  private amongList(): string {
    const items: string[] = []
    do items.push(this.primary())
    while (this.takes(','))
    this.need(']')
    this.need('.')
    this.need('includes')
    const wanted = this.argument()
    return `(${items.map((item) => `${wanted} = ${item}`).join(' or ')})`
  }

  private argument(): string {
    this.need('(')
    const made = this.expression()
    this.need(')')
    return made
  }

  private named(): string {
    const word = this.name()
    if (word === 'true' || word === 'false') return word
    if (word === 'input' && this.answers.own !== undefined) return this.after(`{${this.answers.own}}`)
    if (word === 'parseFloat') return `_number(${this.argument()})`
    if (word === 'parseInt') return `_int(${this.integer()})`
    if (word === 'Number') return this.asNumber(this.argument())
    if (word === 'Math') return this.math()
    if (word === '_') return this.after(this.got())
    if (!ROOTS.has(word)) throw new Unread()
    return this.answer()
  }

  /** `parseInt(x)`, also to the base that everybody counts by. */
  private integer(): string {
    this.need('(')
    const made = this.expression()
    if (this.takes(',')) this.need('10')
    this.need(')')
    return made
  }

  private math(): string {
    this.need('.')
    const name = this.name()
    const called = Object.hasOwn(OF_MATH, name) ? OF_MATH[name] : undefined
    if (called === undefined) throw new Unread()
    this.need('(')
    const args = [this.expression()]
    while (this.takes(',')) args.push(this.expression())
    this.need(')')
    const isOfOne = called !== 'min' && called !== 'max'
    if (isOfOne ? args.length !== 1 : args.length < 2) throw new Unread()
    // Halves go up there, below 0 too.
    return called === 'round' ? `_floor((${args.join('')} + 0.5))` : `${called}(${args.join(', ')})`
  }

  /** `_.get(data, 'x')`, `_.get(submission, 'data.x')` */
  private got(): string {
    this.need('.')
    this.need('get')
    this.need('(')
    const root = this.name()
    this.need(',')
    const { is, word } = this.peek()
    this.next += 1
    this.need(')')
    const path = word.slice(1, -1).split('.')
    const within = root === 'submission' ? path.slice(1) : path
    const isOfAnswers = root === 'submission' ? path[0] === 'data' : ROOTS.has(root)
    const isNamed = within.length > 0 && within.every((step) => /^[\w$]+$/u.test(step))
    if (is !== 'text' || !isOfAnswers || !isNamed) throw new Unread()
    return answerNamed(within, this.answers)
  }

  /** `.x.y`, `['x']`, `?.x` */
  private answer(): string {
    const path: string[] = []
    while (this.isNext('.') || this.isNext('?.') || this.isNext('[')) {
      // What is asked of an answer, not a part of it.
      const isAsked = path.length > 0 && ['length', 'toFixed'].includes(this.peek(1).word)
      if (isAsked) break
      const isInBrackets = this.takes('[')
      if (!isInBrackets) this.next += 1
      const { is, word } = this.peek()
      this.next += 1
      if (isInBrackets ? is !== 'text' : is !== 'name') throw new Unread()
      const step = isInBrackets ? word.slice(1, -1) : word
      if (!/^[\w$]+$/u.test(step)) throw new Unread()
      path.push(step)
      if (isInBrackets) this.need(']')
    }
    if (path.length === 0) throw new Unread()
    return this.after(answerNamed(path, this.answers))
  }

  /** How long a text is, and a number with so many decimals; what else is called would run. */
  private after(made: string): string {
    if (this.isNext('(')) throw new Unread()
    if (!this.takes('.')) return made
    if (this.takes('length')) {
      const [, name] = /^\{(\w+)\}$/u.exec(made) ?? []
      if (name === undefined || this.answers.isSet(name)) throw new Unread()
      return `_length(${made})`
    }
    this.need('toFixed')
    return `round(${made}, ${this.argument()})`
  }
}

/** Reads with the words of a program; null for what is not understood. */
export function readWith<T>(text: string, answers: Answers, read: (program: JavaScript) => T): T | null {
  try {
    const program = new JavaScript(text, answers)
    const made = read(program)
    return program.isOver ? made : null
  } catch (error) {
    if (error instanceof Unread) return null
    throw error
  }
}
