/** What is wrong with rules that are each understood: found by working through the values that matter (LOGIC-07). */
import type { Case } from '../../form/case'
import type { CheckType } from '../../form/check'
import { asksForFiles } from '../files'
import type { Section } from '../../form/section'
import type { FormPart, QuestionPart } from '../parts'
import { isRuleOfForm } from '../rule-of-form'
import { filledAs } from '../cases'
import type { ProofCode } from './codes'
import { contradictions, type Constraint } from './contradictions'
import type { ProofFinding } from './finding'
import { decide, type Budget, type Decided, type Query } from './decide'
import { provenFormRules, type FormRuleTexts, type ProvenFormRules } from './form-rules'
import { fewFillings, type Coverage } from './fillings'
import { laterPages } from './later-pages'
import { modelOf, type Model, type ProofRule } from './model'
import { repeatedRules } from './repeated'

export interface Proven {
  findings: readonly ProofFinding[]
  /** Rules of which it was not found out within the bound whether something is wrong. */
  undecided: readonly ProofRule[]
  ofForm: ProvenFormRules
  /** Fillings that make each rule true once and false once, as far as that can be. */
  coverage: Coverage
}

const NO_FORM_RULES: FormRuleTexts = { closings: [], initial: [] }

/** What a whole form may cost: some two seconds. */
const MOST_COST = 1_000_000
/** What may be spent of it on what several parts ask for together. */
const MOST_COST_TOGETHER = 500_000
/** What is told of rules that nothing passes: they contradict everything. */
const STANDING: readonly ProofCode[] = [
  'noValuePasses',
  'checksContradict',
  'requiredImpossible',
  'neverShown',
]

/** Whether a rule is true, where its part could be asked; of a check, where something was answered. */
export function outcomeOf(model: Model, rule: ProofRule): Query {
  const { part, field } = rule.rule
  const outer = model.around(part).at(-1)
  if (field === 'mostrarSi')
    return {
      ...{ rules: [rule], part },
      outcome: (world, rows) => (outer && !world.isAsked(outer, {}) ? null : world.holds(rule, rows)),
    }
  return {
    ...{ rules: [rule], part },
    outcome(world, rows) {
      if (isRuleOfForm(rule.rule)) return world.holds(rule, rows)
      if (!world.isAsked(part, rows)) return null
      const isGiven = field !== 'validacion' || world.reader.value(part.definition.id, rows) !== null
      return isGiven ? world.holds(rule, rows) : null
    },
  }
}

/** Whether all of these checks let an answer pass. */
const passAll = (part: QuestionPart, checks: readonly ProofRule[]): Query => ({
  ...{ rules: checks, part },
  outcome: (world, rows) =>
    world.isAsked(part, rows) && world.reader.value(part.definition.id, rows) !== null
      ? checks.every((check) => world.holds(check, rows))
      : null,
})

/** Whether a question that is required now can be answered so that nothing stands against it. */
const canBeGiven = (
  part: QuestionPart,
  checks: readonly ProofRule[],
  required: ProofRule | undefined,
): Query => ({
  ...{ rules: required ? [...checks, required] : checks, part },
  outcome(world, rows) {
    if (!world.isAsked(part, rows)) return null
    if (!part.definition.required && !(required && world.holds(required, rows))) return null
    return (
      world.reader.value(part.definition.id, rows) !== null &&
      checks.every((check) => world.holds(check, rows))
    )
  },
})

const typeOf = ({ rule: { part, of } }: ProofRule): CheckType | undefined =>
  part.is === 'branch' ? undefined : part.definition.validaciones.find(({ id }) => id === of)?.tipo
const isBlocking = (rule: ProofRule): boolean => typeOf(rule) === 'error'

class Prover {
  readonly findings: ProofFinding[] = []
  readonly undecided = new Set<ProofRule>()
  readonly budget: Budget = { left: MOST_COST }

  constructor(
    private readonly model: Model,
    private readonly today: string,
  ) {}

  readonly goals: Parameters<typeof fewFillings>[2][number][] = []

  private ask(query: Query): Decided {
    return decide(this.model, query, this.today, this.budget)
  }
  /** Asks whether a rule can be true and false, and keeps how. */
  private askRule(rule: ProofRule): Decided {
    const decided = this.ask(outcomeOf(this.model, rule))
    for (const is of [true, false])
      if (decided[is ? 'yes' : 'no'] !== 'never')
        this.goals.push({ rule, is, example: decided.examples.get(is) })
    return decided
  }
  private tell(code: ProofCode, part: FormPart, of = ''): void {
    this.findings.push({ code, part, of })
  }

  /** A part that is always or never shown. */
  shown(rule: ProofRule): void {
    const { part } = rule.rule
    const { yes, no } = this.askRule(rule)
    // What the part stands in is never asked: that is told there.
    if (yes === 'never' && no === 'never') return
    if (yes === 'never') this.tell('neverShown', part)
    else if (no === 'never' && yes === 'met') this.tell('alwaysShown', part)
    else if (yes === 'undecided' || no === 'undecided') this.undecided.add(rule)
  }

  /** Options that are never offered, by their own rule or by the filter of their question. */
  private options(part: QuestionPart): void {
    const { options, filter } = this.model.rulesOf(part)
    for (const { id } of part.definition.opciones) {
      const rules = [options.get(id), filter].filter((rule) => rule !== undefined)
      if (rules.length === 0) continue
      const { yes, no } = this.ask({
        ...{ rules, part },
        outcome: (world, rows) => (world.isAsked(part, rows) ? world.isOffered(part, id, rows) : null),
      })
      if (yes === 'never' && no !== 'never') this.tell('optionNever', part, id)
      else if (yes === 'undecided') for (const rule of rules) this.undecided.add(rule)
    }
  }

  /** Whether an answer that is required can be given at all. */
  private isImpossible(part: QuestionPart, blocking: readonly ProofRule[]): boolean {
    const { definition } = part
    const { required, options, filter } = this.model.rulesOf(part)
    const isRequired = definition.required || required !== undefined
    const isFiltered =
      definition.opciones.length > 0 && definition.opciones.every(({ id }) => filter ?? options.get(id))
    const isLimited = blocking.length > 0 || isFiltered
    // A file that is asked for is an answer, whatever else was given.
    if (!isRequired || !isLimited || asksForFiles(definition)) return false
    const { yes, no } = this.ask(canBeGiven(part, blocking, required))
    if (yes === 'undecided') for (const rule of blocking) this.undecided.add(rule)
    // Where it is never required, nothing is impossible.
    return yes === 'never' && no === 'met'
  }

  /** Checks that nothing passes; whether there are any. */
  private checks(part: FormPart, checks: readonly ProofRule[]): boolean {
    const never = checks.filter((check) => {
      const { yes, no } = this.askRule(check)
      // Where it closes the form it is the other way round: a rule that is always true lets nobody go on.
      const [passes, fails] = typeOf(check) === 'cierre' ? [no, yes] : [yes, no]
      if (passes === 'undecided') this.undecided.add(check)
      return passes === 'never' && fails !== 'never'
    })
    for (const { rule } of never) this.tell('noValuePasses', part, rule.of)
    return never.length > 0
  }

  /** A question that is always required by its rule, or never. */
  private required(rule: ProofRule, { yes, no }: Decided): void {
    if (yes === 'never' && no !== 'never') this.tell('requiredNever', rule.rule.part)
    else if (no === 'never' && yes === 'met') this.tell('requiredAlways', rule.rule.part)
    else if (yes === 'undecided' || no === 'undecided') this.undecided.add(rule)
  }

  /** A section that never has a row, where it could be asked. */
  private rows(rule: ProofRule): void {
    const { part } = rule.rule
    const { shown } = this.model.rulesOf(part)
    const { yes, no } = this.ask({
      ...{ rules: shown ? [rule, shown] : [rule], part },
      outcome: (world, rows) => (shown && !world.holds(shown, rows) ? null : world.holds(rule, rows)),
    })
    if (yes === 'never' && no !== 'never') this.tell('rowsNever', part)
    else if (yes === 'undecided') this.undecided.add(rule)
  }

  /** Least rows that are always more than the most. */
  private rowBounds(rule: ProofRule): void {
    const { part } = rule.rule
    const { yes, no } = this.ask({
      ...{ rules: [rule], part },
      outcome: (world) => (world.isAsked(part, {}) ? world.holds(rule, {}) : null),
    })
    if (yes === 'never' && no !== 'never') this.tell('rowsContradict', part)
    else if (yes === 'undecided') this.undecided.add(rule)
  }

  question(part: QuestionPart): void {
    const { required, options, checks, bounds } = this.model.rulesOf(part)
    // What is calculated has its checks alone: it is nobody's to give, and is held to no least and most.
    const isCalculated = part.definition.calculo !== ''
    const isRequired = required && !isCalculated && this.askRule(required)
    if (!isCalculated) for (const rule of options.values()) this.askRule(rule)
    const blocking = [...checks.filter(isBlocking), ...(isCalculated ? [] : bounds)]
    if (!isCalculated && this.isImpossible(part, blocking)) return this.tell('requiredImpossible', part)
    if (required && isRequired && !part.definition.required) this.required(required, isRequired)
    const isNever = this.checks(part, checks)
    if (isNever || blocking.length < (blocking.some((one) => bounds.includes(one)) ? 1 : 2)) return
    const { yes, no } = this.ask(passAll(part, blocking))
    if (yes === 'never' && no !== 'never') this.tell('checksContradict', part)
    else if (yes === 'undecided') for (const check of blocking) this.undecided.add(check)
  }

  /** Everything that stands against an answer and that can be fulfilled by itself. */
  private constraints(): Constraint[] {
    const isTold = ({ part, of }: ProofFinding, rule: ProofRule): boolean =>
      part === rule.rule.part && (of === '' || of === rule.rule.of)
    const told = this.findings.filter(({ code }) => STANDING.includes(code))
    return this.model.parts.flatMap((part): Constraint[] => {
      if (part.is === 'branch') return []
      const { checks, bounds } = this.model.rulesOf(part)
      const isGiven = part.is === 'question' && part.definition.calculo === ''
      return [...checks.filter((rule) => typeOf(rule) !== 'aviso'), ...(isGiven ? bounds : [])]
        .filter((rule) => !told.some((one) => isTold(one, rule)))
        .map((rule) => ({ part, rule, isClosing: typeOf(rule) === 'cierre' }))
    })
  }

  /** What several parts ask for together. */
  private together(): void {
    const { model, today } = this
    const budget = { left: Math.min(this.budget.left, MOST_COST_TOGETHER) }
    const before = budget.left
    const { findings, undecided } = contradictions({ model, today, budget }, this.constraints())
    this.budget.left -= before - budget.left
    this.findings.push(...findings)
    for (const rule of undecided) this.undecided.add(rule)
  }

  all(): void {
    for (const part of this.model.parts) {
      const { shown, rows, rowBounds } = this.model.rulesOf(part)
      if (shown) this.shown(shown)
      if (rows) this.rows(rows)
      if (rowBounds) this.rowBounds(rowBounds)
      if (part.is === 'section') this.checks(part, this.model.rulesOf(part).checks)
      if (part.is !== 'question') continue
      this.options(part)
      this.question(part)
    }
    this.together()
  }
}

/**
 * Works through the rules of a form.
 * @param today the municipality's day
 * @param cases that are kept with the form
 * @param ofForm its rules that are in no version
 * @returns what was found, in reading order, each part's own first
 */
export function proven(
  secciones: readonly Section[],
  today: string,
  cases: readonly Case[] = [],
  ofForm: FormRuleTexts = NO_FORM_RULES,
): Proven {
  const model = modelOf(secciones)
  const prover = new Prover(model, today)
  prover.all()
  const repeated = repeatedRules(model)
  // A condition that its section has too is always true: why is told once.
  const isTold = ({ code, part }: ProofFinding): boolean =>
    code === 'alwaysShown' && repeated.some((one) => one.part === part && one.of === '')
  const found = [...prover.findings.filter((one) => !isTold(one)), ...laterPages(model), ...repeated]
  const order = new Map(model.parts.map((part, at) => [part, at]))
  return {
    findings: found.toSorted((one, other) => (order.get(one.part) ?? 0) - (order.get(other.part) ?? 0)),
    undecided: [...prover.undecided],
    ofForm: provenFormRules(secciones, ofForm, today, prover.budget),
    coverage: fewFillings(
      model,
      secciones,
      prover.goals,
      today,
      cases.map(({ dado, dia }) => ({ sections: filledAs(secciones, dado), day: dia })),
    ),
  }
}
