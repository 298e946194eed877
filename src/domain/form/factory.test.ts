import { expect, it } from 'vitest'
import { newBranch, newForm, newOption, newQuestion, newSection, newSignature } from './factory'
import { NO_OPTIONS } from './options'
import { sectionsSchema } from './sections'
import { formSchema } from './stored-form'

it('EDIT-01 a new form may be edited later and has nothing else that the store would not read out of an empty one', () => {
  const empty = formSchema.parse({ id: 'f', version: 0, areas: [], creadoPor: 'ana', titulo: '' })
  expect(newForm('f', 'ana')).toEqual({ ...empty, opcionales: { ...NO_OPTIONS, editableForm: true } })
})

it('EDIT-07 EDIT-09 EDIT-10 a new section asks nothing, a new question asks for a text that may be left out', () => {
  const named = (id: string) => () => id
  const stored = {
    id: 's',
    orden: 0,
    preguntas: [{ id: 'q', orden: 0, tipoPregunta: 1, opciones: [{ id: 'o', orden: 0, texto: 'Sí' }] }],
    conditions: [{ id: 'c', order: 0 }],
  }
  expect({
    ...newSection(named('s')),
    preguntas: [{ ...newQuestion(named('q')), opciones: [newOption(named('o'), 'Sí')] }],
    conditions: [newBranch(named('c'))],
  }).toEqual(sectionsSchema().parse([stored])[0])
})

it('EDIT-12 a new signature is drawn or uploaded by the citizen', () => {
  expect(newSignature()).toEqual({
    ...{ title: '', typeOfSignature: 'both', tipeOfSignatory: 'citizen', indexSignature: 0 },
    ...{ names: '', imgID: '', imgURL: '' },
  })
})
