/** The rules of a question or section as the columns of an XLSForm. */
import type { Question } from '../../../form/question'
import { parse } from '../../../logic/parse'
import type { Expression } from '../../../logic/expression'
import { isNumber as isBig, isText, numberText } from '../../../logic/value'
import { boundedOf, kindOf } from '../../../form/kinds'
import { typeOf } from '../../../form-logic/values'
import type { MadePart, Report } from '../../report'
import { columnOf } from './choices'
import type { Naming } from './naming'
import { atom, both, calling, choose, either, isNumber, NOTHING, pair, quoted, type Printed } from './text'
import { Unsayable } from './unsayable'
import { NO, YES } from '../yes-no'
import type { PrinterContext, XPathPrinter } from './printer'
import { createPrinter } from './xpath'

/** Where what is said stands, and what it belongs to. */
export interface RulePlace {
  row: number
  part: MadePart
  words: string
  /** The lists of rows around it. */
  here: readonly string[]
}

export function ruleWriter(naming: Naming, report: Report, listOf: PrinterContext['listOf']) {
  /** Says a formula; what XLSForm cannot say is told at its place and left out. */
  function printed(
    formula: string,
    column: string,
    { row, part, words, here }: RulePlace,
    make: (printer: XPathPrinter, expression: Expression) => Printed,
    self: string | null = null,
  ): Printed | null {
    if (formula === '') return null
    const { expression } = parse(formula)
    const at = { sheet: 'survey', row, column }
    try {
      if (!expression) throw new Unsayable('')
      return make(createPrinter({ naming, here, self, columnOf, listOf }), expression)
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error
      report.leftOut('ruleUnsaid', at, { about: error.about, words, part })
      return null
    }
  }

  const holding = (formula: string, column: string, place: RulePlace): string =>
    printed(formula, column, place, ({ holds }, expression) => holds(expression))?.text ?? ''

  const number = (formula: string, column: string, place: RulePlace): string =>
    printed(formula, column, place, ({ print }, expression) => print(expression))?.text ?? ''

  /** What a formula gives as an answer. */
  function answer(question: Question, { print, holds, day }: XPathPrinter, at: Expression): Printed {
    const { is } = typeOf(question)
    if (is === 'place' || kindOf(question) === 'consent') throw new Unsayable(kindOf(question))
    if (is === 'yesNo') {
      if (at.kind === 'literal') return quoted(at.value === true ? YES : NO)
      return choose(holds(at), quoted(YES), quoted(NO))
    }
    return is === 'date' || is === 'moment' ? day(at) : print(at)
  }

  const calculation = (question: Question, place: RulePlace): string =>
    printed(question.calculo, 'calculation', place, (own, at) => answer(question, own, at))?.text ?? ''

  /** What stands there to begin with: a plain value is written as it is, anything else is worked out. */
  function initial(question: Question, place: RulePlace): string {
    const make = (own: XPathPrinter, at: Expression): Printed => {
      if (at.kind === 'reference' && at.option !== null) return atom(naming.codeOf(at.id, at.option))
      if (at.kind !== 'literal') {
        report.changed(
          'defaultOnce',
          { sheet: 'survey', row: place.row, column: 'default' },
          { words: place.words, part: place.part },
        )
        return answer(question, own, at)
      }
      if (isBig(at.value)) return atom(numberText(at.value))
      if (!isText(at.value)) return atom(at.value === true ? YES : NO)
      // What has signs in it would be taken for an expression.
      return PLAIN.test(at.value) ? atom(at.value) : calling('concat', quoted(at.value))
    }
    return printed(question.valorInicial, 'default', place, make)?.text ?? ''
  }

  /** A least or a most: of the value, of its letters or of its ticks. */
  function bound(question: Question, sign: '>=' | '<=', place: RulePlace): Printed | null {
    const measured = boundedOf(question)
    if (measured === null) return null
    const self = atom('.')
    const of =
      measured === 'letters'
        ? calling('string-length', self)
        : measured === 'ticks'
          ? calling('count-selected', self)
          : self
    const make = ({ print, day, isPlain, typeOf: is }: XPathPrinter, at: Expression): Printed => {
      // There a question takes one file.
      if (measured === 'files' || kindOf(question) === 'time') throw new Unsayable(sign)
      const limit = measured === 'moment' ? day(at) : print(at)
      const compared = pair(of, sign, limit)
      if (at.kind === 'literal') return compared
      // A limit that comes to nothing is none.
      const isNone =
        is(at) === 'number' && !isPlain(at) ? calling('not', isNumber(limit)) : pair(limit, '=', NOTHING)
      return either(isNone, compared)
    }
    return printed(sign === '>=' ? question.minimo : question.maximo, 'constraint', place, make)
  }

  /** Options that untick the others. */
  function alone({ opciones, id, tipoPregunta }: Question): Printed[] {
    if (tipoPregunta !== 2) return []
    return opciones
      .filter(({ exclusiva }) => exclusiva)
      .map((option) =>
        calling(
          'not',
          both(
            calling('selected', atom('.'), quoted(naming.codeOf(id, option.id))),
            pair(calling('count-selected', atom('.')), '>', atom('1')),
          ),
        ),
      )
  }

  /** Everything that an answer has to be, as one condition, and the checks whose words tell what it has to be. */
  function constraint(question: Question, place: RulePlace) {
    const bounds = (['>=', '<='] as const).flatMap((sign) => bound(question, sign, place) ?? [])
    const checks = question.validaciones.filter(({ tipo }) => tipo === 'error')
    const rules = checks.flatMap((check) => {
      const rule = printed(
        check.regla,
        'constraint',
        place,
        ({ holds }, at) => holds(at),
        question.repetible ? null : question.id,
      )
      return rule ? [{ check, rule }] : []
    })
    const all = [...bounds, ...alone(question), ...rules.map(({ rule }) => rule)]
    const at = { sheet: 'survey', row: place.row, column: 'constraint' }
    const told = { words: place.words, part: place.part }
    if (all.length > 1) report.changed('checksJoined', at, told)
    if (question.validaciones.some(({ tipo }) => tipo !== 'error')) report.leftOut('adviceUnsaid', at, told)
    return { text: all.length > 0 ? all.reduce(both).text : '', checks: rules.map(({ check }) => check) }
  }

  /** Which options are offered: the filter of the question, and the conditions of its options. */
  function filter(question: Question, place: RulePlace): string {
    const condition = (formula: string): Printed | null =>
      printed(formula, 'choice_filter', place, ({ holds }, at) => holds(at))
    // The table stays here.
    if (kindOf(question) === 'table-choice') {
      const at = { sheet: 'survey', row: place.row, column: 'choice_filter' }
      if (question.filtroOpciones !== '')
        report.leftOut('ruleUnsaid', at, { words: place.words, part: place.part })
      return ''
    }
    const own = condition(question.filtroOpciones)
    const each = question.opciones.flatMap((option) => {
      const when = condition(option.mostrarSi)
      if (!when) return []
      return either(pair(atom('name'), '!=', quoted(naming.codeOf(question.id, option.id))), when)
    })
    const all = own ? [own, ...each] : each
    return all.length > 0 ? all.reduce(both).text : ''
  }

  return { holding, number, calculation, initial, constraint, filter }
}

const PLAIN = /^(?:[\p{L}\p{N}][\p{L}\p{N} .,]*|\d{4}-\d{2}(?:-\d{2})?|\d{2}:\d{2})$/u
