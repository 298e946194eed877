import { describe, expect, it } from 'vitest'
import { dateShown, dueDaysOf, isFiltered, isSearched, momentsOf, NO_FILTERS } from './filters'

describe('ALIST-02 filters of a list of answers', () => {
  it.each([
    ['America/Argentina/Cordoba', '2026-10-05', '2026-10-05T03:00:00.000Z', '2026-10-06T02:59:59.999Z'],
    ['Asia/Tokyo', '2026-10-05', '2026-10-04T15:00:00.000Z', '2026-10-05T14:59:59.999Z'],
    ['Europe/Madrid', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    // Its last hour once ended an hour into the next day, whose midnight does not exist.
    ['America/Santiago', '2026-09-05', '2026-09-05T04:00:00.000Z', '2026-09-06T03:59:59.999Z'],
  ])('ALIST-02 OPS-08 in %s the %s lasts from %s to %s', (zone, day, from, to) => {
    const moments = momentsOf({ day }, zone)
    expect([moments.from?.toISOString(), moments.to?.toISOString()]).toEqual([from, to])
  })

  it('ALIST-02 OPS-08 a range across both changes of clocks has the offset of each of its ends', () => {
    const { from, to } = momentsOf({ from: '2026-03-01', to: '2026-10-31' }, 'Europe/Madrid')
    expect([from?.toISOString(), to?.toISOString()]).toEqual([
      '2026-02-28T23:00:00.000Z',
      '2026-10-31T22:59:59.999Z',
    ])
  })

  it('ALIST-02 an end that is not given stays open', () => {
    const zone = 'Europe/Madrid'
    expect(momentsOf({ from: null, to: '2026-10-31' }, zone).from).toBeNull()
    expect(momentsOf({ from: '2026-10-31', to: null }, zone).to).toBeNull()
    expect(momentsOf(null, zone)).toEqual({ from: null, to: null })
  })

  it('REACH-08 the days of a list by what is due first are those until which answers are due', () => {
    const due = { ...NO_FILTERS, order: 'vence' as const }
    const zone = 'Asia/Tokyo'
    expect(dueDaysOf({ ...NO_FILTERS, period: { day: '2026-10-05' } }, zone)).toBeNull()
    expect(dueDaysOf(due, zone)).toEqual({ from: null, to: null })
    expect(dueDaysOf({ ...due, period: { day: '2026-10-05' } }, zone)).toEqual({
      from: '2026-10-05',
      to: '2026-10-05',
    })
    expect(dueDaysOf({ ...due, period: { from: null, to: '2026-10-04' } }, zone)?.to).toBe('2026-10-04')
    // What is late is so by the clock of the town hall, on the day on which it is asked.
    const late = { ...due, period: { isPast: true as const } }
    expect(dueDaysOf(late, zone, new Date('2026-10-05T14:59:59Z'))).toEqual({ from: null, to: '2026-10-04' })
    expect(dueDaysOf(late, zone, new Date('2026-10-05T15:00:00Z'))).toEqual({ from: null, to: '2026-10-05' })
    expect([dateShown('vence'), dateShown('lastUpdate')]).toEqual(['fechaCreacion', 'lastUpdate'])
  })

  it('ALIST-02 the order alone leaves nothing out', () => {
    expect(isFiltered({ ...NO_FILTERS, order: 'lastUpdate' })).toBe(false)
  })

  it.each([
    { code: 'VDR-1' },
    { author: 'eva' },
    { citizenDni: '30111222' },
    { state: '0' },
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
