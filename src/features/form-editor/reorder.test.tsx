import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aBranch, aForm, aSection, questions } from '../../testing/builders'
import { button, openEditor, saved, settle } from './testing/editor-page'

beforeEach(settle)

const form = () =>
  aForm({
    secciones: [
      aSection({
        id: 'A',
        titulo: 'Local',
        preguntas: questions({ id: 'a', titulo: 'Rubro' }, { id: 'b', titulo: 'Metros' }),
      }),
      aSection({ id: 'B', orden: 1, titulo: 'Titular', preguntas: questions({ id: 'c', titulo: 'Nombre' }) }),
      aSection({
        id: 'C',
        orden: 2,
        titulo: 'Riesgos',
        conditions: [
          aBranch({ id: 'C1', condition: 'Gas', questions: [] }),
          aBranch({ id: 'C2', order: 1, condition: 'Fuego', questions: [] }),
        ],
      }),
    ],
  })

const outline = () => within(screen.getByRole('navigation', { name: 'Esquema del formulario' }))
const handle = (name: string, nth = 0) => {
  const found = outline().getAllByRole('button', { name })[nth]
  if (!found) throw new Error(`no handle ${name}`)
  return found
}
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')

/** Presses a key on whatever has the focus, once what the key before it did is done. */
async function press(code: string): Promise<void> {
  const key = code === 'Space' ? ' ' : code
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key })
  await new Promise((done) => requestAnimationFrame(done))
  await new Promise((done) => setTimeout(done))
}

it('EDIT-10 the keyboard moves a question to another section, with announcements, new numbers and one step of undo', async () => {
  const { person } = await openEditor(form())
  await waitFor(() => expect(screen.getByText(/^Pulse la barra espaciadora/)).toBeInTheDocument())
  handle('Mover la pregunta 1').focus()
  await press('Space')
  await waitFor(() => expect(said()).toContain('Pregunta 1 levantada. Sección 1. Posición 1 de 2'))
  await press('ArrowDown')
  await waitFor(() => expect(said()).toContain('Sección 1. Posición 2 de 2'))
  await press('ArrowDown')
  await waitFor(() => expect(said()).toContain('Sección 2. Posición 1 de 2'))
  await press('Space')
  await waitFor(() => expect(said()).toContain('Pregunta 1 soltada. Sección 2. Posición 1 de 2'))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'handle-a'))
  expect(outline().getByRole('button', { name: '2 Nombre' })).toBeInTheDocument()
  await person.click(button('Deshacer'))
  expect(outline().getByRole('button', { name: '2 Metros' })).toBeInTheDocument()
  await person.click(button('Rehacer'))
  const stored = await saved(person)
  expect(stored.secciones.map(({ preguntas }) => preguntas.map(({ id, orden }) => [id, orden]))).toEqual([
    [['b', 0]],
    [
      ['a', 0],
      ['c', 1],
    ],
    [],
  ])
})

it('EDIT-07 EDIT-09 sections move among sections and conditions within their section, and Escape cancels', async () => {
  const { person } = await openEditor(form())
  await waitFor(() => expect(screen.getByText(/^Pulse la barra espaciadora/)).toBeInTheDocument())
  handle('Mover la condición 2').focus()
  await press('Space')
  await press('ArrowUp')
  await waitFor(() => expect(said()).toContain('Posición 1 de 2'))
  await press('Escape')
  await waitFor(() => expect(said()).toContain('Movimiento cancelado. Condición 2 sigue en su lugar.'))
  expect(outline().getByRole('button', { name: '2 Fuego' })).toBeInTheDocument()
  await press('Space')
  await press('ArrowUp')
  await press('Space')
  await waitFor(() => expect(outline().getByRole('button', { name: '1 Fuego' })).toBeInTheDocument())
  handle('Mover la sección 3').focus()
  await press('Space')
  await press('Home')
  await press('Enter')
  await waitFor(() => expect(outline().getByRole('button', { name: '1 Riesgos' })).toBeInTheDocument())
  const stored = await saved(person)
  expect(stored.secciones.map(({ titulo, orden }) => [titulo, orden])).toEqual([
    ['Riesgos', 0],
    ['Local', 1],
    ['Titular', 2],
  ])
  expect(stored.secciones[0]?.conditions.map(({ condition, order }) => [condition, order])).toEqual([
    ['Fuego', 0],
    ['Gas', 1],
  ])
})

it('EDIT-16 sections of the outline close and open; what is selected opens its section', async () => {
  const { person } = await openEditor(form())
  const fold = outline().getByRole('button', { name: 'Contenido de la sección 1' })
  await person.click(fold)
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(fold).toHaveTextContent('2')
  expect(outline().queryByRole('button', { name: '1 Rubro' })).toBeNull()
  await person.click(screen.getByDisplayValue('Metros'))
  expect(outline().getByRole('button', { name: '1 Rubro' })).toBeInTheDocument()
  await person.click(button('Cerrar todas las secciones'))
  expect(outline().queryByRole('button', { name: '1 Nombre' })).toBeNull()
  await person.click(button('Abrir todas las secciones'))
  expect(outline().getByRole('button', { name: '1 Nombre' })).toBeInTheDocument()
})
