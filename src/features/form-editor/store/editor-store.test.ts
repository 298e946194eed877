import { expect, it, vi } from 'vitest'
import { newForm } from '../../../domain/form/factory'
import { createActions } from './actions'
import { createEditorStore, isUnsaved } from './editor-store'
import { indexOf } from './form-index'
import { readText, writeText } from './owners'

function begin(readOnly = false) {
  const store = createEditorStore({ form: newForm('f', 'ana'), readOnly, language: 'en' })
  let last = 0
  return { store, actions: createActions(store, () => `n${last++}`), form: () => store.get().form }
}
const title = (titulo: string) => (form: ReturnType<typeof newForm>) => ({ ...form, titulo })

it('typing in one field is one step of undo, and leaving the field begins another', () => {
  const { store, form } = begin()
  store.edit(title('P'), 'titulo')
  store.edit(title('Po'), 'titulo')
  store.endGroup()
  store.edit(title('Poda'), 'titulo')
  expect(store.get().past).toHaveLength(2)
  store.undo()
  expect(form().titulo).toBe('Po')
  store.undo()
  expect(form().titulo).toBe('')
  expect(isUnsaved(store.get())).toBe(false)
  store.redo()
  store.redo()
  expect(form().titulo).toBe('Poda')
  expect(isUnsaved(store.get())).toBe(true)
})

it('an edit that changes nothing is no step of undo and calls no listener', () => {
  const { store } = begin()
  const listener = vi.fn()
  store.on(listener)
  store.edit((form) => form)
  expect(listener).not.toHaveBeenCalled()
  expect(store.get().past).toHaveLength(0)
})

it('EDIT-05 a form that may not be changed stays as it is', () => {
  const { store, actions, form } = begin(true)
  actions.addSection()
  store.edit(title('x'))
  expect(form()).toEqual(newForm('f', 'ana'))
})

it('EDIT-07 EDIT-10 an added part is selected, and removing the selected one selects another', () => {
  const { store, actions, form } = begin()
  actions.addSection()
  expect(store.get().selection).toEqual({ kind: 'section', id: 'n0' })
  actions.addQuestion({ section: 'n0', condition: null })
  actions.addQuestion({ section: 'n0', condition: null })
  expect(store.get().selection).toEqual({ kind: 'question', id: 'n2' })
  actions.moveQuestion('n2', 0)
  expect(store.get().announcement).toEqual({ code: 'moved', position: 1, total: 2 })
  actions.removeQuestion('n2')
  expect(store.get().selection).toEqual({ kind: 'question', id: 'n1' })
  actions.removeQuestion('n1')
  expect(store.get().selection).toEqual({ kind: 'section', id: 'n0' })
  actions.removeSection('n0')
  expect(store.get().selection).toEqual({ kind: 'form' })
  expect(form().secciones).toEqual([])
})

it('undoing an addition does not leave a removed part selected', () => {
  const { store, actions } = begin()
  actions.addSection()
  store.undo()
  expect(store.get().selection).toEqual({ kind: 'form' })
})

it('texts are read and written by their owner, in any language', () => {
  const { actions, form } = begin()
  actions.addSection()
  actions.addQuestion({ section: 'n0', condition: null })
  const owner = { kind: 'question', id: 'n1' } as const
  const written = writeText(writeText(form(), owner, 'titulo', 'es', 'Nombre'), owner, 'titulo', 'en', 'Name')
  expect(readText(written, owner, 'titulo', 'es')).toBe('Nombre')
  expect(readText(written, owner, 'titulo', 'en')).toBe('Name')
  expect(readText(written, owner, 'titulo', 'ca')).toBe('')
  expect(writeText(written, owner, 'titulo', 'en', 'Name')).toBe(written)
  expect(indexOf(written.secciones).questions.get('n1')).toMatchObject({ among: 1, place: { section: 'n0' } })
})
