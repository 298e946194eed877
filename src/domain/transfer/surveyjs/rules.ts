/** The rules of a survey, each said in a formula of ours or told where it cannot be said. */
import { newCheck } from '../../form/edit-checks'
import type { NewId } from '../../form/factory'
import { asksNothing, kindOf } from '../../form/kinds'
import type { Option, Question } from '../../form/question'
import type { Expression } from '../../logic/expression'
import { formulaOf } from '../../logic/print'
import { asAnswer } from '../formula/as-answer'
import { asYesNo, both, textConstant, type TypedExpression } from '../formula/typed-expression'
import { isOn, own, textIn, type Json } from '../json'
import type { Tongues } from '../languages'
import type { MadePart, Report } from '../report'
import { Untranslatable } from '../untranslatable'
import type { WordsReader } from '../words'
import { mayHaveManyDecimals } from './arithmetic'
import type { Around, Element } from './elements'
import { holds } from './leniently-equal'
import { bounds, checksOf } from './limits'
import type { OutsideNames } from './outside'
import type { MadeElement, Offered } from './questions'
import { placeOfRule, type RulePlaces } from './rule-places'
import { UNSAID } from './told'
import { translatedSurvey, type SurveyContext } from './translate'
import { isTooLong } from './values'

interface Told {
  words: string
  part: MadePart
}

interface Reading {
  report: Report
  tongues: Tongues
  places: RulePlaces
  newId: NewId
  outside: OutsideNames
}

/** Reads the rules that stand in one section, or in one row of a table. */
export function ruleReader({ report, tongues, places, newId, outside }: Reading, context: SurveyContext) {
  function read(
    { text, path, item }: Around,
    told: Told,
    make: (operand: TypedExpression) => Expression,
  ): string {
    if (text === '') return ''
    outside.at = path
    try {
      const expression = make(translatedSurvey(text, item === undefined ? context : { ...context, item }))
      if (isTooLong(expression)) throw new Untranslatable('formulaLong', '')
      return formulaOf(expression)
    } catch (error) {
      if (!(error instanceof Untranslatable)) throw error
      report.leftOut(error.code, { path }, { ...told, about: error.about })
      return ''
    }
  }

  const condition = (operand: TypedExpression, takesOne = false): Expression =>
    context.isLenient ? holds(operand, takesOne) : asYesNo(operand)

  /** When all of some conditions hold. */
  function shown(
    all: readonly Around[],
    told: Told,
    field: 'mostrarSi' | 'opcion' = 'mostrarSi',
    of = '',
  ): string {
    const rules = all.flatMap((around): Expression[] => {
      let found: Expression | null = null
      read(around, told, (operand) => (found = condition(operand, around.takesOne)))
      if (found !== null) places.note(told.part.id, { field, of }, around.path)
      return found === null ? [] : [found]
    })
    const [first, ...others] = rules
    return first ? formulaOf(others.reduce(both, first)) : ''
  }

  function offered(option: Option, { shown: when, enabled }: Offered, told: Told): Option {
    const mostrarSi = shown([...when, ...enabled], told, 'opcion', option.id)
    // An option that nobody can choose is there to be seen in the original.
    for (const { path } of mostrarSi === '' ? [] : enabled)
      report.changed('disabledNotOffered', { path }, told)
    return mostrarSi === '' ? option : { ...option, mostrarSi }
  }

  function ruled(
    element: Element,
    { question, subject, offered: whenOffered }: MadeElement,
    words: WordsReader,
  ): Question {
    const { json, path } = element
    const rulesAt = element.rulesAt ?? path
    const told = { words: question.titulo, part: { kind: 'question', id: question.id } as const }
    const at = (key: string): Around => ({ text: textIn(json, key), path: placeOfRule(json, rulesAt, key) })
    const own_ = at('visibleIf')
    const isLocked = isAskedWhileEnabled(element) && !asksNothing(question)
    const rules = [...element.around, own_, ...(isLocked ? [at('enableIf')] : [])]
    const mostrarSi = shown(
      rules.filter(({ text }) => text !== ''),
      told,
    )
    if (isLocked && places.all.has(at('enableIf').path))
      report.changed('disabledNotAsked', { path: at('enableIf').path }, told)
    if (asksNothing(question)) return { ...question, mostrarSi }
    const say = (
      key: string,
      field: FormulaField,
      make: (operand: TypedExpression) => Expression,
    ): string => {
      const formula = read(at(key), told, make)
      if (formula !== '') places.note(question.id, { field, of: '' }, at(key).path)
      return formula
    }
    const answer = (operand: TypedExpression) => asAnswer(operand, subject)
    const calculation = element.type === 'expression' ? 'expression' : '$calculate'
    const calculated = (operand: TypedExpression): Expression => {
      const expression = answer(operand)
      if (kindOf(question) === 'decimal' && mayHaveManyDecimals(expression))
        report.changed('twoDecimals', { path }, told)
      return expression
    }
    for (const key of UNSAID)
      if (textIn(json, key) !== '' && !(isLocked && key === 'enableIf'))
        report.leftOut('setting', { path: at(key).path }, { ...told, about: key })
    if (isOn(json, 'readOnly')) report.leftOut('readOnly', { path: at('readOnly').path }, told)
    const initial =
      say('defaultValueExpression', 'valorInicial', answer) ||
      say('setValueExpression', 'valorInicial', answer)
    const check = (key: string) => newCheckAt(key, question.id)
    const holdsOfAnswer = (operand: TypedExpression) => condition(operand, true)
    const checking = { question, words, tongues, read, check, condition: holdsOfAnswer }
    const validaciones = checksOf(element, checking)
    const isUndecided = kindOf(question) === 'yes-no' && textIn(json, 'defaultValue') === 'indeterminate'
    return {
      ...question,
      mostrarSi,
      opciones: question.opciones.map((option) => {
        const when = whenOffered.get(option.id)
        return when ? offered(option, when, told) : option
      }),
      required: isOn(json, 'isRequired'),
      obligatoriaSi: say('requiredIf', 'obligatoriaSi', (operand) => condition(operand)),
      calculo: say(calculation, 'calculo', calculated),
      valorInicial: initial || (isUndecided ? '' : fixedValue(json, path, told, answer)),
      ...bounds(json, kindOf(question)),
      validaciones,
    }
  }

  function newCheckAt(path: string, id: string) {
    const check = newCheck(newId())
    places.note(id, { field: 'validacion', of: check.id }, path)
    return check
  }

  function fixedValue(
    json: Json,
    at: string,
    told: Told,
    answer: (operand: TypedExpression) => Expression,
  ): string {
    const value = own(json, 'defaultValue')
    const path = `${at}.defaultValue`
    if (value === undefined) return ''
    if (typeof value === 'object' || value === null) {
      report.leftOut('formulaType', { path }, { ...told, about: 'defaultValue' })
      return ''
    }
    try {
      return formulaOf(answer(textConstant(String(value))))
    } catch (error) {
      if (!(error instanceof Untranslatable)) throw error
      report.leftOut(error.code, { path }, { ...told, about: String(value) })
      return ''
    }
  }

  return { shown, ruled }
}

/** What begins with something, or is worked out, is there to be seen also where nobody can change it. */
const BEGINNING: readonly string[] = [
  'defaultValue',
  'defaultValueExpression',
  'setValueExpression',
  'setValueIf',
]
const isAskedWhileEnabled = ({ json, type }: Element): boolean =>
  textIn(json, 'enableIf') !== '' &&
  type !== 'expression' &&
  !BEGINNING.some((key) => own(json, key) !== undefined)

type FormulaField = 'obligatoriaSi' | 'calculo' | 'valorInicial'
