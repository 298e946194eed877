import { blocksOf } from '../../../domain/form/grid'
import type { Question } from '../../../domain/form/question'
import type { QuestionPlace } from '../../../domain/form/question-lists'
import type { Branch, Section } from '../../../domain/form/section'

interface Placed {
  question: Question
  place: QuestionPlace
  /** How many questions stand in its list. */
  among: number
  /** Ids of the rows of the grid whose heading it is. */
  rows: string[]
  /** Of a row: the heading of its grid, and its number in it, from 1. */
  grid: { id: string; number: number } | null
}

export interface FormIndex {
  sections: Map<string, Section>
  conditions: Map<string, { section: Section; condition: Branch }>
  questions: Map<string, Placed>
}

const indexes = new WeakMap<Section[], FormIndex>()

function build(secciones: Section[]): FormIndex {
  const index: FormIndex = { sections: new Map(), conditions: new Map(), questions: new Map() }
  const add = (questions: Question[], place: QuestionPlace): void => {
    const among = questions.length
    for (const { question, rows } of blocksOf(questions)) {
      const { id } = question
      index.questions.set(id, {
        question,
        place,
        among,
        rows: rows.map((row) => row.question.id),
        grid: null,
      })
      for (const [at, row] of rows.entries())
        index.questions.set(row.question.id, {
          ...{ question: row.question, place, among, rows: [] },
          grid: { id, number: at + 1 },
        })
    }
  }
  for (const section of secciones) {
    index.sections.set(section.id, section)
    add(section.preguntas, { section: section.id, condition: null })
    for (const condition of section.conditions) {
      index.conditions.set(condition.id, { section, condition })
      add(condition.questions, { section: section.id, condition: condition.id })
    }
  }
  return index
}

/**
 * Everything of a form by its id. Built once per change, so that each of some hundred subscribers finds its own
 * part without walking the form.
 */
export function indexOf(secciones: Section[]): FormIndex {
  const known = indexes.get(secciones)
  if (known) return known
  const index = build(secciones)
  indexes.set(secciones, index)
  return index
}
