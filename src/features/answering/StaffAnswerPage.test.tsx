import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { saveAnswer } from '../../data/staff/answers'
import { findCitizen, findCitizenByHash } from '../../data/staff/citizens'
import { getForm } from '../../data/staff/forms'
import { isBlockedMunicipality, isFull } from '../../data/staff/limits'
import { NO_OPTIONS } from '../../domain/form/options'
import { paths } from '../../lib/paths'
import { aForm, aUser, OTHER_AREA } from '../../testing/builders'
import { MONTCLAR_PATH } from '../../testing/places'
import { LUCIA } from '../../testing/citizens'
import { renderStaff } from '../../testing/render-staff'
import { StaffAnswerPage } from './StaffAnswerPage'

vi.mock('../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../data/staff/answers', () => ({ saveAnswer: vi.fn() }))
vi.mock('../../data/staff/limits', () => ({
  isFull: vi.fn(),
  hasAnswered: vi.fn(),
  isBlockedMunicipality: vi.fn(),
}))
vi.mock('../../data/staff/citizens', () => ({
  findCitizen: vi.fn(),
  findCitizenByHash: vi.fn(),
  createCitizen: vi.fn(),
}))
vi.mock('../../data/staff/session', () => ({ sessionUid: () => 'sid-1' }))
const read = vi.mocked(getForm)
const save = vi.mocked(saveAnswer)

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(isFull).mockResolvedValue(false)
})
const inspector = aUser('ROLE_INSPECTOR', { inspectorID: 'M-77' })
const visit = (hash?: string, user = inspector) =>
  renderStaff(<StaffAnswerPage />, {
    user,
    pattern: paths.answer.pattern,
    at: paths.answer.href('comercios', hash),
  })

describe('answering as staff', () => {
  it('ANS-16 ANS-20 goes back to the list with the code, and keeps who inspected', async () => {
    read.mockResolvedValue(aForm())
    const { person, address } = await visit()
    await person.click(await screen.findByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    const answer = save.mock.calls[0]?.[0]
    expect(answer).toMatchObject({
      creadoPor: 'mgomez',
      uid: 'sid-1',
      firstName: 'María',
      lastName: 'Gómez',
      inspectorID: 'M-77',
    })
    await waitFor(() => expect(address()).toBe(`/listar?respuesta=${answer?.codigoMunicipio}`))
  })

  it('ANS-11 refuses a form of other areas', async () => {
    read.mockResolvedValue(aForm({ areas: [OTHER_AREA] }))
    await visit()
    expect(
      await screen.findByText(
        'No tiene permisos para ver el formulario porque no esta entre sus áreas municipales.',
      ),
    ).toBeVisible()
  })

  it('AUTH-11 an administrator of another municipality sees that this one is blocked, and stays signed in', async () => {
    read.mockResolvedValue(aForm({ municipalityPath: MONTCLAR_PATH }))
    vi.mocked(isBlockedMunicipality).mockResolvedValue(true)
    await visit(undefined, aUser('ROLE_ADMIN'))
    const text = 'Acceso denegado. Municipio bloqueado.'
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible()
    expect(isBlockedMunicipality).toHaveBeenCalledExactlyOnceWith(MONTCLAR_PATH)
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull()
  })

  it('ANS-12 a form that is full says so before anything is typed', async () => {
    read.mockResolvedValue(aForm())
    vi.mocked(isFull).mockResolvedValue(true)
    await visit()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/respuestas/i)
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull()
    expect(isBlockedMunicipality).not.toHaveBeenCalled()
  })

  it.each([
    ['forbidden', 'No tiene permisos para ver el formulario porque no esta entre sus áreas municipales.'],
    ['notFound', 'El formulario a contestar no existe.'],
    ['offline', 'No pudimos cargar el formulario.'],
  ] as const)('ANS-11 says what is wrong when the store answers %s', async (code, title) => {
    read.mockRejectedValue(new DataError(code))
    await visit()
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it('ANS-11 leads from a deleted form to the list, which says so', async () => {
    read.mockResolvedValue(aForm({ deleted: true }))
    const { address } = await visit()
    expect(
      await screen.findByText('El formulario que desea contestar no existe o ha sido eliminado.'),
    ).toBeVisible()
    expect(address()).toBe('/listar')
  })

  it('RECIP-01 RECIP-06 looks the recipient up in the form’s municipality, and takes the one that the link names', async () => {
    const form = aForm({ opcionales: { ...NO_OPTIONS, ciudadano: true } })
    read.mockResolvedValue(form)
    vi.mocked(findCitizenByHash).mockResolvedValue(LUCIA)
    vi.mocked(findCitizen).mockResolvedValue(null)
    const { person } = await visit('enlace-de-lucia')
    expect(await screen.findByText('Lucía Fernández')).toBeVisible()
    expect(findCitizenByHash).toHaveBeenCalledWith(form.municipalityPath, 'enlace-de-lucia')
    await person.click(screen.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(findCitizen).toHaveBeenCalledWith(form.municipalityPath, '30111222'))
  })
})
