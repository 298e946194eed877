import type { Form } from '../../../domain/form/form'
import type { TextOwner } from '../../../domain/form/translatable'
import { indexOf } from './form-index'

/** The selected item, whose settings the inspector shows. The translations may be opened `at` the texts of an item. */
export type Selection =
  | { kind: 'form' }
  | { kind: 'states' }
  | { kind: 'check' }
  | { kind: 'logic' }
  | { kind: 'versions' }
  | { kind: 'translations'; at?: TextOwner }
  | { kind: 'section'; id: string }
  | { kind: 'condition'; section: string; id: string }
  | { kind: 'question'; id: string }

/** An item of a list that can be moved. */
export type Placeable = Extract<Selection, { id: string }>

export const FORM_SELECTED: Selection = { kind: 'form' }

/** The selection, or the form itself when what was selected is no longer there. */
export function selectionIn(form: Form, selection: Selection): Selection {
  const index = indexOf(form.secciones)
  switch (selection.kind) {
    case 'section':
      return index.sections.has(selection.id) ? selection : FORM_SELECTED
    case 'condition':
      return index.conditions.has(selection.id) ? selection : FORM_SELECTED
    case 'question':
      return index.questions.has(selection.id) ? selection : FORM_SELECTED
    default:
      return selection
  }
}

/** Whether two selections are the same. */
export function sameSelection(one: Selection, other: Selection): boolean {
  if (one.kind !== other.kind) return false
  return !('id' in one) || ('id' in other && one.id === other.id)
}
