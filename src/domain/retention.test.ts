import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BEGINNINGS,
  isSameRule,
  MAX_RETENTION_DAYS,
  municipalRetentionFrom,
  NEW_RETENTION,
  NO_MUNICIPAL_RETENTION,
  NOTICE_DAYS,
  retentionFaults,
  ruleFor,
} from './retention'

const RULE = { dias: 400, desde: 'estado', estados: ['2'], accion: 'borrar' } as const
const HOME = { minimo: 365, dias: 1000, desde: 'creacion', accion: 'anonimizar' } as const

describe('how long answers are kept', () => {
  it('OPS-02 a form says it, else its municipality, else nobody', () => {
    expect(ruleFor(RULE, HOME)).toEqual(RULE)
    expect(ruleFor(undefined, HOME)).toEqual({
      ...{ dias: 1000, desde: 'creacion', estados: [], accion: 'anonimizar' },
    })
    expect(ruleFor(null, undefined)).toBeNull()
    expect(ruleFor(undefined, NO_MUNICIPAL_RETENTION)).toBeNull()
    expect(ruleFor(RULE, null)).toEqual(RULE)
  })

  it('OPS-02 a form’s rule that is shorter than its municipality’s least lasts as long as that', () => {
    expect(ruleFor({ ...RULE, dias: 30 }, HOME)).toEqual({ ...RULE, dias: 365 })
    expect(ruleFor({ ...RULE, dias: 366 }, HOME)?.dias).toBe(366)
  })

  it.each([
    ['no number', { ...RULE, dias: '30' }],
    ['too few days to be announced', { ...RULE, dias: NOTICE_DAYS - 1 }],
    ['none', { ...RULE, dias: 0 }],
    ['less than none', { ...RULE, dias: -400 }],
    ['half days', { ...RULE, dias: 30.5 }],
    ['endless days', { ...RULE, dias: Infinity }],
    ['too many days', { ...RULE, dias: MAX_RETENTION_DAYS + 1 }],
    ['no end', { ...RULE, accion: undefined }],
    ['an end that nobody knows', { ...RULE, accion: 'archivar' }],
    ['a beginning that nobody knows', { ...RULE, desde: 'ayer' }],
    ['no state', { ...RULE, estados: [] }],
    ['no list of states', { ...RULE, estados: '2' }],
    ['states without need', { ...RULE, desde: 'cambio' }],
    ['too many states', { ...RULE, estados: Array.from({ length: 11 }, String) }],
    ['a text', 'borrar'],
    ['a list', []],
  ])('OPS-02 erases nothing where somebody wrote %s into the store', (_what, own) => {
    expect(ruleFor(own, undefined)).toBeNull()
    // Neither by the rule of the municipality, which the form did not want.
    expect(ruleFor(own, HOME)).toBeNull()
  })

  it.each([
    [{ ...HOME, minimo: -1 }],
    [{ ...HOME, minimo: 10 }],
    [{ ...HOME, dias: 364 }],
    [{ ...HOME, dias: 1 }],
    [{ ...HOME, dias: 1e9 }],
    [{ ...HOME, desde: 'estado' }],
    [{ dias: 400 }],
    ['nada'],
  ])('OPS-02 erases nothing where what the municipality says is %j', (municipal) => {
    expect(municipalRetentionFrom(municipal)).toBeNull()
    expect(ruleFor(RULE, municipal)).toBeNull()
    expect(ruleFor(undefined, municipal)).toBeNull()
  })

  it('OPS-02 whatever stands in the store, a rule that counts can be followed and is no shorter than allowed', () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.record({
        dias: fc.oneof(fc.integer(), fc.double(), fc.string()),
        desde: fc.constantFrom<unknown>(...BEGINNINGS, 'x', 1),
        estados: fc.oneof(fc.array(fc.string()), fc.anything()),
        accion: fc.constantFrom<unknown>('borrar', 'anonimizar', 'x'),
        minimo: fc.integer(),
      }),
    )
    fc.assert(
      fc.property(odd, odd, (own, municipal) => {
        const rule = ruleFor(own, municipal)
        if (rule === null) return
        expect(retentionFaults(rule)).toEqual([])
        expect(rule.dias).toBeGreaterThanOrEqual(municipalRetentionFrom(municipal)?.minimo ?? Infinity)
      }),
    )
  })

  it('OPS-02 what the editor begins with can be saved', () => {
    expect(retentionFaults(NEW_RETENTION)).toEqual([])
    expect(retentionFaults({ ...NEW_RETENTION, dias: 1, desde: 'estado' })).toEqual(['days', 'states'])
  })

  it('OPS-02 two rules are told apart by what they say', () => {
    expect(isSameRule(RULE, { ...RULE, estados: ['2'] })).toBe(true)
    expect(isSameRule(RULE, { ...RULE, dias: 401 })).toBe(false)
    expect(isSameRule(RULE, null)).toBe(false)
    expect(isSameRule(null, null)).toBe(true)
  })
})
