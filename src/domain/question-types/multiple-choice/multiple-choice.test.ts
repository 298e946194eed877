import { describe, expect, it } from 'vitest'
import { CLOCK, TYPED, aQuestion, anOption } from '../../../testing/builders'
import { multipleChoice } from './index'

const withTicks = (...ticked: number[]) =>
  aQuestion({
    ...TYPED['multiple-choice'],
    opciones: [0, 1, 2].map((orden) => anOption(orden, { checked: ticked.includes(orden) })),
  })
const format = { date: String, time: String, yes: 'Sí', no: 'No', language: 'ca' } as const

describe('multiple choice questions', () => {
  it('ANS-04 begin without ticks', () => {
    expect(multipleChoice.initialValue(withTicks(0, 2), CLOCK).opciones).toEqual(withTicks().opciones)
  })

  it('ANS-07 are answered by one tick', () => {
    expect(multipleChoice.isEmpty(withTicks())).toBe(true)
    expect(multipleChoice.isEmpty(withTicks(1))).toBe(false)
  })

  it('VIEW-03 are told by the ticked options, in the language where they have it', () => {
    const question = withTicks(0, 2)
    const opciones = question.opciones.map((option, index) =>
      index === 2 ? { ...option, textoAlternativeLanguage_ca: 'Dolent' } : option,
    )
    expect(multipleChoice.summary(question, { ...question, opciones }, format)).toBe('Bueno, Dolent')
  })
})
