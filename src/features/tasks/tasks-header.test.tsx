import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { setAbsence } from '../../data/staff/absence'
import { listAssignees } from '../../data/staff/assignment'
import { getColleagueNames } from '../../data/staff/colleagues'
import { aUser } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { TasksHeader } from './TasksHeader'

vi.mock('../../data/staff/absence', () => ({ setAbsence: vi.fn() }))
vi.mock('../../data/staff/assignment', () => ({ listAssignees: vi.fn() }))
vi.mock('../../data/staff/colleagues', () => ({ getColleagueNames: vi.fn() }))

const open = (ausencia?: object) =>
  renderStaff(<TasksHeader />, {
    user: aUser('ROLE_SUPERVISOR', { ausencia }),
    pattern: '/tareas',
    at: '/tareas',
  })
const type = async (person: Awaited<ReturnType<typeof open>>['person'], from: string, to: string) => {
  await person.clear(screen.getByLabelText('Desde'))
  await person.type(screen.getByLabelText('Desde'), from)
  await person.type(screen.getByLabelText('Hasta'), to)
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(setAbsence).mockResolvedValue(null)
  vi.mocked(getColleagueNames).mockResolvedValue(new Map([['beto', 'Beto Ríos']]))
  vi.mocked(listAssignees).mockResolvedValue({
    people: [
      { username: 'beto', name: 'Beto Ríos' },
      { username: 'dora', name: 'Dora Sáez', away: '2999-03-04' },
    ],
    isCut: false,
  })
})

describe('when one is away', () => {
  it('REACH-08 is noted with who stands in, is told from then on, and ends with a press', async () => {
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Voy a estar ausente' }))
    await type(person, '2999-01-02', '2999-01-09')
    await person.click(screen.getByRole('combobox', { name: 'Quién lo reemplaza (opcional)' }))
    expect(
      await screen.findByRole('option', { name: 'Dora Sáez (dora), ausente hasta el 04/03/2999' }),
    ).toBeInTheDocument()
    await person.click(screen.getByRole('option', { name: 'Beto Ríos (beto)' }))
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(vi.mocked(setAbsence).mock.lastCall).toEqual([
      'mgomez',
      { desde: '2999-01-02', hasta: '2999-01-09', relevo: 'beto' },
    ])
    expect(
      await screen.findByText('Ausente del 02/01/2999 al 09/01/2999. Lo que vence pasa a Beto Ríos.'),
    ).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Cambiar' }))
    await person.click(await screen.findByRole('button', { name: 'No hay ausencia' }))
    expect(vi.mocked(setAbsence).mock.lastCall).toEqual(['mgomez', null])
    expect(await screen.findByRole('button', { name: 'Voy a estar ausente' })).toBeInTheDocument()
  })

  it('REACH-08 says at the field what is wrong, and a failure leaves what was typed', async () => {
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Voy a estar ausente' }))
    const save = screen.getByRole('button', { name: 'Guardar' })
    await person.click(save)
    expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription('Elija los dos días.')
    await type(person, '2999-01-09', '2999-01-02')
    await person.click(save)
    expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription('Termina antes de empezar.')
    expect(setAbsence).not.toHaveBeenCalled()
    await person.clear(screen.getByLabelText('Hasta'))
    await person.type(screen.getByLabelText('Hasta'), '2999-01-10')
    vi.mocked(setAbsence).mockResolvedValueOnce('standIn').mockRejectedValueOnce(new DataError('offline'))
    await person.click(save)
    expect(await screen.findByRole('alert')).toHaveTextContent('Esa persona no trabaja aquí')
    await person.click(save)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión: no se guardó.'))
    expect(within(screen.getByRole('dialog')).getByLabelText('Hasta')).toHaveValue('2999-01-10')
  })

  it('REACH-08 what is over is not told, what is noted is', async () => {
    const first = await open({ desde: '2020-01-01', hasta: '2020-01-09', relevo: '' })
    expect(await screen.findByRole('button', { name: 'Voy a estar ausente' })).toBeInTheDocument()
    first.unmount()
    await open({ desde: '2020-01-01', hasta: '2999-01-09', relevo: '' })
    expect(await screen.findByText('Ausente del 01/01/2020 al 09/01/2999.')).toBeInTheDocument()
  })
})
