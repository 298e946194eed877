import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { getFormHead } from '../../data/staff/forms'
import { countOwnAnswers, listOwnAnswersPage } from '../../data/staff/list-answers'
import type { Role } from '../../domain/user/roles'
import { aForm, anAnswer, aUser, OTHER_AREA } from '../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { MyAnswersPage } from './MyAnswersPage'

vi.mock('../../data/staff/forms', () => ({ getFormHead: vi.fn() }))
vi.mock('../../data/staff/list-answers', () => ({
  OWN_ANSWERS_PER_PAGE: 7,
  listOwnAnswersPage: vi.fn(),
  countOwnAnswers: vi.fn(),
}))

const code = (number: number) => `VDR-${String(number).padStart(10, '0')}`
const NORMA = { id: '1', nombre: 'Norma', apellido: 'Vega', dni: '24123456', cuit: '', email: '' }

/** So many own answers, seven a page. */
function give(total: number): void {
  const all = Array.from({ length: total }, (_, index) =>
    anAnswer(
      {
        id: `respuesta-${index + 1}`,
        code: code(index + 1),
        datosCiudadano: { ...NORMA, telefono: '', calle: '', tipo: 'fisica' },
      },
      { creadoPor: 'mgomez' },
    ),
  )
  vi.mocked(countOwnAnswers).mockResolvedValue(total)
  vi.mocked(listOwnAnswersPage).mockImplementation(({ after }) => {
    const begin = after ? Number(after.name) : 0
    const end = begin + 7
    const cursor = end < total ? { value: {}, name: String(end) } : null
    return Promise.resolve({ answers: all.slice(begin, end), damaged: 0, cursor })
  })
}

const open = (role: Role = 'ROLE_INSPECTOR', at = '/misRespuestas/comercios') =>
  renderStaff(<MyAnswersPage />, { user: aUser(role), pattern: '/misRespuestas/:formId', at })

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  vi.mocked(getFormHead).mockResolvedValue(aForm())
})

describe('one’s own answers to a form', () => {
  it('ALIST-07 shows ID, recipient, date and time, seven a page, the page in the address', async () => {
    give(9)
    const { person, address } = await open()
    expect(await screen.findByText(code(7))).toBeInTheDocument()
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['ID', 'Destinatario', 'Fecha y Hora', 'Acciones'])
    const [, first] = screen.getAllByRole('row')
    expect(first).toHaveTextContent(/Norma Vega05\/10\/2026 - \d\d:30/)
    expect(screen.queryByText(code(8))).toBeNull()
    expect(screen.getByText('1 a 7 de 9')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(await screen.findByText(code(9))).toBeInTheDocument()
    expect(address()).toBe('/misRespuestas/comercios?pagina=2')
  })

  it('ALIST-07 a row opens the answer', async () => {
    give(1)
    const { person, address } = await open()
    expect(await screen.findByRole('link', { name: code(1) })).toHaveAttribute('href', '/ver/respuesta-1')
    await person.click(screen.getByText('Norma Vega'))
    expect(address()).toBe('/ver/respuesta-1')
  })

  it('ALIST-07 everybody can view an own answer, and people who may can complete it', async () => {
    give(1)
    const { unmount } = await open('ROLE_CENSISTA_PRIVADO')
    const complete = { name: `Completar la respuesta ${code(1)}` }
    expect(await screen.findByRole('link', complete)).toHaveAttribute(
      'href',
      '/respuestas/actualizar/respuesta-1',
    )
    unmount()
    await open('ROLE_INSPECTOR')
    expect(await screen.findByRole('link', { name: `Ver la respuesta ${code(1)}` })).toBeInTheDocument()
    expect(screen.queryByRole('link', complete)).toBeNull()
  })

  it('ALIST-07 lists only own answers, whatever the role', async () => {
    give(1)
    await open('ROLE_SUPERVISOR')
    await screen.findByText(code(1))
    expect(vi.mocked(listOwnAnswersPage).mock.lastCall?.[0]).toMatchObject({
      user: { username: 'mgomez' },
      form: { id: 'comercios' },
    })
  })

  it('ALIST-07 says that there are no answers and how to begin', async () => {
    give(0)
    await open()
    expect(await screen.findByRole('heading', { name: 'No hay respuestas disponibles.' })).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Contestar' })[0]).toHaveAttribute(
      'href',
      '/contestar/comercios',
    )
  })

  it('ALIST-07 refuses a form of another area, and reads no answers', async () => {
    vi.mocked(getFormHead).mockResolvedValue(aForm({ areas: [OTHER_AREA] }))
    await open()
    expect(await screen.findByText(/no esta entre sus áreas municipales/)).toBeInTheDocument()
    expect(listOwnAnswersPage).not.toHaveBeenCalled()
  })

  it('ALIST-07 says that the answers may not be read, without a button to try again', async () => {
    give(1)
    vi.mocked(listOwnAnswersPage).mockRejectedValue(new DataError('forbidden'))
    await open()
    expect(await screen.findByRole('heading', { name: /No tiene permisos para ver/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Intentar nuevamente' })).not.toBeInTheDocument()
  })

  it('offers to try again when the form or the answers cannot be loaded', async () => {
    give(1)
    vi.mocked(getFormHead).mockRejectedValueOnce(new DataError('offline'))
    vi.mocked(listOwnAnswersPage).mockRejectedValueOnce(new DataError('timeout'))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByText(code(1))).toBeInTheDocument()
  })

  it('NAV-05 shows cards on a phone', async () => {
    setScreenWidth(PHONE)
    give(1)
    await open()
    expect(await screen.findByRole('listitem')).toHaveTextContent('Norma Vega')
    expect(screen.queryByRole('table')).toBeNull()
  })
})
