import { describe, expect, it } from 'vitest'
import { NOW, aQuestion } from '../../../testing/builders'
import { text } from './index'

const answered = (respuesta: string) => aQuestion({ respuesta })

describe('text questions', () => {
  it('ANS-05 trims what was typed', () => {
    expect(text.normalize('  Avenida Colón 12 ', NOW)).toBe('Avenida Colón 12')
  })

  it('ANS-07 takes spaces for no answer', () => {
    expect(text.isEmpty(answered(' \n '))).toBe(true)
    expect(text.isEmpty(answered('0'))).toBe(false)
  })

  it('VIEW-01 is shown without the spaces around it', () => {
    const question = answered(' Avenida Colón 12\n')
    const format = { date: String, time: String, yes: 'Sí', no: 'No', language: 'es' } as const
    expect(text.summary(question, question, format)).toBe('Avenida Colón 12')
  })

  it('ANS-03 stores the text as it is', () => {
    expect(text.codec.encode('0')).toBe('0')
    expect(text.codec.decode('0')).toBe('0')
  })

  it('ANS-03 a moment is not a text', () => {
    expect(text.codec.decode(NOW)).toBe('')
  })
})
