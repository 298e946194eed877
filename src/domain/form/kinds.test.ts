import { describe, expect, it } from 'vitest'
import { TYPED, aQuestion } from '../../testing/builders'
import { DATA_TYPE, QUESTION_TYPE } from './question'
import { QUESTION_KINDS, kindOf, typesOf } from './kinds'
import { behaviourOf } from '../question-types'

describe('kindOf', () => {
  it.each(QUESTION_KINDS)('ANS-03 tells a %s question by its type and data type', (kind) => {
    expect(kindOf(TYPED[kind])).toBe(kind)
    expect(typesOf(kind)).toEqual(TYPED[kind])
  })

  it('ANS-03 every type that the store knows has a kind of its own', () => {
    const { open, ...closed } = QUESTION_TYPE
    const kinds = [
      ...Object.values(DATA_TYPE).map((tipoDato) => kindOf({ tipoPregunta: open, tipoDato })),
      ...Object.values(closed).map((tipoPregunta) => kindOf({ tipoPregunta, tipoDato: DATA_TYPE.text })),
    ]
    expect(kinds.toSorted()).toEqual(QUESTION_KINDS.toSorted())
  })

  it('ANS-03 the data type counts for open questions only', () => {
    expect(kindOf({ tipoPregunta: 4, tipoDato: 2 })).toBe('yes-no')
    expect(kindOf({ tipoPregunta: 2, tipoDato: 4 })).toBe('multiple-choice')
  })
})

describe('every kind', () => {
  it.each(QUESTION_KINDS)(
    'ANS-04 a %s question without an answer is empty, valid and says nothing',
    (kind) => {
      const question = aQuestion(TYPED[kind])
      const behaviour = behaviourOf(question)
      const format = { date: String, time: String, yes: 'Sí', no: 'No', language: 'es' } as const
      expect(behaviour.isEmpty(question)).toBe(true)
      expect(behaviour.validate(question, question)).toBeNull()
      expect(behaviour.summary(question, question, format)).toBe('')
      expect(behaviour.codec.encode('')).toBeUndefined()
      expect(behaviour.normalize('  ', question)).toBe('')
    },
  )

  it.each(QUESTION_KINDS)('ANS-03 a damaged stored value of a %s question reads as no answer', (kind) => {
    const { codec } = behaviourOf(TYPED[kind])
    for (const damaged of [undefined, null, 7, true, {}, [], new Date(Number.NaN)]) {
      expect(codec.decode(damaged)).toBe('')
    }
  })
})
