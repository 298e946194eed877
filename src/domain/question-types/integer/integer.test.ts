import { describe, expect, it } from 'vitest'
import { TYPED, aQuestion } from '../../../testing/builders'
import { integer } from './index'

const PLAIN = { formato: '' }

const problem = (respuesta: string) => {
  const question = aQuestion({ ...TYPED.integer, respuesta })
  return integer.validate(question, question)
}

describe('integer questions', () => {
  it.each(['0', '7', '007', '12345678901234567890', ''])('ANS-05 takes %j', (typed) => {
    expect(problem(typed)).toBeNull()
  })

  it.each(['-1', '+1', '1,0', '1.0', '1.000', '1e3', 'doce', '1 2', '٣'])('ANS-05 refuses %j', (typed) => {
    expect(problem(typed)).toBe('integer')
  })

  it('ANS-05 drops blanks around what was typed', () => {
    expect(integer.normalize(' 12 ', PLAIN)).toBe('12')
  })

  it.each([
    ['\u200e30\u200b111\u00ad222\ufeff', '30111222'],
    ['٣٠', '30'],
    ['３０', '30'],
    ['\u22125', '-5'],
  ])('ANS-05 FMT-05 reads the pasted %j as %s', (typed, kept) => {
    expect(integer.normalize(typed, PLAIN)).toBe(kept)
  })
})
