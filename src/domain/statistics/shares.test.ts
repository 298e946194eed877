import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersPerDay, byAnswers, changeOf, shareOf } from './shares'

describe('shares', () => {
  it('STAT-04 shares of a whole add up to one, and nothing has no shares', () => {
    expect(shareOf(1, 4)).toBe(0.25)
    expect(shareOf(0, 0)).toBe(0)
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1 }), (parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const together = parts.reduce((sum, part) => sum + shareOf(part, whole), 0)
        expect(together).toBeCloseTo(whole === 0 ? 0 : 1)
      }),
    )
  })

  it('STAT-04 a change is a share of what there was before; where that was nothing there is none', () => {
    expect(changeOf(15, 10)).toBe(0.5)
    expect(changeOf(5, 10)).toBe(-0.5)
    expect(changeOf(10, 10)).toBe(0)
    expect(changeOf(10, 0)).toBeNull()
  })

  it('STAT-01 answers a day are told to one decimal, and below one to two', () => {
    expect(answersPerDay(65, 30)).toBe(2.2)
    expect(answersPerDay(30, 30)).toBe(1)
    expect(answersPerDay(58, 183)).toBe(0.32)
    expect(answersPerDay(0, 7)).toBe(0)
  })
})

describe('the order of municipalities', () => {
  const of = (nombre: string, answers: number) => ({ nombre, answers })

  it('STAT-04 municipalities with most answers come first, and those with as many by name', () => {
    const counted = [of('Zárate', 2), of('Ávila', 2), of('Bell Ville', 7), of('Oliva', 0)]
    const names = byAnswers(counted).map(({ nombre }) => nombre)
    expect(names).toEqual(['Bell Ville', 'Ávila', 'Zárate', 'Oliva'])
    expect(counted[0]?.nombre).toBe('Zárate')
  })
})
