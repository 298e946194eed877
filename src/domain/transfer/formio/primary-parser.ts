/** Parses what stands between the operators of a script of Form.io: constants, answers, and calls of few functions. */
import { RowParser } from './row-parser'
import { answerAt, answerNameIn, type Answers } from './survey-text'
import { UnsupportedSyntax } from './tokens'

/** Functions of `Math`, as they are called in expressions. */
const OF_MATH: Readonly<Record<string, string>> = {
  ...{ round: 'round', floor: '_floor', ceil: '_ceil', abs: '_abs', min: 'min', max: 'max' },
}
const ROOTS = new Set(['data', 'row'])
/** Methods that end the way to an answer. */
const METHODS: readonly string[] = [
  ...[
    'length',
    'toFixed',
    'includes',
    'indexOf',
    'match',
    'toLowerCase',
    'toUpperCase',
    'startsWith',
    'reduce',
  ],
]

/** A text as expressions of SurveyJS write it, where a backslash before a quotation mark is no part of it. */
function quoted(text: string): string {
  if (/\\(?:['"]|$)/u.test(text)) throw new UnsupportedSyntax()
  return text.includes("'") ? `"${text.replaceAll('"', String.raw`\"`)}"` : `'${text}'`
}

/** What is there whatever was answered: scripts ask for it before they ask for something in it. */
export const ALWAYS = '{}'

/** Whether a variable is a pattern as it is written, which no expression begins like. */
const isPattern = (local: string): boolean => local.startsWith('/')

export abstract class PrimaryParser extends RowParser {
  /** What was declared, and the expression that it stands for. */
  protected locals = new Map<string, string>()

  /** @throws UnsupportedSyntax */
  constructor(
    text: string,
    protected readonly answers: Answers,
  ) {
    super(text)
  }

  abstract expression(): string
  /** Parses an expression that stands in a text, with what was declared until here. */
  protected abstract within(text: string): string

  /** Only of numbers: JavaScript makes an empty text 0, and a missing number NaN. */
  protected toNumber(operand: string): string {
    const name = answerNameIn(operand)
    if (name === undefined || !this.answers.isNumber(name)) throw new UnsupportedSyntax()
    return `(${operand} + 0)`
  }

  protected primary(): string {
    const { is, word } = this.peek()
    if (is === 'text') {
      this.take()
      return this.suffixed(quoted(word.slice(1, -1)))
    }
    if (is === 'template') return this.template(this.take().word.slice(1, -1))
    if (is === 'regex') return this.tested(this.take().word)
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

  /** `['a', 'b'].includes(data.x)`, `['a', 'b'].indexOf(data.x) >= 0` */
  private listIncludes(): string {
    const items: string[] = []
    do items.push(this.primary())
    while (this.accept(','))
    this.expect(']')
    this.expect('.')
    const isPlace = this.accept('indexOf')
    if (!isPlace) this.expect('includes')
    const wanted = this.argument()
    const isAny = `(${items.map((item) => `${wanted} = ${item}`).join(' or ')})`
    return isPlace ? this.comparedPlace(isAny) : isAny
  }

  /** `> -1`, `>= 0` and their like after a place: whether it was found. */
  private comparedPlace(isFound: string): string {
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

  /** `` `${a} of ${b}` `` */
  private template(text: string): string {
    const parts = text.split(/(\$\{[^{}]*\})/u).filter((part) => part !== '')
    if (parts.some((part) => part.includes('${') && !/^\$\{[^{}]*\}$/u.test(part)))
      throw new UnsupportedSyntax()
    const said = parts.map((part) => (part.startsWith('${') ? this.within(part.slice(2, -1)) : quoted(part)))
    if (said.length === 0) throw new UnsupportedSyntax()
    return `_concat(${said.join(', ')})`
  }

  /** `.test(a)` of a pattern */
  private tested(pattern: string): string {
    this.expect('.')
    this.expect('test')
    return matched(this.argument(), pattern)
  }

  /** `(a)` */
  private argument(): string {
    this.expect('(')
    const argument = this.expression()
    this.expect(')')
    return argument
  }

  private identifier(): string {
    const word = this.name()
    if (word === 'true' || word === 'false') return word
    if (word === 'input' && this.answers.own !== undefined) return this.suffixed(`{${this.answers.own}}`)
    if (word === 'parseFloat') return `_number(${this.argument()})`
    if (word === 'parseInt') return `_int(${this.decimalArgument()})`
    if (word === 'Number') return this.toNumber(this.argument())
    if (word === 'Math') return this.math()
    if (word === '_') return this.suffixed(this.lodash())
    const local = this.locals.get(word)
    if (local !== undefined) return isPattern(local) ? this.tested(local) : this.suffixed(local)
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
  private lodash(): string {
    this.expect('.')
    if (this.accept('sumBy')) return this.sumBy()
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
      const isSuffix = path.length > 0 && METHODS.includes(this.peek(1).word)
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
    const [last] = path.slice(-1)
    const isAlways = last === undefined || this.answers.isContainer?.(last)
    if (isAlways && this.isNext('&&')) return ALWAYS
    if (last === undefined) throw new UnsupportedSyntax()
    return this.suffixed(answerAt(path, this.answers))
  }

  /** `.length`, `.includes('a')` of a text, `.toFixed(2)` of a number and few others. */
  private suffixed(operand: string): string {
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
  private sumBy(): string {
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
  private constant(): string {
    this.expect('(')
    const { is, word } = this.take()
    this.expect(')')
    if (is !== 'text' || word.length <= 2) throw new UnsupportedSyntax()
    return quoted(word.slice(1, -1))
  }
}

/** Whether a text matches a pattern as it is written, `/a/`; how it is compared cannot be said. */
function matched(operand: string, written: string): string {
  const end = written.lastIndexOf('/')
  if (end !== written.length - 1) throw new UnsupportedSyntax()
  // A quotation mark means itself in a pattern, with a backslash or without.
  const pattern = written.slice(1, end).replaceAll(/\\(['"])/gu, '$1')
  return `_matches(${operand}, ${quoted(pattern)})`
}
