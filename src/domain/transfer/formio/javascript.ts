/**
 * Parses the JavaScript expressions that people write into forms of Form.io, and writes each as an expression of SurveyJS:
 * comparisons and sums of answers, `? :`, and a few functions of numbers. Nothing of it runs, and any other syntax is
 * refused.
 */

import { OperandParser, TEXT } from './operand-parser'
import { ALWAYS } from './primary-parser'
import {
  answerNameIn,
  choice,
  condition,
  LITERAL,
  mayCompareBlanks,
  NOTHING,
  OPERATORS,
  type Answers,
} from './survey-text'
import { UnsupportedSyntax } from './tokens'

const MOST_DEPTH = 40
/** Operators of two sides, the weakest first. */
const PRECEDENCE: readonly (readonly string[])[] = [
  ['===', '!==', '==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]

/** A recursive descent parser whose methods give the text of an expression. */
export class ExpressionParser extends OperandParser {
  private depth = 0

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
    const said = this.either()
    if (said === ALWAYS) throw new UnsupportedSyntax()
    return said === NOTHING ? "''" : said
  }

  private either(): string {
    return this.nested(() => {
      const when = this.or()
      if (!this.accept('?')) return when
      if (when === ALWAYS || when === NOTHING) throw new UnsupportedSyntax()
      const then = this.expression()
      this.expect(':')
      const otherwise = this.expression()
      if ([then, otherwise].some((one) => this.isLostMoment(one))) throw new UnsupportedSyntax()
      // Of a check it may be a message, which is no condition.
      if (this.answers.own !== undefined && [then, otherwise].some((one) => TEXT.test(one)))
        throw new UnsupportedSyntax()
      return this.marked(choice(when, then, otherwise), [then, otherwise])
    })
  }

  /** `a || b`, `a && b`: where both are conditions, or one is wanted, it is one; else it is what one of both comes to. */
  private joined(sign: 'or' | 'and', left: string, right: string): string {
    const made = `(${left} ${sign} ${right})`
    if (this.answers.own !== undefined && [left, right].some((one) => TEXT.test(one)))
      throw new UnsupportedSyntax()
    if (![left, right].every((one) => this.isCondition(one))) this.conditions.add(made)
    return this.marked(made, [left, right])
  }

  /** A condition of a statement; what is always there is said to be. */
  condition(): string {
    return this.either()
  }

  /** What is assigned. @param isValue whether it is more than a condition */
  outcome(isValue: boolean): string {
    const said = this.expression()
    if (isValue && (this.conditions.has(said) || this.isLostMoment(said))) throw new UnsupportedSyntax()
    return said
  }

  /** `case 'a':` one after another, each as a condition; none of `default:`. */
  cases(asked: string): string[] {
    if (this.accept('default')) {
      this.expect(':')
      return []
    }
    const found: string[] = []
    do {
      this.expect('case')
      const value = this.primary()
      if (!LITERAL.test(value) || asked.startsWith('iif(')) throw new UnsupportedSyntax()
      found.push(`(${asked} = ${value})`)
      this.expect(':')
    } while (this.isNext('case'))
    return found
  }

  /**
   * What a check assigns to `valid`: true, or the message where an answer is not valid.
   * @param isRefusing whether the answer is refused with that message
   */
  validity(isRefusing: (message: string) => boolean): string {
    if (this.isNext('(') && this.isWholeGroup()) {
      this.take()
      const inner = this.validity(isRefusing)
      this.expect(')')
      return inner
    }
    if (this.isMessage()) return this.message(isRefusing)
    let when = this.and()
    while (this.accept('||')) {
      const right = this.isMessage() ? this.message(isRefusing) : this.and()
      when = condition(when, 'true', right)
    }
    if (!this.accept('?')) {
      // The answer itself may be a text, which would be a message that nobody knows here.
      if (answerNameIn(when) !== undefined) throw new UnsupportedSyntax()
      return when
    }
    const then = this.validity(isRefusing)
    this.expect(':')
    return condition(when, then, this.validity(isRefusing))
  }

  private message(isRefusing: (message: string) => boolean): string {
    return isRefusing(this.take().word.slice(1, -1)) ? 'false' : 'true'
  }

  /** Whether a text stands next that is all there is. */
  private isMessage(): boolean {
    const after = this.peek(1)
    return (
      this.peek().is === 'text' &&
      (after.is === 'end' || (after.is === 'sign' && [';', ':', '}', ')'].includes(after.word)))
    )
  }
  /** Whether the parenthesis that stands next closes at the end of what is assigned. */
  private isWholeGroup(): boolean {
    let depth = 0
    for (let at = 0; ; at += 1) {
      const { is, word } = this.peek(at)
      if (is === 'end') return false
      if (is === 'sign' && word === '(') depth += 1
      if (is === 'sign' && word === ')') depth -= 1
      if (depth > 0) continue
      const after = this.peek(at + 1)
      return after.is === 'end' || (after.is === 'sign' && [';', ':', '}', ')'].includes(after.word))
    }
  }

  private or(): string {
    let left = this.and()
    for (;;) {
      const isGiven = this.accept('??')
      if (!isGiven && !this.accept('||')) return left
      const right = this.and()
      if ([left, right].some((one) => one === ALWAYS || one === NOTHING)) throw new UnsupportedSyntax()
      if (isGiven) {
        left = this.unlessGiven(left, right)
        continue
      }
      // `x || 0` is how scripts count what is blank as 0.
      if (right === '0') left = `iif((${left}) notempty, ${left}, 0)`
      else if (right === "''" && this.areNumbers(left)) left = `iif((${left} = 0), '', ${left})`
      else if (this.answers.own === undefined && this.areTexts(left, right)) left = this.textOr(left, right)
      else left = this.joined('or', left, right)
    }
  }

  private and(): string {
    let left = this.binary(0)
    while (this.accept('&&')) {
      const right = this.binary(0)
      if (left === ALWAYS) left = right
      else if (right !== ALWAYS) left = this.joined('and', left, right)
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
      const other = left === NOTHING ? right : right === NOTHING ? left : undefined
      if (other !== undefined) {
        left = this.comparedWithNothing(word, other)
        continue
      }
      const ofDays = this.comparedMoments(word, left, right)
      if (ofDays !== undefined) {
        left = ofDays
        continue
      }
      if ([left, right].some((one) => one === ALWAYS || (at > 0 && this.conditions.has(one))))
        throw new UnsupportedSyntax()
      if (at === 0 && mayCompareBlanks(left, right)) throw new UnsupportedSyntax()
      left = `(${left} ${OPERATORS[word]} ${right})`
    }
  }

  /** `typeof a !== 'undefined'` */
  private typeOf(): string {
    const operand = this.unary()
    const sign = this.take().word
    if (this.take().word.slice(1, -1) !== 'undefined') throw new UnsupportedSyntax()
    return this.comparedWithNothing(sign.length === 2 ? `${sign}=` : sign, operand)
  }

  private unary(): string {
    return this.nested(() => {
      if (this.accept('typeof')) return this.typeOf()
      const sign = ['!', '-', '+'].find((one) => this.accept(one))
      if (sign === undefined) return this.primary()
      const operand = this.unary()
      if (operand === ALWAYS || operand === NOTHING) throw new UnsupportedSyntax()
      return sign === '+' ? this.toNumber(operand) : `${sign}(${operand})`
    })
  }

  protected within(text: string): string {
    const inner = new ExpressionParser(text, this.answers)
    inner.locals = this.locals
    const parsed = this.nested(() => inner.outcome(true))
    if (!inner.isAtEnd) throw new UnsupportedSyntax()
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
