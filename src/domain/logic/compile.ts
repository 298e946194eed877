/**
 * Makes of a formula what works it out, and says what does not fit: types, names, lists. It is read once for each version
 * of a form and asked at each change.
 */
import { adapted, fitted, isAdaptable, isOfMoments } from './adapt'
import type { Compiled, Compiling, Dependency, LookedUp, Node, Run } from './compiled'
import type { Call, Expression, FormulaFault, FormulaProblem, Reference } from './expression'
import type { FunctionSpec, Param } from './function-spec'
import { functionNamed } from './functions'
import { chosen, joined, ticks } from './runs'
import type { Named, Scope, Type } from './scope'
import { ROW_FUNCTIONS, seldom } from './seldom'
import { isNumber, UNASKED, type Value } from './value'

const YES_NO: Type = { is: 'yesNo' }
const NUMBER: Type = { is: 'number' }
const OF_ROWS: readonly string[] = ROW_FUNCTIONS
const TEXT: Type = { is: 'text' }
const DATE: Type = { is: 'date' }
const ORDERED = new Set(['number', 'date', 'time', 'moment'])

const nothing: Run = () => null
function fits(type: Type, expected: Param): boolean {
  if (expected === 'any' || expected === 'same') return true
  return expected === 'ordered' ? ORDERED.has(type.is) : type.is === expected
}
const isSameType = (one: Type, other: Type): boolean => one.is === other.is && one.of === other.of

class Compiler implements Compiling {
  readonly problems: FormulaProblem[] = []
  readonly dependencies: Dependency[] = []
  readonly lookups: LookedUp[] = []

  constructor(readonly scope: Scope) {}

  /** The lists over which the aggregate around goes; null outside of any. */
  over: readonly string[] | null = null

  fail(fault: FormulaFault, at: Expression, about: string, expected?: string): Node {
    const { from, to } = at
    this.problems.push({ fault, from, to, about, ...(expected !== undefined && { expected }) })
    return { type: null, run: nothing }
  }

  node(expression: Expression): Node {
    if (expression.kind === 'reference') return this.reference(expression)
    if (expression.kind === 'call') return this.call(expression)
    const { value } = expression
    // Nobody answers with a text of no letters: what is meant is whether something was answered.
    if (value === '') return this.fail('emptyText', expression, '')
    const run = () => value
    if (typeof value === 'boolean') return { type: YES_NO, run }
    return { type: isNumber(value) ? NUMBER : TEXT, run }
  }

  /** The formula itself, whose outcome has to be something. */
  whole(expression: Expression, expected: Type | undefined): Node {
    const node = this.node(expression)
    if (!expected || !node.type || isSameType(node.type, expected)) return node
    return fitted(expression, node, expected) ?? this.fail('wrongType', expression, node.type.is, expected.is)
  }

  reference(at: Reference): Node {
    const { id, option } = at
    const named = this.scope.lookup(id)
    if (!named) return this.fail('unknownReference', at, id)
    if (option !== null) {
      if (!named.options?.includes(option)) return this.fail('unknownOption', at, id)
      const ticked = [option]
      return { type: { is: 'options', of: id }, run: () => ticked }
    }
    const open = this.listsOutside(named)
    if (!open.every((list) => this.over?.includes(list))) return this.fail('needsAggregate', at, id)
    this.dependencies.push({ id, ofAllRows: open.length > 0 || this.overHere(named) })
    return { type: named.type, run: (rows, reader) => reader.value(id, rows) }
  }

  /** The lists of something in which the formula does not stand. */
  listsOutside({ lists }: Named): readonly string[] {
    return lists.filter((list) => !this.scope.here.includes(list))
  }

  private overHere({ lists }: Named): boolean {
    return lists.some((list) => this.over?.includes(list))
  }

  private call(at: Call): Node {
    const { name, args } = at
    const [first] = args
    if (name === 'and' || name === 'or') return this.junction(at)
    if (name === 'if') return this.choice(at)
    if (name === 'is_checked') return this.isChecked(at)
    if (name === 'matches') return seldom('patterns')(at, this)
    if (name === 'today') return this.counted(at, 0, DATE, (_rows, reader) => reader.today)
    if (name === 'blank') return this.counted(at, 0, TEXT, nothing)
    if (OF_ROWS.includes(name)) return seldom('rows')(at, this)
    // The day of a moment, and its time of day.
    if ((name === 'date' || name === 'time') && first && args.length === 1) return this.typed(first, name)
    if (name === 'age' && args.length === 1)
      return this.call({ ...at, args: [...args, { ...at, name: 'today', args: [] }] })
    const spec = functionNamed(name)
    return spec ? this.applied(at, spec) : this.fail('unknownFunction', at, name)
  }

  counted(at: Call, count: number, type: Type, run: Run): Node {
    return at.args.length === count ? { type, run } : this.fail('wrongCount', at, at.name)
  }

  typed(at: Expression, expected: Param): Node {
    const node = this.node(at)
    // What takes anything has its day, as it had before there were moments.
    const day = expected === 'any' && node.type?.is === 'moment' && adapted(at, node, DATE)
    if (!node.type || fits(node.type, expected)) return day || node
    return adapted(at, node, { is: expected }) ?? this.fail('wrongType', at, node.type.is, expected)
  }

  /** All of these as one type: that of the first which is known to have one. */
  private unified(args: readonly Expression[], nodes: readonly Node[]): readonly Node[] {
    const [first] = nodes
    const known = first?.type
    if (known && nodes.every(({ type }) => type && isSameType(type, known))) return nodes
    const typed = nodes.map((node, index) => ({ node, at: args[index] })).filter(({ node }) => node.type)
    const deciding =
      typed.find(({ at }) => !isAdaptable(at)) ?? typed.find(({ at }) => at?.kind === 'literal') ?? typed[0]
    const decided = deciding?.node.type
    if (!decided) return [...nodes]
    const common = decided.is === 'moment' && !isOfMoments(args, nodes) ? DATE : decided
    return nodes.map((node, index) => {
      const at = args[index]
      if (!at || !node.type || isSameType(node.type, common)) return node
      return adapted(at, node, common) ?? this.fail('wrongType', at, node.type.is, common.is)
    })
  }

  /** Arguments that are compared with each other, as one type. */
  private together(args: readonly Expression[], param: Param): readonly Node[] {
    const nodes = this.unified(
      args,
      args.map((arg) => this.node(arg)),
    )
    return nodes.map((node, index) => {
      const at = args[index]
      if (!at || !node.type || fits(node.type, param)) return node
      return this.fail('wrongType', at, node.type.is, param)
    })
  }

  applied(at: Call, spec: FunctionSpec): Node {
    const { args } = at
    const { params, rest, optional = 0, takesBlank, takesUnasked } = spec
    const isMore = args.length > params.length && rest === undefined
    if (isMore || args.length < params.length - optional) return this.fail('wrongCount', at, at.name)
    const [first] = params
    // What is compared is so with all that is given.
    const each =
      first === 'same' || first === 'ordered'
        ? this.together(args, first)
        : args.map((arg, index) => this.typed(arg, params[index] ?? rest ?? 'any'))
    const result = spec.result === 'same' ? (each[0]?.type ?? null) : { is: spec.result }
    const type = each.every((node) => node.type) ? result : null
    const runs = each.map(({ run }) => run)
    const named = spec.takesFiles && args[0]?.kind === 'reference' && args[0].id
    return {
      type,
      run: (rows, reader) => {
        const values: Value[] = []
        for (const run of runs) {
          const value = run(rows, reader)
          if ((value === null && !takesBlank) || (value === UNASKED && !takesUnasked)) return value
          values.push(value)
        }
        return spec.run(values, named ? reader.files?.(named, rows) : undefined)
      },
    }
  }

  private junction(at: Call): Node {
    const nodes = at.args.map((arg) => this.typed(arg, 'yesNo'))
    const runs = nodes.map(({ run }) => run)
    const type = nodes.every((node) => node.type) ? YES_NO : null
    return { type, run: joined(runs, at.name === 'or') }
  }

  private choice(at: Call): Node {
    const [condition, ...ways] = at.args
    if (!condition || ways.length !== 2) return this.fail('wrongCount', at, at.name)
    const { type: asked, run: holds } = this.typed(condition, 'yesNo')
    const [yes, no] = this.unified(
      ways,
      ways.map((way) => this.node(way)),
    )
    if (!yes || !no) return this.fail('wrongCount', at, at.name)
    return {
      type: asked && yes.type && no.type,
      run: chosen(holds, yes.run, no.run),
    }
  }

  private isChecked(at: Call): Node {
    const [one] = at.args
    if (!one || at.args.length !== 1) return this.fail('wrongCount', at, at.name)
    if (one.kind !== 'reference' || one.option === null)
      return this.fail('wrongType', one, at.name, 'options')
    const { option } = one
    const { type } = this.node(one)
    if (!type) return { type, run: nothing }
    const { type: ofQuestion, run } = this.reference({ ...one, option: null })
    return { type: ofQuestion && YES_NO, run: ticks(run, option) }
  }
}

/**
 * Makes of a formula what works it out.
 * @param expected what its outcome has to be; anything when left out
 * @returns with `problems`, when something does not fit: it is not to be run then
 */
export function compile(expression: Expression, scope: Scope, expected?: Type): Compiled {
  const compiler = new Compiler(scope)
  const { type, run } = compiler.whole(expression, expected)
  const { problems, dependencies, lookups } = compiler
  return { type, run, problems, dependencies, lookups }
}
