/** Parses the variables of a script of Form.io: each stands for the expression that it was assigned. */
import { PrimaryParser } from './primary-parser'
import { answerNameIn, choice } from './survey-text'
import { UnsupportedSyntax } from './tokens'

/** What variables stand for. */
export type Locals = ReadonlyMap<string, string>

const MOST_LETTERS = 10_000
/** Names that mean something else than what a script declares. */
const RESERVED = new Set(['data', 'row', 'input', 'value', 'show', 'valid', 'result', 'Math', '_'])

export abstract class VariableParser extends PrimaryParser {
  /** Conditions that are joined, where a program has what one of them comes to. */
  protected readonly conditions = new Set<string>()

  /** Notes what was made of conditions as a condition. */
  protected marked(made: string, parts: readonly string[]): string {
    if (parts.some((one) => this.conditions.has(one))) this.conditions.add(made)
    return made
  }

  /** `name = …` after `var`, `let` or `const`. What is declared stands for its expression from there on. */
  declare(): void {
    do {
      const name = this.name()
      if (this.locals.has(name) || RESERVED.has(name)) throw new UnsupportedSyntax()
      this.expect('=')
      const isPattern = this.peek().is === 'regex' && !['.', '?.'].includes(this.peek(1).word)
      this.set(name, isPattern ? this.take().word : this.expression())
    } while (this.accept(','))
  }

  /** What a variable stands for, as long as any formula may be. */
  private set(name: string, said: string): void {
    if (said.length > MOST_LETTERS) throw new UnsupportedSyntax()
    this.locals.set(name, said)
  }

  /** Whether what was declared stands next. */
  get isAtLocal(): boolean {
    return this.peek().is === 'name' && this.locals.has(this.peek().word)
  }

  /** `name = …`, `name += …`, `name++` */
  assign(): void {
    const name = this.name()
    const before = this.local(name)
    if (this.accept('+')) {
      this.expect('+')
      this.set(name, `(${before} + 1)`)
    } else if (this.accept('+=')) this.set(name, `(${before} + ${this.expression()})`)
    else {
      this.expect('=')
      this.set(name, this.expression())
    }
  }

  private local(name: string): string {
    const before = this.locals.get(name)
    if (before === undefined) throw new UnsupportedSyntax()
    return before
  }

  /** What a variable of the program has been assigned so far; null for nothing. */
  know(name: string, assigned: string | null): void {
    if (assigned === null) this.locals.delete(name)
    else this.set(name, assigned)
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
    const before = this.local(total)
    const isAdded = this.accept('+=')
    if (!isAdded) {
      this.expect('=')
      this.expect(total)
      this.expect('+')
    }
    this.set(total, `(${before} + ${this.summed(list, row, isAdded)})`)
  }

  /** What is declared in a block is not known after it; what a block made of the variables around it is given back. */
  inBlock<T>(parse: () => T): { flow: T; locals: Locals } {
    const before = this.locals
    this.locals = new Map(before)
    const flow = parse()
    const locals = this.locals
    this.locals = before
    return { flow, locals }
  }

  /** Whether a block changed a variable that was there before it. */
  changes(locals: Locals): boolean {
    return this.around().some(([name, said]) => locals.get(name) !== said)
  }

  /** The variables are those that a block left. */
  keep(locals: Locals): void {
    for (const [name, said] of this.around()) this.set(name, locals.get(name) ?? said)
  }

  /** The variables are those of one block or of the other. */
  merge(when: string, then: Locals, otherwise: Locals | null): void {
    for (const [name, before] of this.around()) {
      const [one, other] = [then.get(name) ?? before, otherwise?.get(name) ?? before]
      if (one !== other) this.set(name, this.marked(this.oneOf(when, one, other), [one, other]))
    }
  }

  private oneOf(when: string, one: string, other: string): string {
    const begin = `(${other} + `
    const added = one.startsWith(begin) ? one.slice(begin.length, -1) : ''
    // What is counted up is so by as much as each condition says: the whole of it does not stand there twice.
    return /^\(*\d/u.test(other) && this.isNumeric(added)
      ? `(${other} + iif(${when}, ${added}, 0))`
      : choice(when, one, other)
  }

  private isNumeric(said: string): boolean {
    const name = answerNameIn(said)
    return name === undefined ? /^[\d.]+$/u.test(said) : this.answers.isNumber(name)
  }

  /** The variables of a script, but the one that it assigns its outcome to. */
  private around(): [string, string][] {
    return [...this.locals].filter(([name]) => !RESERVED.has(name))
  }
}
