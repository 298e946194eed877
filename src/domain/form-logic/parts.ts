/** Where the parts of a form stand, by their ids, and what a formula may name of them. */
import { mentionsOf } from '../form/mentions'
import type { Question } from '../form/question'
import type { Branch, Section } from '../form/section'
import { asksNothing, shapeOf } from '../form/kinds'
import type { Column, Named, Scope } from '../logic/scope'
import { optionalPart } from './optional-parts'
import { typeOf, valuesOf } from './values'

export interface QuestionPlace {
  section: number
  condition: number | null
  question: number
}

export interface QuestionPart extends ReturnType<typeof valuesOf> {
  is: 'question'
  place: QuestionPlace
  named: Named
  definition: Question
}
export interface BranchPart {
  is: 'branch'
  section: number
  condition: number
  named: Named
  definition: Branch
}
export interface SectionPart {
  is: 'section'
  section: number
  named: Named
  definition: Section
}
export type FormPart = QuestionPart | BranchPart | SectionPart

/** The lists of rows in which the questions of a section stand. */
const rowList = ({ id, repetible, conditionalSection }: Section): string[] =>
  repetible && !conditionalSection ? [`section:${id}`] : []

export const questionList = ({ id, repetible }: Question): string[] => (repetible ? [`question:${id}`] : [])

/** Columns of the table are not known where formulas are worked out: what one does not have is blank. */
const tableColumn = (): Column => ({ cells: null })

/** Where a formula may look in a question: of what is picked, one thing at a time, and by people. */
function columnsOf(question: Question): Pick<Named, 'column'> {
  const shape = shapeOf(question)
  if (shape === 'option') return { column: (name) => optionalPart('choices').optionColumn(question, name) }
  return shape === 'entry' && question.calculo === '' ? { column: tableColumn } : {}
}

function questionPart(question: Question, place: QuestionPlace, lists: readonly string[]): QuestionPart {
  const named: Named = {
    type: typeOf(question),
    lists: question.repetible ? [...lists, ...questionList(question)] : lists,
    options: question.opciones.map(({ id }) => id),
    ...columnsOf(question),
  }
  return { is: 'question', place, named, definition: question, ...valuesOf(question) }
}

/** Every part that a formula may name, in reading order. */
export function partsOf(secciones: readonly Section[]): FormPart[] {
  return secciones.flatMap((definition, section) => {
    const lists = rowList(definition)
    const own: SectionPart = { is: 'section', section, definition, named: { type: { is: 'yesNo' }, lists } }
    const below = (questions: Question[], condition: number | null): FormPart[] =>
      questions.map((question, at) => questionPart(question, { section, condition, question: at }, lists))
    if (!definition.conditionalSection) return [own, ...below(definition.preguntas, null)]
    return [
      own,
      ...definition.conditions.flatMap((branch, condition): FormPart[] => [
        { is: 'branch', section, condition, definition: branch, named: { type: { is: 'yesNo' }, lists: [] } },
        ...below(branch.questions, condition),
      ]),
    ]
  })
}

type Definition =
  | Pick<QuestionPart, 'is' | 'definition'>
  | Pick<BranchPart, 'is' | 'definition'>
  | Pick<SectionPart, 'is' | 'definition'>

/** Ids of the questions that the words of a part mention, those of its options and checks among them. */
export function mentionsIn({ is, definition }: Definition): string[] {
  const ids = mentionsOf(definition)
  const add = (words: object): unknown => ids.push(...mentionsOf(words))
  if (is === 'question') definition.opciones.forEach(add)
  if (is !== 'branch') definition.validaciones.forEach(add)
  return ids.length < 2 ? ids : [...new Set(ids)]
}

const ORDER: readonly FormPart['is'][] = ['question', 'branch', 'section']

/**
 * Parts by what formulas call them. Sections, branches and questions are named apart: where two have one id, a question
 * is meant first.
 */
export function partsById(parts: readonly FormPart[]): ReadonlyMap<string, FormPart> {
  const byId = new Map<string, FormPart>()
  for (const is of ORDER)
    for (const part of parts) {
      const isNew = part.is === is && !byId.has(part.definition.id)
      if (isNew) byId.set(part.definition.id, part)
    }
  return byId
}

/** Whether a formula may name a part: what asks nothing has no answer. */
export const isNamed = (part: FormPart): boolean => part.is !== 'question' || !asksNothing(part.definition)

/**
 * What a formula may name that stands in these lists.
 * @param hasAttributes whether it is asked of an option, and may read what is kept with that
 */
export const scopeIn = (
  byId: ReadonlyMap<string, FormPart>,
  here: readonly string[],
  hasAttributes = false,
): Scope => ({
  here,
  hasAttributes,
  lookup: (id) => {
    const part = byId.get(id)
    return part && isNamed(part) ? part.named : undefined
  },
})
