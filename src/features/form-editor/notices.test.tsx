import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm, aSection, questions, THREE_STATES, TYPED } from '../../testing/builders'
import { button, data, openEditor, openGroup, saved, settle } from './testing/editor-page'

beforeEach(settle)

const form = aForm({
  opcionales: { ...NO_OPTIONS, publico: true, pdfDownloadCode: true },
  estados: THREE_STATES,
})
const switchNamed = (name: string) => screen.getByRole('switch', { name })
const open = async (given = form) => {
  const { person } = await openEditor(given)
  await openGroup(person, 'Lo que recibe la persona')
  return person
}

it('REACH-06 a form says what is told by mail, in words of its own; nothing at first', async () => {
  const person = await open()
  expect(switchNamed('Confirmar por correo')).not.toBeChecked()
  expect(screen.queryByRole('switch', { name: 'Con un enlace a la copia' })).toBeNull()
  await person.click(switchNamed('Confirmar por correo'))
  await person.type(
    screen.getByRole('textbox', { name: 'Palabras de la confirmación' }),
    'Gracias, {{{{codigo}}',
  )
  await person.click(switchNamed('Con un enlace a la copia'))
  await person.click(switchNamed('Avisar cuando pase a «Resuelto»'))
  expect((await saved(person)).avisos).toEqual([
    { estado: '', mensaje: 'Gracias, {{codigo}}', copia: true },
    { estado: '2', mensaje: '' },
  ])
})

it('REACH-06 words that name nothing are told at their field, and the form is not saved with them', async () => {
  const person = await open()
  await person.click(switchNamed('Avisar cuando pase a «Resuelto»'))
  const words = screen.getByRole('textbox', { name: 'Palabras de este aviso' })
  await person.type(words, 'Hola {{{{nombre}}')
  expect(words).toBeInvalid()
  expect(
    within(words.closest('.MuiFormControl-root') ?? document.body).getByText(/No se puede nombrar aquí/),
  ).toBeVisible()
  await person.click(button('Guardar'))
  expect(data.saveForm).not.toHaveBeenCalled()
})

it('LOGIC-12 an answer is put where the cursor stands; what somebody writes freely is not offered', async () => {
  const preguntas = questions(
    { id: 'q', titulo: 'Cuota', ...TYPED.decimal },
    { id: 'c', titulo: 'Cuota mensual', ...TYPED.decimal },
    { id: 'nombre', titulo: 'Nombre', ...TYPED.text },
  )
  const person = await open({ ...form, secciones: [aSection({ preguntas })] })
  await person.click(switchNamed('Confirmar por correo'))
  const words = screen.getByRole('textbox', { name: 'Palabras de la confirmación' })
  await person.type(words, 'Paga  euros')
  await person.keyboard('{ArrowLeft>6/}')
  await person.click(screen.getByRole('combobox', { name: 'Insertar una respuesta' }))
  expect(screen.queryByRole('option', { name: 'Nombre' })).toBeNull()
  await person.click(screen.getByRole('option', { name: 'Cuota' }))
  expect(words).toHaveValue('Paga {{Cuota}} euros')
  await person.type(words, ', otra vez:  fin{ArrowLeft>4/}')
  await person.click(screen.getByRole('combobox', { name: 'Insertar una respuesta' }))
  await person.click(screen.getByRole('option', { name: 'Cuota mensual' }))
  expect((await saved(person)).avisos).toEqual([
    { estado: '', mensaje: 'Paga {{q}} euros, otra vez: {{c}} fin' },
  ])
})

it('REACH-06 a form that tells nothing any more has nothing of it', async () => {
  const person = await open({ ...form, avisos: [{ estado: '', mensaje: 'Gracias' }] })
  await person.click(switchNamed('Confirmar por correo'))
  expect(await saved(person)).not.toHaveProperty('avisos')
})
