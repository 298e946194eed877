import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { areas, municipality } from '../../data/staff/geography'
import { getForm, hasAnswers, newFormId, saveForm } from '../../data/staff/forms'
import type { Form } from '../../domain/form/form'
import {
  aForm,
  anOption,
  aQuestion,
  aSection,
  aUser,
  AREA,
  MUNICIPALITY_PATH,
  NOW,
  OTHER_AREA,
  questions,
  THREE_STATES,
  TYPED,
} from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { FormEditorPage } from './FormEditorPage'

vi.mock('../../data/staff/forms', () => ({
  getForm: vi.fn(),
  hasAnswers: vi.fn(),
  newFormId: vi.fn(),
  saveForm: vi.fn(),
}))
vi.mock('../../data/staff/geography', () => ({
  areas: vi.fn(),
  countries: vi.fn(),
  municipalities: vi.fn(),
  municipality: vi.fn(),
  provinces: vi.fn(),
}))

// Whole edits are played through, keystroke by keystroke.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  vi.mocked(hasAnswers).mockResolvedValue(false)
  vi.mocked(newFormId).mockReturnValue('nuevo-1')
  vi.mocked(areas).mockResolvedValue([
    { path: AREA, id: 'inspeccion-general', nombre: 'Inspección General' },
    { path: OTHER_AREA, id: 'espacios-verdes', nombre: 'Espacios Verdes' },
  ])
  vi.mocked(municipality).mockResolvedValue({
    id: 'villa-del-rio',
    nombre: 'Villa del Río',
    idMuniCore: '101',
    key: 'VDR',
    inhabilitado: false,
    areas: [AREA, OTHER_AREA],
  })
  vi.mocked(saveForm).mockReset()
  vi.mocked(saveForm).mockImplementation((form) =>
    Promise.resolve({ ...form, version: form.version + 1, lastUpdate: NOW }),
  )
})

async function open(form?: Form) {
  if (form) vi.mocked(getForm).mockResolvedValue(form)
  const view = await renderStaff(<FormEditorPage />, {
    user: aUser('ROLE_GENERADOR'),
    pattern: form ? '/editar/:formId' : '/editar/nuevo/formulario',
    at: form ? `/editar/${form.id}` : '/editar/nuevo/formulario',
  })
  await screen.findByRole('textbox', { name: 'Título del formulario' })
  return view
}

/** The form as it was handed to the store. */
async function saved(person: Awaited<ReturnType<typeof open>>['person']): Promise<Form> {
  await person.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(saveForm).toHaveBeenCalled())
  const [form] = vi.mocked(saveForm).mock.calls[0] ?? []
  if (!form) throw new Error('nothing was saved')
  return form
}

const field = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

it('EDIT-01 EDIT-21 title, description and their translations are typed, trimmed on leaving', async () => {
  const { person } = await open(aForm())
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

it('EDIT-04 states: the first is initial, names are checked, transitions are ticked, deleting renumbers', async () => {
  const { person } = await open(aForm())
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
  expect((await saved(person)).estados).toEqual({
    disponibles: [
      { id: 0, nombre: 'Recibida', transiciones: [1] },
      { id: 1, nombre: 'Terminada', transiciones: [] },
    ],
    inicial: 0,
    actual: 0,
  })
})

it('EDIT-05 a form with answers keeps its states, and may be fixed altogether', async () => {
  vi.mocked(hasAnswers).mockResolvedValue(true)
  const editable = aForm({ estados: THREE_STATES })
  const { person, unmount } = await open({
    ...editable,
    opcionales: { ...editable.opcionales, editableForm: true },
  })
  await person.click(screen.getByRole('button', { name: /^Estados/ }))
  expect(screen.queryByRole('button', { name: 'Agregar estado' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Eliminar el estado/ })).toBeNull()
  expect(screen.getByRole('radio', { name: '«Pendiente» es el estado inicial' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled()
  unmount()

  await open(editable)
  expect(screen.getByText(/ya tiene respuestas y no permite/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull()
  expect(field('Título del formulario')).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: /^Agregar/ })).toBeNull()
})

it('EDIT-06 others than the administrator choose among the areas of their municipality; the first decides', async () => {
  const { person } = await open(aForm())
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

it('EDIT-07 EDIT-16 sections are added, named, moved and deleted; numbers and counts follow', async () => {
  const { person } = await open(aForm())
  expect(screen.getByText('1 sección, 1 pregunta')).toBeInTheDocument()
  await person.click(screen.getAllByRole('button', { name: 'Agregar sección' })[0] ?? document.body)
  await waitFor(() => expect(field('Título de la sección 2')).toHaveFocus())
  await person.keyboard('Segunda')
  await person.click(screen.getByRole('switch', { name: 'La sección se puede repetir' }))
  expect(screen.getByText('2 secciones, 1 pregunta')).toBeInTheDocument()
  await person.click(button('Subir la sección 2'))
  expect(field('Título de la sección 1')).toHaveValue('Segunda')
  const { secciones } = await saved(person)
  expect(secciones.map(({ titulo, orden, repetible }) => [titulo, orden, repetible])).toEqual([
    ['Segunda', 0, true],
    ['Sección 1', 1, false],
  ])
})

it('EDIT-08 EDIT-09 a section with questions asks before it becomes conditional; conditions have their own questions', async () => {
  const { person } = await open(aForm())
  await person.click(field('Título de la sección 1'))
  await person.click(screen.getByRole('radio', { name: /una sola condición/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await person.click(dialog.getByRole('button', { name: 'Cambiar y eliminar contenido' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await person.type(field('Pregunta sobre las condiciones de la sección 1'), '¿Qué hay?')
  for (const words of ['Árbol', 'Arbusto']) {
    await person.click(button('Agregar condición: sección 1'))
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('id', expect.stringMatching(/^title-/)),
    )
    await person.keyboard(words)
  }
  await person.click(button('Agregar pregunta: condición 2'))
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Título de la pregunta 1'))
  await person.keyboard('¿De qué especie?')
  await person.click(field('Texto de la condición 2'))
  await person.click(button('Subir la condición 2'))
  const [section] = (await saved(person)).secciones
  expect(section).toMatchObject({
    preguntas: [],
    conditionalSection: true,
    conditionalSectionSingle: true,
    conditionalQuestion: '¿Qué hay?',
    conditions: [
      { condition: 'Arbusto', order: 0, questions: [{ titulo: '¿De qué especie?', orden: 0 }] },
      { condition: 'Árbol', order: 1, questions: [] },
    ],
  })
})

it('EDIT-10 a choice: type, options by Enter and by pasting, required, search list, link, attachments', async () => {
  const { person } = await open(aForm())
  await person.click(field('Título de la pregunta 1'))
  await person.click(screen.getByRole('combobox', { name: 'Tipo de respuesta' }))
  await person.click(await screen.findByRole('option', { name: 'Opción única' }))
  await person.type(field('Opción 1'), 'Norte{Enter}')
  await waitFor(() => expect(field('Opción 2')).toHaveFocus())
  await person.paste('Sur\nEste\n Oeste ')
  await person.click(button('Subir la opción «Oeste»'))
  await person.click(screen.getByRole('switch', { name: 'Obligatoria' }))
  await person.click(screen.getByRole('switch', { name: 'Lista con buscador' }))
  await person.click(screen.getByRole('switch', { name: 'Pedir una imagen' }))
  await person.type(field('Texto del enlace'), 'Mapa')
  await person.type(field('Dirección del enlace'), 'https://mapa.test')
  const question = (await saved(person)).secciones[0]?.preguntas[0]
  expect(question).toMatchObject({
    tipoPregunta: 3,
    required: true,
    filtrable: true,
    adjuntar: true,
    tituloLink: 'Mapa',
    link: 'https://mapa.test',
  })
  // The option left empty is not stored.
  expect(question?.opciones.map(({ texto, orden }) => [texto, orden])).toEqual([
    ['Norte', 0],
    ['Sur', 1],
    ['Oeste', 2],
    ['Este', 3],
  ])
})

it('EDIT-10 every kind of question can be picked and is stored as the specification says', async () => {
  const kinds = [
    'Texto',
    'Número entero',
    'Número decimal',
    'Fecha',
    'Hora',
    'Enlace',
    'Opción múltiple',
    'Opción única',
    'Sí o no',
  ]
  const { person } = await open(
    aForm({ secciones: [aSection({ preguntas: questions(...kinds.map(() => ({}))) })] }),
  )
  for (const [n, kind] of kinds.entries()) {
    await person.click(field(`Título de la pregunta ${n + 1}`))
    await person.click(screen.getByRole('combobox', { name: 'Tipo de respuesta' }))
    await person.click(await screen.findByRole('option', { name: kind }))
  }
  const stored = (await saved(person)).secciones[0]?.preguntas ?? []
  expect(stored.map(({ tipoPregunta, tipoDato }) => ({ tipoPregunta, tipoDato }))).toEqual(
    Object.values(TYPED),
  )
})

it('EDIT-10 questions are duplicated, moved and deleted, and an undo brings them back', async () => {
  const { person } = await open(
    aForm({
      secciones: [
        aSection({
          preguntas: questions(
            { titulo: 'A', ...TYPED['single-choice'], opciones: [anOption(0)] },
            { titulo: 'B' },
          ),
        }),
      ],
    }),
  )
  await person.click(field('Título de la pregunta 1'))
  await person.click(button('Duplicar la pregunta 1'))
  await waitFor(() => expect(field('Título de la pregunta 2')).toHaveFocus())
  await person.click(button('Bajar la pregunta 2'))
  expect(screen.getByText('Ahora está en la posición 3 de 3.')).toBeInTheDocument()
  await person.click(field('Título de la pregunta 2'))
  await person.click(button('Eliminar la pregunta 2'))
  expect(field('Título de la pregunta 2')).toHaveValue('A')
  await person.click(button('Deshacer'))
  expect(field('Título de la pregunta 2')).toHaveValue('B')
  await person.keyboard('{Control>}z{/Control}')
  expect(field('Título de la pregunta 3')).toHaveValue('B')
  const stored = (await saved(person)).secciones[0]?.preguntas ?? []
  expect(new Set(stored.map(({ id }) => id)).size).toBe(3)
})

it('EDIT-12 signatures: shown with their option, title, type and signatory', async () => {
  const { person } = await open(aForm())
  expect(screen.queryByRole('heading', { name: 'Firmas' })).toBeNull()
  await person.click(screen.getByRole('switch', { name: 'Firma digital' }))
  await person.click(button('Agregar firma'))
  await person.type(field('Título de la firma 1'), 'Titular del comercio')
  expect((await saved(person)).signatures).toMatchObject([
    { title: 'Titular del comercio', typeOfSignature: 'both', tipeOfSignatory: 'citizen', indexSignature: 0 },
  ])
})

it('EDIT-17 a stored form has its public link with a copy button and a code, a new one not yet', async () => {
  const { unmount } = await open(aForm({ id: 'comercios' }))
  expect(field('Enlace público')).toHaveValue(`${location.origin}/publico/contestar/comercios`)
  expect(button('Copiar enlace')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Código QR del enlace público' })).toBeInTheDocument()
  expect(screen.getByText('El enlace funciona cuando el formulario guardado es público.')).toBeInTheDocument()
  unmount()
  await open()
  expect(screen.queryByRole('textbox', { name: 'Enlace público' })).toBeNull()
})

it('EDIT-03 turning public on says what it turned off', async () => {
  const form = aForm()
  const { person } = await open({ ...form, opcionales: { ...form.opcionales, ciudadano: true } })
  await person.click(screen.getByRole('switch', { name: 'Público' }))
  expect(screen.getByText('También se desactivó: Asociar ciudadano.')).toBeInTheDocument()
  expect((await saved(person)).opcionales).toMatchObject({ publico: true, ciudadano: false })
})

it('shows all questions of a form of several sections in the outline', async () => {
  await open(
    aForm({
      secciones: [
        aSection({ preguntas: [aQuestion({ titulo: 'Rubro' })] }),
        aSection({ orden: 1, conditions: [] }),
      ],
    }),
  )
  const outline = within(screen.getByRole('navigation', { name: 'Esquema del formulario' }))
  expect(outline.getByRole('button', { name: '1 Rubro' })).toBeInTheDocument()
})
