import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import editor from '../../../locales/es/editor.json'
import { QUESTION_KINDS } from '../../domain/form/kinds'
import { aForm, anOption, aQuestion, aSection, questions, TYPED } from '../../testing/builders'
import { button, data, field, openEditor, saved, settle } from './testing/editor-page'

beforeEach(settle)

it('EDIT-07 EDIT-16 sections are added, named, moved and deleted; numbers and counts follow', async () => {
  const { person } = await openEditor(aForm())
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

it('EDIT-07 a section is associated with an area of the municipality, which its card shows', async () => {
  const { person } = await openEditor(aForm())
  await person.click(field('Título de la sección 1'))
  await person.click(screen.getByRole('combobox', { name: 'Área asociada' }))
  await person.click(await screen.findByRole('option', { name: 'Espacios Verdes' }))
  expect(screen.getByText(/ · Espacios Verdes$/)).toBeInTheDocument()
  expect((await saved(person)).secciones[0]).toMatchObject({ areaAsociada: { nombre: 'Espacios Verdes' } })
})

it('EDIT-08 ANS-09 only a repeatable section can be allowed to stay empty', async () => {
  const { person } = await openEditor(aForm({ secciones: [aSection()] }))
  await person.click(field('Título de la sección 1'))
  expect(screen.queryByRole('switch', { name: 'Puede quedar vacía' })).toBeNull()
  const repeats = screen.getByRole('switch', { name: 'La sección se puede repetir' })
  await person.click(repeats)
  await person.click(screen.getByRole('switch', { name: 'Puede quedar vacía' }))
  await person.click(repeats)
  await person.click(repeats)
  expect(screen.getByRole('switch', { name: 'Puede quedar vacía' })).not.toBeChecked()
  await person.click(screen.getByRole('switch', { name: 'Puede quedar vacía' }))
  expect((await saved(person)).secciones[0]).toMatchObject({ repetible: true, puedeEstarVacia: true })
})

it('EDIT-08 EDIT-09 a section with questions asks before it becomes conditional; conditions have their own questions', async () => {
  const { person } = await openEditor(aForm())
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

it('EDIT-10 a choice gets options by Enter and by pasting, and can be required, searchable, linked and with files', async () => {
  const { person } = await openEditor(aForm())
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

it('EDIT-10 KIND-01 KIND-03 every kind of question can be picked and is stored as the specification says', async () => {
  // A grid is made with its rows, by the palette.
  const kinds = QUESTION_KINDS.filter((kind) => kind !== 'grid')
  const { person } = await openEditor(
    aForm({ secciones: [aSection({ preguntas: questions(...kinds.map(() => ({}))) })] }),
  )
  for (const [n, kind] of kinds.entries()) {
    await person.click(field(`Título de la pregunta ${n + 1}`))
    await person.click(screen.getByRole('combobox', { name: 'Tipo de respuesta' }))
    await person.click(await screen.findByRole('option', { name: editor.kind[kind] }))
  }
  const stored = (await saved(person)).secciones[0]?.preguntas ?? []
  expect(stored.map(({ tipoPregunta, tipoDato }) => ({ tipoPregunta, tipoDato }))).toEqual(
    kinds.map((kind) => TYPED[kind]),
  )
})

it('EDIT-10 questions are duplicated, moved and deleted, and an undo brings them back', async () => {
  const { person } = await openEditor(
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

it('shows all questions of a form of several sections in the outline', async () => {
  await openEditor(
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

it('EDIT-11 a video is asked for only where the municipality or the person has it enabled', async () => {
  const video = () => screen.queryByRole('switch', { name: 'Pedir un video' })
  const { person, unmount } = await openEditor(aForm())
  await person.click(field('Título de la pregunta 1'))
  expect(screen.getByRole('switch', { name: 'Pedir un documento' })).toBeInTheDocument()
  expect(video()).toBeNull()
  unmount()

  const municipality = await data.municipality('villa-del-rio')
  data.municipality.mockResolvedValue({ ...municipality, videoHabilitado: true })
  const enabled = await openEditor(aForm())
  await enabled.person.click(field('Título de la pregunta 1'))
  await enabled.person.click(await screen.findByRole('switch', { name: 'Pedir un video' }))
  expect((await saved(enabled.person)).secciones[0]?.preguntas[0]).toMatchObject({ adjuntarVideo: true })
})

it('EDIT-11 a question with a video that is not enabled can switch it off, and says that it cannot be switched on again', async () => {
  const { person } = await openEditor(
    aForm({ secciones: [aSection({ preguntas: [aQuestion({ adjuntarVideo: true })] })] }),
  )
  await person.click(field('Título de la pregunta 1'))
  const video = screen.getByRole('switch', { name: 'Pedir un video' })
  expect(video).toHaveAccessibleDescription(/no podrá volver a activarlo/)
  await person.click(video)
  expect(screen.queryByRole('switch', { name: 'Pedir un video' })).toBeNull()
})

it('KIND-01 KIND-04 KIND-11 the palette adds a question of a kind, written as the country writes it', async () => {
  const { person } = await openEditor(aForm({ secciones: [aSection({ preguntas: [] })] }))
  for (const name of ['Importe', 'Orden de preferencia', 'Foto', 'Texto que informa']) {
    await person.click(screen.getByRole('button', { name: 'Elegir tipo: sección 1' }))
    await person.click(await screen.findByRole('menuitem', { name }))
  }
  await person.type(field('Título de la pregunta 1'), 'Alquiler')
  expect((await saved(person)).secciones[0]?.preguntas).toMatchObject([
    { titulo: 'Alquiler', tipoPregunta: 1, tipoDato: 10, formato: 'ARS' },
    { tipoPregunta: 7 },
    { tipoPregunta: 1, tipoDato: 1, adjuntar: true },
    { tipoPregunta: 5 },
  ])
})

it('KIND-09 a choice offers its options in random order, also after it takes several', async () => {
  const opciones = ['Norte', 'Sur'].map((texto, at) => anOption(at, { texto }))
  const asked = questions({ ...TYPED['single-choice'], titulo: 'Barrio', opciones })
  const { person } = await openEditor(aForm({ secciones: [aSection({ preguntas: asked })] }))
  await person.click(field('Título de la pregunta 1'))
  await person.click(screen.getByRole('switch', { name: 'Opciones en orden al azar' }))
  await person.click(screen.getByRole('combobox', { name: 'Tipo de respuesta' }))
  await person.click(await screen.findByRole('option', { name: 'Opción múltiple' }))
  expect(screen.getByRole('switch', { name: 'Opciones en orden al azar' })).toBeChecked()
  expect((await saved(person)).secciones[0]?.preguntas[0]).toMatchObject({
    ...{ tipoPregunta: 2, formato: 'random' },
    opciones: [{ texto: 'Norte' }, { texto: 'Sur' }],
  })
})

it('EDIT-10 KIND-11 a slash in an empty title opens the kinds, by keyboard, and elsewhere it is a slash', async () => {
  const asked = questions({ titulo: '' })
  const { person } = await openEditor(aForm({ secciones: [aSection({ preguntas: asked })] }))
  await person.click(field('Título de la pregunta 1'))
  await person.keyboard('/')
  const menu = await screen.findByRole('menu')
  await person.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(menu).not.toBeInTheDocument())
  await waitFor(() => expect(field('Título de la pregunta 1')).toHaveFocus())
  await person.keyboard('Sí/No')
  const [section] = (await saved(person)).secciones
  expect(section?.preguntas).toMatchObject([{ titulo: 'Sí/No', tipoPregunta: 1, tipoDato: 7 }])
})

it('EDIT-10 MOVE-04 a pasted list makes questions, in one step that is undone in one', async () => {
  const asked = questions({ titulo: '' }, { titulo: 'Firma' })
  const { person } = await openEditor(aForm({ secciones: [aSection({ preguntas: asked })] }))
  await person.click(field('Título de la pregunta 1'))
  await person.paste('1. ¿Cómo se llama? *\n2. ¿Qué vende?\n- Pan\n- Leche\n3. =HYPERLINK("x")')
  expect(await screen.findByRole('textbox', { name: 'Título de la pregunta 4' })).toHaveValue('Firma')
  expect(field('Título de la pregunta 3')).toHaveFocus()
  await person.click(button('Deshacer'))
  await waitFor(() => expect(field('Título de la pregunta 2')).toHaveValue('Firma'))
  await person.click(button('Rehacer'))
  const [section] = (await saved(person)).secciones
  expect(section?.preguntas).toMatchObject([
    { titulo: '¿Cómo se llama?', required: true },
    { titulo: '¿Qué vende?', tipoPregunta: 3, opciones: [{ texto: 'Pan' }, { texto: 'Leche' }] },
    { titulo: '=HYPERLINK("x")' },
    { titulo: 'Firma' },
  ])
})
