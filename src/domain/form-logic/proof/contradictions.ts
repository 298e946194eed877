/**
 * Checks, least and most of several parts that are each fine and never together: nobody who answers what they are about
 * can go on. What one question has by itself is looked at there.
 */
import { asksForFiles } from '../files'
import type { FormPart, QuestionPart } from '../parts'
import { isRuleOfForm } from '../rule-of-form'
import { decide, firstRows, type Budget, type Decided } from './decide'
import type { Party, ProofFinding } from './finding'
import { neverTogether, type KnownAnswers } from './linear'
import type { Model, ProofRule } from './model'
import type { World } from './world'

/** Something that stands against an answer: a rule, or that a question is required. */
export interface Constraint {
  part: FormPart
  /** null where the question is required. */
  rule: ProofRule | null
  /** It is true of those who cannot go on. */
  isClosing: boolean
}

interface Asking {
  model: Model
  today: string
  budget: Budget
}

interface Told {
  findings: ProofFinding[]
  undecided: ReadonlySet<ProofRule>
}

/** More are not tried two by two, nor one without the others. */
const MOST_PAIRED = 24
/** Of more questions it is not tried which of them are answered. */
const MOST_ANSWERED = 4

const isQuestion = (part: FormPart): part is QuestionPart => part.is === 'question'
const partyOf = ({ part, rule }: Constraint): Party => ({
  ...{ part, by: rule?.rule.field ?? 'required', of: rule?.rule.of ?? '' },
})

/** Whether it can be asked at all whether something stands against an answer. */
const arises = (world: World, { part, rule }: Constraint): boolean =>
  (rule !== null && isRuleOfForm(rule.rule)) || world.isAsked(part, firstRows(part))

const isGiven = (world: World, part: FormPart): boolean =>
  world.reader.value(part.definition.id, firstRows(part)) !== null

function holds(world: World, { part, rule, isClosing }: Constraint): boolean {
  if (rule === null) return isGiven(world, part)
  return world.holds(rule, firstRows(part)) !== isClosing
}

/** Questions whose own rules are among these: those are looked at where something is answered. */
const answeredIn = (group: readonly Constraint[]): QuestionPart[] => [
  ...new Set(group.flatMap(({ part, rule }) => (rule && isQuestion(part) ? [part] : []))),
]

/** Of some things each choice of at least one. */
const someOf = <T>(all: readonly T[]): T[][] =>
  all
    .reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
    .filter((set) => set.length > 0)

const idsOf = (parts: readonly FormPart[]): Set<string> =>
  new Set(parts.map(({ definition }) => definition.id))

class Contradictions {
  constructor(
    private readonly asking: Asking,
    private readonly told: { findings: ProofFinding[]; undecided: Set<ProofRule> },
  ) {}

  private ask(group: readonly Constraint[], outcome: (world: World) => boolean | null): Decided {
    const { model, today, budget } = this.asking
    const [first] = group
    if (!first) return { yes: 'undecided', no: 'undecided', examples: new Map() }
    const rules = group.flatMap(({ rule }) => rule ?? [])
    const isWhole = (world: World): boolean => group.every((one) => arises(world, one))
    return decide(
      model,
      {
        ...{ rules, part: first.part, beside: group.map(({ part }) => part) },
        outcome: (world) => (isWhole(world) ? outcome(world) : null),
      },
      today,
      budget,
    )
  }

  private isImpossible(group: readonly Constraint[], given: readonly QuestionPart[]): boolean {
    const answered = answeredIn(group)
    const known: KnownAnswers = {
      given: idsOf([...given, ...group.flatMap(({ part, rule }) => (rule === null ? [part] : []))]),
      blank: idsOf(answered.filter((part) => !given.includes(part))),
    }
    if ([...known.blank].some((id) => known.given.has(id))) return true
    const wanted = group.flatMap(({ part, rule, isClosing }) =>
      rule && !known.blank.has(part.definition.id) ? [{ rule, is: !isClosing }] : [],
    )
    return neverTogether(this.asking.model, wanted, known)
  }

  /** Whether all questions can be answered so that nothing stands against them. */
  private all(group: readonly Constraint[]): Decided {
    const answered = answeredIn(group)
    const decided = this.ask(group, (world) =>
      answered.every((part) => isGiven(world, part)) ? group.every((one) => holds(world, one)) : null,
    )
    return decided.yes === 'undecided' && this.isImpossible(group, answered)
      ? { ...decided, yes: 'never' }
      : decided
  }

  /**
   * Whether any of the questions can be: where another one is left blank, its own rules wait.
   * @param held those that have to pass where all are asked about
   */
  private any(group: readonly Constraint[], held = group): Decided {
    const answered = answeredIn(held)
    return this.ask(group, (world) => {
      const given = new Set<FormPart>(answered.filter((part) => isGiven(world, part)))
      if (answered.length > 0 && given.size === 0) return null
      const waits = ({ part, rule }: Constraint): boolean =>
        rule !== null && isQuestion(part) && !given.has(part)
      return held.every((one) => waits(one) || holds(world, one))
    })
  }

  /** Whether it is proven that nothing passes whole, whichever of the questions are answered. */
  private isNever(group: readonly Constraint[]): boolean {
    const answered = answeredIn(group)
    if (answered.length > MOST_ANSWERED) return false
    const ways = answered.length > 0 ? someOf(answered) : [[]]
    return ways.every((given) => this.isImpossible(group, given))
  }

  /** Whether each of them is in the way, and not what the others are asked for beside. */
  private areNeeded(group: readonly Constraint[]): Decided['yes'] {
    const each = group.map(
      (one) =>
        this.any(
          group,
          group.filter((other) => other !== one),
        ).yes,
    )
    return each.find((one) => one === 'never') ?? each.find((one) => one === 'undecided') ?? 'met'
  }

  /** Tells a group that never passes whole, where that is known; what is not is counted. */
  private tell(group: readonly Constraint[]): boolean {
    const { yes, no } = this.any(group)
    if (yes === 'met' || no === 'never') return false
    const isKnown = no === 'met' && (yes === 'never' || this.isNever(group))
    const needed = isKnown ? this.areNeeded(group) : 'undecided'
    if (needed === 'undecided') this.leave(group)
    if (needed !== 'met') return false
    const among = group.map(partyOf)
    const [first] = among
    if (first) this.told.findings.push({ code: 'checksExclude', part: first.part, of: first.of, among })
    return true
  }
  private leave(group: readonly Constraint[]): void {
    for (const { rule } of group) if (rule) this.told.undecided.add(rule)
  }

  /** Those of a group that are in the way of each other, and no more. */
  private least(group: readonly Constraint[]): readonly Constraint[] {
    let left = group
    for (const one of group) {
      const without = left.filter((other) => other !== one)
      if (without.length > 1 && this.all(without).yes === 'never') left = without
    }
    return left
  }

  /** Looks at what is about the same answers. */
  group(group: readonly Constraint[], touches: (one: Constraint) => ReadonlySet<string>): void {
    if (this.all(group).yes === 'met') return
    if (group.length > MOST_PAIRED) return this.leave(group)
    const told = new Set<Constraint>()
    for (const [at, one] of group.entries())
      for (const other of group.slice(at + 1)) {
        const isOfOne = one.part === other.part && isQuestion(one.part)
        const isApart = [...touches(one)].every((id) => !touches(other).has(id))
        if (isOfOne || isApart || told.has(one) || told.has(other)) continue
        if (this.all([one, other]).yes !== 'met' && this.tell([one, other])) told.add(one).add(other)
      }
    const rest = group.filter((one) => !told.has(one))
    if (rest.length < 3) return
    const { yes, no } = this.all(rest)
    if (yes === 'met') return
    if (yes === 'never' && no === 'met') void this.tell(this.least(rest))
    else this.leave(rest)
  }
}

/** The questions that a constraint is about, and what those are calculated from. */
function touchedBy(model: Model, { part, rule }: Constraint): Set<string> {
  const ids = new Set(isQuestion(part) ? [part.definition.id] : [])
  for (const id of rule?.names ?? []) ids.add(id)
  // A set takes in what is added while it is walked through.
  for (const id of ids) {
    const named = model.byId.get(id)
    for (const name of (named && model.rulesOf(named).calculated?.names) ?? []) ids.add(name)
  }
  return ids
}

/** Groups of what is about the same answers, directly or by what is between them. */
function connected(
  constraints: readonly Constraint[],
  touches: (one: Constraint) => ReadonlySet<string>,
): Constraint[][] {
  let groups: { ids: Set<string>; of: Constraint[] }[] = []
  for (const one of constraints) {
    const ids = touches(one)
    const near = groups.filter((group) => [...ids].some((id) => group.ids.has(id)))
    groups = [
      ...groups.filter((group) => !near.includes(group)),
      {
        ids: new Set([...near.flatMap((group) => [...group.ids]), ...ids]),
        of: [...near.flatMap((group) => group.of), one],
      },
    ]
  }
  return groups.map(({ of }) => constraints.filter((one) => of.includes(one)))
}

const isRequired = ({ definition }: QuestionPart): boolean =>
  definition.required && definition.calculo === '' && !asksForFiles(definition)

/**
 * Finds what stands against each other.
 * @param constraints rules of which each can be fulfilled
 */
export function contradictions(asking: Asking, constraints: readonly Constraint[]): Told {
  const { model } = asking
  const told = { findings: [], undecided: new Set<ProofRule>() }
  const finder = new Contradictions(asking, told)
  const known = new Map<Constraint, ReadonlySet<string>>()
  const touches = (one: Constraint): ReadonlySet<string> => {
    const ids = known.get(one) ?? touchedBy(model, one)
    known.set(one, ids)
    return ids
  }
  const order = new Map(model.parts.map((part, at) => [part, at]))
  for (const group of connected(constraints, touches)) {
    const parts = new Set(group.flatMap((one) => [...touches(one)]).flatMap((id) => model.byId.get(id) ?? []))
    const required = [...parts]
      .filter(isQuestion)
      .filter(isRequired)
      .map((part): Constraint => ({ part, rule: null, isClosing: false }))
    const whole = [...group, ...required]
    const places = new Set(whole.map(({ part }) => part))
    const isOfOneQuestion = places.size === 1 && whole.every(({ part }) => isQuestion(part))
    if (whole.length < 2 || isOfOneQuestion) continue
    finder.group(
      whole.toSorted((one, other) => (order.get(one.part) ?? 0) - (order.get(other.part) ?? 0)),
      touches,
    )
  }
  return told
}
