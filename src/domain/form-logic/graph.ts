/**
 * What depends on what in a form: each part with rules is an item, in an order in which nothing comes before what it
 * depends on. It is made once for a version.
 */
import type { Section } from '../form/section'
import { compile } from '../logic/compile'
import type { Compiled, Run } from '../logic/compiled'
import type { FormulaProblem } from '../logic/expression'
import { parse } from '../logic/parse'
import { shapeOf } from '../form/kinds'
import { mentionsIn, partsById, partsOf, type FormPart, type QuestionPart } from './parts'
import { rulesOf, scopeOf, type Rule } from './rules'
import { stepsOf, type Step } from './steps'

/** What reads an answer: the item, and whether it reads other rows than its own. */
interface Reading {
  item: Item
  ofAllRows: boolean
}

/** A part with its rules, worked out. */
export interface Item {
  part: FormPart
  /** Its place in the order. */
  index: number
  shown: Run | null
  calculated: Run | null
  required: Run | null
  /** Of a repeatable section: how many rows it has. */
  rows: Run | null
  initial: Run | null
  least: Run | null
  most: Run | null
  /** For which options it is true, those are offered; it is asked of each. */
  filter: Run | null
  /** Of a question that picks from a table: on what its entries depend. */
  steps: readonly Step[]
  /** And the columns that rules look up in it. */
  keeps: readonly string[]
  /** Ids of the questions that its words mention. */
  mentions: readonly string[]
  options: readonly { id: string; run: Run }[]
  checks: readonly { id: string; run: Run }[]
}

export interface Graph {
  byId: ReadonlyMap<string, FormPart>
  /** In order. */
  items: readonly Item[]
  /** Those whose being asked, options or outcome depend on what has an id. */
  readers: (id: string) => readonly Reading[]
  /** Those whose being required or checked depends on it: nothing depends on that. */
  watchers: (id: string) => readonly Reading[]
  /** Ids of everything that is asked within a part: the part itself, and those in a section or branch. */
  within: (part: FormPart) => readonly string[]
}

/** What is wrong with a rule: its formula, or that its part depends on itself. */
export interface RuleProblem {
  rule: Rule
  problem: FormulaProblem | { fault: 'cycle'; parts: readonly FormPart[] }
}

type CompiledRule = Omit<Compiled, 'type'> & { rule: Rule }

/** Whether others depend on what the rule comes to. */
const WATCHED: readonly Rule['field'][] = ['obligatoriaSi', 'validacion', 'minimo', 'maximo']
const decides = ({ field }: Rule): boolean => !WATCHED.includes(field)

function compiledRule(rule: Rule, byId: ReadonlyMap<string, FormPart>): CompiledRule {
  const { expression, problem } = parse(rule.formula)
  if (!expression) return { rule, run: () => null, problems: [problem], dependencies: [], lookups: [] }
  const { run, problems, dependencies, lookups } = compile(expression, scopeOf(rule, byId), rule.expected)
  if (rule.field === 'filtroOpciones' && picksEntries(rule.part) && !stepsOf(rule.formula)) {
    const { from, to } = expression
    const other = { fault: 'unexpected', from, to, about: rule.formula } as const
    return { rule, run, problems: [...problems, other], dependencies, lookups }
  }
  return { rule, run, problems, dependencies, lookups }
}

const NOWHERE: readonly FormPart[] = []

/** Gives the parts that a part stands in: whether they are asked decides about it. */
function aroundIn(parts: readonly FormPart[]): (part: FormPart) => readonly FormPart[] {
  /** By section: the section itself, and with each of its branches. */
  const sections: { alone: FormPart[]; branches: FormPart[][] }[] = []
  for (const part of parts) {
    if (part.is === 'section') sections[part.section] = { alone: [part], branches: [] }
    const around = part.is === 'branch' ? sections[part.section] : undefined
    if (part.is === 'branch' && around) around.branches[part.condition] = [...around.alone, part]
  }
  return (part) => {
    if (part.is === 'section') return NOWHERE
    const { section, condition } = part.is === 'question' ? part.place : { ...part, condition: null }
    const around = sections[section]
    return (condition === null ? around?.alone : around?.branches[condition]) ?? NOWHERE
  }
}

const picksEntries = (part: FormPart): part is QuestionPart =>
  part.is === 'question' && shapeOf(part.definition) === 'entry'

/** The columns of tables that sound rules look up, by the id of the question that picks. */
function lookedUpIn(compiled: readonly CompiledRule[], byId: ReadonlyMap<string, FormPart>) {
  const columns = new Map<string, Set<string>>()
  for (const { id, column } of compiled.flatMap(({ lookups }) => lookups)) {
    const part = byId.get(id)
    if (part && picksEntries(part)) columns.set(id, (columns.get(id) ?? new Set()).add(column))
  }
  return (part: FormPart): readonly string[] => {
    const { id } = part.definition
    return byId.get(id) === part ? [...(columns.get(id) ?? [])].sort() : []
  }
}

interface Said {
  mentions: readonly string[]
  keeps: readonly string[]
}

function itemOf(part: FormPart, rules: readonly CompiledRule[], { mentions, keeps }: Said): Item {
  const named = (field: Rule['field']) =>
    rules.filter(({ rule }) => rule.field === field).map(({ rule, run }) => ({ id: rule.of, run }))
  const one = (field: Rule['field']): Run | null =>
    rules.find(({ rule }) => rule.field === field)?.run ?? null
  return {
    part,
    index: -1,
    shown: one('mostrarSi'),
    calculated: one('calculo'),
    required: one('obligatoriaSi'),
    rows: one('filas'),
    initial: one('valorInicial'),
    least: one('minimo'),
    most: one('maximo'),
    filter: picksEntries(part) ? null : one('filtroOpciones'),
    steps: picksEntries(part) && one('filtroOpciones') ? (stepsOf(part.definition.filtroOpciones) ?? []) : [],
    ...{ mentions, keeps },
    options: named('opcion'),
    checks: named('validacion'),
  }
}

const isSound = ({ problems }: CompiledRule): boolean => problems.length === 0

/** Whether both stand in the same rows, or neither in any: then a change in one row concerns that row alone. */
const standsIn = (one: FormPart, other: FormPart | undefined): boolean => {
  const list = (part: FormPart | undefined) =>
    part && part.named.lists.find((name) => name.startsWith('section:'))
  return list(one) === list(other)
}

/** Adds to a list in a map of lists. */
function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** The items so that each comes after what it depends on; those in a circle, and what depends on them, are left over. */
function inOrder(items: readonly Item[], needs: ReadonlyMap<Item, ReadonlySet<Item>>): [Item[], Item[]] {
  const open = new Map(items.map((item) => [item, needs.get(item)?.size ?? 0]))
  const needed = new Map<Item, Item[]>()
  for (const [item, those] of needs) for (const one of those) addTo(needed, one, item)
  const order = items.filter((item) => open.get(item) === 0)
  for (const item of order)
    for (const next of needed.get(item) ?? []) {
      const left = (open.get(next) ?? 0) - 1
      open.set(next, left)
      if (left === 0) order.push(next)
    }
  const placed = new Set(order)
  return [order, items.filter((item) => !placed.has(item))]
}

/** Of items that are left over, those that depend on themselves. */
function inCircle(left: readonly Item[], needs: ReadonlyMap<Item, ReadonlySet<Item>>): Item[] {
  const circle = new Set(left)
  for (let before = -1; before !== circle.size;) {
    before = circle.size
    const needed = new Set([...circle].flatMap((item) => [...(needs.get(item) ?? [])]))
    for (const item of circle) if (!needed.has(item)) circle.delete(item)
  }
  return [...circle]
}

const NONE: readonly Reading[] = []
const SAYS_NOTHING: Said = { mentions: [], keeps: [] }

/**
 * Reads all rules of a form.
 * @returns the graph of those that can be worked out, and what is wrong with the others: those decide nothing
 */
export function graphOf(secciones: readonly Section[]): { graph: Graph; problems: RuleProblem[] } {
  const parts = partsOf(secciones)
  const byId = partsById(parts)
  const around = aroundIn(parts)
  const compiled = parts.flatMap((part) => rulesOf(part).map((rule) => compiledRule(rule, byId)))
  const problems: RuleProblem[] = compiled.flatMap(({ rule, problems: faults }) =>
    faults.map((problem) => ({ rule, problem })),
  )
  const byPart = new Map<FormPart, CompiledRule[]>()
  const sound = compiled.filter(isSound)
  const lookedUp = lookedUpIn(sound, byId)
  const said = new Map<FormPart, Said>()
  for (const part of parts) {
    const own: Said = { mentions: mentionsIn(part), keeps: lookedUp(part) }
    if (own.mentions.length + own.keeps.length === 0) continue
    said.set(part, own)
    byPart.set(part, [])
  }
  for (const one of sound) addTo(byPart, one.rule.part, one)
  const items = new Map(
    [...byPart].map(([part, rules]) => [part, itemOf(part, rules, said.get(part) ?? SAYS_NOTHING)]),
  )
  const needsOf = ([part, item]: [FormPart, Item]): [Item, Set<Item>] => {
    const needed = new Set<Item>()
    const need = (one: FormPart): void => {
      const other = items.get(one)
      if (other) needed.add(other)
    }
    around(part).forEach(need)
    for (const { rule, dependencies } of byPart.get(part) ?? [])
      for (const { id } of decides(rule) ? dependencies : []) {
        const named = byId.get(id)
        if (!named) continue
        need(named)
        around(named).forEach(need)
      }
    return [item, needed]
  }
  const needs = new Map([...items].map(needsOf))
  const circle = inCircle(inOrder([...items.values()], needs)[1], needs)
  // What is in a circle decides nothing; it is still checked, and what depends on it is worked out.
  for (const item of circle) needs.delete(item)
  const [order] = inOrder([...items.values()], needs)
  for (const item of circle)
    for (const { rule } of byPart.get(item.part) ?? [])
      if (decides(rule))
        problems.push({ rule, problem: { fault: 'cycle', parts: circle.map(({ part }) => part) } })
  for (const item of circle)
    Object.assign(item, {
      ...{ shown: null, rows: null, calculated: null, initial: null, filter: null, steps: [], options: [] },
    })
  order.forEach((item, index) => (item.index = index))
  const [readers, watchers] = [new Map<string, Reading[]>(), new Map<string, Reading[]>()]
  for (const item of order)
    for (const { rule, dependencies } of byPart.get(item.part) ?? []) {
      const lists = decides(rule) ? readers : watchers
      for (const { id, ofAllRows } of dependencies)
        addTo(lists, id, { item, ofAllRows: ofAllRows || !standsIn(item.part, byId.get(id)) })
      // A check or a bound is of an answer: it is looked at when that changes, whatever it names.
      if (!decides(rule)) addTo(watchers, item.part.definition.id, { item, ofAllRows: false })
      // Rows are counted anew when one came or went.
      const [list] = item.part.named.lists
      if (list !== undefined && rule.formula.includes('row_number'))
        addTo(lists, list, { item, ofAllRows: true })
    }
  for (const item of order)
    for (const id of item.mentions)
      addTo(watchers, id, { item, ofAllRows: !standsIn(item.part, byId.get(id)) })
  const inside = new Map<FormPart, string[]>()
  for (const part of parts) for (const one of [part, ...around(part)]) addTo(inside, one, part.definition.id)
  return {
    graph: {
      ...{ byId, items: order },
      readers: (id) => readers.get(id) ?? NONE,
      watchers: (id) => watchers.get(id) ?? NONE,
      within: (part) => inside.get(part) ?? [],
    },
    problems,
  }
}
