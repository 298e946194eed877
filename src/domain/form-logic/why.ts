/**
 * Why a part of an answer is asked or required now, or not, how many rows it has, what bounds it and which options it
 * offers: the conditions that decided, with the values of now.
 */
import type { CalendarDay } from '../calendar'
import { FILE_KINDS } from '../files/limits'
import type { Section } from '../form/section'
import type { Language } from '../language'
import { compile } from '../logic/compile'
import type { Run } from '../logic/compiled'
import type { Expression } from '../logic/expression'
import { parse } from '../logic/parse'
import { namesIn } from '../logic/names'
import type { Rows } from '../logic/scope'
import { mentioned } from './mentioned'
import { partsById, partsOf, type FormPart } from './parts'
import { ruleProblems } from './problems'
import { readerOf, rowsIn, type AnswerReader } from './reader'
import { rulesOf, scopeOf, type Rule } from './rules'
import { workOn } from './work'
import { workedOut, type WorkedOut } from './worked-out'

/** How something that a rule names stands now. */
export interface Fact {
  part: FormPart
  is: 'answered' | 'blank' | 'notAsked' | 'asked' | 'checked' | 'unchecked'
  /** What was answered, in words; '' for anything but an answer. */
  words: string
}

export interface Why {
  part: FormPart
  /** The row that it is in, from 0; null where it is in none. */
  row: number | null
  /** What the rule decides: that the part is asked, or required, or what it comes to. */
  of: 'shown' | 'required' | WorkedOut['of']
  /** Whether it is asked, or required, now; of the others see {@link WorkedOut}. */
  holds: boolean
  words: readonly string[]
  /** Id of the option that it is said of; '' where the part itself is meant. */
  option: string
  /** What decided; empty for a rule that names nothing. */
  because: Fact[]
  /** The condition that decided; '' where that is none, as of a branch that is not checked. */
  formula: string
}

/** A part of a rule that is true or not by itself. */
interface Piece {
  run: Run
  names: readonly string[]
}
interface Explained {
  rule: Rule
  run: Run
  join: 'and' | 'or'
  pieces: readonly Piece[]
}

const chainOf = (at: Expression, name: string): Expression[] =>
  at.kind === 'call' && at.name === name ? at.args.flatMap((arg) => chainOf(arg, name)) : [at]

function explained(rule: Rule, byId: ReadonlyMap<string, FormPart>): Explained[] {
  const { expression } = parse(rule.formula)
  if (!expression) return []
  const join = expression.kind === 'call' && expression.name === 'or' ? 'or' : 'and'
  const scope = scopeOf(rule, byId)
  const pieces = chainOf(expression, join).map((piece) => ({
    run: compile(piece, scope, rule.expected).run,
    names: [...new Set(namesIn(piece).map(({ id }) => id))],
  }))
  return [{ rule, run: compile(expression, scope, rule.expected).run, join, pieces }]
}

/** The pieces that decided: of all that have to hold those that do not, of any those that do; else each of them. */
function deciding({ join, pieces }: Explained, rows: Rows, reader: AnswerReader) {
  const isWhole = join === 'and'
  const against = pieces.filter(({ run }) => (run(rows, reader) === true) !== isWhole)
  const holds = isWhole ? against.length === 0 : against.length > 0
  return { holds, decided: against.length > 0 ? against : pieces }
}

/** Reads how a part stands. */
function factOf(part: FormPart, rows: Rows, reader: AnswerReader, language: Language): Fact {
  const { id } = part.definition
  if (part.is === 'question') {
    const answers = reader.answersTo(id, rows)
    const names = answers.flatMap(({ response }) => FILE_KINDS.flatMap((kind) => response[kind]?.name ?? []))
    const words = [mentioned([id], rows, reader).say(id, language), ...names].filter(Boolean).join(', ')
    const isAsked = answers.length > 0
    return { part, is: !isAsked ? 'notAsked' : words === '' ? 'blank' : 'answered', words }
  }
  const value = reader.value(id, rows)
  if (part.is === 'section') return { part, is: value === true ? 'asked' : 'notAsked', words: '' }
  return { part, is: value === null ? 'notAsked' : value === true ? 'checked' : 'unchecked', words: '' }
}

/** By what a section is asked. */
const shownIf = ({ is, definition }: FormPart): string => (is === 'section' ? definition.mostrarSi : '')

/** The list of rows that a part stands in, where it does. */
const rowList = ({ named, definition }: FormPart): string | undefined =>
  named.lists.find((list) => list !== `question:${definition.id}` && list !== `section:${definition.id}`)

const sectionOf = (part: FormPart): number => (part.is === 'question' ? part.place.section : part.section)

const EXPLAINED: readonly Rule['field'][] = [
  ...(['mostrarSi', 'obligatoriaSi', 'filas', 'minimo', 'maximo', 'opcion', 'filtroOpciones'] as const),
]
const NUMBERS: readonly Rule['field'][] = ['filas', 'minimo', 'maximo']
const keyOf = ({ part, field, of }: Rule): string => `${part.is} ${part.definition.id} ${field} ${of}`

/**
 * What explains answers to a form (LOGIC-09).
 * @param secciones of the form's version
 * @returns why each part with a rule is asked or required now, and what its other rules come to, in reading order
 */
export function explainer(secciones: readonly Section[]) {
  const parts = partsOf(secciones)
  const byId = partsById(parts)
  const wrong = new Set(ruleProblems(secciones).map(({ rule }) => keyOf(rule)))
  const rules = parts.flatMap((part) =>
    rulesOf(part)
      .filter((rule) => EXPLAINED.includes(rule.field) && !wrong.has(keyOf(rule)))
      .flatMap((rule) => explained(rule, byId)),
  )
  const around = new Map<FormPart, FormPart[]>(
    parts.map((part) => [
      part,
      parts.filter((one) => {
        if (part.is === 'section' || sectionOf(one) !== sectionOf(part)) return false
        return (
          one.is === 'section' ||
          (one.is === 'branch' && part.is === 'question' && one.condition === part.place.condition)
        )
      }),
    ]),
  )
  return (now: Section[], begun: CalendarDay | null, language: Language): Why[] => {
    const work = workOn(now)
    const reader = readerOf(work, byId, begun)
    function whyIn(one: Explained, rows: Rows, row: number | null): Why | null {
      const { part, field, of, formula } = one.rule
      const outer = (around.get(part) ?? []).map((other) => factOf(other, {}, reader, language))
      const gone = outer.filter(({ is }) => is === 'notAsked' || is === 'unchecked').slice(0, 1)
      const { holds, decided } = deciding(one, rows, reader)
      const factsOf = (pieces: readonly Piece[]): Fact[] =>
        [...new Set(pieces.flatMap(({ names }) => names))]
          .flatMap((id) => byId.get(id) ?? [])
          .map((other) => factOf(other, rows, reader, language))
      if (field === 'mostrarSi' || field === 'obligatoriaSi')
        return {
          ...{ part, row, of: field === 'mostrarSi' ? 'shown' : 'required', words: [], option: '' },
          holds: holds && gone.length === 0,
          because: gone.length > 0 ? gone : factsOf(decided),
          formula: gone[0] ? shownIf(gone[0].part) : formula,
        }
      const come =
        gone.length > 0 ? null : workedOut(one.rule, one.run, { work, reader, rows, row, language })
      const because = factsOf(field === 'opcion' ? decided : one.pieces)
      // A number that stands there needs no reason.
      if (!come || (because.length === 0 && NUMBERS.includes(field))) return null
      return { part, row, ...come, option: of, because, formula }
    }
    return rules.flatMap((one): Why[] => {
      const { part } = one.rule
      const list = rowList(part)
      const count = list === undefined ? 1 : Math.max(1, rowsIn(now[sectionOf(part)]))
      return Array.from({ length: count }, (_, at) =>
        list === undefined ? whyIn(one, {}, null) : whyIn(one, { [list]: at }, at),
      ).flatMap((told) => told ?? [])
    })
  }
}
