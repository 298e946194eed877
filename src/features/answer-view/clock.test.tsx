import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getAnswer } from '../../data/staff/answers'
import { ZoneReaderProvider } from '../../lib/zone-reader'
import { aUser } from '../../testing/builders'
import { DESK, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { AnswerViewPage } from './AnswerViewPage'
import { answered } from './testing/answered'

vi.mock('../../data/staff/retention', () => ({ readRetention: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/notes', () => ({ listNotes: () => Promise.resolve([]) }))
vi.mock('../../data/staff/forms', () => ({ getFormHead: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/listen-once-loaded', () => ({ listenOnceLoaded: vi.fn() }))
vi.mock('../../data/staff/uploader', () => ({ readFile: vi.fn() }))
vi.mock('../../data/staff/answer-trail', () => ({ getAnswerTrail: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/answers', () => ({ getAnswer: vi.fn(), moveAnswer: vi.fn(), undoMove: vi.fn() }))

beforeEach(() => setScreenWidth(DESK))

it.each([
  ['America/Argentina/Cordoba', /31\/12\/2026 - 20:30/],
  ['Asia/Tokyo', /01\/01\/2027 - 08:30/],
])(
  'OPS-08 VIEW-01 an answer says when it was given by the clock of its municipality, %s',
  async (zone, words) => {
    vi.mocked(getAnswer).mockResolvedValue({
      ...answered({}),
      fechaCreacion: new Date('2026-12-31T23:30:00Z'),
    })
    const reader = { known: () => zone, read: () => Promise.resolve(zone) }
    await renderStaff(
      <ZoneReaderProvider reader={reader}>
        <AnswerViewPage />
      </ZoneReaderProvider>,
      { user: aUser('ROLE_SUPERVISOR'), pattern: '/ver/:answerId', at: '/ver/respuesta-1' },
    )
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  },
)

it.each([
  ['America/Argentina/Cordoba', '2026-12-31', null],
  ['Asia/Tokyo', '2026-12-31', '31/12/2026'],
  ['Asia/Tokyo', undefined, null],
])(
  'OPS-08 LOGIC-04 in %s an answer whose rules went by the day %s says it where it was sent on another: %s',
  async (zone, diaComienzo, said) => {
    vi.mocked(getAnswer).mockResolvedValue({
      ...answered({}),
      ...{ fechaCreacion: new Date('2026-12-31T23:30:00Z'), diaComienzo },
    })
    const reader = { known: () => zone, read: () => Promise.resolve(zone) }
    await renderStaff(
      <ZoneReaderProvider reader={reader}>
        <AnswerViewPage />
      </ZoneReaderProvider>,
      { user: aUser('ROLE_SUPERVISOR'), pattern: '/ver/:answerId', at: '/ver/respuesta-1' },
    )
    await screen.findAllByText(/:30/)
    expect(screen.queryByText('Comenzada el')?.nextElementSibling?.textContent ?? null).toBe(said)
  },
)
