import { describe, expect, it } from 'vitest'
import { foldedBy, foldInto } from './fold'
import { NO_SUMS, textOf } from './sums'

describe('folding', () => {
  it('STAT-07 gives an hour to its day, its part of the month and its month, with the other hours of those', () => {
    const hours = new Map([
      ['2026-03-05T09', new Map([['a/n', 2]])],
      ['2026-03-06T10', new Map([['a/n', 1]])],
    ])
    const folded = [...foldedBy(hours)].map(([period, sums]) => `${period}: ${sums.get('a/n')}`)
    expect(folded.sort()).toEqual([
      '2026-03-05: 2',
      '2026-03-05T09: 2',
      '2026-03-06: 1',
      '2026-03-06T10: 1',
      '2026-03: 3',
      '2026-03p0: 2',
      '2026-03p1: 1',
    ])
  })
})

describe('a folded document that is full', () => {
  it('STAT-07 keeps 20,000 options of 300 questions apart within a mebibyte', () => {
    const all = new Map<string, number>()
    for (let option = 0; option < 20_000; option += 1) {
      const question = String(option % 300).padStart(20, 'q')
      all.set(`q/${question}/o/${String(option).padStart(20, 'o')}`, 50)
    }
    const text = textOf(foldInto(NO_SUMS, all))
    expect(text.length).toBeLessThan(900_000)
    expect(text).not.toContain('~')
  })

  const kept = new Map([
    ['q/a/o/x', 2],
    ['a/n', 2],
  ])

  it('STAT-07 counts further options, months and places together, and the whole stays right', () => {
    const more = new Map([
      ['q/a/o/x', 1],
      ['q/a/o/y', 3],
      ['q/a/o/z', 1],
      ['q/b/d/24315', 2],
      ['p/1/2', 1],
      ['a/n', 4],
    ])
    const full = { 'q/a/o/x': 3, 'q/a/o/~': 4, 'q/b/d/~': 2, 'p/~': 1, 'a/n': 6 }
    expect(Object.fromEntries(foldInto(kept, more, 20))).toEqual(full)
  })

  it('STAT-07 keeps apart what cannot grow far, however full it is', () => {
    const more = new Map([
      ['q/b/0', 3],
      ['s/ramas/c/una', 1],
      ['h/492350', 1],
      // A state may be called as anything.
      ['w/0/d/m', 30],
    ])
    expect(foldInto(kept, more, 20)).toEqual(new Map([...kept, ...more]))
  })

  it('STAT-07 keeps everything apart for which there is just room', () => {
    const all = new Map([...kept, ['q/a/o/y', 3]])
    expect(foldInto(kept, new Map([['q/a/o/y', 3]]), textOf(all).length)).toEqual(all)
  })

  it('STAT-07 takes what has no count of its own out of what is counted together', () => {
    const full = new Map([...kept, ['q/a/o/~', 3]])
    const after = (key: string, count: number) => Object.fromEntries(foldInto(full, new Map([[key, count]])))
    const before = Object.fromEntries(full)
    expect(after('q/a/o/y', -1)).toEqual({ ...before, 'q/a/o/~': 2 })
    expect(after('q/a/o/x', -1)).toEqual({ ...before, 'q/a/o/x': 1 })
    // Nothing of this question is counted together, and there is room for more of the other.
    expect(after('q/b/o/y', -1)).toEqual({ ...before, 'q/b/o/y': -1 })
    expect(after('q/a/o/y', 5)).toEqual({ ...before, 'q/a/o/y': 5 })
  })
})
