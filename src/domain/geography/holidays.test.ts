import { expect, it } from 'vitest'
import { holidaysFrom } from './holidays'

it('REACH-08 what is no day is no holiday', () => {
  const stored = ['2026-10-12', '2026-02-30', 12, null, 'mañana', '2026-10-12']
  expect(holidaysFrom(stored)).toEqual(['2026-10-12'])
  expect(holidaysFrom('2026-10-12')).toEqual([])
})
