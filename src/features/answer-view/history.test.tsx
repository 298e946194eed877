import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getAnswerTrail } from '../../data/staff/answer-trail'
import { DataError } from '../../data/errors'
import { assembleAnswer } from '../../domain/answering/whole'
import type { AnswerTrail } from '../../domain/correction/answer-trail'
import { requestForChangesSchema } from '../../domain/answer/corrections/request'
import { anAnswer, aUser, aVersion, NOW } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { History } from './History'

vi.mock('../../data/staff/answer-trail', () => ({ getAnswerTrail: vi.fn() }))
const trailOf = vi.mocked(getAnswerTrail)

const minute = (count: number) => NOW.getTime() + count * 60_000
const NOTHING = { from: '', to: '', recipients: null }
const TRAIL: AnswerTrail = {
  entries: [
    { ...NOTHING, kind: 'incidente', when: minute(1), who: '' },
    { ...NOTHING, kind: 'estado', when: minute(2), who: 'Sara Ríos', from: 'Pendiente', to: 'En proceso' },
    { ...NOTHING, kind: 'email', when: minute(9), who: 'Sara Ríos', recipients: 2 },
  ],
  isCut: false,
  people: [{ username: 'lucia', name: 'Lucía Paz' }],
}
const REQUEST = requestForChangesSchema.parse({
  needCompletition: true,
  madeBy: { username: 'lucia', email: '' },
  sentDateTime: new Date(minute(5)),
  comment: 'Falta la matrícula.',
  vence: new Date(2026, 11, 3, 12),
  changesRequested: { answers: [{ title: 'Matrícula' }], images: [], documents: [], sections: [] },
})

async function open() {
  const answer = assembleAnswer(
    aVersion(),
    anAnswer({}, { fechaCreacion: NOW, creadoPor: 'ines', requestsForChanges: [REQUEST] }),
  )
  const at = { pattern: '/ver/:answerId', at: '/ver/respuesta-1' }
  return renderStaff(<History answer={answer} />, { user: aUser('ROLE_SUPERVISOR'), ...at })
}
const told = () => within(screen.getByRole('region', { name: 'Historial' })).getAllByRole('listitem')
const headings = () => told().map((item) => item.querySelector('strong')?.textContent)

beforeEach(() => {
  vi.resetAllMocks()
})

describe('the history of an answer', () => {
  it('CORR-09 tells what the answer and the audit trail know in one order, with who and when', async () => {
    trailOf.mockResolvedValue(TRAIL)
    await open()
    await screen.findByText('Cambió de estado')
    expect(trailOf).toHaveBeenCalledWith('respuesta-1')
    expect(headings()).toEqual([
      'Se respondió',
      'Se creó el incidente',
      'Cambió de estado',
      'Se pidieron cambios',
      'Se envió por correo',
    ])
    const [, , moved, asked, mailed] = told()
    expect(moved).toHaveTextContent(/\d\d:32 · por Sara Ríos · Pendiente → En proceso/)
    expect(asked).toHaveTextContent(
      /por Lucía Paz · 1 parteSe pidió: MatrículaPlazo: 03\/12\/2026Falta la matrícula.Sin completar/,
    )
    expect(mailed).toHaveTextContent(/2 destinatarios/)
    expect(screen.queryByText('Lo más antiguo no se muestra.')).toBeNull()
  })

  it('CORR-09 while the audit trail is loaded, the history shows what the answer itself has', async () => {
    trailOf.mockReturnValue(new Promise(() => undefined))
    await open()
    expect(headings()).toEqual(['Se respondió', 'Se pidieron cambios'])
    expect(screen.getByRole('status', { name: 'Cargando el resto del historial' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  })

  it('CORR-09 when the audit trail cannot be read the page says so, keeps the rest and can try again', async () => {
    trailOf.mockRejectedValueOnce(new DataError('offline')).mockResolvedValue({ ...TRAIL, isCut: true })
    const { person } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Los cambios de estado, correos e incidentes no se pudieron cargar.',
    )
    expect(headings()).toEqual(['Se respondió', 'Se pidieron cambios'])
    await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByText('Cambió de estado')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Lo más antiguo no se muestra.')).toBeInTheDocument()
  })
})
