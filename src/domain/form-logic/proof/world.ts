/**
 * An answer that is made up while formulas ask for it: each value is chosen among the few that matter, at the moment at
 * which somebody wants to know it. What is not asked is blank, as in an answer that is filled in.
 */
import { decimal } from '../../logic/decimal'
import { mayBeVacant } from '../../answer/rows'
import { shapeOf } from '../../form/kinds'
import type { Option } from '../../form/question'
import type { Reader, Rows } from '../../logic/scope'
import { isOptions, passes, UNASKED, type Value } from '../../logic/value'
import { remembered } from '../../remembered'
import { attributeOf } from '../attributes'
import type { BranchPart, FormPart, QuestionPart, SectionPart } from '../parts'
import {
  candidatesOf,
  candidatesOfType,
  countsBeside,
  distinct,
  samplesOf,
  type Candidates,
} from './candidates'
import type { Choices } from './choices'
import type { Model, ProofRule } from './model'
import type { Facts } from './facts'

/** How a rule is looked at: as it is, or by few values, and how far what it names is followed. */
export interface Look {
  isAbstract: boolean
  /** How many steps from a rule to what its names depend on; behind them everything can be. */
  depth: number
}

export interface World {
  reader: Reader
  /** Forgets what was chosen, for the next combination. */
  begin: () => void
  isAsked: (part: FormPart, rows: Rows) => boolean
  /** Whether a rule is true, or a check lets pass. */
  holds: (rule: ProofRule, rows: Rows) => boolean
  /** Whether an option of a question that is asked is offered. */
  isOffered: (part: QuestionPart, option: string, rows: Rows) => boolean
  /** What was chosen, by what it was chosen for. */
  chosen: () => ReadonlyMap<string, Value>
  /** Whether everything that can happen was among the choices so far. */
  isComplete: () => boolean
  /** How many formulas were worked out, and answers read. */
  cost: () => number
}

const [SECTION, QUESTION] = ['section:', 'question:']
/** How many rows are tried: one and more than one are what matters to most sums. */
const ROW_COUNTS = [decimal(2), decimal(1)]

/** What the answer to a question that stands in no row is chosen for. */
const answerKey = remembered(({ definition }: QuestionPart) => `answer ${definition.id}`)

/** Makes up answers to a form, as choices say. */
export function worldOf(model: Model, told: Facts, look: Look, choices: Choices, today: string): World {
  const { byId } = model
  const offered = new Map<string, Candidates>()
  let known = new Map<string, Value>()
  /** What was read of each name, in each row. */
  const answers = new Map<string, Value>()
  const asked = new Map<FormPart | string, boolean>()
  let depth = 0
  let cost = 0
  let isComplete = true

  function choose(key: string, among: readonly Value[]): Value {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = among[choices.pick(among.length)] ?? null
    known.set(key, value)
    return value
  }

  function offeredTo(id: string, part: QuestionPart | null): Candidates {
    const before = offered.get(id)
    if (before) return before
    const matters = { ...told.matters(id), isAbstract: look.isAbstract }
    const type = model.typeOfNamed(id)
    let made: Candidates = { values: [null], isComplete: false }
    if (part) made = candidatesOf(part.definition, matters, today)
    else if (type) made = candidatesOfType(type, matters.borders, today)
    if (part && !look.isAbstract && told.isOpen(id)) {
      const values = [...made.values, ...samplesOf(part.definition, told.written, today)]
      made = { isComplete: false, values: [...distinct(values.filter((value) => value !== null)), null] }
    }
    offered.set(id, made)
    return made
  }

  const run = (rule: ProofRule, rows: Rows, by: Reader = reader): Value => {
    depth += 1
    cost += 1
    const value = (look.isAbstract ? rule.runAbstract : rule.run)(rows, by)
    depth -= 1
    return value
  }
  const holds = (rule: ProofRule, rows: Rows): boolean =>
    passes(run(rule, rows, rule.isCheck ? forChecks : reader))
  const isFollowed = (): boolean => depth <= look.depth

  /** The rows that tell one answer to a question from another. */
  const placeOf = ({ definition, named }: QuestionPart, rows: Rows): string =>
    look.isAbstract || named.lists.length === 0
      ? definition.id
      : [definition.id, ...named.lists.map((list) => rows[list] ?? 0)].join(' ')

  function isSectionAsked(part: SectionPart): boolean {
    const { definition } = part
    const { rows } = model.rulesOf(part)
    if (rows) return holds(rows, {})
    const mayBeEmpty = mayBeVacant(definition) || definition.filas !== ''
    return !mayBeEmpty || choose(`rows ${definition.id}`, [true, false]) === true
  }
  function isBranchChecked({ section, condition, definition }: BranchPart): boolean {
    const around = model.parts.find(
      (part): part is SectionPart => part.is === 'section' && part.section === section,
    )
    if (!around?.definition.conditionalSectionSingle)
      return choose(`branch ${definition.id}`, [true, false]) === true
    const branches = around.definition.conditions.map(({ id }) => id)
    const own = branches[condition] ?? ''
    return (
      choose(`single ${around.definition.id}`, [own, ...branches.filter((id) => id !== own), null]) === own
    )
  }

  function isAsked(part: FormPart, rows: Rows): boolean {
    // Most parts stand in no row: they are told apart without a text for each.
    const isByRow = part.is === 'question' && !look.isAbstract && part.named.lists.length > 0
    const key = isByRow ? placeOf(part, rows) : part
    const before = asked.get(key)
    if (before !== undefined) return before
    const is =
      model.around(part).every((one) => isAsked(one, {})) &&
      (part.is !== 'section' || isSectionAsked(part)) &&
      (part.is !== 'branch' || isBranchChecked(part)) &&
      isShown(part, rows)
    asked.set(key, is)
    return is
  }
  const isShown = (part: FormPart, rows: Rows): boolean => {
    const { shown } = model.rulesOf(part)
    return !shown || holds(shown, rows)
  }

  /** Reads as the filter does that is asked of one option: what is not understood further is that option's own. */
  const readerFor = ({ id, atributos }: Option): Reader => ({
    ...reader,
    attribute: (name) => attributeOf(atributos, name),
    value: (name, rows) => (byId.has(name) ? reader.value(name, rows) : namedValue(name, id)),
  })

  function isOffered(part: QuestionPart, id: string, rows: Rows): boolean {
    const { options, filter } = model.rulesOf(part)
    const [rule, option] = [options.get(id), part.definition.opciones.find((one) => one.id === id)]
    if (rule && !holds(rule, rows)) return false
    return !filter || !option || run(filter, rows, readerFor(option)) === true
  }

  /** An answer without the options that are not offered. */
  function withoutUnoffered(part: QuestionPart, value: Value, rows: Rows): Value {
    const { options, filter } = model.rulesOf(part)
    if (!isOptions(value) || (options.size === 0 && !filter)) return value
    const left = value.filter((id) => isOffered(part, id, rows))
    if (left.length === value.length) return value
    return left.length > 0 ? left : null
  }

  function calculated(part: QuestionPart, rule: ProofRule, rows: Rows): Value {
    const { definition } = part
    return part.valueOf(definition, { ...definition, ...part.answerOf(definition, run(rule, rows)) })
  }

  function answerTo(part: QuestionPart, rows: Rows): Value {
    const { definition, named } = part
    const rule = model.rulesOf(part).calculated
    const isWorkedOut = rule !== undefined && (!look.isAbstract || rule.abstract.isListed)
    // First whether it is asked: where it is not, its value is no choice, and combinations that differ in it are one.
    const isWithin = isFollowed()
    if (isWithin && !isAsked(part, rows)) return null
    if (isWorkedOut && isWithin) return withoutUnoffered(part, calculated(part, rule, rows), rows)
    const candidates = offeredTo(definition.id, part)
    if (!candidates.isComplete || isWorkedOut) isComplete = false
    const key = named.lists.length === 0 ? answerKey(part) : `answer ${placeOf(part, rows)}`
    const value = choose(key, candidates.values)
    return isWithin ? withoutUnoffered(part, value, rows) : value
  }

  /** How many files are given with an answer: those that it lists, or any number of those that are asked for beside it. */
  function filesOf(part: QuestionPart, rows: Rows): number {
    const { definition } = part
    if (shapeOf(definition) === 'files') return Number(reader.value(definition.id, rows))
    const counts = countsBeside(definition)
    const isGiven = counts.length > 1 && (!isFollowed() || isAsked(part, rows))
    return isGiven ? Number(choose(`files ${placeOf(part, rows)}`, counts)) : 0
  }

  /** Whether a section or branch is asked, where that is not followed any further. */
  const anyOf = (id: string, values: readonly Value[]): Value => choose(`part ${id}`, values)

  /** The value of what is not understood further, of an option where it is asked of one. */
  function namedValue(id: string, option: string): Value {
    const { values, isComplete: isWhole } = offeredTo(id, null)
    if (!isWhole) isComplete = false
    return choose(`named ${id} ${option}`, values)
  }

  function valueOf(id: string, rows: Rows): Value {
    const part = byId.get(id)
    if (!part) return namedValue(id, '')
    if (part.is === 'question') return answerTo(part, rows)
    if (part.is === 'section') return isFollowed() ? isAsked(part, {}) || null : anyOf(id, [true, null])
    if (!isFollowed()) return anyOf(id, [true, false, null])
    return model.around(part).every((one) => isAsked(one, {})) ? isAsked(part, {}) : null
  }

  const partOf = (list: string): FormPart | undefined =>
    byId.get(list.replace(list.startsWith(SECTION) ? SECTION : QUESTION, ''))
  const reader: Reader = {
    ...{ today },
    value(id, rows) {
      const at = Object.values(rows)
      const key = at.length === 0 ? id : `${id} ${at.join(' ')}`
      const before = answers.get(key)
      if (before !== undefined) return before
      cost += 1
      const value = valueOf(id, rows)
      answers.set(key, value)
      return value
    },
    files(id, rows) {
      const part = byId.get(id)
      return part?.is === 'question' ? filesOf(part, rows) : 0
    },
    size(list, rows) {
      isComplete = false
      const part = partOf(list)
      if (!part || !isAsked(part, rows)) return 0
      const row = part.named.lists.filter((one) => one !== list).map((one) => rows[one] ?? 0)
      return Number(choose([list, ...row].join(' '), ROW_COUNTS))
    },
  }

  /** Whether a check reads that something is not asked; where that is not followed any further, it may. */
  function isUnasked(id: string, rows: Rows): boolean {
    if (!model.mayBeUnasked(id)) return false
    const part = byId.get(id)
    if (!part || !isFollowed()) return choose(`away ${id}`, [false, true]) === true
    return part.is === 'question' ? !isAsked(part, rows) : model.around(part).some((one) => !isAsked(one, {}))
  }
  const forChecks: Reader = {
    ...reader,
    value: (id, rows) => (isUnasked(id, rows) ? UNASKED : reader.value(id, rows)),
    files: (id, rows) => (isUnasked(id, rows) ? -1 : (reader.files?.(id, rows) ?? 0)),
    size(list, rows) {
      const part = partOf(list)
      const isShownEmpty = part?.is === 'section' && !model.rulesOf(part).rows && isShown(part, {})
      return !part || isAsked(part, rows) || isShownEmpty ? reader.size(list, rows) : -1
    },
  }
  return {
    ...{ reader, isAsked, holds, isOffered },
    begin() {
      // Whoever was given what was chosen keeps it.
      known = new Map()
      answers.clear()
      asked.clear()
      depth = 0
    },
    chosen: () => known,
    isComplete: () => isComplete,
    cost: () => cost,
  }
}
