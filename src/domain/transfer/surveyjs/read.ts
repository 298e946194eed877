/** Reads a survey of SurveyJS: its JSON becomes a form and a report (MOVE-02). */
import { newCheck } from '../../form/edit-checks'
import { MAX_IN_FILE } from '../../form/exchange/format'
import { isObject } from '../../form/exchange/node'
import { newSection } from '../../form/factory'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import type { Expression } from '../../logic/expression'
import { formulaOf } from '../../logic/print'
import { asksNothing, kindOf } from '../../form/kinds'
import { asAnswer } from '../formula/as-answer'
import { asYesNo, both, textConstant, type TypedExpression } from '../formula/typed-expression'
import { isOn, objectsIn, own, textIn, type Json } from '../json'
import { proven } from '../prove'
import { Report, type MadePart, type ReportLine } from '../report'
import { refused, transferred, type Transferred } from '../transferred'
import { Untranslatable } from '../untranslatable'
import { readWords, withWords, type WordsReader } from '../words'
import { codeGiver } from '../xlsform/names'
import type { Source } from '../xlsform/read'
import { mayHaveManyDecimals } from './arithmetic'
import { sectionsOfSurvey, type Around, type Element } from './elements'
import { kindOfElement } from './kinds'
import { bounds, checksOf } from './limits'
import { localWords, tonguesOf } from './local-words'
import { madeQuestion, type MadeElement } from './questions'
import { tellForgotten, tellValues, UNSAID } from './told'
import { translatedSurvey, type SurveyContext, type SurveyMeaning } from './translate'
import { isTooLong, meaningsOfValues } from './values'

const MENTION = /\{([^{}]*)\}/gu

const GROUPS = new Set(['panel', 'paneldynamic', 'matrix', 'matrixdropdown', 'matrixdynamic', 'multipletext'])

/** Whether structured text is a survey: others have pages and questions too, and call their kinds otherwise. */
export const isSurvey = (value: unknown): value is Json => {
  if (!isObject(value)) return false
  const lists = [value, ...objectsIn(value, 'pages')]
  const elements = lists.flatMap((one) => [...objectsIn(one, 'elements'), ...objectsIn(one, 'questions')])
  const isOne = (type: string) => GROUPS.has(type) || kindOfElement(type, {}) !== undefined
  return elements.some((one) => isOne(textIn(one, 'type')) && 'name' in one)
}

/** What stands below the columns of a table. */
const TOTALS = /^(?:sum|min|max|avg|count)InArray\(\{[^{}]+\}, '[^'{}]+'\)$/u

/** How a survey is read that was another format before. */
interface Beginning {
  /** What was told before. */
  report?: Report
  /** Whether its expressions are SurveyJS's own. */
  isLenient?: boolean
}

export function readSurvey(
  survey: Json,
  { name, newId }: Source,
  { report = new Report(), isLenient = true }: Beginning = {},
): Transferred {
  const plans = sectionsOfSurvey(survey).map((plan) => ({ ...plan, id: newId() }))
  if (plans.reduce((sum, { elements }) => sum + elements.length, 0) > MAX_IN_FILE.questions)
    return refused('tooManyQuestions')
  const tongues = tonguesOf(survey)
  const idOf = new Map<Element, string>()
  const idByName = new Map<string, string>()
  for (const element of plans.flatMap(({ elements }) => elements)) {
    const id = newId()
    idOf.set(element, id)
    if (!idByName.has(element.name)) idByName.set(element.name, id)
  }
  const mentioned = (called: string): string | null =>
    idByName.get(called.replace(/^(?:panel|row)\./u, '')) ?? null
  const words: WordsReader = { report, mentioned, mention: MENTION }
  const codeFor = codeGiver()
  const made = new Map<Element, MadeElement>()
  const meanings = new Map<string, SurveyMeaning>()
  const inLists = new Map<string, SurveyMeaning>()
  for (const plan of plans)
    for (const element of plan.elements) {
      const one = madeQuestion(element, idOf.get(element) ?? newId(), {
        newId,
        report,
        tongues,
        words,
        codeFor,
      })
      if (!one) continue
      made.set(element, one)
      if (asksNothing(one.question)) continue
      const meaning: SurveyMeaning = {
        is: 'question',
        subject: one.subject,
        list: plan.isRepeat ? plan.id : null,
      }
      if (!meanings.has(element.name)) meanings.set(element.name, meaning)
      if (!plan.isRepeat) continue
      const list = textIn(plan.json, 'name')
      inLists.set(`${list} ${element.name}`, meaning)
      const total = `${textIn(element.json, 'totalType')}InArray({${list}}, '${element.name}')`
      if (TOTALS.test(total))
        meanings.set(`${list}-total.${element.name}`, {
          is: 'value',
          expression: () => translatedSurvey(total, context),
        })
    }
  for (const [called, meaning] of meaningsOfValues(survey, (text) => translatedSurvey(text, context)))
    meanings.set(called, meaning)
  const context: SurveyContext = {
    isLenient,
    meaningOf: (called) => meanings.get(called),
    inList: (list, called) => inLists.get(`${list} ${called}`),
  }
  // In the order of the survey, in which each is made of those before it.
  tellValues(survey, context, report)

  function read(
    text: string,
    path: string,
    told: { words: string; part: MadePart },
    make: (operand: TypedExpression) => Expression,
  ): string {
    if (text === '') return ''
    try {
      const expression = make(translatedSurvey(text, context))
      if (isTooLong(expression)) throw new Untranslatable('formulaLong', '')
      return formulaOf(expression)
    } catch (error) {
      if (!(error instanceof Untranslatable)) throw error
      report.leftOut(error.code, { path }, { ...told, about: error.about })
      return ''
    }
  }

  function shown(all: readonly Around[], told: { words: string; part: MadePart }): string {
    const rules = all.flatMap(({ text, path }): Expression[] => {
      let found: Expression | null = null
      read(text, path, told, (operand) => (found = asYesNo(operand)))
      return found === null ? [] : [found]
    })
    const [first, ...others] = rules
    return first ? formulaOf(others.reduce(both, first)) : ''
  }

  function ruled(element: Element, { question, subject }: MadeElement): Question {
    const { json, path } = element
    const told = { words: question.titulo, part: { kind: 'question', id: question.id } as const }
    const own_ = textIn(json, 'visibleIf')
    const around =
      own_ === '' ? element.around : [...element.around, { text: own_, path: `${path}.visibleIf` }]
    const mostrarSi = shown(around, told)
    if (asksNothing(question)) return { ...question, mostrarSi }
    const say = (key: string, make: (operand: TypedExpression) => Expression) =>
      read(textIn(json, key), `${path}.${key}`, told, make)
    const answer = (operand: TypedExpression) => asAnswer(operand, subject)
    const calculation = element.type === 'expression' ? 'expression' : '$calculate'
    const calculated = (operand: TypedExpression): Expression => {
      const expression = answer(operand)
      if (kindOf(question) === 'decimal' && mayHaveManyDecimals(expression))
        report.changed('twoDecimals', { path }, told)
      return expression
    }
    for (const key of UNSAID)
      if (textIn(json, key) !== '')
        report.leftOut('setting', { path: `${path}.${key}` }, { ...told, about: key })
    if (isOn(json, 'readOnly')) report.leftOut('readOnly', { path: `${path}.readOnly` }, told)
    const initial = say('defaultValueExpression', answer) || say('setValueExpression', answer)
    const validaciones = checksOf(element, {
      question,
      words,
      tongues,
      read,
      newCheck: () => newCheck(newId()),
    })
    return {
      ...question,
      mostrarSi,
      required: isOn(json, 'isRequired'),
      obligatoriaSi: say('requiredIf', asYesNo),
      calculo: say(calculation, calculated),
      valorInicial: initial || fixedValue(json, path, told),
      ...bounds(json, kindOf(question)),
      validaciones,
    }

    function fixedValue(of: Json, at: string, about: typeof told): string {
      const value = own(of, 'defaultValue')
      if (value === undefined) return ''
      if (typeof value === 'object' || value === null) {
        report.leftOut('formulaType', { path: `${at}.defaultValue` }, { ...about, about: 'defaultValue' })
        return ''
      }
      try {
        return formulaOf(answer(textConstant(String(value))))
      } catch (error) {
        if (!(error instanceof Untranslatable)) throw error
        report.leftOut(error.code, { path: `${at}.defaultValue` }, { ...about, about: String(value) })
        return ''
      }
    }
  }

  const titulo = localWords(own(survey, 'title'), tongues.base) || name
  const sections = plans.flatMap((plan): Section[] => {
    const preguntas = plan.elements.flatMap((element): Question[] => {
      const one = made.get(element)
      return one ? [ruled(element, one)] : []
    })
    if (preguntas.length === 0) return []
    const bare = { ...newSection(() => plan.id), repetible: plan.isRepeat, puedeEstarVacia: plan.isRepeat }
    const at = { path: plan.path }
    const title = (key: string, most: number) => (language: string) =>
      readWords(localWords(own(plan.json, key), language), at, { ...words, most })
    const named = withWords(bare, 'titulo', title('title', MAX_IN_FILE.words), tongues)
    const told = { words: named.titulo || titulo, part: { kind: 'section', id: plan.id } as const }
    if (named.titulo === '') report.changed('sectionMade', at, told)
    else report.brought(at, told)
    const section = withWords(
      named.titulo === '' ? { ...named, titulo } : named,
      'descripcion',
      title('description', MAX_IN_FILE.text),
      tongues,
    )
    const numbered = preguntas.map((question, orden) => ({ ...question, orden }))
    return [
      {
        ...section,
        preguntas: numbered,
        mostrarSi: shown(plan.around, told),
        ...rowBounds(plan.json, plan.isRepeat),
      },
    ]
  })
  if (isLenient) tellForgotten(survey, plans, report)
  for (const key of ['triggers', 'completedHtml', 'completedHtmlOnCondition', 'navigateToUrl'])
    if (own(survey, key) !== undefined) report.leftOut('setting', { path: key }, { about: key })
  return finish(
    titulo,
    sections,
    report,
    new Map([...made].map(([element, { question }]) => [question.id, element.path])),
  )
}

function rowBounds(json: Json, isRepeat: boolean): Partial<Section> {
  const count = (...keys: string[]): string =>
    keys.map((key) => textIn(json, key)).find((one) => /^\d+$/u.test(one)) ?? ''
  return isRepeat
    ? { minimo: count('minPanelCount', 'minRowCount'), maximo: count('maxPanelCount', 'maxRowCount') }
    : {}
}

function finish(
  titulo: string,
  sections: Section[],
  report: Report,
  pathOf: ReadonlyMap<string, string>,
): Transferred {
  const { sections: sound, dropped } = proven(sections)
  for (const { rule, code, about } of dropped) {
    const { id } = rule.part.definition
    const kind = rule.part.is === 'section' ? 'section' : 'question'
    report.leftOut(
      code,
      { path: pathOf.get(id) ?? '' },
      { about: about === id ? '' : about, part: { kind, id } },
    )
  }
  const ids = new Set(sound.flatMap((section) => [section.id, ...section.preguntas.map(({ id }) => id)]))
  const lines = report.lines.map((line): ReportLine =>
    line.part && !ids.has(line.part.id) ? { ...line, part: null } : line,
  )
  return transferred({ titulo }, sound, lines)
}
