import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aForm, aSection, questions, TYPED } from '../../testing/builders'
import { prove } from './check/prove'
import { button, field, openEditor, saved, settle } from './testing/editor-page'
import { proveHere } from './testing/prove-here'

vi.mock('./check/prove', () => ({ prove: vi.fn() }))
beforeEach(() => {
  settle()
  vi.mocked(prove).mockImplementation(proveHere)
})

const CHECK = { id: 'f', regla: '{{works}}', mensaje: 'Tiene que trabajar', tipo: 'error' as const }
const sections = (checked: boolean) => [
  aSection({
    id: 's',
    titulo: 'Datos',
    preguntas: questions(
      { id: 'works', titulo: '¿Trabaja?', ...TYPED['yes-no'] },
      { id: 'where', titulo: '¿Dónde?' },
    ),
    validaciones: checked ? [{ ...CHECK, delFormulario: true }] : [],
  }),
]
const rule = () =>
  within(screen.getByRole('group', { name: 'Comprobación 1 del formulario: tiene que cumplirse' }))

it('LOGIC-01 LOGIC-05 a check of the form is said as a sentence in Lógica, with its words', async () => {
  const { person } = await openEditor(aForm({ secciones: sections(false) }))
  await person.click(button('Lógica'))
  await person.click(await screen.findByRole('button', { name: 'Agregar una comprobación' }))
  await person.click(rule().getByRole('combobox', { name: 'Pregunta' }))
  await person.click(await screen.findByRole('option', { name: '¿Trabaja?' }))
  await person.type(rule().getByRole('textbox', { name: 'Mensaje cuando no se cumple' }), 'Falta.')
  await person.click(rule().getByRole('combobox', { name: 'Cuando no se cumple' }))
  await person.click(await screen.findByRole('option', { name: 'Se avisa y se puede seguir' }))
  expect((await saved(person)).secciones[0]?.validaciones).toMatchObject([
    { regla: '{{works}}', mensaje: 'Falta.', tipo: 'aviso', delFormulario: true },
  ])
})

it('LOGIC-05 a check of the form stands with the form and not with a section, and is taken away there', async () => {
  const { person } = await openEditor(aForm({ secciones: sections(true) }))
  await person.click(field('Título de la sección 1'))
  expect(screen.queryByDisplayValue('Tiene que trabajar')).toBeNull()
  await person.click(button('Lógica'))
  expect(await screen.findByDisplayValue('Tiene que trabajar')).toBeVisible()
  const panel = within(screen.getByRole('region', { name: 'Lógica' }))
  expect(panel.getByRole('button', { name: /^Comprobación 1 del formulario/ })).toBeVisible()
  expect(panel.queryByRole('button', { name: /^Sección 1/ })).toBeNull()
  await person.click(rule().getByRole('button', { name: /^Quitar: / }))
  expect((await saved(person)).secciones[0]?.validaciones).toEqual([])
})

it('LOGIC-01 LOGIC-05 where checks are made, what is not asked is explained, and not to who makes closings', async () => {
  const HELP = /^Lo que se diga de una pregunta que no se hace no cuenta/
  const { person } = await openEditor(aForm({ secciones: sections(false) }))
  await person.click(field('Título de la sección 1'))
  await person.click(button('Agregar validación'))
  expect(screen.getByText(HELP)).toBeVisible()
  await person.click(screen.getByRole('combobox', { name: 'Cuando no se cumple' }))
  await person.click(await screen.findByRole('option', { name: 'La persona no puede seguir' }))
  expect(screen.queryByText(HELP)).toBeNull()
  await person.click(button('Lógica'))
  await person.click(await screen.findByRole('button', { name: 'Agregar una comprobación' }))
  expect(screen.getByText(HELP)).toBeVisible()
})
