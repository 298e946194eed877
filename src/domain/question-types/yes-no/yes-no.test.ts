import { describe, expect, it } from 'vitest'
import { NOW, TYPED, aQuestion } from '../../../testing/builders'
import { yesNo } from './index'

const picked = (respuesta: string) => aQuestion({ ...TYPED['yes-no'], respuesta })
const format = { date: String, time: String, yes: 'Sí', no: 'No', language: 'es' } as const

describe('yes/no questions', () => {
  it('ANS-03 are stored as the strings true and false', () => {
    for (const answer of ['true', 'false']) {
      expect(yesNo.isEmpty(picked(answer))).toBe(false)
      expect(yesNo.codec.encode(answer)).toBe(answer)
      expect(yesNo.codec.decode(answer)).toBe(answer)
    }
  })

  it('ANS-03 take no other word', () => {
    expect(yesNo.isEmpty(picked('tal vez'))).toBe(true)
    expect(yesNo.codec.decode('tal vez')).toBe('')
    expect(yesNo.codec.decode(NOW)).toBe('')
  })

  it('VIEW-03 are told in the words passed in', () => {
    expect(yesNo.summary(picked('true'), picked('true'), format)).toBe('Sí')
    expect(yesNo.summary(picked('false'), picked('false'), format)).toBe('No')
  })
})
