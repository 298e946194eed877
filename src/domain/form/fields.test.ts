import { expect, it } from 'vitest'
import { newBranch, newOption, newQuestion, newSection } from './factory'
import { PARTS, type PartKind } from './fields'

const none = () => ''
const NEW = {
  section: newSection(none),
  condition: newBranch(none),
  question: newQuestion(none),
  option: newOption(none),
}

/** What is no field of the form: what a part is known by, and what an answer has in it. */
const OTHERS: Record<PartKind, string[]> = {
  section: ['id', 'orden', 'vacia', 'dada', 'seccionesRepetibles', 'areaAsociada'],
  condition: ['id', 'order', 'checked'],
  question: ['id', 'orden', 'respuesta', 'imagen', 'documento', 'video', 'repeticiones'],
  option: ['id', 'orden', 'checked'],
}

it.each(['section', 'condition', 'question', 'option'] as const)(
  'EDIT-20 EDIT-24 the table has every field of a %s that files, merging and comparison have to know',
  (kind) => {
    const { fields, lists } = PARTS[kind]
    const known = [...fields.map(({ name }) => name), ...Object.keys(lists), ...OTHERS[kind]]
    expect(known.toSorted()).toEqual(Object.keys(NEW[kind]).toSorted())
  },
)
