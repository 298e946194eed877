/** An answer while rules change it: what is changed is copied once, everything else keeps its identity. */
import type { Question } from '../form/question'
import type { Branch, Section } from '../form/section'
import type { QuestionPlace } from './parts'

export interface Work {
  sections: () => Section[]
  section: (at: number) => Section | undefined
  branch: (section: number, condition: number) => Branch | undefined
  /** The question in a row, from 0. */
  question: (place: QuestionPlace, row: number) => Question | undefined
  setSection: (at: number, change: Partial<Section>) => void
  setBranch: (section: number, condition: number, change: Partial<Branch>) => void
  setQuestion: (place: QuestionPlace, row: number, question: Question) => void
}

export function workOn(secciones: Section[]): Work {
  let sections = secciones
  const own = new Set<object>()

  function ownList<T>(list: T[]): T[] {
    if (own.has(list)) return list
    const copy = list.slice()
    own.add(copy)
    return copy
  }
  function ownPart<T extends object>(part: T): T {
    if (own.has(part)) return part
    const copy = { ...part }
    own.add(copy)
    return copy
  }
  function ownAt<T extends object>(list: T[], at: number): T | undefined {
    const part = list[at]
    if (!part) return undefined
    const copy = ownPart(part)
    list[at] = copy
    return copy
  }
  function ownSection(at: number): Section | undefined {
    sections = ownList(sections)
    return ownAt(sections, at)
  }

  function listOf(section: Section, { condition }: QuestionPlace, row: number): Question[] | undefined {
    if (condition !== null) return section.conditions[condition]?.questions
    return row === 0 ? section.preguntas : section.seccionesRepetibles[row - 1]?.preguntas
  }

  function ownQuestions(place: QuestionPlace, row: number): Question[] | undefined {
    const section = ownSection(place.section)
    if (!section) return undefined
    if (place.condition !== null) {
      section.conditions = ownList(section.conditions)
      const branch = ownAt(section.conditions, place.condition)
      if (branch) branch.questions = ownList(branch.questions)
      return branch?.questions
    }
    if (row === 0) {
      section.preguntas = ownList(section.preguntas)
      return section.preguntas
    }
    section.seccionesRepetibles = ownList(section.seccionesRepetibles)
    const further = ownAt(section.seccionesRepetibles, row - 1)
    if (further) further.preguntas = ownList(further.preguntas)
    return further?.preguntas
  }

  return {
    sections: () => sections,
    section: (at) => sections[at],
    branch: (section, condition) => sections[section]?.conditions[condition],
    question(place, row) {
      const section = sections[place.section]
      return section && listOf(section, place, row)?.[place.question]
    },
    setSection(at, change) {
      Object.assign(ownSection(at) ?? {}, change)
    },
    setBranch(at, condition, change) {
      const section = ownSection(at)
      if (!section) return
      section.conditions = ownList(section.conditions)
      Object.assign(ownAt(section.conditions, condition) ?? {}, change)
    },
    setQuestion(place, row, question) {
      const questions = ownQuestions(place, row)
      if (questions) questions[place.question] = question
    },
  }
}
