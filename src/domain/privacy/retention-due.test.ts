import { describe, expect, it } from 'vitest'
import { THREE_STATES } from '../../testing/builders'
import type { RetentionRule } from '../retention'
import { datedSchema, daysAfter, dueMoment, isDue } from './retention-due'

const day = (text: string) => new Date(`2026-${text}T12:00:00Z`)
const [GIVEN, MOVED, CHANGED] = [day('01-01'), day('02-01'), day('03-01')]
const IN_SECOND = { ...THREE_STATES, actual: 1 }
const ANSWER = { fechaCreacion: GIVEN, lastUpdate: CHANGED, estados: IN_SECOND }
const rule = (given: Partial<RetentionRule>): RetentionRule => ({
  ...{ dias: 100, desde: 'creacion', estados: [], accion: 'borrar' },
  ...given,
})
const IN_STATE = rule({ desde: 'estado', estados: ['1'] })

describe('when the time of an answer is over', () => {
  it('OPS-02 so many days after it was given, or changed last', () => {
    expect(dueMoment(ANSWER, rule({}))).toEqual(daysAfter(GIVEN, 100))
    expect(dueMoment(ANSWER, rule({ desde: 'cambio' }))).toEqual(daysAfter(CHANGED, 100))
  })

  it('OPS-02 so many days after it entered the state in which it stands, as was noted last', () => {
    const moved = { ...ANSWER, movido: { fecha: MOVED } }
    expect(dueMoment(moved, IN_STATE)).toEqual(daysAfter(MOVED, 100))
    const later = { at: CHANGED.getTime(), from: 0 }
    expect(dueMoment(moved, IN_STATE, [{ at: GIVEN.getTime(), from: 0 }, later])).toEqual(
      daysAfter(CHANGED, 100),
    )
    expect(dueMoment({ ...moved, movido: { fecha: CHANGED } }, IN_STATE, [{ at: 1, from: 0 }])).toEqual(
      daysAfter(CHANGED, 100),
    )
  })

  it('OPS-02 where nobody noted when it entered its state, so many days after its last change, which is no earlier', () => {
    for (const movido of [undefined, null, { fecha: null }])
      expect(dueMoment({ ...ANSWER, movido }, IN_STATE)).toEqual(daysAfter(CHANGED, 100))
  })

  it('OPS-02 never while it stands in another state, or its age is not known', () => {
    expect(dueMoment({ ...ANSWER, estados: THREE_STATES }, IN_STATE)).toBeNull()
    expect(dueMoment({ ...ANSWER, estados: { ...IN_SECOND, actual: 9 } }, IN_STATE)).toBeNull()
    expect(dueMoment({ ...ANSWER, fechaCreacion: null }, rule({}))).toBeNull()
    expect(dueMoment({ ...ANSWER, fechaCreacion: new Date(NaN) }, rule({}))).toBeNull()
    expect(dueMoment({ ...ANSWER, lastUpdate: null }, rule({ desde: 'cambio' }))).toBeNull()
    expect(dueMoment({ ...ANSWER, lastUpdate: null }, IN_STATE)).toBeNull()
  })

  it('OPS-02 a damaged date is read as none', () => {
    expect(datedSchema.safeParse({ fechaCreacion: 'ayer' }).success).toBe(false)
    expect(dueMoment(datedSchema.parse({}), rule({}))).toBeNull()
  })
})

describe('whether an answer goes now', () => {
  const NOW = day('09-01')
  const free = { since: GIVEN, isHeld: false, until: null }
  it('OPS-02 from the moment on at which its time is over', () => {
    expect(isDue(NOW, free, NOW)).toBe(true)
    expect(isDue(new Date(NOW.getTime() + 1), free, NOW)).toBe(false)
    expect(isDue(null, free, NOW)).toBe(false)
  })
  it('OPS-02 no earlier than 30 days after its rule was first seen', () => {
    expect(isDue(GIVEN, { ...free, since: daysAfter(NOW, -30) }, NOW)).toBe(true)
    expect(isDue(GIVEN, { ...free, since: new Date(daysAfter(NOW, -30).getTime() + 1) }, NOW)).toBe(false)
  })
  it('OPS-02 not while somebody holds it back, nor soon after', () => {
    expect(isDue(GIVEN, { ...free, isHeld: true }, NOW)).toBe(false)
    expect(isDue(GIVEN, { ...free, until: daysAfter(NOW, 1) }, NOW)).toBe(false)
    expect(isDue(GIVEN, { ...free, until: NOW }, NOW)).toBe(true)
  })
})
