import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError, LimitError } from '../../data/errors'
import { askPart } from '../../data/staff/part'
import type { Role } from '../../domain/user/roles'
import type { PartRequest } from '../../domain/answer/part-request'
import { assembleAnswer } from '../../domain/answering/whole'
import { anAnswer, aSection, aUser, aVersion, NOW, questions } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { SecondPersonPanel } from './SecondPersonPanel'

vi.mock(import('../../data/staff/part'), async (actual) => ({ ...(await actual()), askPart: vi.fn() }))
const ask = vi.mocked(askPart)

const DAY_MS = 86_400_000
const version = aVersion({
  secciones: [aSection({ otraPersona: 'Propietario', preguntas: questions({ titulo: 'De acuerdo' }) })],
})
const asked = (given: Partial<PartRequest> = {}): PartRequest => ({
  ...{ prueba: 'x', direccion: '', pedida: NOW, hasta: new Date(Date.now() + DAY_MS), fin: '', cuando: null },
  ...{ motivo: '', cuenta: '', evento: '' },
  ...given,
})
const onAsked = vi.fn(() => Promise.resolve())
async function open(otraPersona: PartRequest | undefined, role: Role = 'ROLE_SUPERVISOR') {
  const answer = assembleAnswer(version, anAnswer({ version }, { otraPersona }))
  await renderStaff(<SecondPersonPanel answer={answer} onAsked={onAsked} />, {
    ...{ user: aUser(role), pattern: '/ver/:answerId', at: '/ver/respuesta-1' },
  })
  return userEvent.setup()
}

beforeEach(() => {
  vi.clearAllMocks()
})

describe('the part of another person beside an answer', () => {
  it.each([
    ['open', asked(), 'Espera su parte', 'Enviar otro enlace'],
    ['late', asked({ hasta: new Date(Date.now() - 1) }), 'El enlace venció', 'Enviar otro enlace'],
    ['unsent', asked({ prueba: '' }), 'El enlace no se pudo enviar', 'Enviar el enlace'],
    ['refused', asked({ fin: 'rechazada', cuando: NOW }), 'Se negó', 'Enviar otro enlace'],
  ])('REACH-11 that is %s says so, and its link can be mailed', async (_name, request, words, button) => {
    await open(request)
    expect(screen.getByText('Parte de: Propietario')).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: button })).toBeEnabled()
  })

  it('REACH-11 that was given needs no link, and one that nobody asked for shows nothing', async () => {
    await open(asked({ fin: 'dada', cuando: NOW }))
    expect(screen.getByText('Dio su parte')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('REACH-11 that nobody was asked for yet shows nothing', async () => {
    await open(undefined)
    expect(screen.queryByText(/Parte de/)).toBeNull()
  })

  it('REACH-11 the reason of who refused is text', async () => {
    await open(asked({ fin: 'rechazada', cuando: NOW, motivo: '<b>No</b> la conozco' }))
    expect(screen.getByText('Dijo: «<b>No</b> la conozco»')).toBeVisible()
  })

  it('REACH-11 only who may move the answer has a link mailed', async () => {
    await open(asked(), 'ROLE_INSPECTOR')
    expect(screen.getByText('Espera su parte')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('REACH-11 a link that was mailed is told, and the answer is read again', async () => {
    ask.mockResolvedValue(true)
    const person = await open(asked())
    await person.click(screen.getByRole('button', { name: 'Enviar otro enlace' }))
    expect(await screen.findByText('Enlace enviado')).toBeVisible()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(onAsked).toHaveBeenCalledTimes(1)
  })

  const because = (reason: string) =>
    new DataError('unknown', { cause: Object.assign(new Error('no'), { details: { reason } }) })
  it.each([
    ['an address that the mail server does not take', () => Promise.resolve(false), /no aceptó la dirección/],
    ['no address', () => Promise.reject(because('address')), /no dice a qué dirección escribir/],
    ['a part that is not asked for any more', () => Promise.reject(because('over')), /ya no pide esta parte/],
    ['a change meanwhile', () => Promise.reject(new DataError('conflict')), /cambió mientras tanto/],
    ['too many links', () => Promise.reject(new LimitError('account')), /demasiados enlaces/],
    ['a service that is down', () => Promise.reject(new DataError('down')), /no responde/],
    ['another failure', () => Promise.reject(new DataError('unknown')), /no se pudo enviar. Inténtelo/],
  ])('REACH-11 tells of %s', async (_name, outcome, words) => {
    ask.mockImplementation(outcome)
    const person = await open(asked())
    await person.click(screen.getByRole('button', { name: 'Enviar otro enlace' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(onAsked).toHaveBeenCalledTimes(1)
  })
})
