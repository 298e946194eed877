import { byOrden, renumbered } from './dense'
import { changeBranch } from './edit-branches'
import { changeSection } from './edit-sections'
import type { NewId } from './factory'
import { followCopies, renameInQuestion, type Copied } from './formulas'
import { blockAt, putAmong } from './grid'
import { DATA_TYPE, QUESTION_TYPE, type DataType, type Question, type QuestionType } from './question'
import { mapListOf, placeOf, questionsAt, type QuestionPlace } from './question-lists'
import { asksNothing } from './kinds'
import type { Section } from './section'

/** Above this number of options a single choice becomes a search list anyway (EDIT-10, ANS-06). */
export const SEARCH_LIST_OPTIONS = 10

/** Whether the question offers options, to choose from or to put in order. */
export const isChoice = (question: Pick<Question, 'tipoPregunta'>): boolean =>
  question.tipoPregunta === QUESTION_TYPE.multipleChoice ||
  question.tipoPregunta === QUESTION_TYPE.singleChoice ||
  question.tipoPregunta === QUESTION_TYPE.ranking

/** Changes the questions at a place. */
const changeQuestions = (
  secciones: Section[],
  place: QuestionPlace,
  change: (questions: Question[]) => Question[],
): Section[] =>
  changeSection(secciones, place.section, (section) =>
    place.condition === null
      ? { ...section, preguntas: change(section.preguntas) }
      : changeBranch(section, place.condition, (condition) => ({
          ...condition,
          questions: change(condition.questions),
        })),
  )

/** Adds a question at a place (EDIT-10), or a grid with its rows; at the end when no position is given. */
export const addQuestion = (
  secciones: Section[],
  place: QuestionPlace,
  question: Question | Question[],
  at = Infinity,
): Section[] =>
  changeQuestions(secciones, place, (questions) =>
    putAmong(questions, [question].flat(), { at, isUp: false }),
  )

/** Changes one question wherever it stands; the same list when it is not there or stayed the same. */
export const changeQuestion = (
  secciones: Section[],
  id: string,
  change: (question: Question) => Question,
): Section[] =>
  mapListOf(secciones, id, (questions, position) => {
    const question = questions[position]
    if (question === undefined) return questions
    const next = change(question)
    return next === question ? questions : questions.with(position, next)
  })

/** Takes a question out, and with the heading of a grid its rows; the others of its list are renumbered. */
export const removeQuestion = (secciones: Section[], id: string): Section[] =>
  mapListOf(secciones, id, (questions, position) => {
    const gone = blockAt(questions, position)
    const left = questions.filter((question) => !gone.includes(question))
    return renumbered(left, byOrden)
  })

/**
 * Moves a question within its list, with the heading of a grid its rows; the others are renumbered.
 * @param to how many of the others stand above it then
 */
export const moveQuestion = (secciones: Section[], id: string, to: number): Section[] =>
  mapListOf(secciones, id, (questions, position) => {
    const block = blockAt(questions, position)
    const others = questions.filter((question) => !block.includes(question))
    const next = putAmong(others, block, { at: to, isUp: to < position })
    return next.every((question, at) => question === questions[at]) ? questions : next
  })

/** Whether questions can stand there: a simple section has its own list, a conditional one has those of its conditions. */
const takesQuestions = (secciones: Section[], { section, condition }: QuestionPlace): boolean => {
  const found = secciones.find(({ id }) => id === section)
  if (condition === null) return found?.conditionalSection === false
  return found?.conditions.some(({ id }) => id === condition) === true
}

/**
 * Moves a question to a position of any list of the form, or to the nearest one there is (EDIT-10). Both lists are renumbered;
 * the same form when the question or the place is not there, or when it stands there already.
 * @param at its position among the questions of the place once it stands there
 */
export function moveQuestionTo(
  secciones: Section[],
  id: string,
  place: QuestionPlace,
  at: number,
): Section[] {
  const from = placeOf(secciones, id)
  if (from === null) return secciones
  const block = blockAt(questionsAt(secciones, from), from.position)
  if (from.section === place.section && from.condition === place.condition) {
    // The rows of a grid that is carried still stand in its old place.
    const passed = at <= from.position ? at : Math.max(from.position, at - block.length + 1)
    return moveQuestion(secciones, id, passed)
  }
  if (!takesQuestions(secciones, place)) return secciones
  return changeQuestions(removeQuestion(secciones, id), place, (questions) =>
    putAmong(questions, block, { at, isUp: false }),
  )
}

/** A copy with names of its own, to be added beside the question it was made from. */
export function copyQuestion(question: Question, newId: NewId): Question {
  const { copy, copied } = questionCopy(question, newId)
  return renameInQuestion(copy, followCopies(copied))
}

/** A copy, and which name each part of it got; its formulas name what they did. A short name is the original's alone. */
export function questionCopy(question: Question, newId: NewId): { copy: Question; copied: Copied } {
  const own = newId()
  const options = new Map<string, string>()
  const opciones = question.opciones.map((option) => {
    const id = newId()
    options.set(option.id, id)
    return { ...option, id }
  })
  const copy = { ...question, id: own, codigo: '', opciones }
  return {
    copy,
    copied: { ids: new Map([[question.id, copy.id]]), options: new Map([[question.id, options]]) },
  }
}

/** A part without what only questions have. */
const onlyTelling = (part: Question): Question => ({
  ...part,
  ...{ opciones: [], filtrable: false, required: false, repetible: false, codigo: '', validaciones: [] },
  enCuadricula: false,
  ...{ adjuntar: false, adjuntarDocumento: false, adjuntarVideo: false, tituloLink: '', link: '' },
  ...{ obligatoriaSi: '', calculo: '', valorInicial: '', minimo: '', maximo: '', filtroOpciones: '' },
})

/**
 * Gives a question another type (EDIT-10). Options stay between the two choice types and go with any other;
 * a search list is only for choices.
 */
export function setQuestionType(
  question: Question,
  tipoPregunta: QuestionType,
  tipoDato?: DataType,
): Question {
  const nextData = tipoPregunta === QUESTION_TYPE.open ? (tipoDato ?? DATA_TYPE.text) : DATA_TYPE.text
  if (question.tipoPregunta === tipoPregunta && question.tipoDato === nextData) return question
  const typed = { ...question, tipoPregunta, tipoDato: nextData }
  // How options are offered stays between choices, as the options do.
  const formato = isChoice(question) && isChoice(typed) ? question.formato : ''
  // A filter asks options of a choice, or entries of a table: one of the others says nothing of them.
  const filtroOpciones = isChoice(question) && isChoice(typed) ? question.filtroOpciones : ''
  const next = { ...typed, formato, filtroOpciones, respuesta: '', repeticiones: [] }
  if (asksNothing(next)) return onlyTelling(next)
  return isChoice(next) ? next : { ...next, opciones: [], filtrable: false }
}
