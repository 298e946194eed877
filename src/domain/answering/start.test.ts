import { describe, expect, it } from 'vitest'
import {
  CLOCK,
  TYPED,
  aBranch,
  aQuestion,
  aSection,
  anAttachment,
  anOption,
  questions,
} from '../../testing/builders'
import { QUESTION_KINDS, kindOf } from '../form/kinds'
import { startSections } from './start'

describe('startSections', () => {
  it.each(QUESTION_KINDS)('ANS-04 begins a %s question with its default', (kind) => {
    const opciones = [anOption(0, { checked: true }), anOption(1)]
    const asked = aQuestion({ ...TYPED[kind], respuesta: 'sobra', opciones })
    const [section] = startSections([aSection({ preguntas: [asked] })], CLOCK)
    const [question] = section?.preguntas ?? []

    expect(question?.respuesta).toEqual(
      { date: '2026-10-05', time: '10:30', fact: CLOCK }[String(kind)] ?? '',
    )
    expect(question?.opciones).toEqual([anOption(0), anOption(1)])
    expect(question && kindOf(question)).toBe(kind)
  })

  it('ANS-04 begins without files, rows, repetitions and checks, whatever the form carries', () => {
    const given = { respuesta: 'sobra', opciones: [], imagen: anAttachment(), documento: null, video: null }
    const preguntas = [aQuestion({ imagen: anAttachment(), repeticiones: [{ ...given, orden: 0 }] })]
    const [simple, conditional] = startSections(
      [
        aSection({ preguntas, repetible: true, seccionesRepetibles: [{ orden: 0, preguntas }] }),
        aSection({ orden: 1, conditions: [aBranch({ checked: true, questions: preguntas })] }),
      ],
      CLOCK,
    )

    expect(simple).toEqual(aSection({ preguntas: [aQuestion()], repetible: true }))
    expect(conditional).toEqual(aSection({ orden: 1, conditions: [aBranch()] }))
  })

  it('ANS-08 asks nothing below a condition until it is checked: not even the date is set to today', () => {
    const date = questions({ ...TYPED.date })
    const [section] = startSections([aSection({ conditions: [aBranch({ questions: date })] })], CLOCK)
    expect(section?.conditions[0]?.questions[0]?.respuesta).toBe('')
  })

  it('ANS-04 does not change the form', () => {
    const form = [aSection({ preguntas: questions({ ...TYPED.date }) })]
    const before = structuredClone(form)
    startSections(form, CLOCK)
    expect(form).toEqual(before)
  })
})
