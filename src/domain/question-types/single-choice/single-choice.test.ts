import { describe, expect, it } from 'vitest'
import { TYPED, aQuestion, anOption } from '../../../testing/builders'
import { singleChoice } from './index'

const chosen = (respuesta: string) => aQuestion({ ...TYPED['single-choice'], respuesta })
const format = { date: String, time: String, yes: 'Sí', no: 'No', language: 'ca' } as const

describe('single choice questions', () => {
  it('ANS-03 are answered by the orden of an option as a string', () => {
    expect(singleChoice.isEmpty(chosen('0'))).toBe(false)
    expect(singleChoice.isEmpty(chosen('2'))).toBe(false)
  })

  it.each(['', '3', 'Bueno', '00', ' 0'])('ANS-07 are not answered by %j', (respuesta) => {
    expect(singleChoice.isEmpty(chosen(respuesta))).toBe(true)
  })

  it('VIEW-03 are told by the option, in the language where it has it', () => {
    const question = chosen('1')
    expect(singleChoice.summary(question, question, format)).toBe('Regular')
    const opciones = [{ ...anOption(1), textoAlternativeLanguage_ca: 'Regular tirant a bo' }]
    expect(singleChoice.summary({ ...question, opciones }, question, format)).toBe('Regular tirant a bo')
    expect(singleChoice.summary(question, chosen('9'), format)).toBe('')
  })
})
