import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { listAssignees } from '../../data/staff/assignment'
import { aForm, THREE_STATES } from '../../testing/builders'
import { button, field, openEditor, saved, settle } from './testing/editor-page'

vi.mock('../../data/staff/assignment', () => ({ listAssignees: vi.fn() }))

beforeEach(() => {
  settle()
  vi.mocked(listAssignees).mockResolvedValue({
    people: [
      { username: 'sara', name: 'Sara Luna' },
      { username: 'ines', name: 'Inés Roca' },
    ],
    isCut: false,
  })
})

const [first] = THREE_STATES.disponibles.map(({ nombre }) => nombre)
const TERM = `Plazo de ${first}, en días hábiles`

it('REACH-08 a state gets a term in working days; what is none is told and not stored, and an empty one goes', async () => {
  const { person } = await openEditor(aForm({ estados: THREE_STATES }))
  await person.click(button(/^Estados/))
  await person.type(field(TERM), '12')
  await person.type(field(TERM), '345')
  expect(screen.getByText('Escriba un número de días entre 1 y 500, o nada.')).toBeInTheDocument()
  await person.clear(field(TERM))
  expect(screen.queryByText(/Escriba un número de días/)).toBeNull()
  await person.type(field(TERM), '20')
  expect((await saved(person)).estados.disponibles.map(({ plazo }) => plazo)).toEqual([
    20,
    undefined,
    undefined,
  ])
})

it('REACH-08 new answers are shared among people, by their names', async () => {
  const { person } = await openEditor(aForm({ estados: THREE_STATES }))
  await person.click(button(/^Estados/))
  await person.click(button('Agregar regla de asignación'))
  const rule = within(screen.getByRole('group', { name: /^Asignación 1/ }))
  await person.click(rule.getByRole('combobox', { name: 'Personas' }))
  await person.click(await screen.findByRole('option', { name: 'Inés Roca' }))
  expect((await saved(person)).reparto).toMatchObject([{ si: '', personas: ['ines'] }])
})

it('REACH-08 new answers go to whoever works in the area of the answered section, and it is told when no section has one', async () => {
  const { person } = await openEditor(aForm({ estados: THREE_STATES }))
  await person.click(button(/^Estados/))
  await person.click(button('Agregar regla de asignación'))
  const rule = within(screen.getByRole('group', { name: /^Asignación 1/ }))
  await person.click(
    rule.getByRole('switch', { name: 'Entre quienes trabajan en el área de la sección respondida' }),
  )
  expect(rule.getByText(/Ninguna sección tiene un área asociada todavía/)).toBeInTheDocument()
  expect(rule.queryByRole('combobox', { name: 'Personas' })).toBeNull()
  expect((await saved(person)).reparto).toMatchObject([{ si: '', personas: [], porArea: true }])
})

it('REACH-08 it is told when nobody can say who may have answers', async () => {
  vi.mocked(listAssignees).mockRejectedValue(new Error('down'))
  const { person } = await openEditor(aForm({ estados: THREE_STATES }))
  await person.click(button(/^Estados/))
  await person.click(button('Agregar regla de asignación'))
  expect(await screen.findByText(/No se pudo leer quién ve las respuestas/)).toBeInTheDocument()
})
