/**
 * Parses the JavaScript expressions that people write into forms of Form.io, and writes each as an expression of SurveyJS:
 * comparisons and sums of answers, `? :`, and a few functions of numbers. Nothing of it runs, and any other syntax is
 * refused.
 */

import { ALWAYS, PrimaryParser } from './primary-parser'
import { answerNameIn, choice, condition, mayCompareBlanks, OPERATORS, type Answers } from './survey-text'
import { UnsupportedSyntax } from './tokens'

const MOST_DEPTH = 40
/** Operators of two sides, the weakest first. */
const PRECEDENCE: readonly (readonly string[])[] = [
  ['===', '!==', '==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]
/** Names that mean something else than what a script declares. */
const RESERVED = new Set(['data', 'row', 'input', 'value', 'show', 'valid', 'result', 'Math', '_'])

/** A recursive descent parser whose methods give the text of an expression. */
export class ExpressionParser extends PrimaryParser {
  private depth = 0
  /** What was declared in the block that is being parsed. */
  private declared = new Set<string>()

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
    while (this.accept('&&')) {
      const right = this.binary(0)
      if (left === ALWAYS) left = right
      else if (right !== ALWAYS) left = `(${left} and ${right})`
    }
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
      if (left === ALWAYS || right === ALWAYS) throw new UnsupportedSyntax()
      if (at === 0 && mayCompareBlanks(left, right)) throw new UnsupportedSyntax()
      left = `(${left} ${OPERATORS[word]} ${right})`
    }
  }

  private unary(): string {
    return this.nested(() => {
      const sign = ['!', '-', '+'].find((one) => this.accept(one))
      if (sign === undefined) return this.primary()
      const operand = this.unary()
      if (operand === ALWAYS) throw new UnsupportedSyntax()
      return sign === '+' ? this.toNumber(operand) : `${sign}(${operand})`
    })
  }

  protected within(text: string): string {
    const inner = new ExpressionParser(text, this.answers)
    inner.locals = this.locals
    const parsed = this.nested(() => inner.expression())
    if (!inner.isAtEnd) throw new UnsupportedSyntax()
    return parsed
  }

  /** `name = …` after `var`, `let` or `const`. What is declared stands for its expression from there on. */
  declare(): void {
    const name = this.name()
    if (this.locals.has(name) || RESERVED.has(name)) throw new UnsupportedSyntax()
    this.expect('=')
    const isPattern = this.peek().is === 'regex' && !['.', '?.'].includes(this.peek(1).word)
    this.locals.set(name, isPattern ? this.take().word : this.expression())
    this.declared.add(name)
  }

  /** Whether what was declared stands next. */
  get isAtLocal(): boolean {
    return this.peek().is === 'name' && this.locals.has(this.peek().word)
  }

  /** `name = …` and `name += …` in the block in which it was declared: elsewhere it may or may not come to that. */
  assign(): void {
    const name = this.name()
    const before = this.ownLocal(name)
    if (this.accept('+=')) this.locals.set(name, `(${before} + ${this.expression()})`)
    else {
      this.expect('=')
      this.locals.set(name, this.expression())
    }
  }

  private ownLocal(name: string): string {
    const before = this.locals.get(name)
    if (before === undefined || !this.declared.has(name)) throw new UnsupportedSyntax()
    return before
  }

  /** What a variable of the program has been assigned so far; null for nothing. */
  know(name: string, assigned: string | null): void {
    if (assigned === null) this.locals.delete(name)
    else this.locals.set(name, assigned)
  }

  /** `data.rows.forEach((row) => { total += row.x })` */
  loop(): void {
    this.name()
    let [list, step] = ['', '']
    while (step !== 'forEach') {
      list = step
      if (!this.accept('?.')) this.expect('.')
      step = this.name()
    }
    this.expect('(')
    const [row = ''] = this.parameters(1)
    if (this.accept('{')) {
      do this.addRow(list, row)
      while (this.accept(';') && !this.isNext('}'))
      this.expect('}')
    } else this.addRow(list, row)
    this.expect(')')
  }

  /** `total += row.x`, `total = total + row.x` */
  private addRow(list: string, row: string): void {
    const total = this.name()
    const before = this.ownLocal(total)
    const isAdded = this.accept('+=')
    if (!isAdded) {
      this.expect('=')
      this.expect(total)
      this.expect('+')
    }
    this.locals.set(total, `(${before} + ${this.summed(list, row, isAdded)})`)
  }

  /** What is declared in a block is not known after it. */
  inBlock<T>(parse: () => T): T {
    const [locals, declared] = [this.locals, this.declared]
    this.locals = new Map(locals)
    this.declared = new Set()
    const parsed = parse()
    this.locals = locals
    this.declared = declared
    return parsed
  }

  /** `console.log(…)`, which nobody who answers sees. */
  logged(): void {
    this.expect('.')
    this.name()
    this.expect('(')
    while (!this.accept(')')) {
      this.expression()
      if (!this.isNext(')')) this.expect(',')
    }
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
