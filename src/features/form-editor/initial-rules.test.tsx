import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aForm, aSection, questions, THREE_STATES, TYPED } from '../../testing/builders'
import { button, field, openEditor, saved, settle } from './testing/editor-page'

beforeEach(settle)

const [, second, third] = THREE_STATES.disponibles.map(({ nombre }) => nombre)
const SECTIONS = [
  aSection({
    preguntas: questions(
      { id: 'danger', titulo: '¿Hay peligro?', ...TYPED['yes-no'] },
      { id: 'many', titulo: '¿Cuántas personas?', ...TYPED.integer },
    ),
  }),
]
const form = (given = {}) => aForm({ secciones: SECTIONS, estados: THREE_STATES, ...given })
const rule = (number: number) => within(screen.getByRole('group', { name: `Regla ${number}: si` }))

it('LOGIC-01 LOGIC-05 the state in which an answer begins by a rule is said as a sentence', async () => {
  const { person } = await openEditor(form())
  await person.click(button(/^Estados/))
  await person.click(button('Agregar una regla de inicio'))
  const pick = async (name: string) => person.click(await screen.findByRole('option', { name }))
  await person.click(rule(1).getByRole('combobox', { name: 'Pregunta' }))
  await pick('¿Hay peligro?')
  expect(rule(1).getByRole('combobox', { name: 'empieza en' })).toHaveTextContent(second ?? '')
  await person.click(rule(1).getByRole('combobox', { name: 'empieza en' }))
  await pick(third ?? '')
  expect((await saved(person)).estadoInicial).toMatchObject([{ si: '{{danger}}', estado: '2' }])
})

it('LOGIC-06 a rule that is not understood, or whose state is gone, is told where it stands, and can go', async () => {
  const estadoInicial = [{ id: 'r', si: '{{gone}} > 3', estado: 'gone' }]
  const { person } = await openEditor(form({ estadoInicial }))
  await person.click(button(/^Estados/))
  expect(rule(1).getByRole('status')).toHaveTextContent('No existe la pregunta «gone».')
  expect(rule(1).getByText('Elija un estado: el de esta regla ya no existe.')).toBeInTheDocument()
  await person.click(button('Quitar: Regla 1: si'))
  expect((await saved(person)).estadoInicial).toEqual([])
})

it('LOGIC-08 removing a question tells that it breaks where answers begin', async () => {
  const estadoInicial = [{ id: 'r', si: '{{many}} > 3', estado: '1' }]
  const { person } = await openEditor(form({ estadoInicial }))
  await person.click(field('Título de la pregunta 2'))
  await person.click(button('Eliminar la pregunta 2'))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminar la pregunta 2' }))
  expect(dialog.getByRole('listitem')).toHaveTextContent('Dónde empieza según lo contestado')
})
