import { describe, expect, it } from 'vitest'
import { countedAs, countedChange, countedIn, isSameCount, NONE_COUNTED, plusCounted } from './counted'

describe('the number of answers of a form', () => {
  it('ANS-12 counts each answer that is there, and of them those that are marked', () => {
    expect([undefined, {}, { invalida: false }, { invalida: true }].map(countedAs)).toEqual([
      ...[null, 'valida', 'valida', 'invalida'],
    ])
  })

  it('ANS-12 changes by what an answer was counted as and is now', () => {
    expect(countedChange(null, 'valida')).toEqual({ total: 1, invalidas: 0 })
    expect(countedChange('valida', 'invalida')).toEqual({ total: 0, invalidas: 1 })
    expect(countedChange('invalida', null)).toEqual({ total: -1, invalidas: -1 })
    expect(isSameCount(countedChange('invalida', 'invalida'), NONE_COUNTED)).toBe(true)
    expect(isSameCount(NONE_COUNTED, { total: 0, invalidas: 1 })).toBe(false)
  })

  it('ALIST-01 is the sum of what open documents have of it, and nothing in those from before', () => {
    const parts = [
      { horas: '', respuestas: { total: 4, invalidas: 1 } },
      { horas: '' },
      undefined,
      { respuestas: 7 },
    ]
    expect(parts.map(countedIn)).toEqual([
      { total: 4, invalidas: 1 },
      NONE_COUNTED,
      NONE_COUNTED,
      NONE_COUNTED,
    ])
    expect(plusCounted({ total: 4, invalidas: 1 }, { total: 3, invalidas: 1 }, -1)).toEqual({
      total: 1,
      invalidas: 0,
    })
  })
})
