/** Grids as builders edit them: what their rows share is set once, and the rows stay in step (KIND-05). */
import { isGrid, typesOf } from './kinds'
import { LANGUAGES } from '../language'
import { sameValue } from '../same-value'
import { mapSame } from './dense'
import { addOption } from './edit-options'
import { addQuestion, setQuestionType } from './edit-questions'
import { textIn, withText } from './edit-texts'
import { newOption, newQuestion, type NewId } from './factory'
import { areAlike, blocksOf, rowsBelow, type Block } from './grid'
import type { Option, Question } from './question'
import { mapQuestionLists, placeOf, questionsAt } from './question-lists'
import { questionListsOf, questionsOf } from './questions-of'
import type { Section } from './section'

const SHARED_WORDS = ['unidad', 'textoMinimo', 'textoMaximo'] as const
const FIRST_OPTIONS = 2
const FIRST_ROWS = 2

/** What of an option is the same in every row: its name and its rules are the row's own. */
const sharedOption = ({ id: _id, mostrarSi: _m, atributos: _a, checked: _c, ...option }: Option) => option

/** What of a row is the same in every row of its grid. */
const sharedOf = (row: Question): unknown => [
  ...[row.tipoPregunta, row.tipoDato, row.formato, row.required],
  ...SHARED_WORDS.map((field) => LANGUAGES.map((language) => textIn(row, field, language))),
  row.opciones.map(sharedOption),
]

/** The options of a row, as those of another are now; each keeps the name that it has in this row. */
function optionsInStep(row: Question, before: Question, after: Question, newId: NewId): Option[] {
  const alike = areAlike(row, before)
  return after.opciones.map((option) => {
    const position = before.opciones.findIndex(({ id }) => id === option.id)
    const was = before.opciones[position]
    const own = alike ? row.opciones[position] : row.opciones.find(({ texto }) => texto === was?.texto)
    const { mostrarSi = '', atributos = '' } = own ?? {}
    return { ...option, id: own?.id ?? newId(), mostrarSi, atributos }
  })
}

/** A row that asks as another does now, which asked otherwise before. */
function inStep(row: Question, before: Question, after: Question, newId: NewId): Question {
  const { tipoPregunta, tipoDato, formato, required } = after
  const typed = setQuestionType(row, tipoPregunta, tipoDato)
  const opciones = optionsInStep(row, before, after, newId)
  let next: Question = { ...typed, formato, required, opciones, repetible: false, enCuadricula: true }
  for (const field of SHARED_WORDS)
    for (const language of LANGUAGES) next = withText(next, field, language, textIn(after, field, language))
  return sameValue(next, row) ? row : next
}

/** The rows of a grid after one of them, or its heading, was edited. */
function followed(
  { question: heading, rows }: Block,
  was: ReadonlyMap<string, Question>,
  newId: NewId,
): Question[] {
  const edited = rows.find(({ question }) => {
    const before = was.get(question.id)
    return before && before !== question && !sameValue(sharedOf(before), sharedOf(question))
  })?.question
  const before = edited && was.get(edited.id)
  const rule = was.get(heading.id)?.mostrarSi
  return rows.map(({ question }) => {
    const row = before && question !== edited ? inStep(question, before, edited, newId) : question
    // A row that has a rule of its own keeps it.
    const isShownWith = rule !== undefined && row.mostrarSi === rule && rule !== heading.mostrarSi
    return isShownWith ? { ...row, mostrarSi: heading.mostrarSi } : row
  })
}

/**
 * Brings the rows of grids into step after an edit: whatever was changed of one row that all of them share is changed in
 * all, and rows that are shown with their heading go on to be. The same form when nothing follows.
 */
export function rowsInStep(before: Section[], after: Section[], newId: NewId): Section[] {
  if (after === before) return after
  const lists = new Set(before.flatMap(questionListsOf).map(({ questions }) => questions))
  let was: Map<string, Question> | undefined
  return mapQuestionLists(after, (questions) => {
    if (lists.has(questions) || !questions.some(isGrid)) return questions
    was ??= new Map(before.flatMap(questionsOf).map((question) => [question.id, question]))
    const next = new Map<string, Question>()
    for (const block of blocksOf(questions))
      if (block.rows.length > 0) for (const row of followed(block, was, newId)) next.set(row.id, row)
    return mapSame(questions, (question) => next.get(question.id) ?? question)
  })
}

/** What the first row of a grid begins with: one of two options to fill in. */
function firstRow(newId: NewId): Question {
  const { tipoPregunta, tipoDato } = typesOf('single-choice')
  const row = { ...newQuestion(newId, tipoPregunta, tipoDato), enCuadricula: true }
  return Array.from({ length: FIRST_OPTIONS }, () => newOption(newId)).reduce(
    (of, option) => addOption(of, option),
    row,
  )
}

/** A further row of a grid: it asks as the first one does, and is shown with the heading. */
function newRow(titulo: string, heading: Question, [first]: readonly Question[], newId: NewId): Question {
  const row = first ? inStep(newQuestion(newId), first, first, newId) : firstRow(newId)
  return { ...row, titulo, mostrarSi: heading.mostrarSi }
}

/** A heading with rows to fill in. */
export function newGrid(heading: Question, newId: NewId): Question[] {
  const rows: Question[] = []
  while (rows.length < FIRST_ROWS) rows.push(newRow('', heading, rows, newId))
  return [heading, ...rows]
}

/**
 * Adds rows to a grid, one for each title.
 * @param id of the heading
 * @param after the row after which they come; at the end when left out
 */
export function addRows(
  secciones: Section[],
  { id, titles, after }: { id: string; titles: readonly string[]; after?: string | undefined },
  newId: NewId,
): { secciones: Section[]; added: Question[] } {
  const place = placeOf(secciones, id)
  const heading = place && questionsAt(secciones, place)[place.position]
  if (!place || !heading) return { secciones, added: [] }
  const rows = rowsBelow(questionsAt(secciones, place), place.position)
  const position = rows.findIndex((row) => row.id === after)
  const at = place.position + 1 + (position < 0 ? rows.length : position + 1)
  const added: Question[] = []
  for (const title of titles) added.push(newRow(title, heading, [...rows, ...added], newId))
  return {
    secciones: added.reduce((all, row, n) => addQuestion(all, place, row, at + n), secciones),
    added,
  }
}
