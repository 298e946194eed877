import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTo } from '../dates'
import { isSoundSpan, lengthOf, QUICK_PERIODS, quickSpan, spanBefore, spanFaults } from './period'

const day = () =>
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

describe('periods with a name', () => {
  it.each([
    ['hoy', '2026-03-05', '2026-03-05'],
    ['1d', '2026-03-04', '2026-03-04'],
    ['7d', '2026-02-27', '2026-03-05'],
    ['15d', '2026-02-19', '2026-03-05'],
    ['1m', '2026-02-06', '2026-03-05'],
    ['3m', '2025-12-06', '2026-03-05'],
    ['6m', '2025-09-06', '2026-03-05'],
  ] as const)('STAT-01 «%s» is from %s to %s when today is 2026-03-05', (period, from, to) => {
    expect(quickSpan(period, '2026-03-05')).toEqual({ from, to })
  })

  it.each([
    ['hoy', 1],
    ['1d', 1],
    ['7d', 7],
    ['15d', 15],
  ] as const)('STAT-01 «%s» has as many days as it says: %i', (period, days) => {
    expect(lengthOf(quickSpan(period, '2026-03-05'))).toBe(days)
  })

  it('STAT-01 a month back from its end leads to the last day of a shorter one', () => {
    expect(addTo('2026-03-31', -1, 'month')).toBe('2026-02-28')
    expect(addTo('2024-03-31', -1, 'month')).toBe('2024-02-29')
    expect(addTo('2026-01-31', -1, 'month')).toBe('2025-12-31')
    expect(addTo('2026-08-31', -6, 'month')).toBe('2026-02-28')
  })

  it('STAT-01 each from a week on is longer than the one before it', () => {
    fc.assert(
      fc.property(day(), (today) => {
        const lengths = QUICK_PERIODS.slice(1).map((period) => lengthOf(quickSpan(period, today)))
        expect(lengths).toEqual([...new Set(lengths)].sort((one, other) => one - other))
      }),
    )
  })
})

describe('days', () => {
  it('STAT-01 are counted over the end of a month, of February and of a year', () => {
    expect(addTo('2026-02-28', 1, 'day')).toBe('2026-03-01')
    expect(addTo('2024-02-28', 1, 'day')).toBe('2024-02-29')
    expect(addTo('2026-01-01', -1, 'day')).toBe('2025-12-31')
  })

  it('STAT-01 forth and back again is the same day', () => {
    fc.assert(
      fc.property(day(), fc.integer({ min: -800, max: 800 }), (from, count) => {
        expect(addTo(addTo(from, count, 'day'), -count, 'day')).toBe(from)
      }),
    )
  })
})

describe('the period before', () => {
  it('STAT-04 has as many days and ends where the other begins', () => {
    expect(spanBefore({ from: '2026-03-02', to: '2026-03-05' })).toEqual({
      from: '2026-02-26',
      to: '2026-03-01',
    })
    fc.assert(
      fc.property(day(), fc.nat({ max: 400 }), (from, more) => {
        const span = { from, to: addTo(from, more, 'day') }
        const before = spanBefore(span)
        expect(lengthOf(before)).toBe(more + 1)
        expect(addTo(before.to, 1, 'day')).toBe(from)
      }),
    )
  })
})

describe('typed periods', () => {
  const TODAY = '2026-03-05'
  it.each([
    ['', '', 'dayMissing', 'dayMissing'],
    ['2026-02-30', '05/03/2026', 'dayMissing', 'dayMissing'],
    ['1999-12-31', '2026-03-05', 'tooEarly', null],
    ['2026-03-05', '2026-03-06', null, 'inFuture'],
    ['2026-03-05', '2026-03-04', null, 'backwards'],
    ['', '2026-03-04', 'dayMissing', null],
    // Which comes first is told when both are days that can be.
    ['2026-03-09', '2026-03-04', 'inFuture', null],
    ['2026-03-04', '', null, 'dayMissing'],
    ['2000-01-01', '2026-03-05', null, null],
    ['2026-03-05', '2026-03-05', null, null],
  ])('STAT-01 from «%s» to «%s»: %s, %s', (from, to, first, last) => {
    const faults = spanFaults({ from, to }, TODAY)
    expect(faults).toEqual({ from: first, to: last })
    expect(isSoundSpan(faults)).toBe(first === null && last === null)
  })

  it('STAT-01 every period with a name is sound', () => {
    fc.assert(
      fc.property(day(), (today) => {
        // The first half year of the calendar reaches back behind its beginning.
        fc.pre(today > '2000-07-01')
        for (const period of QUICK_PERIODS) {
          expect(isSoundSpan(spanFaults(quickSpan(period, today), today))).toBe(true)
        }
      }),
    )
  })
})
