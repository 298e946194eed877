import { describe, expect, it } from 'vitest'
import { anAttachment, aSection, questions, TYPED } from '../../testing/builders'
import type { Question } from '../form/question'
import { nextUnanswered } from './next-unanswered'
import type { QuestionPath } from './path'

const sections = (...given: Partial<Question>[][]) =>
  given.map((preguntas, orden) => aSection({ id: `s${orden}`, orden, preguntas: questions(...preguntas) }))
const at = (section: number, question: number): QuestionPath => ({
  ...{ section, question, condition: null, row: 0, repetition: 0 },
})
const answered = { respuesta: 'Bar' }

describe('the next question without an answer', () => {
  it('ANS-01 is the first one from the section that is open on', () => {
    expect(nextUnanswered(sections([{}], [answered, {}], [{}]), 1, null)).toEqual(at(1, 1))
  })

  it('ANS-01 comes after the one that was led to before, though that is still blank', () => {
    const form = sections([{}, answered, {}])
    expect(nextUnanswered(form, 0, at(0, 0))).toEqual(at(0, 2))
  })

  it('ANS-01 begins again after the last one', () => {
    expect(nextUnanswered(sections([{}], [answered]), 1, null)).toEqual(at(0, 0))
    expect(nextUnanswered(sections([{}, answered]), 0, at(0, 0))).toEqual(at(0, 0))
  })

  it('ANS-01 the one that was led to in another section does not count', () => {
    expect(nextUnanswered(sections([{}, {}], [{}]), 1, at(0, 0))).toEqual(at(1, 0))
  })

  it('ANS-01 a photo is an answer, and what is worked out is nobody’s to answer', () => {
    const photo = { imagen: anAttachment() }
    expect(nextUnanswered(sections([photo, { ...TYPED.integer, calculo: '1 + 1' }, {}]), 0, null)).toEqual(
      at(0, 2),
    )
    expect(nextUnanswered(sections([photo, answered]), 0, null)).toBeNull()
  })
})
