import { isGrid } from '../../../domain/form/kinds'
import type { EditorActions } from '../store/actions'
import type { EditorStore } from '../store/editor-store'
import { indexOf } from '../store/form-index'

/**
 * Adds the next item: a row in a grid, a question after the selected one, or in the selected section or condition; a section when the
 * form itself is selected.
 * @param section adds a section in any case, after the current one
 */
export function addNext(store: EditorStore, actions: EditorActions, section: boolean): void {
  const { selection, form } = store.get()
  const { sections, questions } = indexOf(form.secciones)
  const question = selection.kind === 'question' ? questions.get(selection.id) : undefined
  if (question && !section && isGrid(question.question)) return actions.addRows(question.question.id, [''])
  if (question?.grid && !section) return actions.addRows(question.grid.id, [''], question.question.id)
  if (question && !section) return actions.addQuestion(question.place, question.question.orden + 1)
  const within =
    selection.kind === 'section' ? selection.id : selection.kind === 'condition' ? selection.section : null
  const current = sections.get(question?.place.section ?? within ?? '')
  if (section || current === undefined)
    return selection.kind === 'form' || current ? actions.addSection(current && current.orden + 1) : undefined
  if (selection.kind === 'condition')
    return actions.addQuestion({ section: current.id, condition: selection.id })
  if (current.conditionalSection) return actions.addCondition(current.id)
  return actions.addQuestion({ section: current.id, condition: null })
}
