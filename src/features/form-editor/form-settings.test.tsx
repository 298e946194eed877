import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aForm, AREA, MUNICIPALITY_PATH, OTHER_AREA, THREE_STATES } from '../../testing/builders'
import { ARGENTINA, aMunicipality, MONTCLAR_PATH, SPAIN } from '../../testing/places'
import { button, data, field, openEditor, openGroup, saved, settle, published } from './testing/editor-page'

beforeEach(settle)

/** A step of the area picker, once what lies below the step before is there. */
async function pickable(name: string) {
  const step = screen.getByRole('combobox', { name })
  await waitFor(() => expect(step).not.toHaveAttribute('aria-disabled', 'true'))
  return step
}

it('EDIT-01 EDIT-21 title, description and their translations are typed, trimmed on leaving', async () => {
  const { person } = await openEditor(aForm())
  await person.clear(field('Título del formulario'))
  await person.type(field('Título del formulario'), '  Poda de árboles ')
  await person.clear(field('Descripción del formulario'))
  await person.type(field('Descripción del formulario'), 'Pida la poda')
  await person.click(button('Otros idiomas'))
  await person.type(await screen.findByRole('textbox', { name: 'Título' }), 'Tree pruning ')
  expect(screen.getByText('Texto base: Poda de árboles')).toBeInTheDocument()
  expect(await saved(person)).toMatchObject({
    titulo: 'Poda de árboles',
    descripcion: 'Pida la poda',
    titulo_en: 'Tree pruning',
  })
})

it('EDIT-04 the first state is initial, names are checked, transitions are ticked, and deleting renumbers', async () => {
  const { person } = await openEditor(aForm())
  await person.click(screen.getByRole('button', { name: /^Estados/ }))
  await person.click(button('Agregar estado'))
  expect(screen.getByRole('alert')).toHaveTextContent('El campo no puede estar vacío')
  for (const name of ['Recibida', 'En curso', 'Cerrada']) {
    await person.type(field('Nuevo estado'), `${name}{Enter}`)
  }
  expect(screen.getByRole('radio', { name: '«Recibida» es el estado inicial' })).toBeChecked()
  await person.type(field('Nuevo estado'), 'recibida{Enter}')
  expect(screen.getByText('El estado ya existe')).toBeInTheDocument()

  const next = within(screen.getByRole('group', { name: '«Recibida» puede pasar a' }))
  expect(next.getAllByRole('checkbox')).toHaveLength(2)
  await person.click(next.getByRole('checkbox', { name: 'Cerrada' }))
  await person.clear(field('Nombre del estado «Cerrada»'))
  await person.type(field('Nombre del estado «Cerrada»'), 'Terminada{Enter}')
  await person.click(button('Eliminar el estado «En curso»'))
  expect((await saved(person)).estados).toMatchObject({
    disponibles: [
      { id: 0, nombre: 'Recibida', transiciones: [1] },
      { id: 1, nombre: 'Terminada', transiciones: [] },
    ],
    inicial: 0,
    actual: 0,
  })
})

it('ALIST-03 a state gets a colour by its name, also when the form has answers', async () => {
  data.hasAnswers.mockResolvedValue(true)
  const form = aForm({ estados: THREE_STATES })
  const { person } = await openEditor({ ...form, opcionales: { ...form.opcionales, editableForm: true } })
  await person.click(screen.getByRole('button', { name: /^Estados/ }))
  await person.click(screen.getByRole('combobox', { name: 'Color del estado «Resuelto»' }))
  await person.click(await screen.findByRole('option', { name: 'Verde' }))
  expect((await saved(person)).estados.disponibles.map(({ color }) => color)).toEqual([
    undefined,
    undefined,
    'verde',
  ])
})

it('EDIT-05 a form with answers keeps its states, and may be fixed altogether', async () => {
  data.hasAnswers.mockResolvedValue(true)
  const editable = aForm({ estados: THREE_STATES })
  const { person, unmount } = await openEditor({
    ...editable,
    opcionales: { ...editable.opcionales, editableForm: true },
  })
  await person.click(screen.getByRole('button', { name: /^Estados/ }))
  expect(screen.queryByRole('button', { name: 'Agregar estado' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Eliminar el estado/ })).toBeNull()
  expect(screen.getByRole('radio', { name: '«Pendiente» es el estado inicial' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled()
  unmount()

  await openEditor(editable)
  expect(screen.getByText(/ya tiene respuestas y no permite/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull()
  expect(field('Título del formulario')).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: /^Agregar/ })).toBeNull()
})

it('EDIT-06 people who are not administrators choose among areas of their municipality, of which the first decides', async () => {
  const { person } = await openEditor(aForm())
  const list = within(await screen.findByRole('list', { name: 'Áreas municipales' }))
  expect(list.getByRole('checkbox', { name: 'Inspección General' })).toBeChecked()
  expect(screen.queryByRole('combobox', { name: 'País' })).toBeNull()
  await person.click(list.getByRole('checkbox', { name: 'Espacios Verdes' }))
  await person.click(button('Hacer principal: Espacios Verdes'))
  expect(await saved(person)).toMatchObject({
    areas: [OTHER_AREA, AREA],
    areaInfo: { nombre: 'Espacios Verdes', id: 'espacios-verdes' },
    municipioInfo: { nombre: 'Villa del Río', idMuniCore: '101' },
    municipalityPath: MUNICIPALITY_PATH,
    claveMunicipio: 'VDR',
  })
})

it('GEO-02 says which lists of places could not be loaded', async () => {
  data.countryTree.mockRejectedValue(new Error('no answer'))
  const { unmount } = await openEditor(aForm())
  const said = (list: string) =>
    `Se ha producido un error al obtener la lista de ${list}, por favor recargue la página.`
  expect(await screen.findByText(said('las Áreas del Municipio'))).toBeInTheDocument()
  expect(screen.queryByText(said('Países'))).toBeNull()
  unmount()
  await openEditor(aForm(), 'ROLE_ADMIN')
  for (const list of ['Países', 'las Provincias', 'los Municipios', 'las Áreas del Municipio']) {
    expect(await screen.findByText(said(list))).toBeInTheDocument()
  }
})

it('EDIT-12 signatures are shown with their option, and have title, type and signatory', async () => {
  const { person } = await openEditor(aForm())
  await openGroup(person, 'Firmas')
  expect(screen.queryByRole('button', { name: 'Agregar firma' })).toBeNull()
  await person.click(screen.getByRole('switch', { name: 'Firma digital' }))
  await person.click(button('Agregar firma'))
  await person.type(field('Título de la firma 1'), 'Titular del comercio')
  expect((await saved(person)).signatures).toMatchObject([
    { title: 'Titular del comercio', typeOfSignature: 'both', tipeOfSignatory: 'citizen', indexSignature: 0 },
  ])
})

it('EDIT-17 a stored form has its public link with a copy button and a code, a new one not yet', async () => {
  const { unmount } = await openEditor(aForm({ id: 'comercios' }))
  expect(field('Enlace público')).toHaveValue(`${location.origin}/publico/contestar/comercios`)
  expect(button('Copiar enlace')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Código QR del enlace público' })).toBeInTheDocument()
  expect(screen.getByText('El enlace funciona cuando el formulario guardado es público.')).toBeInTheDocument()
  unmount()
  await openEditor()
  expect(screen.queryByRole('textbox', { name: 'Enlace público' })).toBeNull()
})

it('EDIT-03 making the form public says which options that switched off', async () => {
  const form = aForm()
  const { person } = await openEditor({ ...form, opcionales: { ...form.opcionales, ciudadano: true } })
  await person.click(screen.getByRole('switch', { name: 'Público' }))
  expect(screen.getByText('También se desactivó: Asociar ciudadano.')).toBeInTheDocument()
  expect((await published(person)).opcionales).toMatchObject({ publico: true, ciudadano: false })
})

it('AUTH-11 a blocked country or municipality is marked and cannot be chosen', async () => {
  const [cordoba] = ARGENTINA.provincias
  const blocked = aMunicipality({ id: 'laguna', nombre: 'Laguna Seca', path: 'x', inhabilitado: true })
  const provincias = cordoba ? [{ ...cordoba, municipios: [...cordoba.municipios, blocked] }] : []
  data.countryTree.mockResolvedValue([
    { ...ARGENTINA, provincias },
    { ...SPAIN, inhabilitado: true },
  ])
  const { person } = await openEditor(aForm(), 'ROLE_ADMIN')
  await person.click(await pickable('Municipio'))
  expect(await screen.findByRole('option', { name: 'Laguna Seca (deshabilitado)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await person.keyboard('{Escape}')
  await person.click(await pickable('País'))
  expect(await screen.findByRole('option', { name: 'España (deshabilitado)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('EDIT-06 an administrator begins with the country, and areas of another municipality replace the earlier ones', async () => {
  data.countryTree.mockResolvedValue([ARGENTINA, SPAIN])
  const { person } = await openEditor(aForm(), 'ROLE_ADMIN')
  await screen.findByRole('list', { name: 'Áreas municipales' })
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Municipio' })).toHaveTextContent('Villa del Río'),
  )
  await person.click(screen.getByRole('combobox', { name: 'País' }))
  await person.click(await screen.findByRole('option', { name: 'España' }))
  expect(screen.queryByRole('list', { name: 'Áreas municipales' })).toBeNull()
  await person.click(await pickable('Provincia'))
  await person.click(await screen.findByRole('option', { name: 'Barcelona' }))
  await person.click(await pickable('Municipio'))
  await person.click(await screen.findByRole('option', { name: 'Montclar' }))
  await person.click(await screen.findByRole('checkbox', { name: 'Urbanisme' }))
  expect(await saved(person)).toMatchObject({
    areas: [`${MONTCLAR_PATH}/areas_municipales/urbanisme`],
    areaInfo: { nombre: 'Urbanisme', id: 'urbanisme' },
    municipioInfo: { nombre: 'Montclar', idMuniCore: '512' },
    municipalityPath: MONTCLAR_PATH,
    claveMunicipio: 'MC',
  })
})
