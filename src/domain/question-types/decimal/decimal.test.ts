import { describe, expect, it } from 'vitest'
import { TYPED, aQuestion } from '../../../testing/builders'
import { decimal } from './index'

const PLAIN = { formato: '' }

const problem = (respuesta: string) => {
  const question = aQuestion({ ...TYPED.decimal, respuesta })
  return decimal.validate(question, question)
}

describe('decimal questions', () => {
  it.each([
    ['12.5', '12,5'],
    [' 12.50 ', '12,50'],
    ['0.01', '0,01'],
    ['12,5', '12,5'],
    ['1.000', '1.000'],
    ['1.000,5', '1.000,5'],
    ['12.', '12.'],
    ['1.2.3', '1.2.3'],
  ])('DAY-06 ANS-05 %j becomes %j on leaving', (typed, stored) => {
    expect(decimal.normalize(typed, PLAIN)).toBe(stored)
  })

  it.each(['0', '12', '12,5', '12,50', '0,01', ''])('ANS-05 takes %j', (typed) => {
    expect(problem(typed)).toBeNull()
  })

  it.each(['12,', ',5', '12,345', '12.5', '1.000,5', '-1,5', '1,2,3', 'doce'])(
    'ANS-05 refuses %j',
    (typed) => {
      expect(problem(typed)).toBe('decimal')
    },
  )
})
