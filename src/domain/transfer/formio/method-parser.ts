/** Parses what stands behind a value in a script of Form.io: its length, what it has in it, what it adds up to. */
import { DayParser } from './day-parser'
import { endsWith, matched, quoted } from './pattern-text'
import { answerNameIn } from './survey-text'
import { UnsupportedSyntax } from './tokens'

/** Methods that end the way to an answer. */
export const METHODS: readonly string[] = [
  ...[
    'length',
    'toFixed',
    'includes',
    'indexOf',
    'match',
    'toLowerCase',
    'toUpperCase',
    'startsWith',
    'endsWith',
    'trim',
    'reduce',
  ],
]

export abstract class MethodParser extends DayParser {
  protected abstract primary(): string

  /** `> -1`, `>= 0` and their like after a place: whether it was found. */
  protected comparedPlace(isFound: string): string {
    const sign = this.take().word
    const isBelow = this.accept('-')
    const place = `${isBelow ? '-' : ''}${this.take().word}`
    if (this.peek().is === 'sign' && ['+', '-', '*', '/', '.'].includes(this.peek().word))
      throw new UnsupportedSyntax()
    const written = `${sign} ${place}`
    if (['!== -1', '!= -1', '> -1', '>= 0'].includes(written)) return isFound
    if (['=== -1', '== -1', '< 0', '<= -1'].includes(written)) return `!(${isFound})`
    throw new UnsupportedSyntax()
  }

  /** `(a)` */
  protected argument(): string {
    this.expect('(')
    const argument = this.expression()
    this.expect(')')
    return argument
  }

  /** `.length`, `.includes('a')` of a text, `.toFixed(2)` of a number and few others. */
  protected suffixed(operand: string): string {
    if (this.isNext('(')) throw new UnsupportedSyntax()
    if (!this.isNext('.') && !this.isNext('?.')) return operand
    this.take()
    if (this.accept('toFixed')) return `round(${operand}, ${this.argument()})`
    const name = answerNameIn(operand)
    const isText = name === undefined || !(this.answers.isSet(name) || this.answers.isNumber(name))
    if (name !== undefined && this.accept('reduce')) return this.reduced(name)
    if (this.accept('length')) {
      if (name === undefined || this.answers.isSet(name)) throw new UnsupportedSyntax()
      return `_length(${operand})`
    }
    if (!isText) throw new UnsupportedSyntax()
    if (this.accept('includes')) return `(${operand} contains ${this.constant()})`
    if (this.accept('indexOf')) return this.comparedPlace(`(${operand} contains ${this.constant()})`)
    if (this.accept('startsWith')) return `_starts(${operand}, ${this.constant()})`
    if (this.accept('endsWith')) return this.endsWith(operand)
    if (this.accept('trim')) return this.changed('trim', operand)
    if (this.accept('toLowerCase')) return this.changed('_lower', operand)
    if (this.accept('toUpperCase')) return this.changed('_upper', operand)
    this.expect('match')
    this.expect('(')
    const { is, word } = this.take()
    this.expect(')')
    if (is !== 'regex') throw new UnsupportedSyntax()
    return matched(operand, word)
  }

  /** `((total, row) => total + row.x, 0)` */
  private reduced(list: string): string {
    this.expect('(')
    const [total = '', row = ''] = this.parameters(2)
    const isBlock = this.accept('{')
    if (isBlock) this.expect('return')
    this.expect(total)
    this.expect('+')
    const sum = this.summed(list, row, false)
    if (isBlock) {
      this.accept(';')
      this.expect('}')
    }
    this.expect(',')
    this.expect('0')
    this.expect(')')
    return this.suffixed(sum)
  }

  /** `(data.rows, 'x')`, which passes over rows without a number. */
  protected sumBy(): string {
    this.expect('(')
    const list = answerNameIn(this.primary())
    this.expect(',')
    const { is, word } = this.take()
    this.expect(')')
    if (list === undefined || is !== 'text') throw new UnsupportedSyntax()
    return `_sumOfKnown({${list}}, ${quoted(word.slice(1, -1))})`
  }

  private changed(name: string, operand: string): string {
    this.expect('(')
    this.expect(')')
    return this.suffixed(`${name}(${operand})`)
  }

  /** `('a')` */
  private endsWith(operand: string): string {
    this.expect('(')
    const { is, word } = this.take()
    this.expect(')')
    if (is !== 'text' || word.length <= 2) throw new UnsupportedSyntax()
    return endsWith(operand, word.slice(1, -1))
  }

  /** `('a')` */
  private constant(): string {
    this.expect('(')
    const { is, word } = this.take()
    this.expect(')')
    if (is !== 'text' || word.length <= 2) throw new UnsupportedSyntax()
    return quoted(word.slice(1, -1))
  }
}
