/**
 * What depends on what in a form: each part with rules is an item, in an order in which nothing comes before what it
 * depends on. It is made once for a version.
 */
import type { Section } from '../form/section'
import { compile } from '../logic/compile'
import type { Compiled } from '../logic/compiled'
import type { FormulaProblem } from '../logic/expression'
import { parse } from '../logic/parse'
import { remembered } from '../remembered'
import { optionalPart } from './optional-parts'
import { isCalculated, itemOf, picksEntries, type Item } from './item'
import { mentionsIn, partsById, type FormPart } from './parts'
import { decides, listedRules, scopeOf, type Rule } from './rules'

/** What reads an answer: the item, and whether it reads other rows than its own. */
interface Reading {
  item: Item
  ofAllRows: boolean
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

export type CompiledRule = Compiled & { rule: Rule }

function compiledRule(rule: Rule, byId: ReadonlyMap<string, FormPart>): CompiledRule {
  const { field, formula, part, expected } = rule
  const { expression, problem } = parse(formula)
  if (!expression)
    return { rule, type: null, run: () => null, problems: [problem], dependencies: [], lookups: [] }
  const compiled = compile(expression, scopeOf(rule, byId), expected)
  if (field !== 'filtroOpciones' || !picksEntries(part) || optionalPart('choices').stepsOf(formula))
    return { rule, ...compiled }
  const { from, to } = expression
  return {
    ...{ rule, ...compiled },
    problems: [...compiled.problems, { fault: 'unexpected', from, to, about: formula }],
  }
}

const NONE: readonly [] = []

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
    if (part.is === 'section') return NONE
    const { section, condition } = part.is === 'question' ? part.place : { ...part, condition: null }
    const around = sections[section]
    return (condition === null ? around?.alone : around?.branches[condition]) ?? NONE
  }
}

/** Adds to a list in a map of lists. */
function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

const isSound = ({ problems }: CompiledRule): boolean => problems.length === 0
const problemsOf = ({ rule, problems }: CompiledRule): readonly RuleProblem[] =>
  problems.length === 0 ? NONE : problems.map((problem) => ({ rule, problem }))

/** Whether both stand in the same rows, or neither in any: then a change in one row concerns that row alone. */
const standsIn = (one: FormPart, other: FormPart | undefined): boolean => {
  const list = (part: FormPart | undefined) =>
    part && part.named.lists.find((name) => name.startsWith('section:'))
  return list(one) === list(other)
}

/** On what each item depends; what it depends on twice stands there twice. */
export type Needs = Map<Item, readonly Item[]>

/** The items so that each comes after what it depends on; those in a circle, and what depends on them, are left over. */
function inOrder(items: readonly Item[], needs: Needs): [Item[], Item[]] {
  const order = items.filter((item) => !needs.get(item)?.length)
  const open = new Map<Item, number>()
  const needed = new Map<Item, Item[]>()
  needs.forEach((those, item) => {
    open.set(item, those.length)
    for (const one of those) addTo(needed, one, item)
  })
  for (const item of order)
    for (const next of needed.get(item) ?? NONE) {
      const left = (open.get(next) ?? 0) - 1
      open.set(next, left)
      if (left === 0) order.push(next)
    }
  const placed = new Set(order)
  return [order, items.filter((item) => !placed.has(item))]
}

/**
 * Reads all rules of a form.
 * @returns the graph of those that can be worked out, and what is wrong with the others: those decide nothing
 */
export function graphOf(secciones: readonly Section[]): { graph: Graph; problems: RuleProblem[] } {
  const { parts, rules } = listedRules(secciones)
  const byId = partsById(parts)
  const around = aroundIn(parts)
  const compiled = rules.map((rule) => compiledRule(rule, byId))
  const problems = compiled.flatMap(problemsOf)
  const sound = compiled.filter(isSound)
  const lookups = sound.flatMap((one) => one.lookups)
  const lookedUp = lookups.length > 0 ? optionalPart('choices').lookedUpIn(lookups, byId) : null
  const byPart = new Map<FormPart, CompiledRule[]>()
  for (const one of sound) addTo(byPart, one.rule.part, one)
  const items = new Map<FormPart, Item>()
  parts.forEach((part) => {
    const own = byPart.get(part) ?? NONE
    const said = { mentions: mentionsIn(part), keeps: lookedUp?.get(part) ?? NONE }
    if (own.length + said.mentions.length + said.keeps.length > 0 || isCalculated(part))
      items.set(part, itemOf(part, own, said))
  })
  const needs: Needs = new Map()
  items.forEach((item, part) => {
    const needed: Item[] = []
    const need = (one: FormPart): void => {
      const other = items.get(one)
      if (other) needed.push(other)
    }
    around(part).forEach(need)
    for (const { rule, dependencies } of byPart.get(part) ?? NONE)
      for (const { id } of decides(rule) ? dependencies : NONE) {
        const named = byId.get(id)
        if (!named) continue
        need(named)
        around(named).forEach(need)
      }
    needs.set(item, needed)
  })
  const all = [...items.values()]
  let [order, left] = inOrder(all, needs)
  if (left.length > 0) {
    problems.push(...optionalPart('circles').broken(left, needs, byPart))
    order = inOrder(all, needs)[0]
  }
  order.forEach((item, index) => (item.index = index))
  const [readers, watchers] = [new Map<string, Reading[]>(), new Map<string, Reading[]>()]
  for (const item of order)
    for (const { rule, dependencies } of byPart.get(item.part) ?? NONE) {
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
  const within = (part: FormPart): string[] =>
    parts.flatMap((one) => (one === part || around(one).includes(part) ? one.definition.id : []))
  return {
    graph: {
      ...{ byId, items: order },
      readers: (id) => readers.get(id) ?? NONE,
      watchers: (id) => watchers.get(id) ?? NONE,
      within: remembered(within),
    },
    problems,
  }
}
