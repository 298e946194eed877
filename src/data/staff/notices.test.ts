import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser } from '../../testing/builders'
import { queryFields } from '../rest-query'
import { listNotices } from './notices'
import { zoneAt } from './zones'

vi.mock('../rest-query', () => ({ queryFields: vi.fn(), queryCount: vi.fn() }))
vi.mock('../store', () => ({ storeOf: vi.fn() }))
vi.mock('./zones', () => ({ zoneAt: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.mocked(queryFields).mockResolvedValue([])
})
afterEach(() => vi.useRealTimers())

it.each([
  ['Asia/Tokyo', '2026-11-28'],
  ['America/Argentina/Cordoba', '2026-11-27'],
  ['Pacific/Auckland', '2026-11-28'],
])('OPS-08 REACH-07 what is overdue is so by the clock of the town hall in %s', async (zone, yesterday) => {
  // Late on the 28th in the Americas, and the 29th in Asia, wherever the reader is.
  vi.setSystemTime(new Date('2026-11-29T01:30:00Z'))
  vi.mocked(zoneAt).mockResolvedValue(zone)
  await listNotices(aUser('ROLE_SUPERVISOR'), 'vencidas', null)
  const where = vi.mocked(queryFields).mock.lastCall?.[1].where
  expect(where).toContainEqual({ field: 'vence', op: '<=', value: yesterday })
})
