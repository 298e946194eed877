import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aForm, aSection, questions } from '../../testing/builders'
import { button, field, openEditor, settle } from './testing/editor-page'

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

it('LOGIC-05 EDIT-10 F8 goes to the rules, and what is opened, taken away or added there has the focus', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 2'))
  await person.keyboard('{F8}')
  await waitFor(() => expect(button('Mostrar si: agregar')).toHaveFocus())
  await person.keyboard('{Enter}')
  const rule = within(screen.getByRole('group', { name: 'Mostrar si' }))
  const condition = (number: number) => within(rule.getByRole('group', { name: `Condición ${number}` }))
  await waitFor(() => expect(condition(1).getByRole('combobox', { name: 'Pregunta' })).toHaveFocus())
  await person.click(rule.getByRole('button', { name: 'Agregar condición' }))
  await waitFor(() => expect(condition(2).getByRole('combobox', { name: 'Pregunta' })).toHaveFocus())
  await person.click(rule.getByRole('button', { name: 'Quitar la condición 2' }))
  await waitFor(() => expect(condition(1).getByRole('combobox', { name: 'Pregunta' })).toHaveFocus())
  await person.click(rule.getByRole('button', { name: 'Escribir como fórmula' }))
  const formula = () => rule.getByRole('textbox', { name: 'Fórmula' })
  await waitFor(() => expect(formula()).toHaveFocus())
  await person.paste('is_blank()')
  await person.keyboard('{ArrowLeft}')
  await person.click(rule.getByRole('combobox', { name: 'Insertar una pregunta' }))
  await person.click(await screen.findByRole('option', { name: 'Rubro' }))
  expect(formula()).toHaveFocus()
  expect(formula()).toHaveValue('is_blank({{Rubro}})')
  expect(formula()).toHaveProperty('selectionStart', 'is_blank({{Rubro}}'.length)
  await person.click(rule.getByRole('button', { name: 'Quitar: Mostrar si' }))
  await waitFor(() => expect(button('Mostrar si: agregar')).toHaveFocus())
  await person.click(button('Agregar validación'))
  const check = within(screen.getByRole('group', { name: /^Validación 1/ }))
  await waitFor(() => expect(check.getByRole('combobox', { name: 'Pregunta' })).toHaveFocus())
  await person.click(button('Quitar: Validación 1: tiene que cumplirse'))
  await waitFor(() => expect(button('Agregar validación')).toHaveFocus())
})
