import { expect, it } from 'vitest'
import { NOW } from '../../testing/builders'
import { answerNoteSchema, answerNotesPath } from './note'

it('VIEW-06 notes stand below their answer, and one whose author has no names is read', () => {
  expect(answerNotesPath('r1')).toBe('respuestas_formularios/r1/notas')
  const stored = { id: 'n', texto: 'Llamar antes', autor: 'sara', fecha: NOW }
  expect(answerNoteSchema.parse(stored)).toEqual({ ...stored, firstName: '', lastName: '' })
  expect(answerNoteSchema.parse({ ...stored, fecha: null, firstName: 'Sara' })).toMatchObject({
    fecha: null,
    firstName: 'Sara',
  })
  expect(answerNoteSchema.safeParse({ ...stored, texto: 7 }).success).toBe(false)
})
