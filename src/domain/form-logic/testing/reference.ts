import { decimal } from '../../logic/decimal'
import { responseAt } from '../../answer/fill'
import { pathKey } from '../../answer/path'
import type { Section } from '../../form/section'
import { compile } from '../../logic/compile'
import { parse } from '../../logic/parse'
import { isNumber, isOptions, isText, UNASKED, type Value } from '../../logic/value'
import { ruleProblems } from '../problems'
import { partsById, partsOf, scopeIn, type QuestionPart } from '../parts'
import { behaviourOf } from '../../question-types'
import type { ResponseValue } from '../values'
import { BEGUN, givenBy, rowsWanted } from './random-forms'

/** What is bounded: letters, ticks, or the value itself. */
function sizeOf(value: Value, is: string): Value {
  if (is === 'text' && isText(value)) return decimal([...value].length)
  return isOptions(value) ? decimal(value.length) : value
}

function isBefore(one: Value, other: Value): boolean {
  if (isNumber(one) && isNumber(other)) return one.cmp(other) < 0
  if (!isText(one) || !isText(other)) return false
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}

/**
 * Works everything out in the plainest way: each value is asked for when a formula needs it, from the definition alone,
 * and nothing is remembered.
 */
export function reference(secciones: Section[]) {
  const [wrong] = ruleProblems(secciones)
  if (wrong) throw new Error(`${wrong.rule.formula} ${JSON.stringify(wrong.problem)}`)
  const byId = partsById(partsOf(secciones))
  const rowOf = (part: QuestionPart, rows: Readonly<Record<string, number>>) =>
    part.named.lists[0] === undefined ? 0 : (rows[part.named.lists[0]] ?? 0)
  const run = (
    formula: string,
    here: readonly string[],
    rows: Readonly<Record<string, number>>,
    unasked: Value = null,
  ): Value => {
    const { expression } = parse(formula)
    if (!expression) throw new Error(formula)
    const compiled = compile(expression, scopeIn(byId, here))
    if (compiled.problems.length > 0) throw new Error(`${formula} ${JSON.stringify(compiled.problems)}`)
    return compiled.run(rows, {
      today: BEGUN,
      value: (id, at) => {
        const part = byId.get(id)
        if (part?.is !== 'question') return null
        return isAsked(part, at) ? valueOf(part, at) : unasked
      },
      size: () => (isSectionAsked(1) ? rowsWanted(secciones) : unasked === null ? 0 : -1),
    })
  }
  const holds = (formula: string, here: readonly string[] = [], rows = {}): boolean =>
    formula === '' || run(formula, here, rows) === true
  const isSectionAsked = (at: number): boolean => holds(secciones[at]?.mostrarSi ?? '')
  function isAsked(part: QuestionPart, rows: Readonly<Record<string, number>>): boolean {
    const { section, condition: at } = part.place
    const branch = at === null ? undefined : secciones[section]?.conditions[at]
    if (!isSectionAsked(section) || !holds(branch?.mostrarSi ?? '')) return false
    return holds(part.definition.mostrarSi, part.named.lists, rows)
  }
  function saidTo(part: QuestionPart, rows: Readonly<Record<string, number>>): ResponseValue {
    const { definition } = part
    const response = responseAt(secciones, { ...part.place, row: rowOf(part, rows), repetition: 0 })
    const formula = definition.calculo || (response?.porDefecto ? definition.valorInicial : '')
    if (formula !== '') return part.answerOf(definition, run(formula, part.named.lists, rows))
    const { respuesta = '', opciones = [] } = response ?? {}
    return { respuesta, opciones }
  }
  function valueOf(part: QuestionPart, rows: Readonly<Record<string, number>>): Value {
    if (!isAsked(part, rows)) return null
    return part.valueOf(part.definition, { ...part.definition, ...saidTo(part, rows) })
  }
  /** Below the least, or above the most. */
  function beyond(part: QuestionPart, rows: Readonly<Record<string, number>>): string {
    const value = sizeOf(valueOf(part, rows), part.named.type.is)
    const { minimo, maximo } = part.definition
    const bound = (formula: string): Value => (formula === '' ? null : run(formula, part.named.lists, rows))
    if (isBefore(value, bound(minimo))) return 'least'
    return isBefore(bound(maximo), value) ? 'most' : ''
  }
  const places = [...byId.values()].flatMap((part) => {
    if (part.is !== 'question') return []
    const [list] = part.named.lists
    const rows =
      list === undefined ? [{}] : Array.from({ length: rowsWanted(secciones) }, (_, row) => ({ [list]: row }))
    return rows.map((one) => ({ part, rows: one }))
  })
  return {
    asked: places
      .filter(({ part, rows }) => isAsked(part, rows))
      .map(({ part, rows }) => {
        const { obligatoriaSi, validaciones } = part.definition
        const said = saidTo(part, rows)
        const lists = part.named.lists
        // What is not asked decides no check.
        const fails =
          !behaviourOf(part.definition).isEmpty({ ...part.definition, ...said }) &&
          validaciones.some(({ regla }) => ![true, UNASKED].includes(run(regla, lists, rows, UNASKED)))
        return [
          pathKey({ ...part.place, row: rowOf(part, rows), repetition: 0 }),
          obligatoriaSi !== '' && holds(obligatoriaSi, lists, rows),
          ...[givenBy(said), fails ? ['v'] : [], beyond(part, rows)],
        ]
      })
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
  }
}
