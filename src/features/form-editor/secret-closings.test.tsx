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

const SECTIONS = [
  aSection({
    id: 's',
    titulo: 'Datos',
    preguntas: questions(
      { id: 'works', titulo: '¿Trabaja?', ...TYPED['yes-no'] },
      { id: 'where', titulo: '¿Dónde?', mostrarSi: '{{works}}' },
    ),
    validaciones: [{ id: 'v', regla: '{{works}}', mensaje: 'No corresponde', tipo: 'cierre' }],
  }),
]
const rule = () =>
  within(screen.getByRole('group', { name: 'Cierre reservado 1: no puede enviar quien cumple' }))

it('LOGIC-01 LOGIC-05 a closing of which only the server is to know is said as a sentence, with its words', async () => {
  const { person } = await openEditor(
    aForm({ secciones: SECTIONS.map((one) => ({ ...one, validaciones: [] })) }),
  )
  await person.click(button('Lógica'))
  await person.click(await screen.findByRole('button', { name: 'Agregar un cierre reservado' }))
  await person.click(rule().getByRole('combobox', { name: 'Pregunta' }))
  await person.click(await screen.findByRole('option', { name: '¿Trabaja?' }))
  await person.type(rule().getByRole('textbox', { name: 'Por qué no puede seguir' }), 'Ya trabaja.')
  expect((await saved(person)).cierres).toMatchObject([
    { regla: '{{works}}', mensaje: 'Ya trabaja.', tipo: 'cierre' },
  ])
})

it('LOGIC-01 a closing of a section is taken out of what strangers read', async () => {
  const { person } = await openEditor(aForm({ secciones: SECTIONS }))
  await person.click(field('Título de la sección 1'))
  await person.click(button('Reservar: que nadie pueda leer la regla'))
  expect(await screen.findByRole('heading', { name: 'Cierres reservados' })).toBeInTheDocument()
  expect(rule().getByRole('textbox', { name: 'Por qué no puede seguir' })).toHaveValue('No corresponde')
  const form = await saved(person)
  expect(form.cierres).toMatchObject([{ id: 'v', regla: '{{works}}' }])
  expect(form.secciones[0]?.validaciones).toEqual([])
})

it('LOGIC-08 removing a question tells that it breaks a closing', async () => {
  const cierres = [{ id: 'c', regla: '{{works}}', mensaje: 'No', tipo: 'cierre' as const }]
  const { person } = await openEditor(
    aForm({ secciones: SECTIONS.map((one) => ({ ...one, validaciones: [] })), cierres }),
  )
  await person.click(field('Título de la pregunta 1'))
  await person.click(button('Eliminar la pregunta 1'))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminar la pregunta 1' }))
  expect(dialog.getAllByRole('listitem').at(-1)).toHaveTextContent('Cierres reservados')
})

it('LOGIC-06 a closing that names what is gone keeps the form from being saved, and is where the focus goes', async () => {
  const { person } = await openEditor(
    aForm({
      secciones: SECTIONS.map((one) => ({ ...one, validaciones: [] })),
      cierres: [{ id: 'c', regla: '{{gone}} > 1', mensaje: 'No', tipo: 'cierre' }],
    }),
  )
  await person.click(button('Guardar'))
  expect(
    await screen.findByText('Un cierre reservado no se entiende o nombra algo que ya no existe.'),
  ).toBeInTheDocument()
  await screen.findByRole('heading', { name: 'Cierres reservados' })
  const closing = await screen.findByRole('group', {
    name: 'Cierre reservado 1: no puede enviar quien cumple',
  })
  await expect.poll(() => closing.contains(document.activeElement)).toBe(true)
})
