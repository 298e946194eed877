import { responseAt } from '../../answer/fill'
import { pathKey } from '../../answer/path'
import type { Section } from '../../form/section'
import { compile } from '../../logic/compile'
import { parse } from '../../logic/parse'
import { isNumber, UNASKED, type Value } from '../../logic/value'
import { partsById, partsOf, scopeIn, type QuestionPart } from '../parts'
import { valuesOf } from '../values'
import { BEGUN, WITH_ROWS } from './random-forms'

/**
 * Works everything out in the plainest way: each value is asked for when a formula needs it, from the definition alone,
 * and nothing is remembered.
 */
export function reference(secciones: Section[]) {
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
      size: () => (isSectionAsked(1) ? WITH_ROWS : unasked === null ? 0 : -1),
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
  function textOf(part: QuestionPart, rows: Readonly<Record<string, number>>): string {
    const { calculo } = part.definition
    if (calculo !== '')
      return valuesOf(part.definition).answerOf(part.definition, run(calculo, part.named.lists, rows))
        .respuesta
    const path = { ...part.place, row: rowOf(part, rows), repetition: 0 }
    const response = responseAt(secciones, path)
    const { valorInicial } = part.definition
    if (valorInicial !== '' && response?.porDefecto)
      return part.answerOf(part.definition, run(valorInicial, part.named.lists, rows)).respuesta
    return response?.respuesta ?? ''
  }
  function valueOf(part: QuestionPart, rows: Readonly<Record<string, number>>): Value {
    if (!isAsked(part, rows)) return null
    return part.valueOf(part.definition, { ...part.definition, respuesta: textOf(part, rows) })
  }
  /** Below the least, or above the most. */
  function beyond(part: QuestionPart, rows: Readonly<Record<string, number>>): string {
    const value = valueOf(part, rows)
    const { minimo, maximo } = part.definition
    const bound = (formula: string): Value => (formula === '' ? null : run(formula, part.named.lists, rows))
    const [least, most] = [bound(minimo), bound(maximo)]
    if (!isNumber(value)) return ''
    if (isNumber(least) && value.lt(least)) return 'least'
    return isNumber(most) && value.gt(most) ? 'most' : ''
  }
  const places = [...byId.values()].flatMap((part) => {
    if (part.is !== 'question') return []
    const [list] = part.named.lists
    const rows = list === undefined ? [{}] : Array.from({ length: WITH_ROWS }, (_, row) => ({ [list]: row }))
    return rows.map((one) => ({ part, rows: one }))
  })
  return {
    asked: places
      .filter(({ part, rows }) => isAsked(part, rows))
      .map(({ part, rows }) => {
        const { obligatoriaSi, validaciones } = part.definition
        const text = textOf(part, rows)
        const lists = part.named.lists
        // What is not asked decides no check.
        const fails =
          text !== '' &&
          validaciones.some(({ regla }) => ![true, UNASKED].includes(run(regla, lists, rows, UNASKED)))
        return [
          pathKey({ ...part.place, row: rowOf(part, rows), repetition: 0 }),
          obligatoriaSi !== '' && holds(obligatoriaSi, lists, rows),
          ...[text, fails ? ['v'] : [], beyond(part, rows)],
        ]
      })
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
  }
}
