import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { listTasks } from '../../data/staff/assignment'
import { getColleagueNames } from '../../data/staff/colleagues'
import type { Role } from '../../domain/user/roles'
import { NO_TERM } from '../../domain/assignment/due'
import { ZoneReaderProvider } from '../../lib/zone-reader'
import { anAnswer, aUser } from '../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { TasksPage } from './TasksPage'

vi.mock('../../data/staff/assignment', () => ({ TASKS_PER_PAGE: 15, listTasks: vi.fn() }))
vi.mock('../../data/staff/colleagues', () => ({ getColleagueNames: vi.fn() }))

const task = (number: number, vence: string) => ({
  ...anAnswer({ id: `r-${number}`, code: `VDR-${String(number).padStart(10, '0')}` }),
  ...{ vence, asignado: 'mgomez' },
})
const LATE = task(1, '2020-03-02')
const open = (role: Role = 'ROLE_SUPERVISOR', at = '/tareas') =>
  renderStaff(<TasksPage />, { user: aUser(role), pattern: '/tareas', at })
const give = (answers: ReturnType<typeof task>[]) =>
  vi.mocked(listTasks).mockResolvedValue({ answers, damaged: 0, cursor: null })

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  give([LATE, task(2, '2999-01-04'), task(3, NO_TERM)])
})

afterEach(() => vi.useRealTimers())

describe('my tasks', () => {
  it('REACH-08 say what is late in words, in the order of the store, and lead to their answers', async () => {
    const { person, address } = await open()
    const rows = (await screen.findAllByRole('row')).slice(1)
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Vencida el 02/03/2020',
      '04/01/2999',
      'Sin plazo',
    ])
    await person.click(screen.getByRole('link', { name: LATE.codigoMunicipio }))
    expect(address()).toBe('/ver/r-1')
  })

  it('OPS-08 REACH-08 are late by the clock of the town hall that each is of', async () => {
    // In Kiritimati it is the 30th already, and nearly nowhere else.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T11:00:00Z') })
    give([
      { ...task(1, '2026-11-29'), municipalityPath: 'Pacific/Kiritimati' },
      { ...task(2, '2026-11-29'), municipalityPath: 'America/Argentina/Cordoba' },
    ])
    const reader = { known: (path: string) => path, read: (path: string) => Promise.resolve(path) }
    await renderStaff(
      <ZoneReaderProvider reader={reader}>
        <TasksPage />
      </ZoneReaderProvider>,
      { user: aUser('ROLE_SUPERVISOR'), pattern: '/tareas', at: '/tareas' },
    )
    expect(await screen.findByText('Vencida el 29/11/2026')).toBeInTheDocument()
    expect(screen.getByText('Vence hoy')).toBeInTheDocument()
  })

  it('REACH-08 are one’s own; who gives answers to others sees those of the own areas too', async () => {
    const { person } = await open()
    await screen.findByText('Sin plazo')
    expect(vi.mocked(listTasks).mock.lastCall?.slice(0, 2)).toMatchObject([{ username: 'mgomez' }, 'mine'])
    await person.click(screen.getByRole('link', { name: 'De mis áreas' }))
    expect(await screen.findByRole('columnheader', { name: 'Asignado a' })).toBeInTheDocument()
    expect(vi.mocked(listTasks).mock.lastCall?.[1]).toBe('all')
  })

  it.each([DESK, PHONE])(
    'REACH-08 those of others say their names, asked once; who is not told about stays a username (%i px)',
    async (width) => {
      setScreenWidth(width)
      vi.mocked(getColleagueNames).mockResolvedValue(new Map([['sara', 'Sara Díaz']]))
      const whose = ['sara', 'mgomez', 'beto', 'sara', '']
      give(whose.map((asignado, at) => ({ ...task(at, '2999-01-04'), asignado })))
      await open('ROLE_SUPERVISOR', '/tareas?de=todos')
      expect(await screen.findAllByText('Sara Díaz')).toHaveLength(2)
      for (const name of ['María Gómez', 'beto', 'Nadie']) expect(screen.getByText(name)).toBeInTheDocument()
      expect(vi.mocked(getColleagueNames).mock.calls).toEqual([[['beto', 'sara']]])
    },
  )

  it('REACH-08 one’s own ask for no names', async () => {
    await open()
    await screen.findByText('Sin plazo')
    expect(vi.mocked(getColleagueNames)).not.toHaveBeenCalled()
  })

  it('REACH-08 those of one’s group stand among one’s own and say which group it is', async () => {
    const { areas } = aUser('ROLE_SUPERVISOR')
    const [group = ''] = areas
    vi.mocked(getColleagueNames).mockResolvedValue(new Map([[group, 'Obras']]))
    give([LATE, { ...task(2, '2999-01-04'), asignado: group }])
    await open()
    expect(await screen.findByRole('cell', { name: 'Área Obras' })).toBeInTheDocument()
    expect(screen.getByRole('cell', { name: 'María Gómez' })).toBeInTheDocument()
  })

  it('REACH-08 ROLE-03 who sees only own answers is offered nobody else’s, also by address', async () => {
    await open('ROLE_CENSISTA_PRIVADO', '/tareas?de=todos')
    await screen.findByText('Sin plazo')
    expect(screen.queryByRole('link', { name: 'De mis áreas' })).toBeNull()
    expect(vi.mocked(listTasks).mock.lastCall?.[1]).toBe('mine')
  })

  it('REACH-08 say when there are none, when they may not be read, and when they could not be', async () => {
    give([])
    const first = await open()
    expect(await screen.findByRole('heading', { name: 'No tiene tareas' })).toBeInTheDocument()
    first.unmount()
    vi.mocked(listTasks).mockRejectedValue(new DataError('forbidden'))
    const second = await open()
    expect(await screen.findByRole('heading', { name: /No tiene permiso/ })).toBeInTheDocument()
    second.unmount()
    vi.mocked(listTasks).mockRejectedValueOnce(new DataError('offline'))
    give([LATE])
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByText('Vencida el 02/03/2020')).toBeInTheDocument()
  })

  it('REACH-08 NAV-05 are cards on a phone', async () => {
    setScreenWidth(PHONE)
    await open()
    const [card] = await screen.findAllByRole('listitem')
    expect(card).toHaveTextContent('Vencida el 02/03/2020')
    expect(screen.queryByRole('table')).toBeNull()
  })
})
