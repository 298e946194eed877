import type { TFunction } from 'i18next'
import type { NewId } from '../domain/form/factory'
import type { Question } from '../domain/form/question'

/** Texts of the form editor. Passed down, because some hundred questions must not subscribe one by one. */
export type EditorTexts = TFunction<'editor'>

/** What every question type's editor takes: it shows how the question will be answered, and edits that in place. */
export interface EditorProps {
  question: Pick<Question, 'id' | 'tipoPregunta' | 'tipoDato' | 'opciones' | 'formato'>
  /** Whether it is being edited: then it shows what can be changed, otherwise only how it will look. */
  active: boolean
  t: EditorTexts
  newId: NewId
  /** @param group edits of one group in a row are one step of undo */
  change: (edit: (question: Question) => Question, group?: string) => void
  /** Called before an option goes, which other parts of the form may name; `remove` takes it away. */
  onRemoveOption: (optionId: string, remove: () => void) => void
  /** Called when a field was left: the next edit is a new step of undo. */
  endGroup: () => void
}
