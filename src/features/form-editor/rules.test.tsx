import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aForm, anOption, aSection, questions, TYPED } from '../../testing/builders'
import { button, data, field, openEditor, saved, settle } from './testing/editor-page'

beforeEach(settle)

const form = () =>
  aForm({
    secciones: [
      aSection({
        preguntas: questions(
          { id: 'pets', titulo: '¿Tiene mascotas?', ...TYPED['yes-no'] },
          {
            ...{ id: 'kind', titulo: '¿De qué clase?', ...TYPED['multiple-choice'] },
            opciones: [anOption(0, { texto: 'Perro' }), anOption(1, { texto: 'Gato' })],
          },
          { id: 'many', titulo: '¿Cuántas?', ...TYPED.integer },
        ),
      }),
    ],
  })

it('LOGIC-05 a rule is made as a sentence, joined, and taken away again', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 3'))
  await person.click(button('Mostrar si: agregar'))
  const rule = within(screen.getByRole('group', { name: 'Mostrar si' }))
  const condition = (number: number) => within(rule.getByRole('group', { name: `Condición ${number}` }))
  const pick = async (name: string) => person.click(await screen.findByRole('option', { name }))
  await person.click(condition(1).getByRole('combobox', { name: 'Pregunta' }))
  await pick('¿Tiene mascotas?')
  expect(condition(1).getByRole('combobox', { name: 'Condición' })).toHaveTextContent('es Sí')
  await person.click(rule.getByRole('button', { name: 'Agregar condición' }))
  await person.click(condition(2).getByRole('combobox', { name: 'Pregunta' }))
  await pick('¿De qué clase?')
  await person.click(condition(2).getByRole('combobox', { name: 'Valor' }))
  await pick('Gato')
  await person.click(rule.getByRole('combobox', { name: 'Cuándo' }))
  await pick('Se cumple alguna')
  const [section] = (await saved(person)).secciones
  expect(section?.preguntas[2]?.mostrarSi).toBe('{{pets}} or is_checked({{kind:opcion-1}})')
})

it('LOGIC-05 LOGIC-02 a sentence asks whether a question has files', async () => {
  const [section] = form().secciones
  const asking = questions(
    { id: 'photo', titulo: 'Frente', adjuntar: true },
    { id: 'list', titulo: 'Fotos', ...TYPED.files, formato: 'photo:1-4' },
    ...(section?.preguntas ?? []),
    { id: 'why', titulo: 'Motivo' },
  )
  const { person } = await openEditor(aForm({ secciones: [aSection({ preguntas: asking })] }))
  await person.click(field('Título de la pregunta 6'))
  await person.click(button('Mostrar si: agregar'))
  const rule = within(screen.getByRole('group', { name: 'Mostrar si' }))
  const pick = async (name: string) => person.click(await screen.findByRole('option', { name }))
  await person.click(rule.getByRole('combobox', { name: 'Pregunta' }))
  await pick('Frente')
  await person.click(rule.getByRole('combobox', { name: 'Condición' }))
  await pick('no tiene archivos')
  expect(rule.queryByRole('textbox', { name: 'Valor' })).toBeNull()
  await person.click(rule.getByRole('button', { name: 'Agregar condición' }))
  const second = within(rule.getByRole('group', { name: 'Condición 2' }))
  await person.click(second.getByRole('combobox', { name: 'Pregunta' }))
  await pick('Fotos')
  await person.click(second.getByRole('combobox', { name: 'Condición' }))
  await pick('no tiene archivos')
  expect((await saved(person)).secciones[0]?.preguntas[5]?.mostrarSi).toBe(
    'count_files({{photo}}) = 0 and is_blank({{list}})',
  )
})

it('LOGIC-05 LOGIC-02 a sentence says of files what was typed, also where they are asked for no more', async () => {
  const asking = (mostrarSi: string) =>
    aForm({
      secciones: [
        aSection({
          preguntas: questions(
            { id: 'list', titulo: 'Fotos', ...TYPED.files, formato: 'photo:1-4' },
            { id: 'photo', titulo: 'Frente' },
            { id: 'why', titulo: 'Motivo', mostrarSi },
          ),
        }),
      ],
    })
  const { person } = await openEditor(asking('count_files({{list}}) = 0 and count_files({{photo}}) > 0'))
  await person.click(field('Título de la pregunta 3'))
  const [list, photo] = [1, 2].map((number) =>
    within(screen.getByRole('group', { name: `Condición ${number}` })).getByRole('combobox', {
      name: 'Condición',
    }),
  )
  expect(list).toHaveTextContent('no tiene archivos')
  expect(photo).toHaveTextContent(/^tiene archivos$/u)
})

it('LOGIC-06 LOGIC-02 words that are joined to an option are refused, with what to do', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 3'))
  await person.click(button('Obligatoria si: agregar'))
  const rule = within(screen.getByRole('group', { name: 'Obligatoria si' }))
  await person.click(rule.getByRole('button', { name: 'Escribir como fórmula' }))
  await person.click(rule.getByRole('textbox', { name: 'Fórmula' }))
  await person.paste('concat("x", {{¿De qué clase?}}) = "x"')
  expect(rule.getByText(/cada idioma tiene sus palabras/)).toBeInTheDocument()
})

it('LOGIC-05 a formula calls questions by their names, and what it means stays when they are renamed', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 2'))
  await person.click(button('Obligatoria si: agregar'))
  const rule = within(screen.getByRole('group', { name: 'Obligatoria si' }))
  await person.click(rule.getByRole('button', { name: 'Escribir como fórmula' }))
  await person.click(rule.getByRole('textbox', { name: 'Fórmula' }))
  await person.paste('{{¿Cuántas?}} > 1')
  await person.click(field('Título de la pregunta 3'))
  await person.type(field('Título de la pregunta 3'), ' (perros)')
  await person.click(field('Título de la pregunta 2'))
  await person.click(
    within(screen.getByRole('group', { name: 'Obligatoria si' })).getByRole('button', {
      name: 'Escribir como fórmula',
    }),
  )
  expect(screen.getByRole('textbox', { name: 'Fórmula' })).toHaveValue('{{¿Cuántas? (perros)}} > 1')
  expect((await saved(person)).secciones[0]?.preguntas[1]?.obligatoriaSi).toBe('{{many}} > 1')
})

it('LOGIC-06 a rule that is not understood says why, and keeps the form from being saved', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 3'))
  await person.click(button('Se calcula: agregar'))
  const rule = within(screen.getByRole('group', { name: 'Se calcula' }))
  await person.click(rule.getByRole('textbox', { name: 'Fórmula' }))
  await person.paste('{{¿Tiene mascotas?}} + 1')
  expect(rule.getByText('Aquí va un número, y esto es un sí o no.')).toBeInTheDocument()
  await person.click(button('Guardar'))
  expect(await screen.findByText(/Hay una regla que no se entiende/)).toBeInTheDocument()
  expect(data.saveForm).not.toHaveBeenCalled()
  await person.click(rule.getByRole('button', { name: 'Quitar: Se calcula' }))
  expect(screen.queryByRole('group', { name: 'Se calcula' })).toBeNull()
})

it('LOGIC-06 two questions that wait for each other are told', async () => {
  const circle = form()
  const [section] = circle.secciones
  if (!section) throw new Error('a form has a section')
  const preguntas = section.preguntas.map((question) =>
    question.id === 'kind'
      ? question
      : { ...question, mostrarSi: `is_blank({{${question.id === 'pets' ? 'many' : 'pets'}}})` },
  )
  const { person } = await openEditor({ ...circle, secciones: [{ ...section, preguntas }] })
  await person.click(field('Título de la pregunta 1'))
  expect(screen.getByText(/Depende de sí misma/)).toBeInTheDocument()
})

it('LOGIC-05 a formula that is typed says what it gives, and its value in the first case that is kept', async () => {
  const kept = {
    ...{ id: 'c', nombre: 'Con tres', dia: '2026-10-05', espera: [] },
    dado: [{ parte: 'many', fila: 0, valor: '3' }],
  }
  const { person } = await openEditor({ ...form(), casos: [kept] })
  await person.click(field('Título de la pregunta 1'))
  await person.click(button('Obligatoria si: agregar'))
  const rule = within(screen.getByRole('group', { name: 'Obligatoria si' }))
  await person.click(rule.getByRole('button', { name: 'Escribir como fórmula' }))
  await person.click(rule.getByRole('textbox', { name: 'Fórmula' }))
  await person.paste('{{¿Cuántas?}} * 2.5')
  expect(await rule.findByText('Da un número. En el caso «Con tres»: 7,5.')).toBeInTheDocument()
  await person.paste(' > 7')
  expect(await rule.findByText('Da un sí o no. En el caso «Con tres»: sí.')).toBeInTheDocument()
})

it('LOGIC-05 a calculation says how it is rounded, and that other rules read it so', async () => {
  const [section] = form().secciones
  if (!section) throw new Error('a form has a section')
  const preguntas = questions(
    { id: 'half', titulo: 'Mitad', ...TYPED.decimal, calculo: '1 / 2' },
    { id: 'whole', titulo: 'Entera', ...TYPED.integer, calculo: '7 / 2' },
  )
  const { person } = await openEditor({ ...form(), secciones: [{ ...section, preguntas }] })
  await person.click(field('Título de la pregunta 1'))
  expect(screen.getByText(/^Se redondea a dos decimales, y así la leen/)).toBeInTheDocument()
  await person.click(field('Título de la pregunta 2'))
  expect(screen.getByText(/^Se redondea a un número entero, y así la leen/)).toBeInTheDocument()
})

it('LOGIC-05 what is calculated takes checks as any other answer', async () => {
  const [section] = form().secciones
  if (!section) throw new Error('a form has a section')
  const preguntas = questions({ id: 'whole', titulo: 'Entera', ...TYPED.integer, calculo: '7 / 2' })
  const { person } = await openEditor({ ...form(), secciones: [{ ...section, preguntas }] })
  await person.click(field('Título de la pregunta 1'))
  await person.click(await screen.findByRole('button', { name: 'Agregar validación' }))
  const [kept] = (await saved(person)).secciones
  expect(kept?.preguntas[0]?.validaciones).toHaveLength(1)
})

it('LOGIC-05 a date with time is compared with a day, and to the minute once a time is given', async () => {
  const [section] = form().secciones
  if (!section) throw new Error('a form has a section')
  const preguntas = questions(
    { id: 'visit', titulo: 'Turno', ...TYPED['date-time'] },
    { id: 'why', titulo: 'Motivo', mostrarSi: "{{visit}} >= '2026-03-01'" },
  )
  const { person } = await openEditor({ ...form(), secciones: [{ ...section, preguntas }] })
  await person.click(field('Título de la pregunta 2'))
  const rule = within(screen.getByRole('group', { name: 'Mostrar si' }))
  expect(rule.getByLabelText('Valor')).toHaveValue('2026-03-01')
  expect(rule.getByLabelText('Hora (opcional)')).toHaveValue('')
  expect(rule.getByRole('combobox', { name: 'Condición' })).toHaveTextContent('es al menos')
  fireEvent.change(rule.getByLabelText('Hora (opcional)'), { target: { value: '09:30' } })
  const [kept] = (await saved(person)).secciones
  expect(kept?.preguntas[1]?.mostrarSi).toBe("{{visit}} >= '2026-03-01T09:30'")
})
