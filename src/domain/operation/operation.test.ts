import { describe, expect, it } from 'vitest'
import {
  byUrgency,
  countedPart,
  fine,
  publicHealth,
  systemPart,
  wholeHealth,
  worksPart,
  worthTelling,
} from './part'
import { isRunWorthNoting, workStatus } from './scheduled-work'
import { isWorthNoting, withOutcome } from './system-record'

const MINUTE = 60_000
const NOON = Date.parse('2026-05-04T12:00:00Z')
const at = (minutes: number) => new Date(NOON + minutes * MINUTE)

describe('what is noted of an outside system', () => {
  it('OPS-05 keeps since when it fails and when it answered last', () => {
    const answered = withOutcome(null, 'answered', at(0))
    expect(answered).toEqual({ exito: at(0), falla: null, motivo: null, desde: null })
    const failing = withOutcome(withOutcome(answered, 'timeout', at(1)), 'down', at(4))
    expect(failing).toEqual({ exito: at(0), falla: at(4), motivo: 'down', desde: at(1) })
    expect(withOutcome(failing, 'answered', at(9))).toEqual({
      ...{ exito: at(9), falla: at(4), motivo: null, desde: null },
    })
  })

  it('OPS-05 the same is written once a minute, something else at once', () => {
    const last = { outcome: 'answered', at: NOON } as const
    expect(isWorthNoting(undefined, 'answered', NOON)).toBe(true)
    expect(isWorthNoting(last, 'answered', NOON + MINUTE - 1)).toBe(false)
    expect(isWorthNoting(last, 'answered', NOON + MINUTE)).toBe(true)
    expect(isWorthNoting(last, 'down', NOON + 1)).toBe(true)
    expect(isWorthNoting({ outcome: 'down', at: NOON }, 'timeout', NOON + 1)).toBe(true)
  })

  it.each([
    ['one failure', 'down', 0, 'attention'],
    ['failures for less than five minutes', 'down', 4.9, 'attention'],
    ['failures for five minutes', 'timeout', 5, 'broken'],
    ['a key that is refused', 'refused', 0, 'broken'],
  ] as const)('OPS-05 %s: %s', (_what, motivo, minutes, health) => {
    const first = withOutcome(withOutcome(null, 'answered', at(-60)), motivo, at(0))
    const record = minutes === 0 ? first : withOutcome(first, motivo, at(minutes))
    const since = at(0).getTime()
    expect(systemPart('turnero', record)).toMatchObject({
      health,
      matter: motivo,
      since,
      last: at(-60).getTime(),
    })
    expect(systemPart('turnero', withOutcome(record, 'answered', at(30)))).toMatchObject({ health: 'fine' })
  })

  it('OPS-05 one that a town hall does not have is not looked at', () => {
    expect(systemPart('redsys', null)).toBeNull()
  })
})

describe('what is done at its hours', () => {
  it.each([
    ['renewOpenings', 0, null, 22, 'fine'],
    ['renewOpenings', 0, null, 22.1, 'late'],
    ['sweepTrail', 0, null, 48 * 60 + 20, 'fine'],
    ['sweepTrail', 0, null, 48 * 60 + 21, 'late'],
    ['sweepTrail', 0, 1, 2, 'failed'],
    ['sweepTrail', 3, 1, 4, 'fine'],
    ['sweepTrail', null, 1, 2, 'failed'],
  ] as const)(
    'OPS-05 %s, done at %s, failed at %s, seen at %s, is %s',
    (name, done, failed, now, standing) => {
      const record = { exito: done === null ? null : at(done), falla: failed === null ? null : at(failed) }
      expect(workStatus(name, record, at(now))).toBe(standing)
    },
  )

  it('OPS-05 the end of a run is written every ten minutes, another end at once', () => {
    const last = { isDone: true, at: NOON }
    expect(isRunWorthNoting(undefined, true, NOON)).toBe(true)
    expect(isRunWorthNoting(last, true, NOON + 10 * MINUTE - 1)).toBe(false)
    expect(isRunWorthNoting(last, true, NOON + 10 * MINUTE)).toBe(true)
    expect(isRunWorthNoting(last, false, NOON + 1)).toBe(true)
  })

  it('OPS-05 names the works that are behind', () => {
    const works = worksPart(
      new Map([
        ['sweepTrail', { exito: at(0), falla: null }],
        ['watchAccounts', { exito: at(-90), falla: null }],
        ['sweepFiles', { exito: null, falla: at(-1) }],
      ]),
      at(0),
    )
    expect(works).toMatchObject({ health: 'broken', matter: 'failed', count: 2 })
    expect(works.items).toEqual([
      { id: 'watchAccounts', title: '', count: 0, since: at(-90).getTime() },
      { id: 'sweepFiles', title: '', count: 0, since: at(-1).getTime() },
    ])
    expect(worksPart(new Map(), at(0))).toEqual(fine('works'))
  })
})

describe('the whole', () => {
  const broken = { ...fine('smtp'), health: 'broken', matter: 'down' } as const
  const marked = countedPart('answers', 'marked', 3, [
    { id: 'a', title: 'A', count: 2, since: 9 },
    { id: 'b', title: 'B', count: 1, since: 5 },
  ])
  const flood = countedPart('pressure', 'flood', 1)

  it('OPS-05 what counts nothing is fine, else the oldest says since when', () => {
    expect(countedPart('answers', 'marked', 0)).toEqual(fine('answers'))
    expect(marked).toMatchObject({ health: 'attention', count: 3, since: 5 })
  })

  it('OPS-05 is as its worst part, which stands first', () => {
    expect(byUrgency([fine('portal'), marked, broken]).map(({ name }) => name)).toEqual([
      'smtp',
      'answers',
      'portal',
    ])
    expect(wholeHealth([fine('portal'), marked])).toBe('attention')
    expect(wholeHealth([marked, broken])).toBe('broken')
    expect(wholeHealth([])).toBe('fine')
  })

  it('OPS-05 a mail of the day is made when something is wrong, and not for what is no news', () => {
    const told = worthTelling([fine('portal'), marked, broken, flood]).map(({ name }) => name)
    expect(told).toEqual(['smtp', 'answers', 'pressure'])
    const quota = countedPart('mailQuota', 'near', 1)
    expect(worthTelling([fine('portal'), flood, quota, marked])).toEqual([])
    expect(worthTelling([])).toEqual([])
  })

  it('OPS-05 a stranger hears a word: ok, degraded, or down', () => {
    const restoring = { ...fine('restoration'), health: 'attention', matter: 'underWay' } as const
    expect(publicHealth([fine('portal'), fine('restoration'), marked])).toBe('ok')
    expect(publicHealth([fine('portal'), broken])).toBe('degraded')
    expect(publicHealth([restoring, broken])).toBe('down')
    expect(publicHealth(null)).toBe('down')
  })
})
