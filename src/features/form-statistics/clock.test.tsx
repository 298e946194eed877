import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getForm } from '../../data/staff/forms'
import { listenSummary } from '../../data/staff/listen-summary'
import { ZoneReaderProvider } from '../../lib/zone-reader'
import { aForm, aUser } from '../../testing/builders'
import { DESK, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { FormStatisticsPage } from './FormStatisticsPage'

vi.mock('../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../data/staff/form-summary', () => ({ readSummary: vi.fn() }))
vi.mock('../../data/staff/listen-summary', () => ({ listenSummary: vi.fn() }))
vi.mock('../../data/staff/read-answers', () => ({ readAnswers: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T23:30:00Z') })
  setScreenWidth(DESK)
  vi.mocked(getForm).mockResolvedValue(aForm())
  vi.mocked(listenSummary).mockReturnValue(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['America/Argentina/Cordoba', '2026-03-05'],
  ['Asia/Tokyo', '2026-03-06'],
])('OPS-08 STAT-01 the days counted are those of the form’s municipality, %s', async (zone, today) => {
  const reader = { known: () => zone, read: () => Promise.resolve(zone) }
  await renderStaff(
    <ZoneReaderProvider reader={reader}>
      <FormStatisticsPage />
    </ZoneReaderProvider>,
    { user: aUser('ROLE_SUPERVISOR'), pattern: '/estadisticas/:formId', at: '/estadisticas/comercios' },
  )
  expect(await screen.findByLabelText('Hasta')).toHaveValue(today)
  await vi.waitFor(() =>
    expect(vi.mocked(listenSummary).mock.lastCall?.[0]).toMatchObject({ timeZone: zone }),
  )
})
