import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { getAnswer } from '../../data/staff/answers'
import { listenOnceLoaded } from '../../data/staff/listen-once-loaded'
import type { Answer, StoredAnswer } from '../../domain/answer/answer'
import { assembleAnswer } from '../../domain/answering/whole'
import { requestForChangesSchema } from '../../domain/answer/corrections/request'
import { anAnswer, aUser, aVersion, NOW, THREE_STATES } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { AnswerViewPage } from './AnswerViewPage'

vi.mock('../../data/staff/retention', () => ({ readRetention: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/notes', () => ({ listNotes: () => Promise.resolve([]) }))
vi.mock('../../data/staff/forms', () => ({ getFormHead: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/answer-trail', () => ({ getAnswerTrail: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/answers', () => ({ getAnswer: vi.fn(), moveAnswer: vi.fn(), undoMove: vi.fn() }))
vi.mock('../../data/staff/listen-once-loaded', () => ({ listenOnceLoaded: vi.fn() }))

const answered = (stored: Partial<StoredAnswer> = {}): Answer =>
  assembleAnswer(aVersion(), anAnswer({}, stored))

async function open(answer: Answer): Promise<void> {
  vi.mocked(getAnswer).mockResolvedValue(answer)
  const at = { pattern: '/ver/:answerId', at: '/ver/respuesta-1' }
  await renderStaff(<AnswerViewPage />, { user: aUser('ROLE_SUPERVISOR'), ...at })
  await screen.findByRole('article')
}

/** The store says that the answer changed then, and what follows from it is over. */
async function hear(date: Date | null): Promise<void> {
  const [listen] = vi.mocked(listenOnceLoaded).mock.lastCall ?? []
  await act(async () => {
    listen?.({
      watchNewestChange: () => () => undefined,
      watchAnswer: (_id, onChange) => {
        onChange(date)
        return () => undefined
      },
    })
    await Promise.resolve()
  })
}

beforeEach(() => {
  vi.resetAllMocks()
})

describe('what happened to an answer since it was given', () => {
  it('ALIST-05 a move by somebody else shows at once', async () => {
    const before = answered({ estados: THREE_STATES })
    await open(before)
    expect(screen.getByRole('combobox')).toHaveTextContent('Pendiente')
    const lastUpdate = new Date(NOW.getTime() + 60_000)
    vi.mocked(getAnswer).mockResolvedValue({ ...before, lastUpdate, estados: { ...THREE_STATES, actual: 1 } })
    await hear(before.lastUpdate)
    expect(getAnswer).toHaveBeenCalledTimes(1)
    await hear(lastUpdate)
    expect(await screen.findByText('En proceso')).toBeInTheDocument()
  })

  it('VIEW-04 the answer stays when reading it again fails, and goes when it may not be read any more', async () => {
    await open(answered())
    vi.mocked(getAnswer).mockRejectedValue(new DataError('offline'))
    await hear(new Date(NOW.getTime() + 60_000))
    expect(getAnswer).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('article')).toBeInTheDocument()
    vi.mocked(getAnswer).mockRejectedValue(new DataError('forbidden'))
    await hear(new Date(NOW.getTime() + 120_000))
    expect(await screen.findByText('No existe la respuesta.')).toBeInTheDocument()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })

  it('VIEW-01 shows the payment in euro with its order and its status in words', async () => {
    const paid = {
      paymentDetails: { section: 'Platea', quanty: 2, price: 1250, clientFullName: 'Norma Vega' },
      payOrder: { orderId: '000000000042', amount: 2500, status: 'Pagado' },
    }
    await open({ ...answered(), ...paid })
    const block = screen.getByRole('region', { name: 'Pago' })
    for (const text of ['Platea', '12,50', '25,00', 'Norma Vega', '000000000042', 'Pagado'])
      expect(block).toHaveTextContent(text)
  })

  it('VIEW-03 shows who changed the answer and who asked for changes, when and what', async () => {
    const request = requestForChangesSchema.parse({
      needCompletition: true,
      madeBy: { username: 'lucia', email: '' },
      sentDateTime: NOW,
      comment: 'Falta la matrícula.',
      changesRequested: { answers: [{}], images: [], documents: [], sections: [] },
    })
    await open(answered({ requestsForChanges: [request] }))
    const history = screen.getByRole('region', { name: 'Historial' })
    expect(history).toHaveTextContent(/Se pidieron cambios05\/10\/2026 - \d\d:30 · por lucia · 1 parte/)
    expect(history).toHaveTextContent('Falta la matrícula.')
    expect(history).toHaveTextContent('Sin completar')
  })

  it('VIEW-01 an answer without a payment shows none, and its history has one entry', async () => {
    await open(answered())
    expect(screen.queryByRole('region', { name: 'Pago' })).toBeNull()
    expect(within(screen.getByRole('region', { name: 'Historial' })).getAllByRole('listitem')).toHaveLength(1)
  })
})
