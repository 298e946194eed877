import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import es from '../../../locales/es/editor.json'
import { NEW_CERTIFICATE } from '../../domain/form/certificate/layout'
import { NO_OPTIONS } from '../../domain/form/options'
import type { Form } from '../../domain/form/form'
import { aForm, aSection, questions, THREE_STATES } from '../../testing/builders'
import { button, data, device, openEditor, openGroup, saved, settle } from './testing/editor-page'

beforeEach(settle)

const FORM = aForm({
  opcionales: { ...NO_OPTIONS, certificado: true },
  estados: THREE_STATES,
  secciones: [aSection({ preguntas: questions({ titulo: 'Evento' }) })],
})
const text = () => screen.getByRole('textbox', { name: 'Texto del certificado' })
const save = () => button('Guardar')

it('PDF-02 a certificate’s text can name the form’s questions, and is saved with the form', async () => {
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
    ...{ firmas: [{ nombre: 'Rosa Luna', cargo: '' }], estado: '1', descarga: true },
  })
})

it('PDF-02 FMT-05 a certificate’s words and its signatories take no signs that nobody sees', async () => {
  const { person } = await openEditor(FORM)
  await openGroup(person, 'Certificado')
  const pasted = async (name: string, words: string) => {
    await person.click(screen.getByRole('textbox', { name }))
    await person.paste(words)
  }
  await pasted('Título del certificado', '\u200bPer\u00admiso\u2800')
  await pasted('Texto del certificado', ' Para\u200b usted.\ufeff')
  await person.click(button('Agregar firma'))
  await pasted('Nombre de quien firma (1)', 'Rosa\u00ad Luna\u3164')
  await pasted('Cargo (1)', '\u2800')
  await person.tab()
  expect(screen.getByRole('textbox', { name: 'Título del certificado' })).toHaveValue('Permiso')
  expect((await saved(person)).certificado).toMatchObject({
    ...{ titulo: 'Permiso', texto: 'Para usted.' },
    firmas: [{ nombre: 'Rosa Luna', cargo: '' }],
  })
})

it('PDF-02 an unknown placeholder is reported as it is typed, and keeps the form from being saved', async () => {
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

describe('a form whose questions are fixed by now', () => {
  const certificado = { ...NEW_CERTIFICATE, titulo: 'Permiso', texto: 'Para {{pregunta-0}}' }
  const fixed = (given: Partial<Form> = {}) => {
    data.hasAnswers.mockResolvedValue(true)
    return openEditor({ ...FORM, certificado, ...given })
  }

  it('PDF-02 EDIT-05 only its certificate can be changed, undone and saved', async () => {
    const { person } = await fixed()
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull()
    await openGroup(person, 'Certificado')
    await person.click(button('Agregar firma'))
    await person.type(screen.getByRole('textbox', { name: 'Nombre de quien firma (1)' }), 'Rosa Luna')
    expect(screen.getByText('Hay cambios sin guardar')).toBeInTheDocument()
    await person.click(save())
    await waitFor(() => expect(data.saveSettings).toHaveBeenCalledOnce())
    const [form, version] = data.saveSettings.mock.calls[0] ?? []
    expect(form).toEqual({
      ...FORM,
      certificado: { ...certificado, firmas: [{ nombre: 'Rosa Luna', cargo: '' }] },
    })
    expect(version).toBe(FORM.version)
    expect(data.saveForm).not.toHaveBeenCalled()
  })

  it('PDF-02 a certificate can be added later, and must be complete to be saved', async () => {
    const { person } = await fixed({ opcionales: NO_OPTIONS, certificado: null })
    await openGroup(person, 'Certificado')
    await person.click(screen.getByRole('switch', { name: es.options.certificado.label }))
    await person.click(save())
    expect(await screen.findByText('Faltan datos del certificado.')).toBeInTheDocument()
    await person.type(screen.getByRole('textbox', { name: 'Título del certificado' }), 'Permiso')
    await person.type(text(), 'Vale')
    await person.click(save())
    await waitFor(() => expect(data.saveSettings).toHaveBeenCalledOnce())
    expect(data.saveSettings.mock.calls[0]?.[0]).toMatchObject({
      opcionales: { certificado: true },
      certificado: { titulo: 'Permiso', texto: 'Vale' },
    })
  })

  it('PDF-02 EDIT-23 unsaved changes of its certificate are restored', async () => {
    const first = await fixed()
    await openGroup(first.person, 'Certificado')
    await first.person.type(screen.getByRole('textbox', { name: 'Título del certificado' }), ' de obra')
    await waitFor(() => expect(JSON.stringify([...device.kept.values()])).toContain('Permiso de obra'))
    first.unmount()
    const { person } = await fixed()
    await openGroup(person, 'Certificado')
    expect(screen.getByRole('textbox', { name: 'Título del certificado' })).toHaveValue('Permiso de obra')
    expect(screen.getByText(/^Se recuperaron cambios sin guardar/)).toBeInTheDocument()
  })
})
