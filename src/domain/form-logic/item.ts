/** A part of a form with its rules, ready to be worked out. */
import { shapeOf } from '../form/kinds'
import type { Run } from '../logic/compiled'
import type { FormPart, QuestionPart } from './parts'
import type { Rule } from './rules'
import { optionalPart } from './optional-parts'
import type { Step } from './steps'

/** A rule of an option or a check, by its id. */
interface NamedRun {
  id: string
  run: Run
}

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
  options: readonly NamedRun[]
  checks: readonly NamedRun[]
}

/** Whether rules say which options a question offers. */
export const asksOfOptions = ({ options, filter }: Item): boolean => options.length > 0 || filter !== null

/** Whether anything but its being asked or required is said of a part: checks, bounds, or answers in its words. */
export const saysMore = ({ checks, least, most, mentions }: Item): boolean =>
  checks.length + mentions.length > 0 || (least ?? most) !== null

interface ItemRule {
  rule: Rule
  run: Run
}

/** Whether a part is a question that picks from a table. */
export const picksEntries = (part: FormPart): part is QuestionPart =>
  part.is === 'question' && shapeOf(part.definition) === 'entry'

/** Whether a part is a question that nobody answers. */
export const isCalculated = (part: FormPart): boolean =>
  part.is === 'question' && part.definition.calculo !== ''

/** What cannot be calculated is blank: nobody else may say what it comes to. */
export const NOTHING: Run = () => null

/** What an item has that no rule of its own says. */
type Said = Pick<Item, 'mentions' | 'keeps'>

/** A part with its sound rules. */
export function itemOf(part: FormPart, rules: readonly ItemRule[], { mentions, keeps }: Said): Item {
  const one = (field: Rule['field']): Run | null =>
    rules.find(({ rule }) => rule.field === field)?.run ?? null
  const named = (field: Rule['field']): NamedRun[] =>
    rules.flatMap(({ rule, run }) => (rule.field === field ? { id: rule.of, run } : []))
  const filter = one('filtroOpciones')
  const picks = picksEntries(part)
  return {
    part,
    index: -1,
    shown: one('mostrarSi'),
    calculated: one('calculo') ?? (isCalculated(part) ? NOTHING : null),
    required: one('obligatoriaSi'),
    rows: one('filas'),
    initial: one('valorInicial'),
    least: one('minimo'),
    most: one('maximo'),
    filter: picks ? null : filter,
    steps: picks && filter ? (optionalPart('choices').stepsOf(part.definition.filtroOpciones) ?? []) : [],
    mentions,
    keeps,
    options: named('opcion'),
    checks: named('validacion'),
  }
}
