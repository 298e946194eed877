import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { addNote, listNotes, removeNote } from '../../../data/staff/notes'
import type { AnswerNote } from '../../../domain/answer/note'
import { aUser, NOW } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { Notes } from './Notes'
import { NotesLink } from './NotesLink'

vi.mock('../../../data/staff/notes', async (original) => ({
  ...(await original<object>()),
  ...{ listNotes: vi.fn(), addNote: vi.fn(), removeNote: vi.fn() },
}))

const USER = aUser('ROLE_SUPERVISOR')
const note = (id: string, autor: string, texto: string): AnswerNote => ({
  ...{ id, autor, texto, firstName: autor === USER.username ? 'María' : 'Blas', lastName: 'Paz', fecha: NOW },
})
const open = () =>
  renderStaff(
    <>
      <NotesLink answerId="respuesta-1" />
      <Notes answerId="respuesta-1" />
    </>,
    { user: USER, pattern: '/ver/:answerId', at: '/ver/respuesta-1' },
  )
const UNSURE = /no se pudo comprobar si el cambio se hizo/
const field = () => screen.getByRole('textbox', { name: 'Escribir una nota' })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(listNotes).mockResolvedValue([
    note('1', 'blas', 'Llamó el vecino.'),
    note('2', USER.username, 'Hecho.'),
  ])
  vi.mocked(addNote).mockResolvedValue()
  vi.mocked(removeNote).mockResolvedValue()
})

describe('internal notes', () => {
  it('VIEW-06 are told of beside the answer, with the way to them, and read once', async () => {
    await open()
    expect(await screen.findByRole('link', { name: '2 notas internas' })).toHaveAttribute('href', '#notes')
    expect(listNotes).toHaveBeenCalledTimes(1)
  })

  it('VIEW-06 shows who wrote each note and when, and lets people remove only their own', async () => {
    const { person } = await open()
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent(/Blas Paz.*Llamó el vecino\./)
    expect(within(first ?? document.body).queryByRole('button')).toBeNull()
    await person.click(within(second ?? document.body).getByRole('button', { name: /Quitar la nota/ }))
    const asked = within(await screen.findByRole('alertdialog', { name: /Quitar la nota/ }))
    expect(asked.getByText('Hecho.')).toBeInTheDocument()
    expect(removeNote).not.toHaveBeenCalled()
    vi.mocked(listNotes).mockResolvedValue([note('1', 'blas', 'Llamó el vecino.')])
    await person.click(asked.getByRole('button', { name: 'Quitar' }))
    expect(removeNote).toHaveBeenCalledWith('respuesta-1', '2')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Notas internas' })).toHaveFocus())
  })

  it('VIEW-06 FMT-05 a note is saved under the writer’s name without what nobody sees, and the field is then empty', async () => {
    const { person } = await open()
    await person.type(field(), '\u200b  Falta el pla\u00adno.\u2800  ')
    await person.click(screen.getByRole('button', { name: 'Agregar nota' }))
    await waitFor(() => expect(field()).toHaveValue(''))
    expect(vi.mocked(addNote).mock.lastCall).toEqual([
      'respuesta-1',
      expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      'Falta el plano.',
      expect.objectContaining({ username: USER.username }),
    ])
  })

  it('VIEW-06 ANS-15 of a note that may have been saved it is not said that it was not', async () => {
    vi.mocked(addNote).mockRejectedValue(new DataError('unsure'))
    vi.mocked(removeNote).mockRejectedValue(new DataError('unsure'))
    const { person } = await open()
    await person.type(field(), 'Falta el plano.')
    await person.click(screen.getByRole('button', { name: 'Agregar nota' }))
    expect(await screen.findByText(UNSURE)).toBeVisible()
    expect(screen.queryByText(/La nota no se guardó/)).toBeNull()
    expect(field()).toHaveValue('Falta el plano.')

    await person.click(screen.getByRole('button', { name: /Quitar la nota/ }))
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitar' }))
    await waitFor(() => expect(screen.getAllByText(UNSURE)).toHaveLength(2))
    expect(screen.queryByText(/no se pudo quitar/)).toBeNull()
  })

  it('VIEW-06 a note that could not be saved stays typed, and an empty one is not saved', async () => {
    vi.mocked(addNote).mockRejectedValue(new DataError('offline'))
    const { person } = await open()
    await person.click(screen.getByRole('button', { name: 'Agregar nota' }))
    expect(screen.getByText('Escriba algo antes de agregar la nota.')).toBeInTheDocument()
    expect(addNote).not.toHaveBeenCalled()
    await person.type(field(), 'Se cortó la línea')
    await person.click(screen.getByRole('button', { name: 'Agregar nota' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('La nota no se guardó')
    expect(field()).toHaveValue('Se cortó la línea')
  })

  it('VIEW-06 when notes cannot be read one can try again, and write a note all the same', async () => {
    vi.mocked(listNotes).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Las notas no se pudieron cargar.')
    expect(field()).toBeEnabled()
    await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  })

  it('VIEW-06 a note that could not be removed stays, and the page says so', async () => {
    vi.mocked(removeNote).mockRejectedValue(new DataError('offline'))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: /Quitar la nota/ }))
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitar' }))
    expect(await screen.findByText('La nota no se pudo quitar. Intente nuevamente.')).toBeInTheDocument()
    expect(screen.getByText('Hecho.', { selector: 'p' })).toBeInTheDocument()
  })

  it('VIEW-06 the same words keep their id after a lost response, and other words get a new one', async () => {
    vi.mocked(addNote).mockRejectedValue(new DataError('timeout'))
    const { person, unmount } = await open()
    const add = () => person.click(screen.getByRole('button', { name: 'Agregar nota' }))
    await person.type(field(), 'Vino el perito')
    await add()
    await screen.findByRole('alert')
    await add()
    await waitFor(() => expect(addNote).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(field()).toBeEnabled())
    await person.type(field(), ' hoy')
    await add()
    await waitFor(() => expect(addNote).toHaveBeenCalledTimes(3))
    vi.mocked(addNote).mockResolvedValue()
    await waitFor(() => expect(field()).toBeEnabled())
    await add()
    await waitFor(() => expect(field()).toHaveValue(''))
    await person.type(field(), 'Vino el perito hoy')
    await add()
    await waitFor(() => expect(field()).toHaveValue(''))
    const [first, second, third, fourth, fifth] = vi.mocked(addNote).mock.calls.map(([, id]) => id)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(fourth).toBe(third)
    expect(fifth).not.toBe(third)
    unmount()
  })

  it('VIEW-06 notes of colleagues appear when the window gets the focus again', async () => {
    await open()
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    vi.mocked(listNotes).mockResolvedValue([
      note('1', 'blas', 'Una.'),
      note('2', 'blas', 'Dos.'),
      note('3', 'blas', 'Tres.'),
    ])
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Tres.')).toBeInTheDocument()
  })

  it('VIEW-06 says so where there may be older notes than are shown', async () => {
    vi.mocked(listNotes).mockResolvedValue(
      Array.from({ length: 200 }, (_, index) => note(`n${index}`, 'blas', 'Una.')),
    )
    const { unmount } = await open()
    expect(await screen.findByText('Se muestran las 200 notas más recientes.')).toBeInTheDocument()
    unmount()
    vi.mocked(listNotes).mockResolvedValue([note('1', 'blas', 'Una.')])
    await open()
    await screen.findByText('Una.')
    expect(screen.queryByText(/notas más recientes/)).toBeNull()
  })
})
