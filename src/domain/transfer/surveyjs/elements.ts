/** The elements of a survey in the order in which they are asked, each in the section that it will stand in. */
import { isObject } from '../../form/exchange/node'
import { isOn, listIn, objectsIn, own, textIn, type Json } from '../json'
import { placeOfRule } from './rule-places'

/** A condition of something around an element that has no section of its own, or of one of its choices. */
export interface Around {
  text: string
  path: string
  /** What `{item}` in it stands for: the value of a row, a column or a choice. */
  item?: string
  /** It is that of a row, a column or a choice, for which a 1 is as good as true. */
  takesOne?: true
}

export interface Element {
  /** What it is called in expressions. */
  name: string
  path: string
  json: Json
  type: string
  around: readonly Around[]
  /** Words that stand before its own: of the table that it was a part of. */
  before: unknown
  /** It is a row of the grid above it. */
  isRow?: true
  /** Where its rules stand, if not in what it was made of; of a cell of a table, its column. */
  rulesAt?: string
  /** Names before those that its rules call `{row.…}`: of a cell of a table, the table and its row. */
  row?: string
  /** Where its choices stand, and the condition of all of them. */
  choicesAt?: { list: string; all: string }
}

export interface SurveySection {
  /** Whose title it has; null for the survey's. */
  json: Json
  path: string
  isRepeat: boolean
  around: readonly Around[]
  elements: Element[]
}

const MOST_DEPTH = 30
const conditionOf = (json: Json, path: string): Around[] => {
  const text = textIn(json, 'visibleIf')
  return text === '' ? [] : [{ text, path: placeOfRule(json, path, 'visibleIf') }]
}
/** The condition of a row, a column or a choice: its own goes before the one that all of them share. */
export function conditionOfItem(
  item: Json,
  shared: string,
  { own: at, all }: { own: string; all: string },
  key = 'visibleIf',
): Around[] {
  const value = String(own(item, 'value') ?? own(item, 'name') ?? '')
  const text = textIn(item, key)
  const what = { item: value, takesOne: true } as const
  if (text !== '') return [{ text, path: `${at}.${key}`, ...what }]
  return shared === '' ? [] : [{ text: shared, path: all, ...what }]
}
/** Where it stood before it became an element of a survey, if it was none. */
const placeOf = (json: Json, path: string): string => textIn(json, '$path') || path
const NOTE = 'html'
/** The heading of a grid; no survey has a kind of that name. */
export const GRID = '$grid'

/** Names of rows and columns are texts, or values with words. */
const itemOf = (item: unknown): Json =>
  isObject(item) ? { ...item, name: own(item, 'name') ?? own(item, 'value') } : { name: item, title: item }
const wordsOf = (item: Json): unknown => own(item, 'title') ?? own(item, 'text') ?? own(item, 'name')

export function sectionsOfSurvey(survey: Json): SurveySection[] {
  const sections: SurveySection[] = []
  const begin = (json: Json, path: string, around: readonly Around[], isRepeat = false): SurveySection => {
    const section = { json, path, around, isRepeat, elements: [] }
    sections.push(section)
    return section
  }

  function page(json: Json, path: string): void {
    const around = conditionOf(json, path)
    let section = begin(json, path, around)

    function add(element: Json, place: string, within: readonly Around[], depth: number): void {
      const at = placeOf(element, place)
      const type = textIn(element, 'type') || 'text'
      const own_ = [...within, ...conditionOf(element, at)]
      if (depth > MOST_DEPTH) return
      if (type === 'panel') {
        if (textIn(element, 'title') !== '' || isObject(own(element, 'title')))
          put({ name: '', path: at, json: element, type: NOTE, around: within, before: undefined })
        objectsIn(element, 'elements').forEach((inner, index) =>
          add(inner, `${at}.elements[${index}]`, own_, depth + 1),
        )
      } else if (type === 'paneldynamic' || type === 'matrixdynamic') {
        const rows = begin(element, at, [...around, ...own_], true)
        const inner = type === 'paneldynamic' ? 'templateElements' : 'columns'
        rows.elements.push(...flat(objectsIn(element, inner), `${at}.${inner}`, element, type))
      } else if (type === 'matrix' || type === 'matrixdropdown') cells(element, at, within, type)
      else if (type === 'multipletext')
        objectsIn(element, 'items').forEach((item, index, { length }) =>
          put({
            ...{ name: `${textIn(element, 'name')}.${textIn(item, 'name')}`, path: `${at}.items[${index}]` },
            ...{ json: index === length - 1 ? withChecksOf(element, item, at) : item },
            ...{ type: 'text', around: own_, before: wordsOf(element) },
          }),
        )
      else
        put({
          name: textIn(element, 'name'),
          path: at,
          json: element,
          type,
          around: within,
          before: undefined,
        })
    }

    /** After rows of their own, the page goes on in a section of the same name. */
    function put(element: Element): void {
      if (section !== sections.at(-1)) section = begin(json, path, around)
      section.elements.push(element)
    }

    /** The rows of a table are those of a grid, where each asks one thing; else each of its cells is a question. */
    function cells(element: Json, at: string, within: readonly Around[], type: string): void {
      const name = textIn(element, 'name')
      const own_ = [...within, ...conditionOf(element, at)]
      const columns = objectsIn(element, 'columns')
      const isGrid = type === 'matrix' || columns.length === 1
      if (isGrid) {
        const { title = name, description } = element
        put({ name: '', path: at, json: { title, description }, type: GRID, around: own_, before: undefined })
      }
      const asRow = isGrid ? ({ before: undefined, isRow: true } as const) : null
      const choicesOf = (column: Json, rulesAt: string) => ({
        list: listIn(column, 'choices').length > 0 ? `${rulesAt}.choices` : `${at}.choices`,
        all: `${rulesAt}.choicesVisibleIf`,
      })
      listIn(element, 'rows')
        .map(itemOf)
        .forEach((row, index) => {
          const rowName = `${name}.${textIn(row, 'name')}`
          const places = { own: `${at}.rows[${index}]`, all: `${at}.rowsVisibleIf` }
          const ofRow = conditionOfItem(row, textIn(element, 'rowsVisibleIf'), places)
          const shared = { path: places.own, around: [...own_, ...ofRow] }
          if (type === 'matrix') {
            const json_ = {
              title: wordsOf(row),
              choices: listIn(element, 'columns'),
              choicesVisibleIf: textIn(element, 'columnsVisibleIf'),
              isRequired: isOn(element, 'isAllRowRequired') || isOn(element, 'eachRowRequired'),
            }
            return put({
              ...shared,
              name: rowName,
              json: json_,
              type: 'radiogroup',
              before: undefined,
              isRow: true,
              choicesAt: { list: `${at}.columns`, all: `${at}.columnsVisibleIf` },
            })
          }
          for (const [column, rulesAt] of columns.map(
            (one, place) => [one, `${at}.columns[${place}]`] as const,
          ))
            put({
              ...{ ...shared, name: `${rowName}.${textIn(column, 'name')}`, before: wordsOf(row) },
              around: [...shared.around, ...ofColumn(column, element, `${at}.columns`)],
              ...{ json: withChoices(column, element), type: cellType(column, element) },
              ...{ rulesAt, row: rowName, choicesAt: choicesOf(column, rulesAt) },
              ...(asRow && { ...asRow, json: { ...withChoices(column, element), title: wordsOf(row) } }),
            })
        })
    }

    objectsIn(json, 'elements').forEach((element, index) => add(element, `${path}.elements[${index}]`, [], 0))
    objectsIn(json, 'questions').forEach((element, index) =>
      add(element, `${path}.questions[${index}]`, [], 0),
    )
  }

  objectsIn(survey, 'pages').forEach((json, index) => page(json, placeOf(json, `pages[${index}]`)))
  if (listIn(survey, 'elements').length + listIn(survey, 'questions').length > 0) page(survey, '$')
  return sections
}

/** What is checked of several texts together is checked with the last of them. */
function withChecksOf(whole: Json, item: Json, at: string): Json {
  const ofAll = objectsIn(whole, 'validators').map((one, index) => ({
    ...one,
    $at: `${at}.validators[${index}]`,
  }))
  return ofAll.length === 0 ? item : { ...item, validators: [...objectsIn(item, 'validators'), ...ofAll] }
}

/** The condition that all columns of a table share; a column's own stands beside it. */
function ofColumn(column: Json, table: Json, columns: string): Around[] {
  const all = `${columns}VisibleIf`
  return conditionOfItem({ name: own(column, 'name') }, textIn(table, 'columnsVisibleIf'), { own: '', all })
}
const withChoices = (column: Json, table: Json): Json =>
  listIn(column, 'choices').length > 0 ? column : { ...column, choices: listIn(table, 'choices') }
const cellType = (column: Json, table: Json): string =>
  textIn(column, 'cellType') || textIn(table, 'cellType') || 'dropdown'

/** Elements in rows: panels among them are dissolved. */
function flat(elements: readonly Json[], path: string, table: Json, kind: string): Element[] {
  return elements.flatMap((json, index): Element[] => {
    const at = placeOf(json, `${path}[${index}]`)
    if (kind === 'matrixdynamic')
      return [
        {
          ...{ name: textIn(json, 'name'), path: at, json: withChoices(json, table) },
          ...{ type: cellType(json, table), around: ofColumn(json, table, path), before: undefined },
        },
      ]
    const type = textIn(json, 'type') || 'text'
    if (type !== 'panel')
      return [{ name: textIn(json, 'name'), path: at, json, type, around: [], before: undefined }]
    const around = conditionOf(json, at)
    return flat(objectsIn(json, 'elements'), `${at}.elements`, table, kind).map((element) => ({
      ...element,
      around: [...around, ...element.around],
    }))
  })
}
