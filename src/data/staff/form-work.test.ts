import { beforeEach, expect, it, vi } from 'vitest'
import { AREA, aUser } from '../../testing/builders'
import { queryCount } from '../rest-query'
import { countWaitingForms } from './form-work'

vi.mock('../rest-query', () => ({ queryCount: vi.fn(), queryFields: vi.fn(), fieldsOfAll: vi.fn() }))

const WAITS = { field: 'espera', op: '>=', value: 1 }

beforeEach(() => vi.mocked(queryCount).mockReset().mockResolvedValue(9))

it('DAY-04 forms that wait are counted as they are listed, within the areas of who asks', async () => {
  expect(await countWaitingForms(aUser('ROLE_SUPERVISOR'))).toBe(9)
  expect(await countWaitingForms(aUser('ROLE_ADMIN'))).toBe(9)
  const inAreas = { field: 'areas', op: 'array-contains-any', value: [AREA] }
  expect(vi.mocked(queryCount).mock.calls).toEqual([
    ['trabajo_formularios', { where: [inAreas, WAITS], order: 'espera' }],
    ['trabajo_formularios', { where: [WAITS], order: 'espera' }],
  ])
})

it('DAY-04 waiting forms are not counted where that takes two queries, because a form of both would count twice', async () => {
  const areas = Array.from({ length: 11 }, (_, index) => `${AREA}/${index}`)
  expect(await countWaitingForms(aUser('ROLE_SUPERVISOR', { areas }))).toBeNull()
  expect(queryCount).not.toHaveBeenCalled()
})
