import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError, OutsideError } from '../../../data/errors'
import { incidentOf, retryIncident, sendExternalMessage } from '../../../data/staff/external-message'
import { incidentFailure } from '../../../data/staff/floods'
import type { Answer } from '../../../domain/answer/answer'
import { assembleAnswer } from '../../../domain/answering/whole'
import { NO_OPTIONS } from '../../../domain/form/options'
import { MAX_MESSAGE_LENGTH } from '../../../domain/incident/message'
import { anAnswer, aUser, aVersion, NOW } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { IncidentPanel } from './IncidentPanel'

vi.mock('../../../data/staff/external-message', () => ({
  incidentOf: vi.fn(),
  retryIncident: vi.fn(),
  sendExternalMessage: vi.fn(),
}))

vi.mock('../../../data/staff/floods', () => ({ incidentFailure: vi.fn() }))

const anAnswerWith = (given: Partial<Answer> = {}): Answer => ({
  ...assembleAnswer(aVersion(), anAnswer()),
  opcionales: { ...NO_OPTIONS, incidentes: true },
  fechaCreacion: NOW,
  ...given,
})
const open = (given: Partial<Answer> = {}, role: Parameters<typeof aUser>[0] = 'ROLE_SUPERVISOR') =>
  renderStaff(<IncidentPanel answer={anAnswerWith(given)} />, {
    user: aUser(role),
    pattern: '/ver/:answerId',
    at: '/ver/respuesta-1',
  })
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(incidentOf).mockResolvedValue('400123456')
  vi.mocked(incidentFailure).mockResolvedValue(null)
})

describe('the incident of an answer', () => {
  it('VIEW-05 no incident is asked for where the form has none', async () => {
    await open({ opcionales: NO_OPTIONS })
    expect(incidentOf).not.toHaveBeenCalled()
    expect(screen.queryByRole('region', { name: 'Incidente' })).not.toBeInTheDocument()
  })

  it('INC-01 shows the number of the incident; only people who may move the answer may write', async () => {
    await open({}, 'ROLE_INSPECTOR_ACTAS')
    expect(await screen.findByText('400123456')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Enviar mensaje' })).not.toBeInTheDocument()
  })

  it('INC-01 says that the incident of a new answer is on its way', async () => {
    vi.mocked(incidentOf).mockResolvedValue('')
    await open({ fechaCreacion: new Date() })
    expect(await screen.findByText('El incidente se está creando en MuniGestion.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Crear incidente' })).not.toBeInTheDocument()
  })

  it('INC-01 an incident that is not there after a minute can be made without opening the page again', async () => {
    vi.mocked(incidentOf).mockResolvedValue('')
    await open({ fechaCreacion: new Date(Date.now() - 59_000) })
    expect(await screen.findByText('El incidente se está creando en MuniGestion.')).toBeInTheDocument()
    expect(await button('Crear incidente')).toBeInTheDocument()
  })

  it('INC-01 an invalid answer gets no incident', async () => {
    vi.mocked(incidentOf).mockResolvedValue('')
    await open({ invalida: true })
    expect(await screen.findByText(/respuesta con contenido no válido/)).toBeInTheDocument()
  })

  it('INC-01 a missing incident can be made; a failure says which system failed', async () => {
    vi.mocked(incidentOf).mockResolvedValue('')
    vi.mocked(retryIncident).mockRejectedValueOnce(new OutsideError({ outside: 'municore', reason: 'down' }))
    vi.mocked(retryIncident).mockResolvedValueOnce('400123457')
    const { person } = await open()
    await person.click(await button('Crear incidente'))
    expect(await screen.findByText(/MuniGestion no responde/)).toBeInTheDocument()
    await person.click(await button('Crear incidente'))
    expect(await screen.findByText('400123457')).toBeInTheDocument()
  })

  it('INC-02 one that did not follow says so from the first failure, until a try works', async () => {
    vi.mocked(incidentFailure).mockResolvedValueOnce(NOW)
    vi.mocked(retryIncident).mockResolvedValue('400123456')
    const { person } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent(/MuniGestion no respondió .* no siguió/)
    await person.click(await button('Intentar de nuevo'))
    await waitFor(() => expect(screen.queryByText(/no siguió a esta respuesta/)).not.toBeInTheDocument())
    expect(retryIncident).toHaveBeenCalledWith('respuesta-1')
  })

  it('INC-01 one that failed to be made says so, also while the answer is new', async () => {
    vi.mocked(incidentOf).mockResolvedValue('')
    vi.mocked(incidentFailure).mockResolvedValue(NOW)
    await open({ fechaCreacion: new Date() })
    expect(await screen.findByText(/MuniGestion no respondió/)).toBeInTheDocument()
    expect(screen.queryByText('El incidente se está creando en MuniGestion.')).not.toBeInTheDocument()
  })

  it('INC-01 whoever may not move the answer is not told of failures, which they could not try again', async () => {
    await open({}, 'ROLE_INSPECTOR_ACTAS')
    expect(await screen.findByText('400123456')).toBeInTheDocument()
    expect(incidentFailure).not.toHaveBeenCalled()
  })

  it('VIEW-05 an incident that cannot be read can be read again', async () => {
    vi.mocked(incidentOf).mockRejectedValueOnce(new DataError('damaged'))
    const { person } = await open()
    await person.click(await button('Intentar nuevamente'))
    expect(await screen.findByText('400123456')).toBeInTheDocument()
  })
})

describe('a message to the incident', () => {
  const write = async (text: string) => {
    const { person } = await open()
    await person.click(await button('Enviar mensaje'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mensaje al incidente 400123456' }))
    const box = dialog.getByRole('textbox', { name: 'Mensaje' })
    await person.click(box)
    await person.paste(text)
    return { person, dialog, box, send: dialog.getByRole('button', { name: 'Enviar' }) }
  }

  it('VIEW-05 a message is sent without surrounding blanks, and the page says so', async () => {
    vi.mocked(sendExternalMessage).mockResolvedValue()
    const { person, send } = await write('  Falta un cable.\tUrgente. ')
    await person.click(send)
    expect(vi.mocked(sendExternalMessage).mock.calls).toMatchObject([
      [{ answerId: anAnswerWith().id, message: 'Falta un cable. Urgente.' }],
    ])
    expect(await screen.findByText('El mensaje se envió correctamente')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await person.click(await button('Enviar mensaje'))
    expect(await screen.findByRole('textbox', { name: 'Mensaje' })).toHaveValue('')
  })

  it.each([
    ['offline', new DataError('offline'), /No hay conexión/],
    ['away', new OutsideError({ outside: 'municore', reason: 'timeout' }), /MuniGestion no responde/],
    ['refusing', new OutsideError({ outside: 'municore', reason: 'refused' }), /no acepta el mensaje/],
    ['otherwise', new DataError('unknown'), /No se pudo enviar/],
  ])('VIEW-05 %s: what was typed stays, and the same attempt goes again', async (_what, error, words) => {
    vi.mocked(sendExternalMessage).mockRejectedValueOnce(error).mockResolvedValueOnce()
    const { person, dialog, box, send } = await write('Falta un cable.')
    await person.click(send)
    expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    expect(box).toHaveValue('Falta un cable.')
    await person.click(send)
    const [first, second] = vi.mocked(sendExternalMessage).mock.calls
    expect(second).toEqual(first)
  })

  it('VIEW-05 a typed message stays when the dialog is closed', async () => {
    const { person, dialog } = await write('Falta un cable.')
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await person.click(await button('Enviar mensaje'))
    expect(await screen.findByRole('textbox', { name: 'Mensaje' })).toHaveValue('Falta un cable.')
  })

  it('VIEW-05 a blank message or one that is too long is not sent', async () => {
    const { person, dialog, box, send } = await write('a'.repeat(MAX_MESSAGE_LENGTH + 1))
    expect(dialog.getByText(/demasiado largo: 2001 de 2000/)).toBeInTheDocument()
    await person.click(send)
    expect(dialog.getAllByText(/demasiado largo: 2001 de 2000/)).toHaveLength(2)
    await person.clear(box)
    expect(dialog.getByText('Escriba el mensaje.')).toBeInTheDocument()
    expect(sendExternalMessage).not.toHaveBeenCalled()
  })
})
