/**
 * Parses the JavaScript expressions that people write into forms of Form.io, and writes each as an expression of SurveyJS:
 * comparisons and sums of answers, `? :`, and a few functions of numbers. Nothing of it runs, and any other syntax is
 * refused.
 */

import {
  answerAt,
  answerNameIn,
  choice,
  condition,
  mayCompareBlanks,
  OPERATORS,
  type Answers,
} from './survey-text'
import { TokenReader } from './token-reader'
import { UnsupportedSyntax } from './tokens'

const MOST_DEPTH = 40
/** Operators of two sides, the weakest first. */
const PRECEDENCE: readonly (readonly string[])[] = [
  ['===', '!==', '==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/'],
]
/** Functions of `Math`, as they are called in expressions. */
const OF_MATH: Readonly<Record<string, string>> = {
  ...{ round: 'round', floor: '_floor', ceil: '_ceil', abs: '_abs', min: 'min', max: 'max' },
}
const ROOTS = new Set(['data', 'row'])

/** A recursive descent parser whose methods give the text of an expression. */
export class ExpressionParser extends TokenReader {
  private depth = 0

  /** @throws UnsupportedSyntax */
  constructor(
    text: string,
    private readonly answers: Answers,
  ) {
    super(text)
  }

  /** Parses something that may contain itself, as deep as any form needs. */
  private nested(parse: () => string): string {
    this.depth += 1
    if (this.depth > MOST_DEPTH) throw new UnsupportedSyntax()
    const parsed = parse()
    this.depth -= 1
    return parsed
  }

  /** `a ? b : c`, and everything that binds tighter. */
  expression(): string {
    return this.nested(() => {
      const when = this.or()
      if (!this.accept('?')) return when
      const then = this.expression()
      this.expect(':')
      return choice(when, then, this.expression())
    })
  }

  /** What a check assigns to `valid`: true, or the message where an answer is not valid. */
  validity(messages: Set<string>): string {
    const [one, after] = [this.peek(), this.peek(1)]
    if (
      one.is === 'text' &&
      (after.is === 'end' || (after.is === 'sign' && [';', ':', '}'].includes(after.word)))
    ) {
      this.take()
      messages.add(one.word.slice(1, -1))
      return 'false'
    }
    const when = this.or()
    if (!this.accept('?')) {
      // The answer itself may be a text, which would be a message that nobody knows here.
      if (answerNameIn(when) !== undefined) throw new UnsupportedSyntax()
      return when
    }
    const then = this.validity(messages)
    this.expect(':')
    return condition(when, then, this.validity(messages))
  }

  private or(): string {
    let left = this.and()
    while (this.accept('||')) {
      const right = this.and()
      // `x || 0` is how scripts count what is blank as 0.
      left = right === '0' ? `iif((${left}) notempty, ${left}, 0)` : `(${left} or ${right})`
    }
    return left
  }
  private and(): string {
    let left = this.binary(0)
    while (this.accept('&&')) left = `(${left} and ${this.binary(0)})`
    return left
  }
  private binary(at: number): string {
    const operators = PRECEDENCE[at]
    if (!operators) return this.unary()
    let left = this.binary(at + 1)
    for (;;) {
      const { is, word } = this.peek()
      if (is !== 'sign' || !operators.includes(word)) return left
      this.take()
      const right = this.binary(at + 1)
      if (at === 0 && mayCompareBlanks(left, right)) throw new UnsupportedSyntax()
      left = `(${left} ${OPERATORS[word]} ${right})`
    }
  }

  private unary(): string {
    return this.nested(() => {
      if (this.accept('!')) return `!(${this.unary()})`
      if (this.accept('-')) return `-(${this.unary()})`
      return this.accept('+') ? this.toNumber(this.unary()) : this.primary()
    })
  }

  /** Only of numbers: JavaScript makes an empty text 0, and a missing number NaN. */
  private toNumber(operand: string): string {
    const name = answerNameIn(operand)
    if (name === undefined || !this.answers.isNumber(name)) throw new UnsupportedSyntax()
    return `(${operand} + 0)`
  }

  private primary(): string {
    const { is, word } = this.peek()
    if (is === 'text') {
      this.take()
      if (word.slice(1, -1).includes("'")) throw new UnsupportedSyntax()
      return `'${word.slice(1, -1)}'`
    }
    if (is === 'number') {
      this.take()
      return word
    }
    if (this.accept('(')) {
      const inner = this.expression()
      this.expect(')')
      return this.suffixed(inner)
    }
    if (this.accept('[')) return this.listIncludes()
    return this.identifier()
  }

  /** `['a', 'b'].includes(data.x)` */
  private listIncludes(): string {
    const items: string[] = []
    do items.push(this.primary())
    while (this.accept(','))
    this.expect(']')
    this.expect('.')
    this.expect('includes')
    const wanted = this.argument()
    return `(${items.map((item) => `${wanted} = ${item}`).join(' or ')})`
  }

  /** `(a)` */
  private argument(): string {
    this.expect('(')
    const argument = this.expression()
    this.expect(')')
    return argument
  }

  private name(): string {
    const { is, word } = this.take()
    if (is !== 'name') throw new UnsupportedSyntax()
    return word
  }

  private identifier(): string {
    const word = this.name()
    if (word === 'true' || word === 'false') return word
    if (word === 'input' && this.answers.own !== undefined) return this.suffixed(`{${this.answers.own}}`)
    if (word === 'parseFloat') return `_number(${this.argument()})`
    if (word === 'parseInt') return `_int(${this.decimalArgument()})`
    if (word === 'Number') return this.toNumber(this.argument())
    if (word === 'Math') return this.math()
    if (word === '_') return this.suffixed(this.lodashGet())
    if (!ROOTS.has(word)) throw new UnsupportedSyntax()
    return this.answer()
  }

  /** `(a)` or `(a, 10)`, of `parseInt` */
  private decimalArgument(): string {
    this.expect('(')
    const argument = this.expression()
    if (this.accept(',')) this.expect('10')
    this.expect(')')
    return argument
  }

  /** `.max(a, b)` */
  private math(): string {
    this.expect('.')
    const name = this.name()
    const called = Object.hasOwn(OF_MATH, name) ? OF_MATH[name] : undefined
    if (called === undefined) throw new UnsupportedSyntax()
    this.expect('(')
    const args = [this.expression()]
    while (this.accept(',')) args.push(this.expression())
    this.expect(')')
    const takesOne = called !== 'min' && called !== 'max'
    if (takesOne ? args.length !== 1 : args.length < 2) throw new UnsupportedSyntax()
    // `Math.round` rounds halves up, also below 0.
    return called === 'round' ? `_floor((${args.join('')} + 0.5))` : `${called}(${args.join(', ')})`
  }

  /** `.get(data, 'x')`, `.get(submission, 'data.x')` */
  private lodashGet(): string {
    this.expect('.')
    this.expect('get')
    this.expect('(')
    const root = this.name()
    this.expect(',')
    const { is, word } = this.take()
    this.expect(')')
    const path = word.slice(1, -1).split('.')
    const within = root === 'submission' ? path.slice(1) : path
    const isOfAnswers = root === 'submission' ? path[0] === 'data' : ROOTS.has(root)
    const isNamed = within.length > 0 && within.every((step) => /^[\w$]+$/u.test(step))
    if (is !== 'text' || !isOfAnswers || !isNamed) throw new UnsupportedSyntax()
    return answerAt(within, this.answers)
  }

  /** `.x.y`, `['x']`, `?.x` */
  private answer(): string {
    const path: string[] = []
    while (this.isNext('.') || this.isNext('?.') || this.isNext('[')) {
      const isSuffix = path.length > 0 && ['length', 'toFixed'].includes(this.peek(1).word)
      if (isSuffix) break
      const isInBrackets = this.accept('[')
      if (!isInBrackets) this.take()
      const { is, word } = this.take()
      if (isInBrackets ? is !== 'text' : is !== 'name') throw new UnsupportedSyntax()
      const step = isInBrackets ? word.slice(1, -1) : word
      if (!/^[\w$]+$/u.test(step)) throw new UnsupportedSyntax()
      path.push(step)
      if (isInBrackets) this.expect(']')
    }
    if (path.length === 0) throw new UnsupportedSyntax()
    return this.suffixed(answerAt(path, this.answers))
  }

  /** `.length` of a text, `.toFixed(2)` of a number; no other method is translated. */
  private suffixed(operand: string): string {
    if (this.isNext('(')) throw new UnsupportedSyntax()
    if (!this.accept('.')) return operand
    if (this.accept('length')) {
      const name = answerNameIn(operand)
      if (name === undefined || this.answers.isSet(name)) throw new UnsupportedSyntax()
      return `_length(${operand})`
    }
    this.expect('toFixed')
    return `round(${operand}, ${this.argument()})`
  }
}

/** Parses a whole script; null where it has syntax that is not translated. */
export function parseScript<T>(
  text: string,
  answers: Answers,
  parse: (parser: ExpressionParser) => T,
): T | null {
  try {
    const parser = new ExpressionParser(text, answers)
    const parsed = parse(parser)
    return parser.isAtEnd ? parsed : null
  } catch (error) {
    if (error instanceof UnsupportedSyntax) return null
    throw error
  }
}
