/** Reads a survey of SurveyJS: its JSON becomes a form and a report (MOVE-02). */
import { MAX_IN_FILE } from '../../form/exchange/format'
import { isObject } from '../../form/exchange/node'
import { newSection } from '../../form/factory'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import { asksNothing } from '../../form/kinds'
import type { Rule } from '../../form-logic/rules'
import { objectsIn, own, textIn, type Json } from '../json'
import { proven } from '../prove'
import { Report, type ReportLine } from '../report'
import { refused, transferred, type Transferred } from '../transferred'
import { readWords, withWords, type WordsReader } from '../words'
import { codeGiver } from '../xlsform/names'
import type { Source } from '../xlsform/read'
import { withCarriedChoices } from './carried-choices'
import { sectionsOfSurvey, type Element, type SurveySection } from './elements'
import { guessedElement, kindOfElement } from './kinds'
import { localWords, tonguesOf } from './local-words'
import { OutsideNames, type HiddenValue } from './outside'
import { madeQuestion, type MadeElement } from './questions'
import { RulePlaces } from './rule-places'
import { ruleReader } from './rules'
import { tellForgotten, tellOfRows, tellValues } from './told'
import { rulesWritten, tellUnread, type WrittenRule } from './unread-rules'
import { OF_ROW, translatedSurvey, type SurveyContext, type SurveyMeaning } from './translate'
import { meaningsOfValues } from './values'

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
  /** Names of parts that became no elements. */
  others?: readonly string[]
  hidden?: ReadonlyMap<string, HiddenValue>
  /** The rules that stand in it, where they are not those of the survey. */
  rules?: readonly WrittenRule[]
}

/** Whatever has a name in a survey. */
function namesIn(node: unknown, found = new Set<string>(), depth = 0): ReadonlySet<string> {
  if (depth > MOST_DEPTH) return found
  if (Array.isArray(node)) for (const one of node) namesIn(one, found, depth + 1)
  if (!isObject(node)) return found
  for (const key of ['name', 'valueName']) found.add(textIn(node, key))
  for (const inner of Object.values(node)) namesIn(inner, found, depth + 1)
  return found
}
const MOST_DEPTH = 60

export function readSurvey(
  survey: Json,
  { name, newId }: Source,
  { report = new Report(), isLenient = true, others = [], hidden = new Map(), rules }: Beginning = {},
): Transferred {
  const plans = (isLenient ? withLikes(sectionsOfSurvey(survey), report) : sectionsOfSurvey(survey)).map(
    (plan) => ({ ...plan, id: newId() }),
  )
  if (plans.reduce((sum, { elements }) => sum + elements.length, 0) > MAX_IN_FILE.questions)
    return refused('tooManyQuestions')
  const tongues = tonguesOf(survey)
  const idOf = new Map<Element, string>()
  const idByName = new Map<string, string>()
  for (const plan of plans)
    for (const element of plan.elements) {
      const id = newId()
      idOf.set(element, id)
      if (!idByName.has(element.name)) idByName.set(element.name, id)
      if (plan.isRepeat) idByName.set(`${plan.id} ${element.name}`, id)
    }
  /** Words in a row call what stands in the same one `{panel.name}` or `{row.name}`. */
  const wordsOf = (plan: { id: string }): WordsReader => ({
    report,
    mention: MENTION,
    mentioned: (called) => {
      const [, inRow] = OF_ROW.exec(called) ?? []
      return idByName.get(inRow === undefined ? called : `${plan.id} ${inRow}`) ?? null
    },
  })
  const codeFor = codeGiver()
  const made = new Map<Element, MadeElement>()
  const meanings = new Map<string, SurveyMeaning>()
  const inLists = new Map<string, SurveyMeaning>()
  for (const plan of plans)
    for (const element of plan.elements) {
      const one = madeQuestion(element, idOf.get(element) ?? newId(), {
        ...{ newId, report, tongues, codeFor },
        words: wordsOf(plan),
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
      inLists.set(`${plan.id} ${element.name}`, meaning)
      const total = `${textIn(element.json, 'totalType')}InArray({${list}}, '${element.name}')`
      if (TOTALS.test(total))
        meanings.set(`${list}-total.${element.name}`, {
          is: 'value',
          expression: () => translatedSurvey(total, context),
        })
    }
  for (const [called, meaning] of meaningsOfValues(survey, (text) => translatedSurvey(text, context)))
    meanings.set(called, meaning)
  const within = new Set([...namesIn(survey), ...others])
  const outside = new OutsideNames({ newId, codeFor, hidden, isWithin: (called) => within.has(called) })
  const context: SurveyContext = {
    isLenient,
    meaningOf: (called) => {
      const value = meanings.has(called) ? undefined : outside.valueOf(called)
      return value ? { is: 'value', expression: () => value } : meanings.get(called)
    },
    inList: (list, called) => inLists.get(`${list} ${called}`),
  }
  // In the order of the survey, in which each is made of those before it.
  tellValues(survey, context, report, (path) => (outside.at = path))

  const places = new RulePlaces()
  const reader = ruleReader.bind(null, { report, tongues, places, newId, outside })
  const ofForm = reader(context)
  const readerOf = ({ id, isRepeat }: (typeof plans)[number], { row }: Element) => {
    if (row !== undefined)
      return reader({ ...context, inRow: (called) => context.meaningOf(`${row}.${called}`) })
    return isRepeat ? reader({ ...context, inRow: (called) => context.inList(id, called) }) : ofForm
  }

  const titulo = localWords(own(survey, 'title'), tongues.base) || name
  const sections = plans.flatMap((plan): Section[] => {
    const preguntas = plan.elements.flatMap((element): Question[] => {
      const one = made.get(element)
      return one ? [readerOf(plan, element).ruled(element, one, wordsOf(plan))] : []
    })
    if (preguntas.length === 0) return []
    const bare = { ...newSection(() => plan.id), repetible: plan.isRepeat, puedeEstarVacia: plan.isRepeat }
    const at = { path: plan.path }
    const title = (key: string, most: number) => (language: string) =>
      readWords(localWords(own(plan.json, key), language), at, { ...wordsOf(plan), most })
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
        mostrarSi: ofForm.shown(plan.around, told),
        ...rowBounds(plan.json, plan.isRepeat),
      },
    ]
  })
  if (isLenient) tellForgotten(survey, plans, report)
  tellOfRows(plans, report)
  for (const key of ['triggers', 'completedHtml', 'completedHtmlOnCondition', 'navigateToUrl'])
    if (own(survey, key) !== undefined) report.leftOut('setting', { path: key }, { about: key })
  const pathOf = new Map([...made].map(([element, { question }]) => [question.id, element.path]))
  for (const { id, path } of plans) pathOf.set(id, path)
  const placed = outside.placed(sections, titulo, report)
  tellUnread(rules ?? rulesWritten(survey), places.all, report)
  return finish(titulo, placed, report, (rule) => {
    const { id } = rule.part.definition
    return places.of(id, rule) ?? pathOf.get(id) ?? ''
  })
}

/** Sections whose elements are all of kinds that there are, with choices of their own. */
function withLikes(plans: SurveySection[], report: Report): SurveySection[] {
  const single = new Map(
    plans.flatMap(({ isRepeat, elements }) =>
      isRepeat ? [] : elements.map((one) => [one.name, one] as const),
    ),
  )
  const likeThere = (element: Element): Element => {
    const guess = guessedElement(element)
    if (guess)
      report.changed('kindGuessed', { path: element.path }, { words: element.name, about: element.type })
    return withCarriedChoices(guess ?? element, (name) => single.get(name))
  }
  return plans.map((plan) => ({ ...plan, elements: plan.elements.map(likeThere) }))
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
  placeOf: (rule: Rule) => string,
): Transferred {
  const { sections: sound, dropped } = proven(sections)
  for (const { rule, code, about } of dropped) {
    const { id } = rule.part.definition
    const kind = rule.part.is === 'section' ? 'section' : 'question'
    report.leftOut(code, { path: placeOf(rule) }, { about: about === id ? '' : about, part: { kind, id } })
  }
  const ids = new Set(sound.flatMap((section) => [section.id, ...section.preguntas.map(({ id }) => id)]))
  const lines = report.lines.map((line): ReportLine =>
    line.part && !ids.has(line.part.id) ? { ...line, part: null } : line,
  )
  return transferred({ titulo }, sound, lines)
}
