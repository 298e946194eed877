/** Parses what stands between the operators of a script of Form.io: constants, answers, and calls of few functions. */
import { METHODS, MethodParser } from './method-parser'
import { matched, quoted } from './pattern-text'
import { answerAt, answerNameIn, NOTHING, type Answers } from './survey-text'
import { UnsupportedSyntax } from './tokens'

/** Functions of `Math`, as they are called in expressions. */
const OF_MATH: Readonly<Record<string, string>> = {
  ...{ round: 'round', floor: '_floor', ceil: '_ceil', abs: '_abs', min: 'min', max: 'max' },
}
const ROOTS = new Set(['data', 'row'])

/** Other ways to the answers: `submission.data.x`. */
const ROOT_PATHS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  submission: [['data']],
  instance: [
    ['root', 'data'],
    ['root', 'submission', 'data'],
  ],
}

/** What is there whatever was answered: scripts ask for it before they ask for something in it. */
export const ALWAYS = '{}'

/** Whether a variable is a pattern as it is written, which no expression begins like. */
const isPattern = (local: string): boolean => local.startsWith('/')

export abstract class PrimaryParser extends MethodParser {
  /** What was declared, and the expression that it stands for. */
  protected locals = new Map<string, string>()

  /** @throws UnsupportedSyntax */
  constructor(
    text: string,
    protected readonly answers: Answers,
  ) {
    super(text)
  }

  /** Parses an expression that stands in a text, with what was declared until here. */
  protected abstract within(text: string): string

  /** The rest of another way to the answers. */
  private root(ways: readonly (readonly string[])[]): void {
    const way = ways.find((steps) => steps.every((step, at) => this.peek(2 * at + 1).word === step))
    if (!way) throw new UnsupportedSyntax()
    for (const step of way) {
      if (!this.accept('?.')) this.expect('.')
      this.expect(step)
    }
  }

  /** Whether it is no number: not answered, or made of what is not. */
  private noNumber(operand: string): string {
    const name = answerNameIn(operand)
    const isNumber =
      name === undefined ? /^(?:\(|_number|_int|round)/u.test(operand) : this.answers.isNumber(name)
    if (!isNumber) throw new UnsupportedSyntax()
    return `((${operand}) empty)`
  }

  /** Only of numbers: JavaScript makes an empty text 0, and a missing number NaN. */
  protected toNumber(operand: string): string {
    const name = answerNameIn(operand)
    if (operand.startsWith('round(')) return operand
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
    if (items.includes(NOTHING)) throw new UnsupportedSyntax()
    this.expect('.')
    const isPlace = this.accept('indexOf')
    if (!isPlace) this.expect('includes')
    const wanted = this.argument()
    const isAny = `(${items.map((item) => `${wanted} = ${item}`).join(' or ')})`
    return isPlace ? this.comparedPlace(isAny) : isAny
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

  private identifier(): string {
    const word = this.name()
    if (word === 'true' || word === 'false') return word
    if (word === 'null' || word === 'undefined') return NOTHING
    if (word === 'Boolean') return `!(!(${this.argument()}))`
    if (word === 'isNaN') return this.noNumber(this.argument())
    if (word === 'moment' || word === 'new') return this.momentOf(word)
    if (Object.hasOwn(ROOT_PATHS, word)) this.root(ROOT_PATHS[word] ?? [])
    if (word === 'input' && this.answers.own !== undefined) return this.suffixed(`{${this.answers.own}}`)
    if (word === 'parseFloat') return `_number(${this.argument()})`
    if (word === 'parseInt') return `_int(${this.decimalArgument()})`
    if (word === 'Number') return this.toNumber(this.argument())
    if (word === 'Math') return this.math()
    if (word === '_') return this.suffixed(this.lodash())
    const local = this.locals.get(word)
    if (local !== undefined) return isPattern(local) ? this.tested(local) : this.suffixed(local)
    if (!ROOTS.has(word) && !Object.hasOwn(ROOT_PATHS, word)) throw new UnsupportedSyntax()
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
}
