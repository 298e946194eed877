/** Finds out whether a rule, or several together, can be true and can be false. */
import type { Rows } from '../../logic/scope'
import type { Value } from '../../logic/value'
import type { FormPart } from '../parts'
import { everyChoice, someChoices, type Choices } from './choices'
import type { Model, ProofRule } from './model'
import { factsOf } from './facts'
import { worldOf, type World } from './world'

/** What is asked about rules; what comes out of a made-up answer, or null where it does not arise. */
export interface Query {
  /** Rules that it begins with. */
  rules: readonly ProofRule[]
  /** The part that they are of. */
  part: FormPart
  /** Other parts of which it matters whether they are asked. */
  beside?: readonly FormPart[]
  outcome: (world: World, rows: Rows) => boolean | null
}

/** Whether an outcome can come about: it was met, it cannot, or neither was found out. */
export type Possible = 'met' | 'never' | 'undecided'

/** Answers that bring an outcome about, by what was chosen. */
export type Example = ReadonlyMap<string, Value>

export interface Decided {
  yes: Possible
  no: Possible
  /** How each outcome that was met came about. */
  examples: ReadonlyMap<boolean, Example>
}

/** What may be spent, counted in formulas that are worked out and answers that are read. */
export interface Budget {
  left: number
}

/** What one look at one query may cost, and most made-up answers. */
const MOST_COST = 10_000
const MOST_TRIED = 500
const MOST_PROVEN = 2000
const RANDOM_TRIES = 200
/** How far what names depend on is followed: near reasons are found without looking far. */
const DEPTHS = [1, 3, Infinity]

/** The first row of each list that a part stands in. */
export const firstRows = ({ named }: FormPart): Rows =>
  Object.fromEntries(named.lists.map((list) => [list, 0]))

/** Everything that an outcome depends on: the rules of what is named, and of what that stands in. */
function coneOf(model: Model, { rules, part, beside = [] }: Query): Set<ProofRule> {
  const cone = new Set<ProofRule>(rules)
  const seen = new Set<FormPart>()
  const add = (one: FormPart): void => {
    if (seen.has(one)) return
    seen.add(one)
    const { shown, calculated, filter, rows, options } = model.rulesOf(one)
    for (const rule of [shown, calculated, filter, rows, ...options.values()]) if (rule) cone.add(rule)
    for (const outer of model.around(one)) add(outer)
  }
  for (const one of [part, ...beside]) add(one)
  // A set takes in what is added while it is walked through.
  for (const { names } of cone)
    for (const id of names) {
      const named = model.byId.get(id)
      if (named) add(named)
    }
  return cone
}

interface Walk {
  world: World
  choices: Choices
  most: number
}

/**
 * Makes up answers until both outcomes were met, or those that were not are known to be impossible.
 * @returns whether there are no more answers to make up
 */
function walk(
  { world, choices, most }: Walk,
  query: Query,
  met: Map<boolean, Example>,
  enough: () => boolean,
): boolean {
  const rows = firstRows(query.part)
  for (let tried = 0; tried < most && world.cost() < MOST_COST; tried += 1) {
    choices.begin()
    world.begin()
    const outcome = query.outcome(world, rows)
    if (outcome !== null && !met.has(outcome)) met.set(outcome, new Map(world.chosen()))
    if (enough()) return false
    if (!choices.next()) return true
  }
  return false
}

/** Whether an outcome can come about, by answers that are made up, and by proof where none brings it about. */
export function decide(model: Model, query: Query, today: string, budget: Budget): Decided {
  const examples = new Map<boolean, Example>()
  const never = new Set<boolean>()
  const isDecided = (): boolean => examples.size + never.size === 2
  const told = budget.left > 0 ? factsOf(coneOf(model, query)) : null
  function look(
    isAbstract: boolean,
    depth: number,
    choices: Choices,
    most: number,
    met: Map<boolean, Example>,
  ) {
    if (!told || budget.left <= 0 || isDecided()) return false
    const world = worldOf(model, told, { isAbstract, depth }, choices, today)
    const enough = () => (isAbstract ? met.size === 2 : isDecided())
    const isEach = walk({ world, choices, most }, query, met, enough)
    budget.left -= world.cost()
    return isEach && world.isComplete()
  }
  function prove(depth: number): void {
    const met = new Map<boolean, Example>()
    if (!look(true, depth, everyChoice(), MOST_PROVEN, met)) return
    for (const outcome of [true, false]) if (!met.has(outcome)) never.add(outcome)
  }
  prove(0)
  look(false, Infinity, everyChoice(), MOST_TRIED, examples)
  look(false, Infinity, someChoices(RANDOM_TRIES), RANDOM_TRIES, examples)
  for (const depth of DEPTHS) prove(depth)
  const possible = (outcome: boolean): Possible => {
    if (examples.has(outcome)) return 'met'
    return never.has(outcome) ? 'never' : 'undecided'
  }
  return { yes: possible(true), no: possible(false), examples }
}
