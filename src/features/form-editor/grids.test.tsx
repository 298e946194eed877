import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { anOption, aForm, aSection, questions, TYPED } from '../../testing/builders'
import { button, field, openEditor, saved, settle } from './testing/editor-page'

beforeEach(settle)

const GRID = [
  { ...TYPED.grid, id: 'g', titulo: '¿Cómo está…?' },
  ...['Plaza', 'Río'].map((titulo, at) => ({
    ...{ ...TYPED['single-choice'], id: `r${at}`, titulo, enCuadricula: true },
    opciones: ['Bien', 'Mal'].map((texto, orden) => anOption(orden, { id: `r${at}-${orden}`, texto })),
  })),
]
const withGrid = () => openEditor(aForm({ secciones: [aSection({ preguntas: questions(...GRID) })] }))

it('KIND-05 EDIT-10 what rows share is set once, at the heading or at any row', async () => {
  const { person } = await withGrid()
  await person.click(field('Título de la cuadrícula 1'))
  await person.type(field('Opción 2'), ' estado')
  await person.click(screen.getByRole('switch', { name: 'Obligatoria' }))
  await person.click(field('Fila 2'))
  expect(screen.getByText(/valen para todas las filas/)).toBeVisible()
  expect(screen.queryByRole('switch', { name: 'Se puede repetir' })).toBeNull()
  const [heading, ...rows] = (await saved(person)).secciones[0]?.preguntas ?? []
  expect(heading).toMatchObject({ tipoPregunta: 10, required: false })
  expect(rows).toMatchObject([
    { required: true, opciones: [{ id: 'r0-0' }, { id: 'r0-1', texto: 'Mal estado' }] },
    { required: true, opciones: [{ id: 'r1-0' }, { id: 'r1-1', texto: 'Mal estado' }] },
  ])
})

it('KIND-05 EDIT-10 Enter adds the next row, several pasted lines a row each', async () => {
  const { person } = await withGrid()
  await person.click(field('Fila 1'))
  await person.keyboard('{Enter}')
  expect(await screen.findByRole('textbox', { name: 'Fila 3' })).toHaveValue('Río')
  await person.click(field('Fila 2'))
  await person.paste('Veredas\nRampas\n\n')
  const { preguntas = [] } = (await saved(person)).secciones[0] ?? {}
  expect(preguntas.map(({ titulo }) => titulo)).toEqual(['¿Cómo está…?', 'Plaza', 'Veredas', 'Rampas', 'Río'])
  expect(preguntas.every(({ tipoPregunta, enCuadricula }) => (tipoPregunta === 10) !== enCuadricula)).toBe(
    true,
  )
})

it('KIND-05 EDIT-10 removing the heading asks, because its rows go too', async () => {
  const { person } = await withGrid()
  await person.click(field('Título de la cuadrícula 1'))
  await person.click(button('Eliminar la pregunta 1'))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Se eliminan también sus 2 filas.')
  await person.click(within(dialog).getByRole('button', { name: 'Eliminar la pregunta 1' }))
  expect(screen.queryByRole('textbox', { name: 'Fila 1' })).toBeNull()
})

it('KIND-05 EDIT-10 a copied grid has rows of its own', async () => {
  const { person } = await withGrid()
  await person.click(field('Título de la cuadrícula 1'))
  await person.click(button('Duplicar la pregunta 1'))
  const { preguntas = [] } = (await saved(person)).secciones[0] ?? {}
  expect(preguntas.map(({ titulo }) => titulo)).toEqual([
    ...['¿Cómo está…?', 'Plaza', 'Río', '¿Cómo está…?', 'Plaza', 'Río'],
  ])
  expect(new Set(preguntas.map(({ id }) => id)).size).toBe(6)
})
