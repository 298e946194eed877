import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { countChanged, countLate } from '../../../data/staff/count-work'
import { changedForms, countWaitingForms, waitingForms } from '../../../data/staff/form-work'
import { ownWaiting } from '../../../data/staff/own-work'
import { unseenQuery } from '../../../data/staff/notices'
import type { Role } from '../../../domain/user/roles'
import { formWorkSchema, type FormWork } from '../../../domain/work/form-work'
import { aUser } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { HomePage } from '../HomePage'

vi.mock('../../../data/staff/form-work', async (original) => ({
  ...(await original<object>()),
  ...{ waitingForms: vi.fn(), changedForms: vi.fn(), countWaitingForms: vi.fn() },
}))
vi.mock('../../../data/staff/notices', () => ({ unseenQuery: vi.fn() }))
vi.mock('../../../data/staff/own-work', () => ({ ownWaiting: vi.fn() }))
vi.mock('../../../data/staff/count-work', async (original) => ({
  ...(await original<object>()),
  ...{ countLate: vi.fn(), countChanged: vi.fn() },
}))

const HOUR = 3_600_000
const USERNAME = aUser('ROLE_SUPERVISOR').username
const work = (id: string, porEstado: Record<string, number>): FormWork =>
  formWorkSchema.parse({
    ...{ id, titulo: `Formulario ${id}`, porEstado },
    abiertos: [
      { id: 0, nombre: 'Pendiente' },
      { id: 1, nombre: 'En proceso' },
    ],
  })
const open = (role: Role = 'ROLE_SUPERVISOR') =>
  renderStaff(<HomePage />, { user: aUser(role), pattern: '/home', at: '/home' })
const isMine = (count: number) =>
  vi.mocked(unseenQuery).mockReturnValue({
    ...{ queryKey: ['unseen'], queryFn: () => Promise.resolve(count), staleTime: 0, retry: false },
  })
const waiting = () => screen.findByRole('table', { name: 'Lo que espera' })
const numberBeside = (state: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${state}`) })).getAllByRole('cell')[0]?.textContent

beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  vi.mocked(waitingForms).mockResolvedValue([])
  vi.mocked(changedForms).mockResolvedValue([])
  vi.mocked(ownWaiting).mockResolvedValue([])
  vi.mocked(countLate).mockResolvedValue(0)
  isMine(0)
})

describe('home as work', () => {
  it('DAY-04 shows waiting and late answers by form and state, each with a link to them', async () => {
    vi.mocked(waitingForms).mockResolvedValue([work('uno', { 0: 4, 1: 9, 2: 5 }), work('dos', { 0: 1 })])
    vi.mocked(countLate).mockImplementation((_user, { id }, state) =>
      Promise.resolve(id === 'uno' && state === '0' ? 2 : 0),
    )
    await open()
    const [first, second] = within(await waiting()).getAllByRole('heading', { level: 3 })
    expect([first?.textContent, second?.textContent]).toEqual(['Formulario uno', 'Formulario dos'])
    expect(await screen.findByRole('link', { name: 'En proceso' })).toHaveAttribute(
      'href',
      '/respuestas/listado/uno?estado=1',
    )
    expect(numberBeside('En proceso')).toBe('9')
    expect(screen.getByRole('columnheader', { name: 'Más de 7 días sin cambios' })).toBeVisible()
    expect(screen.getAllByText('Al día')).toHaveLength(2)
    const late = await screen.findByRole('link', { name: '2 sin cambios desde hace más de 7 días' })
    expect(late.getAttribute('href')).toMatch(
      /^\/respuestas\/listado\/uno\?estado=0&hasta=\d{4}-\d\d-\d\d&orden=actualizacion$/,
    )
    // The state that leads nowhere is no work.
    expect(screen.queryByRole('cell', { name: '5' })).toBeNull()
  })

  it('DAY-04 OPS-10 counts nothing where the work of a form says what is late', async () => {
    const kept = { porDia: { '2999-01-01 0': 1 }, diasDesde: '0001-01-01' }
    vi.mocked(waitingForms).mockResolvedValue([
      { ...work('uno', { 0: 4, 1: 9 }), ...kept },
      work('dos', { 0: 1 }),
    ])
    await open()
    expect(await screen.findByRole('link', { name: '3 sin cambios desde hace más de 7 días' })).toBeVisible()
    expect(screen.getByRole('link', { name: '9 sin cambios desde hace más de 7 días' })).toBeVisible()
    expect(vi.mocked(countLate).mock.calls.map(([, { id }]) => id)).toEqual(['dos'])
  })

  it('DAY-04 VIEW-02 says how many answers a citizen revised that staff have to look at, and leads to them', async () => {
    vi.mocked(waitingForms).mockResolvedValue([{ ...work('uno', { 2: 5 }), espera: 1, porRevisar: 1 }])
    await open()
    expect(await screen.findByRole('link', { name: 'Revisadas por el ciudadano' })).toHaveAttribute(
      'href',
      '/respuestas/listado/uno?orden=actualizacion',
    )
    expect(numberBeside('Revisadas')).toBe('1')
  })

  it('DAY-04 forms stand at once with what is late, and without it where that cannot be told', async () => {
    let tell: (late: number) => void = () => undefined
    const told = new Promise<number>((resolve) => (tell = resolve))
    vi.mocked(waitingForms).mockResolvedValue([work('uno', { 0: 4 }), work('dos', { 0: 3 })])
    vi.mocked(countLate).mockImplementation((_user, { id }) =>
      id === 'uno' ? told : Promise.reject(new DataError('forbidden')),
    )
    await open()
    await vi.waitFor(() => expect(countLate).toHaveBeenCalledTimes(2))
    expect(screen.queryByText('Formulario uno')).toBeNull()
    tell(2)
    expect(await screen.findByText('Formulario dos')).toBeVisible()
    expect(screen.getByRole('link', { name: '2 sin cambios desde hace más de 7 días' })).toBeVisible()
  })

  it('DAY-04 says how many further forms have waiting answers, and links to them', async () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => work(id, { 0: 1 }))
    vi.mocked(waitingForms).mockResolvedValue(six)
    vi.mocked(countWaitingForms).mockResolvedValueOnce(9).mockResolvedValueOnce(6).mockResolvedValueOnce(null)
    const { unmount } = await open()
    const more = await screen.findByRole('link', { name: 'Ver 3 formularios más con respuestas que esperan' })
    expect(more).toHaveAttribute('href', '/listar')
    unmount()
    const { unmount: leave } = await open()
    await waiting()
    await vi.waitFor(() => expect(countWaitingForms).toHaveBeenCalledTimes(2))
    expect(screen.queryByRole('link', { name: /formularios? más|más formularios/ })).toBeNull()
    leave()
    const { unmount: end } = await open()
    expect(
      await screen.findByRole('link', { name: 'Ver en la lista si esperan más formularios' }),
    ).toBeVisible()
    end()
    vi.mocked(waitingForms).mockResolvedValue(six.slice(1))
    await open()
    await waiting()
    expect(countWaitingForms).toHaveBeenCalledTimes(3)
  })

  it('DAY-04 a count that stops at a thousand has a plus sign; a kept count is shown in full', async () => {
    vi.mocked(waitingForms).mockResolvedValue([work('uno', { 0: 1204 })])
    vi.mocked(countLate).mockResolvedValue(1000)
    const { unmount } = await open()
    await screen.findByRole('link', { name: 'Pendiente' })
    expect(numberBeside('Pendiente')).toBe('1204')
    expect(
      await screen.findByRole('link', { name: '1000+ sin cambios desde hace más de 7 días' }),
    ).toBeInTheDocument()
    unmount()
    vi.mocked(ownWaiting).mockResolvedValue([work('censo', { 0: 1000 })])
    await open('ROLE_CENSISTA_PRIVADO')
    await screen.findByRole('link', { name: 'Pendiente' })
    expect(numberBeside('Pendiente')).toBe('1000+')
  })

  it('DAY-04 REACH-08 says first what became one’s own turn, and leads there', async () => {
    isMine(3)
    await open()
    const first = await screen.findByText('3 respuestas nuevas son su turno')
    expect(screen.getByRole('link', { name: 'Ver mis tareas' })).toHaveAttribute('href', '/tareas')
    const waits = screen.getByRole('heading', { name: 'Lo que espera' })
    expect(first.compareDocumentPosition(waits) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('DAY-04 says that no answers wait', async () => {
    await open()
    expect(await screen.findByText('No hay nada que espere')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('DAY-04 people who see only their own answers get the counts of those', async () => {
    localStorage.setItem(
      `recientes:${aUser('ROLE_CENSISTA_PRIVADO').username}`,
      JSON.stringify([{ id: 'censo', titles: { titulo: 'Censo de arbolado' } }]),
    )
    vi.mocked(ownWaiting).mockResolvedValue([work('censo', { 0: 3 })])
    await open('ROLE_CENSISTA_PRIVADO')
    await screen.findByRole('link', { name: 'Pendiente' })
    expect(numberBeside('Pendiente')).toBe('3')
    expect(vi.mocked(ownWaiting).mock.calls[0]?.[1]).toEqual(['censo'])
    expect(waitingForms).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Censo de arbolado' })).toHaveAttribute(
      'href',
      '/respuestas/listado/censo',
    )
  })

  it('DAY-04 shows what changed since the last visit; a first visit shows nothing, and a reload is no new visit', async () => {
    const { unmount } = await open()
    await screen.findByText('No hay nada que espere')
    expect(screen.queryByRole('heading', { name: 'Desde su última visita' })).toBeNull()
    unmount()
    const seen = Date.now() - 5 * HOUR
    localStorage.setItem(`visita:${USERNAME}`, JSON.stringify({ seen, before: null }))
    vi.mocked(changedForms).mockResolvedValue([work('uno', {}), work('dos', {})])
    vi.mocked(countChanged).mockImplementation((_user, { id }) => Promise.resolve(id === 'uno' ? 3 : 0))
    const { unmount: leave } = await open()
    expect(await screen.findByText('3 respuestas nuevas o cambiadas')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Formulario dos' })).toBeNull()
    expect(screen.getByText(/También cuenta lo que hizo usted\./)).toBeVisible()
    expect(vi.mocked(changedForms).mock.calls[0]?.[1].getTime()).toBe(seen)
    leave()
    await open()
    await screen.findByText('3 respuestas nuevas o cambiadas')
    expect(vi.mocked(changedForms).mock.lastCall?.[1].getTime()).toBe(seen)
  })

  it('DAY-04 a part that cannot be read can be tried again, and the rest of the page stays', async () => {
    vi.mocked(waitingForms)
      .mockRejectedValueOnce(new DataError('offline'))
      .mockResolvedValue([work('uno', { 0: 1 })])
    const { person } = await open()
    await screen.findByRole('alert')
    expect(screen.getByRole('heading', { name: 'Buscar un destinatario' })).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    expect(await waiting()).toBeInTheDocument()
  })
})
