import { describe, expect, it } from 'vitest'
import { isFiltered, isSearched, momentsOf, NO_FILTERS } from './filters'

describe('ALIST-02 filters of a list of answers', () => {
  it('ALIST-02 a single day lasts from 00:00 to its end', () => {
    const { from, to } = momentsOf({ day: '2026-10-05' })
    expect(from).toEqual(new Date(2026, 9, 5, 0, 0, 0, 0))
    expect(to).toEqual(new Date(2026, 9, 5, 23, 59, 59, 999))
  })

  it('ALIST-02 a range lasts from 00:00 of its first day to the end of its last', () => {
    expect(momentsOf({ from: '2026-09-30', to: '2026-10-31' })).toEqual({
      from: new Date(2026, 8, 30),
      to: new Date(2026, 9, 31, 23, 59, 59, 999),
    })
  })

  it('ALIST-02 an end that is not given stays open', () => {
    expect(momentsOf({ from: null, to: '2026-10-31' }).from).toBeNull()
    expect(momentsOf({ from: '2026-10-31', to: null }).to).toBeNull()
    expect(momentsOf(null)).toEqual({ from: null, to: null })
  })

  it('ALIST-02 the order alone leaves nothing out', () => {
    expect(isFiltered({ ...NO_FILTERS, order: 'lastUpdate' })).toBe(false)
  })

  it.each([
    { code: 'VDR-1' },
    { author: 'eva' },
    { citizenDni: '30111222' },
    { state: 0 },
    { search: 'luz' },
    { choices: [{ question: 'q', value: '1' }] },
    { period: { day: '2026-10-05' } },
  ])('ALIST-02 %j leaves answers out', (filters) => {
    expect(isFiltered({ ...NO_FILTERS, ...filters })).toBe(true)
  })

  it('DAY-01 only words and choices need a function to find the answers', () => {
    expect(isSearched(NO_FILTERS)).toBe(false)
    expect(isSearched({ search: 'luz', choices: [] })).toBe(true)
    expect(isSearched({ search: '', choices: [{ question: 'q', value: '1' }] })).toBe(true)
  })
})
