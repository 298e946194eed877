/**
 * A formula whose every outcome is reached by a few values of what it names. What is compared with something that is
 * written keeps its name, and what it is compared with is remembered: the borders. Anything else that nobody can
 * list, such as a sum of answers or a pattern, becomes a name of its own that may have any value: so whatever can
 * happen still can, and what never happens among the few values never happens at all.
 */
import { isAdaptable } from '../../logic/adapt'
import { AGGREGATES } from '../../logic/aggregates'
import { compile } from '../../logic/compile'
import '../every-part'
import type { Call, Expression, Reference } from '../../logic/expression'
import { namesIn } from '../../logic/names'
import { formulaOf } from '../../logic/print'
import type { Scope, Type } from '../../logic/scope'
import { isText, type Value } from '../../logic/value'

/** What a formula tells about the values that matter to it. */
export interface Mattering {
  /** What something is compared with, by its id. */
  borders: readonly (readonly [id: string, value: Value])[]
  /** Options that are named, by the id of their question. */
  options: readonly (readonly [id: string, option: string])[]
  /** Choices of which more matters than which named option is ticked. */
  wholes: ReadonlySet<string>
  /** Questions that are read where no list of values is enough. */
  open: ReadonlySet<string>
  /** Everything that is written in it. */
  written: readonly Value[]
}

/** A formula in which each name has few values. */
export interface Abstract extends Mattering {
  expression: Expression
  /** Whether its outcomes are those of few values too; a yes or no always is. */
  isListed: boolean
}

export interface Naming {
  scope: Scope
  /** Whether a name has values that can be listed: yes or no, options, or a calculation of those. */
  isListed: (id: string) => boolean
  /** What options have under a name, where a formula is asked of each option. */
  attributes?: (name: string) => readonly string[]
  /** The name of something that is not understood further; the same for the same text. */
  nameFor: (text: string, type: Type, original: Expression) => string
}

interface Seen {
  at: Expression
  isListed: boolean
}

const COMPARISONS = new Set(['=', '!=', '<', '<=', '>', '>=', 'in'])
/** They read what stands around a formula, and so are no constants. */
const AROUND = new Set(['today', 'row_number', 'age'])
const nowhere = { value: () => null, size: () => 0, today: null }

const isAnswer = (at: Expression | undefined): at is Reference =>
  at?.kind === 'reference' && at.option === null

const isConstant = (at: Expression): boolean => {
  if (at.kind === 'call') return !AROUND.has(at.name) && at.args.every(isConstant)
  return at.kind === 'literal' || at.option !== null
}

const isAggregate = ({ name, args }: Call): boolean =>
  Object.hasOwn(AGGREGATES, name) && (args.length === 1 || !['min', 'max'].includes(name))

class Abstraction {
  readonly borders: [string, Value][] = []
  readonly options: [string, string][] = []
  readonly wholes = new Set<string>()
  readonly open = new Set<string>()
  readonly written: Value[] = []

  constructor(private readonly naming: Naming) {}

  private typeOf(at: Expression): Type | null {
    return compile(at, this.naming.scope).type
  }

  /** A name instead of what is not understood further. */
  private named(original: Expression, as?: Type | null): Seen {
    this.read(original)
    const type = as ?? this.typeOf(original) ?? { is: 'yesNo' }
    const id = this.naming.nameFor(
      as ? `${formulaOf(original)} as ${as.is}` : formulaOf(original),
      type,
      original,
    )
    const { from, to } = original
    return { at: { kind: 'reference', id, option: null, from, to }, isListed: type.is === 'yesNo' }
  }

  /** Notes what stands in something that is not understood further. */
  private read(at: Expression): void {
    if (at.kind === 'literal') this.written.push(at.value)
    if (isAnswer(at)) this.open.add(at.id)
    if (at.kind === 'call') at.args.forEach((arg) => this.read(arg))
  }

  private noteOption(at: Expression): void {
    if (at.kind === 'reference' && at.option !== null) this.options.push([at.id, at.option])
  }

  seen(at: Expression): Seen {
    if (at.kind === 'literal') {
      this.written.push(at.value)
      return { at, isListed: true }
    }
    if (at.kind === 'reference') {
      this.noteOption(at)
      return { at, isListed: at.option !== null || this.naming.isListed(at.id) }
    }
    if (at.name === 'is_checked') {
      at.args.forEach((arg) => this.noteOption(arg))
      return { at, isListed: true }
    }
    if (isAggregate(at)) return this.named(at)
    if (at.name === 'count_files') {
      // Each count is tried.
      for (const arg of at.args) if (isAnswer(arg)) this.wholes.add(arg.id)
      return { at, isListed: true }
    }
    if (at.name === 'is_blank' && isAnswer(at.args[0])) return { at, isListed: true }
    if (COMPARISONS.has(at.name)) return this.comparison(at)
    return this.anyCall(at)
  }

  /** What an option has is the same in every answer. */
  private attributeIn(at: Expression): readonly string[] | null {
    if (at.kind !== 'call' || at.name !== 'attribute') return null
    const [name] = at.args
    return name?.kind === 'literal' && isText(name.value) ? (this.naming.attributes?.(name.value) ?? []) : []
  }

  private anyCall(at: Call): Seen {
    const args = at.args.map((arg) => this.seen(arg))
    const isListed = !AROUND.has(at.name) && args.every((arg) => arg.isListed)
    if (isListed) {
      for (const arg of at.args) if (isAnswer(arg)) this.wholes.add(arg.id)
      return { at: { ...at, args: args.map((arg) => arg.at) }, isListed }
    }
    return this.typeOf(at)?.is === 'yesNo' ? this.named(at) : { at, isListed: false }
  }

  private comparison(at: Call): Seen {
    const args = at.args.map((arg) => this.seen(arg))
    const unlisted = args.filter(({ isListed }) => !isListed)
    const [one] = unlisted
    const others = at.args.filter((_, index) => args[index] !== one)
    const isBordered = unlisted.length === 1 && others.every(isConstant)
    if (unlisted.length > 0 && !isBordered) return this.named(at)
    const [other] = others
    const parts = args.map((arg) => {
      if (arg !== one) return arg.at
      // What a column says is a number where it is compared with one.
      const as = isAdaptable(arg.at) && other ? this.typeOf(other) : null
      return isAnswer(arg.at) ? arg.at : this.named(arg.at, as).at
    })
    this.noteBorders(at.args, parts)
    return { at: { ...at, args: parts }, isListed: true }
  }

  private valuesOf(constant: Expression): readonly Value[] {
    return this.attributeIn(constant) ?? [compile(constant, this.naming.scope).run({}, nowhere)]
  }

  private noteBorders(args: readonly Expression[], parts: readonly Expression[]): void {
    const constants = args.filter(isConstant).flatMap((arg) => this.valuesOf(arg))
    const options = args.flatMap((arg) => this.attributeIn(arg) ?? [])
    const isSimple = args.every((arg) => isConstant(arg) || isAnswer(arg))
    for (const part of parts) {
      if (!isAnswer(part)) continue
      for (const value of constants) this.borders.push([part.id, value])
      for (const option of options) this.options.push([part.id, option])
      // Two choices beside each other: which of all options each has matters.
      if (!isSimple || constants.length === 0) this.wholes.add(part.id)
    }
  }
}

/** What a formula comes to by few values of few names. */
export function abstractOf(expression: Expression, naming: Naming): Abstract {
  const abstraction = new Abstraction(naming)
  const { at, isListed } = abstraction.seen(expression)
  const { borders, options, wholes, open, written } = abstraction
  // What is the outcome itself is read whole.
  if (isAnswer(at)) wholes.add(at.id)
  if (!isListed) for (const name of namesIn(expression)) if (isAnswer(name)) open.add(name.id)
  return { expression: at, isListed, borders, options, wholes, open, written }
}
