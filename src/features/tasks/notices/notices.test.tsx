import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { getFormHead } from '../../../data/staff/forms'
import { listNotices, noteSeen, saveNoticeChoice } from '../../../data/staff/notices'
import type { Role } from '../../../domain/user/roles'
import { FIRST_CHOICE } from '../../../domain/notices/choice'
import { anAnswer, aUser } from '../../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../../testing/render-staff'
import { NoticesPage } from './NoticesPage'

vi.mock('../../../data/staff/notices', () => ({
  ...{ NOTICES_PER_PAGE: 15, listNotices: vi.fn(), noteSeen: vi.fn(), saveNoticeChoice: vi.fn() },
}))
vi.mock('../../../data/staff/forms', () => ({ getFormHead: vi.fn() }))
vi.mock('../../../data/staff/list-forms', () => ({ listFormsPage: vi.fn() }))

const ANSWER = { ...anAnswer({ id: 'r-1', code: 'VDR-0000000001' }), vence: '2999-01-04', asignado: 'mgomez' }
const open = (at = '/avisos', role: Role = 'ROLE_SUPERVISOR', given = {}) =>
  renderStaff(<NoticesPage />, { user: { ...aUser(role), ...given }, pattern: '/avisos', at })
const choice = async (name: string) => screen.findByRole('combobox', { name })

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  vi.mocked(noteSeen).mockResolvedValue()
  vi.mocked(saveNoticeChoice).mockResolvedValue()
  vi.mocked(listNotices).mockResolvedValue({ answers: [ANSWER], damaged: 0, cursor: null })
})

describe('what is new for a person', () => {
  it('REACH-07 begins with what became their turn, which is seen then, and leads to each answer', async () => {
    const { person, address } = await open()
    await person.click(await screen.findByRole('link', { name: ANSWER.codigoMunicipio }))
    expect(address()).toBe('/ver/r-1')
    expect(vi.mocked(listNotices).mock.lastCall?.[1]).toBe('asignadas')
    expect(vi.mocked(noteSeen).mock.calls).toEqual([['mgomez']])
  })

  it('REACH-07 other kinds are read when they are looked at, and leave unseen what is assigned', async () => {
    await open('/avisos?ver=nuevas')
    await screen.findByRole('link', { name: ANSWER.codigoMunicipio })
    expect(vi.mocked(listNotices).mock.calls.map(([, kind]) => kind)).toEqual(['nuevas'])
    expect(noteSeen).not.toHaveBeenCalled()
  })

  it('REACH-07 ROLE-03 who sees only own answers is told of turns alone, also by address', async () => {
    await open('/avisos?ver=nuevas', 'ROLE_INSPECTOR')
    await screen.findByRole('link', { name: ANSWER.codigoMunicipio })
    expect(screen.queryByRole('link', { name: 'Nuevas de mis áreas' })).toBeNull()
    expect(vi.mocked(listNotices).mock.lastCall?.[1]).toBe('asignadas')
  })

  it('REACH-07 NAV-05 says when there is nothing, may not be read or could not be, and are cards on a phone', async () => {
    vi.mocked(listNotices).mockResolvedValue({ answers: [], damaged: 0, cursor: null })
    const empty = await open('/avisos?ver=vencidas')
    expect(await screen.findByRole('heading', { name: 'No tiene nada vencido' })).toBeInTheDocument()
    empty.unmount()
    vi.mocked(listNotices).mockRejectedValue(new DataError('forbidden'))
    const forbidden = await open()
    expect(await screen.findByRole('heading', { name: /No tiene permiso/ })).toBeInTheDocument()
    forbidden.unmount()
    setScreenWidth(PHONE)
    vi.mocked(listNotices).mockRejectedValueOnce(new DataError('offline'))
    vi.mocked(listNotices).mockResolvedValue({ answers: [ANSWER], damaged: 0, cursor: null })
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    const list = await screen.findByRole('list', { name: 'Mis tareas' })
    expect(within(list).getByText(ANSWER.codigoMunicipio)).toBeInTheDocument()
  })
})

describe('of what a person is told by mail', () => {
  const CHOICE = '/avisos?ver=preferencias'

  it('REACH-07 begins with what is assigned and late, once a day, and is stored as it is chosen', async () => {
    const { person } = await open(CHOICE)
    expect(await choice('Asignadas a mí')).toHaveTextContent('Una vez por día')
    expect(await choice('Nuevas de mis áreas')).toHaveTextContent('Nunca')
    await person.click(await choice('Nuevas de mis áreas'))
    await person.click(await screen.findByRole('option', { name: 'Enseguida' }))
    await person.click(await choice('Vencidas'))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Una vez por día',
      'Nunca',
    ])
    await person.click(screen.getByRole('option', { name: 'Nunca' }))
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(vi.mocked(saveNoticeChoice).mock.calls).toMatchObject([
      ['mgomez', { asignadas: 'dia', vencidas: 'no', revisadas: 'no', nuevas: 'ya', idioma: 'es' }],
    ])
    expect(await screen.findByText('Sus avisos quedaron guardados')).toBeInTheDocument()
  })

  it('REACH-07 shows forms that are told of otherwise by name, and lets them be as the others', async () => {
    vi.mocked(getFormHead).mockRejectedValue(new DataError('forbidden'))
    const avisos = { ...FIRST_CHOICE, formularios: { podas: 'ya' } }
    const { person } = await open(CHOICE, 'ROLE_SUPERVISOR', { avisos })
    expect(await choice('podas')).toHaveTextContent('Enseguida')
    await person.click(screen.getByRole('button', { name: 'Quitar podas: como los demás' }))
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(vi.mocked(saveNoticeChoice).mock.lastCall?.[1]).toMatchObject({ formularios: {} })
  })

  it('REACH-07 a failure is said, and what was chosen stays', async () => {
    vi.mocked(saveNoticeChoice).mockRejectedValue(new DataError('offline'))
    const { person } = await open(CHOICE)
    await person.click(await choice('Asignadas a mí'))
    await person.click(await screen.findByRole('option', { name: 'Nunca' }))
    await person.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión: no se guardó.')
    expect(await choice('Asignadas a mí')).toHaveTextContent('Nunca')
  })
})
