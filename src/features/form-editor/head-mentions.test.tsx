import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aForm, aSection, aSignature, questions } from '../../testing/builders'
import { button, field, openEditor, saved, settle } from './testing/editor-page'

beforeEach(settle)

it('LOGIC-12 LOGIC-08 an answer is put into the title of the form by its name, and whoever removes its question is told', async () => {
  const { person } = await openEditor(
    aForm({
      titulo: 'Ayuda para',
      signatures: [aSignature({ title: 'Firma de {{who}}' })],
      secciones: [aSection({ preguntas: questions({ id: 'who', titulo: 'Quién' }, { id: 'why' }) })],
    }),
  )
  await person.click(field('Título del formulario'))
  await person.click(button('Insertar una respuesta en el título…'))
  await person.click(screen.getByRole('combobox', { name: 'Insertar una respuesta en el título' }))
  await person.click(await screen.findByRole('option', { name: 'Quién' }))
  expect(field('Título del formulario')).toHaveValue('Ayuda para {{Quién}}')
  await person.click(field('Título de la pregunta 1'))
  await person.click(button('Eliminar la pregunta 1'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar la pregunta 1' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Datos del formulario', 'Firmas'])
  await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  expect((await saved(person)).titulo).toBe('Ayuda para {{who}}')
})
