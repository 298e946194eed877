import { describe, expect, it } from 'vitest'
import { isLimited, isSaveLimit, limitOf } from './limit'
import { outsideFailureOf } from './outside-failure'

describe('why a call failed, by its details', () => {
  it('SEC-03 a limit is known by its name', () => {
    expect(limitOf({ limit: 'places' })).toBe('places')
    expect(limitOf({ limit: 'lookups', more: 1 })).toBe('lookups')
    for (const other of [{ limit: 'otro' }, {}, null, undefined, 'places']) expect(limitOf(other)).toBeNull()
  })

  it('SEC-03 some limits keep an answer from being saved, some something else', () => {
    expect((['account', 'address', 'form', 'places'] as const).every(isSaveLimit)).toBe(true)
    expect((['lookups', 'citizens'] as const).some(isSaveLimit)).toBe(false)
  })

  it('SEC-03 what can be had again within the hour says so by its code', () => {
    expect(isLimited(Object.assign(new Error('x'), { code: 'limited' }))).toBe(true)
    expect(isLimited(Object.assign(new Error('x'), { code: 'denied' }))).toBe(false)
    expect(isLimited(new Error('limited'))).toBe(false)
    expect(isLimited({ code: 'limited' })).toBe(false)
    expect(isLimited(null)).toBe(false)
  })

  it('RECIP-07 an outside system is named together with what was wrong', () => {
    const failure = { outside: 'municore', reason: 'timeout' }
    expect(outsideFailureOf(failure)).toEqual(failure)
    for (const other of [{ outside: 'municore' }, { ...failure, outside: 'otro' }, { mail: 'off' }, null]) {
      expect(outsideFailureOf(other)).toBeNull()
    }
  })
})
