import { copySection } from '../../../domain/form/copy-section'
import { addBranch, moveBranch, removeBranch } from '../../../domain/form/edit-branches'
import {
  addQuestion,
  changeQuestion,
  copyQuestion,
  moveQuestion,
  moveQuestionTo,
  removeQuestion,
} from '../../../domain/form/edit-questions'
import { addSection, changeSection, moveSection, removeSection } from '../../../domain/form/edit-sections'
import { addRows, newGrid } from '../../../domain/form/edit-grid'
import { newBranch, newQuestion, newSection, type NewId } from '../../../domain/form/factory'
import type { Form } from '../../../domain/form/form'
import { blockAt } from '../../../domain/form/grid'
import type { Question } from '../../../domain/form/question'
import { placeOf, questionsAt, type QuestionPlace } from '../../../domain/form/question-lists'
import type { Section } from '../../../domain/form/section'
import { typesOf } from '../../../domain/form/kinds'
import type { EditorStore } from './editor-store'
import { focusLater, revealLater, titleId } from './element-ids'
import { FORM_SELECTED, type Placeable, type Selection } from './selection'

export type EditorActions = ReturnType<typeof createActions>

/** Actions on sections, conditions and questions; each sets selection and focus and makes an announcement. */
export function createActions(store: EditorStore, newId: NewId) {
  const sections = (change: (secciones: Section[]) => Section[], group?: string): void =>
    store.edit((form: Form) => {
      const secciones = change(form.secciones)
      return secciones === form.secciones ? form : { ...form, secciones }
    }, group)
  const inSection = (id: string, change: (section: Section) => Section, group?: string): void =>
    sections((secciones) => changeSection(secciones, id, change), group)
  const added = (selection: Selection & { id: string }): void => {
    store.show({ selection, area: 'canvas', announcement: { code: 'added' } })
    focusLater(titleId(selection.id))
  }
  const moved = (to: number, total: number): void => {
    if (to >= 0 && to < total) store.show({ announcement: { code: 'moved', position: to + 1, total } })
  }
  const secciones = (): Section[] => store.get().form.secciones

  return {
    sections,
    question: (id: string, change: (question: Question) => Question, group?: string): void =>
      sections((all) => changeQuestion(all, id, change), group),
    section: inSection,

    addSection(at?: number) {
      const section = newSection(newId)
      sections((all) => addSection(all, section, at))
      added({ kind: 'section', id: section.id })
    },
    copySection(id: string) {
      const at = secciones().findIndex((section) => section.id === id)
      const found = secciones()[at]
      if (!found) return
      const copy = copySection(found, newId)
      sections((all) => addSection(all, copy, at + 1))
      added({ kind: 'section', id: copy.id })
    },
    moveSection(id: string, to: number) {
      sections((all) => moveSection(all, id, to))
      moved(to, secciones().length)
      revealLater(id)
    },
    removeSection(id: string) {
      const at = secciones().findIndex((section) => section.id === id)
      sections((all) => removeSection(all, id))
      const next = secciones()[Math.max(0, at - 1)]
      store.show({
        announcement: { code: 'removed' },
        selection: next ? { kind: 'section', id: next.id } : FORM_SELECTED,
      })
      focusLater(next ? titleId(next.id) : 'add-section')
    },

    addCondition(section: string) {
      const condition = newBranch(newId)
      inSection(section, (found) => addBranch(found, condition))
      added({ kind: 'condition', section, id: condition.id })
    },
    moveCondition(section: string, id: string, to: number) {
      const total = secciones().find((one) => one.id === section)?.conditions.length ?? 0
      inSection(section, (found) => moveBranch(found, id, to))
      moved(to, total)
      revealLater(id)
    },
    removeCondition(section: string, id: string) {
      inSection(section, (found) => removeBranch(found, id))
      store.show({ announcement: { code: 'removed' }, selection: { kind: 'section', id: section } })
      focusLater(titleId(section))
    },

    /** @param make what becomes of the new question before it is put there */
    addQuestion(place: QuestionPlace, at?: number, make = (question: Question): Question => question) {
      const question = make(newQuestion(newId))
      sections((all) => addQuestion(all, place, question, at))
      added({ kind: 'question', id: question.id })
    },
    /** Puts questions after another one, or in the place of it while it is blank. */
    addQuestions(id: string, questions: readonly Question[]) {
      const place = placeOf(secciones(), id)
      const [last] = questions.slice(-1)
      const found = place && questionsAt(secciones(), place)[place.position]
      if (!place || !found || !last) return
      const isBlank = found.titulo.trim() === '' && found.descripcion.trim() === ''
      const at = isBlank ? place.position : place.position + 1
      sections((all) => addQuestion(isBlank ? removeQuestion(all, id) : all, place, [...questions], at))
      added({ kind: 'question', id: last.id })
    },
    /** Adds a grid with rows to fill in. */
    addGrid(place: QuestionPlace) {
      const { tipoPregunta, tipoDato } = typesOf('grid')
      const heading = newQuestion(newId, tipoPregunta, tipoDato)
      sections((all) => addQuestion(all, place, newGrid(heading, newId)))
      added({ kind: 'question', id: heading.id })
    },
    /** @param after the row after which they come; at the end of the grid when left out */
    addRows(id: string, titles: readonly string[], after?: string) {
      const { secciones: next, added: rows } = addRows(secciones(), { id, titles, after }, newId)
      sections(() => next)
      const last = rows.at(-1)
      if (last) added({ kind: 'question', id: last.id })
    },
    copyQuestion(question: Question) {
      const place = placeOf(secciones(), question.id)
      if (!place) return
      const block = blockAt(questionsAt(secciones(), place), place.position)
      const copies = block.map((one) => copyQuestion(one, newId))
      sections((all) => addQuestion(all, place, copies, place.position + block.length))
      added({ kind: 'question', id: copies[0]?.id ?? question.id })
    },
    moveQuestion(id: string, to: number) {
      const place = placeOf(secciones(), id)
      if (!place) return
      sections((all) => moveQuestion(all, id, to))
      moved(to, questionsAt(secciones(), place).length)
      revealLater(id)
    },
    /** Moves a carried item, without an announcement: carrying has made one. */
    putDown(carried: Placeable, { place, at }: { place: QuestionPlace | null; at: number }) {
      if (carried.kind === 'section') sections((all) => moveSection(all, carried.id, at))
      else if (carried.kind === 'condition')
        inSection(carried.section, (found) => moveBranch(found, carried.id, at))
      else if (place) sections((all) => moveQuestionTo(all, carried.id, place, at))
      revealLater(carried.id)
    },
    removeQuestion(id: string) {
      const place = placeOf(secciones(), id)
      if (!place) return
      sections((all) => removeQuestion(all, id))
      const left = questionsAt(secciones(), place)
      const next = left[Math.min(place.position, left.length - 1)]
      const parent: Selection =
        place.condition === null
          ? { kind: 'section', id: place.section }
          : { kind: 'condition', section: place.section, id: place.condition }
      store.show({
        announcement: { code: 'removed' },
        selection: next ? { kind: 'question', id: next.id } : parent,
      })
      focusLater(titleId(next?.id ?? place.condition ?? place.section))
    },
  }
}
