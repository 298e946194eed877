import { act, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import { toMend } from '../../lib/mend-place'
import { aForm, aQuestion, aSection, OTHER_AREA, TYPED } from '../../testing/builders'
import {
  button,
  data,
  openEditor,
  openGroup,
  published,
  saved,
  settle,
  visitBeside,
} from './testing/editor-page'

beforeEach(settle)
afterEach(() => void vi.useRealTimers())

const publico = { ...NO_OPTIONS, publico: true, editableForm: true }
const unsendable = aSection({
  titulo: 'Datos',
  preguntas: [
    aQuestion({ id: 'rubro', titulo: 'Rubro', ...TYPED['single-choice'], required: true, opciones: [] }),
  ],
})

it('EDIT-25 asks before publishing, and then shows the link', async () => {
  const { person, address } = await openEditor(aForm())
  await person.click(screen.getByRole('switch', { name: 'Público' }))
  await person.click(button('Guardar'))
  const asked = await screen.findByRole('alertdialog', { name: /^Publicar «/ })
  expect(asked).toHaveTextContent('Cualquier persona con el enlace podrá responderlo')
  await person.click(within(asked).getByRole('button', { name: 'Cancelar' }))
  expect(data.saveForm).not.toHaveBeenCalled()
  expect((await published(person)).opcionales.publico).toBe(true)
  await waitFor(() => expect(address()).toBe('/listar'))
})

it('EDIT-20 ANS-14 while a save waits for the person, the page says neither that it saves nor that it takes long', async () => {
  const { person } = await openEditor(aForm())
  await person.click(screen.getByRole('switch', { name: 'Público' }))
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
  await person.click(button('Guardar'))
  const asked = await screen.findByRole('alertdialog', { name: /^Publicar «/ })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText('Guardando…')).toBeNull()
  expect(screen.queryByText(/Tarda más de lo normal/)).toBeNull()
  expect(screen.getByText('Hay cambios sin guardar')).toBeInTheDocument()

  data.saveForm.mockImplementation(() => new Promise(() => undefined))
  await person.click(within(asked).getByRole('button', { name: 'Guardar y publicar' }))
  expect(await screen.findByRole('button', { name: 'Guardando…' })).toBeDisabled()
})

it('EDIT-20 EDIT-25 saving and going on publishes too: the link is shown and the editor stays', async () => {
  const { person, address } = await openEditor(aForm())
  await person.click(screen.getByRole('switch', { name: 'Público' }))
  await person.keyboard('{Control>}s{/Control}')
  await person.click(await screen.findByRole('button', { name: 'Guardar y publicar' }))
  const told = await screen.findByRole('dialog', { name: /está publicado$/ })
  expect(within(told).getByRole('link', { name: 'Ver como ciudadano' })).toBeVisible()
  expect(address()).toBe('/editar/comercios')
  await person.click(within(told).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button('Guardar')).toBeEnabled()
})

it('EDIT-25 a public form that nobody could send is not saved, and each finding leads to its place', async () => {
  const { person } = await openEditor(aForm({ opcionales: publico, secciones: [unsendable] }))
  await person.click(button('Guardar'))
  const told = await screen.findByRole('alertdialog', {
    name: 'El formulario es público y así no se puede guardar',
  })
  expect(within(told).queryByRole('button', { name: 'Guardar y publicar' })).toBeNull()
  await person.click(within(told).getByRole('button', { name: /Rubro.*no tiene opciones para elegir/i }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(data.saveForm).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /Rubro/, current: true })).toBeInTheDocument()
})

it('EDIT-25 the editor opens at what the list of forms found to mend', async () => {
  const { person } = await visitBeside(
    aForm({ secciones: [unsendable] }),
    <Link to="/editar/comercios" state={toMend({ kind: 'question', id: 'rubro' })}>
      Corregir
    </Link>,
  )
  const question = await screen.findByRole('button', { name: /Rubro/, current: false })
  await person.click(screen.getByRole('link', { name: 'Corregir' }))
  await waitFor(() => expect(question).toHaveAttribute('aria-current', 'true'))
})

it('EDIT-25 a private form with findings is saved, and the editor shows them', async () => {
  const { person } = await openEditor(aForm({ secciones: [unsendable] }))
  expect((await saved(person)).secciones).toHaveLength(1)
  expect(await screen.findByText('Queda 1 punto en «Revisión» antes de publicarlo.')).toBeInTheDocument()
})

it('EDIT-25 the check lists blocking findings apart from advice', async () => {
  const { person } = await openEditor(aForm({ secciones: [{ ...unsendable, titulo: '' }] }))
  await person.click(button(/^Revisión/))
  const panel = screen.getByRole('region', { name: 'Revisión' })
  expect(within(panel).getByRole('region', { name: /Impide publicar/ })).toHaveTextContent(
    'opciones para elegir',
  )
  expect(within(panel).getByRole('region', { name: /Conviene revisarlo/ })).toHaveTextContent(
    'no tiene título',
  )
})

it.each([
  ['limitResponses', /^«Limitar las respuestas» necesita/, 'Número de respuestas'],
  ['digitalSignature', /^«Firma digital» está activada/, 'Firma digital'],
  ['headerImg', /^«Imagen de encabezado» está activada/, 'Subir imagen'],
] as const)('EDIT-25 a half filled setting leads to its field: %s', async (option, words, field) => {
  const opcionales = { ...publico, publico: false, [option]: true }
  const { person } = await openEditor(aForm({ opcionales }))
  await person.click(button(/^Revisión/))
  await person.click(within(screen.getByRole('region', { name: 'Revisión' })).getByText(words))
  const found = await screen.findByLabelText(field)
  expect(found.closest('[data-lit]')).not.toBeNull()
})

it('EDIT-25 an image whose words stand nowhere leads to the description', async () => {
  const opcionales = { ...publico, publico: false, headerImg: true }
  const headerImageURL = 'https://villa.example/cabecera.png'
  const { person } = await openEditor(aForm({ opcionales, headerImageURL, descripcion: '' }))
  await person.click(button(/^Revisión/))
  await person.click(screen.getByText(/no ve la imagen de encabezado/))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Descripción del formulario' })).toHaveFocus(),
  )
})

it('EDIT-25 who publishes into areas of others is told that the list will not show it', async () => {
  const form = aForm({ areas: [OTHER_AREA], opcionales: { ...publico, publico: false } })
  const { person } = await openEditor(form, 'ROLE_SUPERVISOR_ELEVADO')
  await person.click(screen.getByRole('switch', { name: 'Público' }))
  await person.click(button('Guardar'))
  const asked = await screen.findByRole('alertdialog', { name: /^Publicar «/ })
  expect(asked).toHaveTextContent('Ninguna área del formulario es suya')
  await person.click(within(asked).getByText(/^Ninguna área/))
  await waitFor(() => expect(document.querySelector('[data-lit]')).not.toBeNull())
  expect(data.saveForm).not.toHaveBeenCalled()
})

it('APPT-01 a public form may take payments and book appointments', async () => {
  const { person } = await openEditor(aForm({ opcionales: publico }))
  await openGroup(person, 'Pagos')
  await openGroup(person, 'Turnos e incidentes')
  expect(screen.getByRole('switch', { name: 'Cobrar con tarjeta' })).toBeEnabled()
  await person.click(screen.getByRole('switch', { name: 'Turno' }))
  expect(screen.getByRole('switch', { name: 'Turno' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Público' })).toBeEnabled()
})
