import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aForm, aSection, questions } from '../../testing/builders'
import { field, openEditor, settle } from './testing/editor-page'

beforeEach(settle)

const form = () =>
  aForm({
    secciones: [
      aSection({ titulo: 'Local', preguntas: questions({ titulo: 'Rubro' }, { titulo: 'Metros' }) }),
    ],
  })

it('EDIT-10 F6 goes from a question to its settings, to the outline and back to the question', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 2'))
  await person.keyboard('{F6}')
  expect(screen.getByRole('combobox', { name: 'Tipo de respuesta' })).toHaveFocus()
  await person.keyboard('{F6}')
  expect(screen.getByRole('button', { name: '2 Metros' })).toHaveFocus()
  await person.keyboard('{F6}')
  expect(field('Título de la pregunta 2')).toHaveFocus()
  await person.keyboard('{Shift>}{F6}{/Shift}')
  expect(screen.getByRole('button', { name: '2 Metros' })).toHaveFocus()
})

it('EDIT-07 EDIT-10 Ctrl+Enter adds the next question, with Shift the next section', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 1'))
  await person.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(field('Título de la pregunta 2')).toHaveFocus())
  await person.keyboard('Superficie')
  expect(field('Título de la pregunta 3')).toHaveValue('Metros')
  await person.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await waitFor(() => expect(field('Título de la sección 2')).toHaveFocus())
  await person.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.getAllByLabelText('Título de la pregunta 1')[1]).toHaveFocus())
})
