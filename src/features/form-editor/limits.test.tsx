import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aForm, anOption, aSection, questions, TYPED } from '../../testing/builders'
import { button, field, openEditor, saved, settle } from './testing/editor-page'

beforeEach(settle)

const form = () =>
  aForm({
    secciones: [
      aSection({
        preguntas: questions(
          { id: 'age', titulo: 'Edad', ...TYPED.integer },
          { id: 'day', titulo: 'Fecha de nacimiento', ...TYPED.date },
          {
            ...{ id: 'province', titulo: 'Provincia', ...TYPED['single-choice'] },
            opciones: [anOption(0, { texto: 'Córdoba' }), anOption(1, { texto: 'Salta' })],
          },
          {
            ...{ id: 'town', titulo: 'Localidad', ...TYPED['multiple-choice'] },
            opciones: [anOption(0, { texto: 'Cosquín' }), anOption(1, { texto: 'Cafayate' })],
          },
        ),
      }),
    ],
  })

it('LOGIC-01 least and most are typed as values, or as formulas', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 1'))
  await person.type(screen.getByRole('textbox', { name: 'Mínimo' }), '2,5x')
  expect(screen.getByText('Escriba un número.')).toBeInTheDocument()
  await person.type(screen.getByRole('textbox', { name: 'Mínimo' }), '{Backspace}')
  await person.click(button('Escribir como fórmula: Máximo'))
  await person.click(screen.getByRole('textbox', { name: 'Máximo' }))
  await person.paste('2 * {{Nada}}')
  expect(screen.getByText('No existe la pregunta «Nada».')).toBeInTheDocument()
  await person.clear(screen.getByRole('textbox', { name: 'Máximo' }))
  await person.paste('60 * 2')
  await person.click(field('Título de la pregunta 2'))
  await person.click(screen.getByRole('switch', { name: 'Empieza vacía' }))
  await person.type(screen.getByLabelText('Hasta', { selector: 'input' }), '2026-01-31')
  const [section] = (await saved(person)).secciones
  expect(section?.preguntas[0]).toMatchObject({ minimo: '2.5', maximo: '60 * 2' })
  expect(section?.preguntas[1]).toMatchObject({ valorInicial: 'blank()', maximo: '"2026-01-31"' })
})

it('LOGIC-01 KIND-08 how many files there may be is typed, or follows another answer', async () => {
  const photos = { id: 'photos', titulo: 'Fotos', ...TYPED.files, formato: 'photo:1-9' }
  const secciones = [
    aSection({ preguntas: questions({ id: 'n', titulo: 'Cuántas', ...TYPED.integer }, photos) }),
  ]
  const { person } = await openEditor(aForm({ secciones }))
  await person.click(field('Título de la pregunta 2'))
  await person.type(screen.getByRole('textbox', { name: 'Archivos como mínimo, por una regla' }), '2')
  await person.click(button('Escribir como fórmula: Archivos como máximo, por una regla'))
  await person.click(screen.getByRole('textbox', { name: 'Archivos como máximo, por una regla' }))
  await person.paste('{{Cuántas}} + 1')
  expect((await saved(person)).secciones[0]?.preguntas[1]).toMatchObject({
    ...{ minimo: '2', maximo: '{{n}} + 1', formato: 'photo:1-9' },
  })
})

it('LOGIC-01 options belong to those of another question, exclude others, and ask which', async () => {
  const { person } = await openEditor(form())
  const pick = async (name: string) => person.click(await screen.findByRole('option', { name }))
  await person.click(field('Título de la pregunta 4'))
  await person.click(button('Las opciones dependen de otra pregunta…'))
  await person.click(screen.getByRole('combobox', { name: /Las opciones dependen de/ }))
  await pick('Provincia')
  await person.click(screen.getByRole('combobox', { name: '«Cosquín» es de' }))
  await pick('Córdoba')
  await person.click(screen.getByRole('combobox', { name: '«Cafayate» es de' }))
  await pick('Salta')
  const details = screen.getByText('Cafayate', { selector: 'summary' })
  await person.click(details)
  const within4 = within(details.closest('details') ?? document.body)
  await person.click(within4.getByRole('switch', { name: 'Excluye a las demás' }))
  await person.click(within4.getByRole('switch', { name: 'Pregunta cuál' }))
  const question = (await saved(person)).secciones[0]?.preguntas[3]
  expect(question?.filtroOpciones).toBe(
    'is_blank(attribute("belongs_to")) or attribute("belongs_to") = {{province}}',
  )
  expect(question?.opciones).toMatchObject([
    { atributos: 'belongs_to = {{province:opcion-0}}', exclusiva: false, otra: false },
    { atributos: 'belongs_to = {{province:opcion-1}}', exclusiva: true, otra: true },
  ])
})

it('LOGIC-12 an answer is put into a title by its name, and stays when that is another', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 4'))
  await person.click(button('Insertar una respuesta en el título…'))
  await person.click(screen.getByRole('combobox', { name: 'Insertar una respuesta en el título' }))
  await person.click(await screen.findByRole('option', { name: 'Provincia' }))
  expect(field('Título de la pregunta 4')).toHaveValue('Localidad {{Provincia}}')
  await person.type(field('Título de la pregunta 3'), ' o región')
  expect(field('Título de la pregunta 4')).toHaveValue('Localidad {{Provincia o región}}')
  await person.click(field('Título de la pregunta 1'))
  await person.clear(field('Título de la pregunta 1'))
  await person.paste('¿Edad en {{Localidad}}, {{Nada}}?')
  const questionsNow = (await saved(person)).secciones[0]?.preguntas
  expect(questionsNow?.[3]?.titulo).toBe('Localidad {{province}}')
  expect(questionsNow?.[0]?.titulo).toBe('¿Edad en {{Localidad}}, {{Nada}}?')
})

it('LOGIC-01 a section closes the form, checks its answers together, and has as many rows as a rule says', async () => {
  const repeated = aSection({
    id: 'rows',
    orden: 1,
    titulo: 'Hijos',
    repetible: true,
    preguntas: questions({ id: 'name' }),
  })
  const { person } = await openEditor(aForm({ secciones: [...form().secciones, repeated] }))
  await person.click(field('Título de la sección 2'))
  await person.click(button('Agregar validación'))
  const rule = within(screen.getByRole('group', { name: 'Validación 1: tiene que cumplirse' }))
  await person.click(rule.getByRole('button', { name: 'Escribir como fórmula' }))
  await person.click(rule.getByRole('textbox', { name: 'Fórmula' }))
  await person.paste('{{Edad}} < 18')
  await person.click(screen.getByRole('combobox', { name: 'Cuando no se cumple' }))
  await person.click(await screen.findByRole('option', { name: 'La persona no puede seguir' }))
  await person.type(screen.getByRole('textbox', { name: 'Por qué no puede seguir' }), 'Es para mayores')
  await person.type(screen.getByRole('textbox', { name: 'Filas como mínimo' }), '1')
  await person.click(button('Cantidad de filas: agregar'))
  await person.click(within(screen.getByRole('group', { name: 'Cantidad de filas' })).getByRole('textbox'))
  await person.paste('{{Edad}}')
  expect((await saved(person)).secciones[1]).toMatchObject({
    ...{ minimo: '1', filas: '{{age}}' },
    validaciones: [{ regla: '{{age}} < 18', mensaje: 'Es para mayores', tipo: 'cierre' }],
  })
})
