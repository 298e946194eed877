import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { NEW_CERTIFICATE } from '../../domain/certificate/layout'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm, aSection, questions, THREE_STATES } from '../../testing/builders'
import { button, data, openEditor, openGroup, saved, settle } from './testing/editor-page'

beforeEach(settle)

const FORM = aForm({
  opcionales: { ...NO_OPTIONS, certificado: true },
  estados: THREE_STATES,
  secciones: [aSection({ preguntas: questions({ titulo: 'Evento' }) })],
})
const text = () => screen.getByRole('textbox', { name: 'Texto del certificado' })
const save = () => button('Guardar')

it('PDF-02 a certificate is written with what the form asks, and saved with it', async () => {
  const { person } = await openEditor(FORM)
  await openGroup(person, 'Certificado')
  await person.type(screen.getByRole('textbox', { name: 'Título del certificado' }), 'Permiso')
  await person.type(text(), 'Para ')
  await person.click(screen.getByRole('combobox', { name: 'Insertar en el texto' }))
  await person.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Evento' }))
  expect(text()).toHaveValue('Para {{pregunta-0}}')
  await person.click(button('Agregar firma'))
  await person.type(screen.getByRole('textbox', { name: 'Nombre de quien firma (1)' }), 'Rosa Luna')
  await person.click(screen.getByRole('combobox', { name: /Estado que debe tener/ }))
  await person.click(screen.getByRole('option', { name: 'En proceso' }))
  await person.click(screen.getByRole('switch', { name: 'Se descarga con el código de la respuesta' }))
  expect((await saved(person)).certificado).toEqual({
    ...{ ...NEW_CERTIFICATE, titulo: 'Permiso', texto: 'Para {{pregunta-0}}' },
    ...{ firmas: [{ nombre: 'Rosa Luna', cargo: '' }], estado: 1, descarga: true },
  })
})

it('PDF-02 a placeholder that does not exist is told as it stands there, and keeps the form from being saved', async () => {
  const certificado = { ...NEW_CERTIFICATE, titulo: 'Permiso', texto: 'Para {{nadie}}' }
  const { person } = await openEditor({ ...FORM, certificado })
  await openGroup(person, 'Certificado')
  expect(text()).toHaveAccessibleDescription('No existe en el formulario: {{nadie}}')
  await person.type(text(), '.')
  await person.click(save())
  expect(
    await screen.findByText('El certificado nombra algo que no existe en el formulario.'),
  ).toBeInTheDocument()
  expect(data.saveForm).not.toHaveBeenCalled()
})
