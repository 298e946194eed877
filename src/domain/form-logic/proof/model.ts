/** The rules of a form as they are proven: each as it is, and by few values. */
import { decimal } from '../../logic/decimal'
import type { Option } from '../../form/question'
import type { Section } from '../../form/section'
import { boundedOf, type Bounded } from '../../form/kinds'
import { attributeOf } from '../attributes'
import { compile } from '../../logic/compile'
import type { Run } from '../../logic/compiled'
import { parse } from '../../logic/parse'
import type { Expression } from '../../logic/expression'
import type { Named, Scope, Type } from '../../logic/scope'
import { partsOf, partsById, scopeIn, type FormPart } from '../parts'
import { ruleProblems } from '../problems'
import { rulesOf, type Rule } from '../rules'
import { abstractOf, type Abstract } from './abstraction'
import { isCheck, unaskedIn } from './unasked'

/** A rule that can be worked out. */
export interface ProofRule {
  rule: Rule
  expression: Expression
  /** As it is. */
  run: Run
  /** By few values of few names. */
  runAbstract: Run
  abstract: Abstract
  /** Ids of what it names. */
  names: ReadonlySet<string>
  /** A check, which what is not asked does not decide (decision 128). */
  isCheck: boolean
}

/** The rules of one part, by what they decide. */
export interface PartRules {
  shown: ProofRule | undefined
  calculated: ProofRule | undefined
  required: ProofRule | undefined
  /** Whether a section has any rows, by its rule. */
  rows: ProofRule | undefined
  /** Whether the least rows of a section are no more than its most. */
  rowBounds: ProofRule | undefined
  /** Which options are offered; it is asked of each. */
  filter: ProofRule | undefined
  /** The least and the most that are taken, each as a check. */
  bounds: readonly ProofRule[]
  options: ReadonlyMap<string, ProofRule>
  checks: readonly ProofRule[]
}

export interface Model {
  parts: readonly FormPart[]
  byId: ReadonlyMap<string, FormPart>
  rules: readonly ProofRule[]
  rulesOf: (part: FormPart) => PartRules
  /** The section, and the branch, that a part stands in, the outer one first. */
  around: (part: FormPart) => readonly FormPart[]
  /** Type of a name that stands for something not understood further; undefined for what is in the form. */
  typeOfNamed: (id: string) => Type | undefined
  /** Whether a check may read that a name is not asked. */
  mayBeUnasked: (id: string) => boolean
}

const NOTHING: readonly FormPart[] = []

const NO_RULES: PartRules = {
  ...{ shown: undefined, calculated: undefined, required: undefined, rows: undefined, filter: undefined },
  ...{ rowBounds: undefined, bounds: [], options: new Map(), checks: [] },
}

/** A sign that no id of a form has: names of a proof begin with it. */
const SIGN = '§'

/** Names of what is not understood further: one for each text, where it stands in the same rows. */
function namesOf() {
  const byText = new Map<string, string>()
  const types = new Map<string, Type>()
  const originals = new Map<string, Expression>()
  return {
    ...{ types, originals },
    nameIn: (here: readonly string[]) => (text: string, type: Type, original: Expression) => {
      const key = JSON.stringify([here, text])
      const id = byText.get(key) ?? `${SIGN}${byText.size}`
      byText.set(key, id)
      types.set(id, type)
      originals.set(id, original)
      return id
    },
  }
}

/** Which calculations have outcomes that can be listed, each asked once. */
function listedIn(
  calculations: ReadonlyMap<string, { rule: Rule; expression: Expression }>,
  byId: ReadonlyMap<string, FormPart>,
  scope: (here: readonly string[]) => Scope,
  nameIn: ReturnType<typeof namesOf>['nameIn'],
): (id: string) => boolean {
  const known = new Map<string, boolean>()
  const isListed = (id: string): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    const part = byId.get(id)
    if (!part) return false
    // A question that is reached again while it is asked about is not listed.
    known.set(id, false)
    const calculation = calculations.get(id)
    const { here } = calculation?.rule ?? { here: [] }
    const is = calculation
      ? abstractOf(calculation.expression, { scope: scope(here), isListed, nameFor: nameIn(here) }).isListed
      : ['yesNo', 'options'].includes(part.named.type.is)
    known.set(id, is)
    return is
  }
  return isListed
}

const optionsOf = (part: FormPart): readonly Option[] =>
  part.is === 'question' ? part.definition.opciones : []

const NOWHERE = { from: 0, to: 0 }
const call = (name: string, ...args: Expression[]): Expression => ({ kind: 'call', name, args, ...NOWHERE })
/** What of an answer is measured, by what a measure is. */
const MEASURED: Partial<Record<Bounded, string>> = { letters: 'length', ticks: 'count_checked' }
const ONE = decimal(1)
const COMPARED: Partial<Record<Rule['field'], string>> = { minimo: '>=', maximo: '<=' }

interface Read {
  rule: Rule
  expression: Expression
}

/** How many rows a section has, as whether it has any. */
const anyRow = ({ rule, expression }: Read): Read => ({
  rule: { ...rule, expected: { is: 'yesNo' } },
  expression: call('>=', expression, { kind: 'literal', value: ONE, ...NOWHERE }),
})

/** A least or a most as the check that it is; other rules as they are; null for a bound of what has no measure. */
function asCheck({ rule, expression }: Read): Read | null {
  const comparison = COMPARED[rule.field]
  const { part } = rule
  if (rule.field === 'filas') return anyRow({ rule, expression })
  if (comparison === undefined || part.is !== 'question') return { rule, expression }
  const bounded = boundedOf(part.definition)
  if (bounded === null) return null
  const answer: Expression = { kind: 'reference', id: part.definition.id, option: null, ...NOWHERE }
  const measure = MEASURED[bounded]
  const measured = measure === undefined ? answer : call(measure, answer)
  return {
    rule: { ...rule, here: part.named.lists, expected: { is: 'yesNo' } },
    // A bound that is blank takes everything.
    expression: call('or', call('is_blank', expression), call(comparison, measured, expression)),
  }
}

/** That the least of a section is no more than its most, where it has both. */
function rowBoundsIn(read: readonly Read[], part: FormPart): Read | null {
  if (part.is !== 'section') return null
  const of = (field: Rule['field']) => read.find(({ rule }) => rule.part === part && rule.field === field)
  const [least, most] = [of('minimo'), of('maximo')]
  if (!least || !most) return null
  const [from, to] = [least.expression, most.expression]
  return {
    rule: { ...least.rule, expected: { is: 'yesNo' } },
    expression: call('or', call('is_blank', from), call('is_blank', to), call('<=', from, to)),
  }
}

const groupBy = (rules: readonly ProofRule[]): Map<FormPart, ProofRule[]> => {
  const groups = new Map<FormPart, ProofRule[]>()
  for (const one of rules) {
    const group = groups.get(one.rule.part)
    if (group) group.push(one)
    else groups.set(one.rule.part, [one])
  }
  return groups
}

function partRules(rules: readonly ProofRule[]): Omit<PartRules, 'rowBounds'> {
  const of = (field: Rule['field']) => rules.filter(({ rule }) => rule.field === field)
  return {
    ...{ shown: of('mostrarSi')[0], calculated: of('calculo')[0], required: of('obligatoriaSi')[0] },
    options: new Map(of('opcion').map((one) => [one.rule.of, one])),
    checks: of('validacion'),
    rows: of('filas')[0],
    filter: of('filtroOpciones')[0],
    bounds: [...of('minimo'), ...of('maximo')],
  }
}

/** Reads the rules of a form; those with something wrong decide nothing. */
export function modelOf(secciones: readonly Section[]): Model {
  const parts = partsOf(secciones)
  const byId = partsById(parts)
  const wrong = new Set(
    ruleProblems(secciones).map(({ rule }) => `${rule.part.definition.id} ${rule.field} ${rule.of}`),
  )
  const sound = parts.flatMap((part) =>
    rulesOf(part).flatMap((rule) => {
      const { expression } = parse(rule.formula)
      const isWrong = wrong.has(`${part.definition.id} ${rule.field} ${rule.of}`)
      // An answer begins with it and may be any other.
      const decides = rule.field !== 'valorInicial'
      return expression && !isWrong && decides ? (asCheck({ rule, expression }) ?? []) : []
    }),
  )
  const names = namesOf()
  const scope = (here: readonly string[]): Scope => {
    const form: Scope = { ...scopeIn(byId, here), hasAttributes: true }
    const named = (id: string): Named | undefined => {
      const type = names.types.get(id)
      return type && { type, lists: [] }
    }
    return { ...form, lookup: (id) => form.lookup(id) ?? named(id) }
  }
  const calculations = new Map(
    sound
      .filter(({ rule: { field, part } }) => field === 'calculo' && byId.get(part.definition.id) === part)
      .map((one) => [one.rule.part.definition.id, one]),
  )
  const isListed = listedIn(calculations, byId, scope, names.nameIn)
  const read = ({ rule, expression }: Read): ProofRule => {
    const abstract = abstractOf(expression, {
      ...{ scope: scope(rule.here), isListed, nameFor: names.nameIn(rule.here) },
      attributes: (name) =>
        optionsOf(rule.part)
          .map(({ atributos }) => attributeOf(atributos, name))
          .filter((text) => text !== ''),
    })
    const { run, dependencies } = compile(expression, scope(rule.here), rule.expected)
    const { run: runAbstract } = compile(abstract.expression, scope(rule.here), rule.expected)
    return {
      ...{ rule, expression, run, runAbstract, abstract },
      ...{ names: new Set(dependencies.map(({ id }) => id)), isCheck: isCheck(rule) },
    }
  }
  const rules = sound.map(read)
  const rowBounds = (part: FormPart): ProofRule | undefined => {
    const both = rowBoundsIn(sound, part)
    return both ? read(both) : undefined
  }
  const byPart = new Map(
    [...groupBy(rules)].map(([part, own]) => [part, { ...partRules(own), rowBounds: rowBounds(part) }]),
  )
  const places = new Map(parts.map((part) => [placeKey(part), part]))
  const outer = new Map(parts.map((part) => [part, aroundKeys(part).flatMap((key) => places.get(key) ?? [])]))
  const rulesOfPart: Model['rulesOf'] = (part) => byPart.get(part) ?? NO_RULES
  const around: Model['around'] = (part) => outer.get(part) ?? NOTHING
  return {
    ...{ parts, byId, rules, around },
    rulesOf: rulesOfPart,
    mayBeUnasked: unaskedIn({ byId, around, rulesOf: rulesOfPart }, names.originals),
    typeOfNamed: (id) => (id.startsWith(SIGN) ? names.types.get(id) : undefined),
  }
}

const placeKey = (part: FormPart): string => {
  if (part.is === 'question')
    return `${part.place.section}/${part.place.condition ?? ''}/${part.place.question}`
  return part.is === 'section' ? `${part.section}` : `${part.section}/${part.condition}`
}

function aroundKeys(part: FormPart): string[] {
  if (part.is === 'section') return []
  if (part.is === 'branch') return [`${part.section}`]
  const { section, condition } = part.place
  return condition === null ? [`${section}`] : [`${section}`, `${section}/${condition}`]
}
