import { describe, expect, it } from 'vitest'
import { NOW, aQuestion, aSection } from '../../../testing/builders'
import { problemsOf } from '../../answer/problems'
import { KEEPS_TEXT as text } from './text'

const PLAIN = { formato: '' }

const answered = (respuesta: string) => aQuestion({ respuesta })

describe('text questions', () => {
  it('ANS-05 trims what was typed', () => {
    expect(text.normalize('  Avenida Colón 12 ', PLAIN)).toBe('Avenida Colón 12')
  })

  it('ANS-07 takes spaces for no answer', () => {
    expect(text.isEmpty(answered(' \n '))).toBe(true)
    expect(text.isEmpty(answered('0'))).toBe(false)
  })

  it.each(['\u200b', '\u2800', '\u3164', '\u00ad', '\u200e\u200f', '\ufeff', '\u00a0', '\ufe0f'])(
    'ANS-07 FMT-05 takes %j, which nobody sees, for no answer',
    (unseen) => {
      expect(text.isEmpty(answered(` ${unseen}`))).toBe(true)
      expect(text.normalize(unseen, PLAIN)).toBe('')
      const question = aQuestion({ required: true, respuesta: unseen })
      expect(problemsOf([aSection({ preguntas: [question] })])).toMatchObject([{ code: 'required' }])
    },
  )

  it('ANS-03 FMT-05 keeps the joiners of scripts and emoji that need them', () => {
    for (const typed of ['می\u200cخواهم', '👨\u200d👩\u200d👧'])
      expect(text.normalize(typed, PLAIN)).toBe(typed)
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
