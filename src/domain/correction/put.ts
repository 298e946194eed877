/** Puts single things into an answer and makes the rows and further answers that they need. Untouched parts stay the same objects. */
import { MAX_COPIES } from '../answer/copies'
import { questionAt, setResponse } from '../answer/fill'
import type { Part } from '../answer/parts'
import type { QuestionPath } from '../answer/path'
import { replaceAt, replaceQuestion } from '../answer/replace'
import { isVacant } from '../answer/rows'
import { blankQuestion, blankResponse } from '../answer/response'
import { settleSection } from '../answer/settle'
import type { Section } from '../form/section'
import { responseWith, type PartValue } from '../answer/corrections/part-value'

const blankRow = ({ preguntas }: Section, orden: number) => ({
  orden,
  preguntas: preguntas.map(blankQuestion),
})

/** The section with its first row and so many further ones at least, blank ones where there are fewer. */
export function withRows(before: Section, rows: number): Section {
  const section = isVacant(before) ? { ...before, vacia: false } : before
  const { repetible, conditionalSection, seccionesRepetibles: there } = section
  const missing = Math.min(rows, MAX_COPIES) - there.length
  if (!repetible || conditionalSection || missing <= 0) return section
  const added = Array.from({ length: missing }, (_, index) => blankRow(section, there.length + index))
  return { ...section, seccionesRepetibles: [...there, ...added] }
}

/** The answer with so many further answers to a question at least. */
const withRepetitions = (secciones: Section[], path: QuestionPath): Section[] =>
  replaceQuestion(secciones, path, (question) => {
    const { repetible, repeticiones: there } = question
    const missing = Math.min(path.repetition, MAX_COPIES) - there.length
    if (!repetible || missing <= 0) return question
    const added = Array.from({ length: missing }, (_, index) => ({
      orden: there.length + index,
      ...blankResponse(question),
    }))
    return { ...question, repeticiones: [...there, ...added] }
  })

/** The answer with room for a response at a path: the row and the further answer that it stands in. */
export const withPlaceAt = (secciones: Section[], path: QuestionPath): Section[] =>
  withRepetitions(
    replaceAt(secciones, path.section, (section) => withRows(section, path.row)),
    path,
  )

/** The answer with this value as a part of a response; unchanged where its form asks no such question. */
export function putValue(secciones: Section[], path: QuestionPath, part: Part, value: PartValue): Section[] {
  const room = withPlaceAt(secciones, path)
  const question = questionAt(room, path)
  return question ? setResponse(room, path, responseWith(question, part, value)) : secciones
}

/** The answer with one condition checked or not. One that is not checked has no answers below it. */
export const putBranch = (
  secciones: Section[],
  section: number,
  condition: number,
  checked: boolean,
): Section[] =>
  replaceAt(secciones, section, (before) => {
    const conditions = replaceAt(before.conditions, condition, (one) =>
      one.checked === checked ? one : { ...one, checked },
    )
    return conditions === before.conditions ? before : settleSection({ ...before, conditions })
  })
