import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
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

it('EDIT-10 NAV-02 the focus goes along from an outline that hides, as on a phone, and stays in one that does not', async () => {
  const { person } = await openEditor(form())
  const entry = screen.getByRole('button', { name: '2 Metros' })
  await person.click(entry)
  expect(entry).toHaveFocus()
  const outline = document.getElementById('editor-outline')
  if (outline) outline.style.display = 'none'
  await person.click(entry)
  await waitFor(() => expect(document.getElementById('editor-canvas')).toHaveFocus())
  await person.tab()
  expect(field('Título del formulario')).toHaveFocus()
})

it('EDIT-10 what is typed right after adding goes into what was added, before anything is drawn', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 1'))
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await person.keyboard('{Control>}{Enter}{/Control}Superficie')
  expect(field('Título de la pregunta 1')).toHaveValue('Rubro')
  expect(field('Título de la pregunta 2')).toHaveValue('Superficie')
  vi.restoreAllMocks()
})

it('LOGIC-05 a question is named by its first letters and Enter', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 2'))
  await person.keyboard('{F8}{Enter}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Pregunta' })).toHaveFocus())
  await person.keyboard('rub{Enter}')
  expect(screen.getByRole('combobox', { name: 'Pregunta' })).toHaveValue('Rubro')
})
