import { describe, expect, it } from 'vitest'
import { aBranch, aQuestion, aSection } from '../../testing/builders'
import { latestTexts, MAX_LATEST } from './latest'

const text = (respuesta: string, ...repeated: string[]) =>
  aQuestion({
    ...{ id: 't', respuesta, repetible: true },
    repeticiones: repeated.map((one, orden) => ({ ...aQuestion(), orden, respuesta: one })),
  })
const given = (...secciones: ReturnType<typeof aSection>[]) => ({
  ...{ id: 'r', codigoMunicipio: 'VR-1', fechaCreacion: null },
  secciones,
})
const texts = (...answers: ReturnType<typeof given>[]) =>
  latestTexts(answers, 't').map(({ text: written }) => written)

describe('the latest texts of a question', () => {
  it('STAT-02 are those of its rows and repetitions too, blank ones left out', () => {
    const rows = (first: string, second: string) =>
      aSection({
        repetible: true,
        preguntas: [text(first), aQuestion({ id: 'otra', respuesta: 'no' })],
        seccionesRepetibles: [{ orden: 0, preguntas: [text(second, 'otra vez')] }],
      })
    expect(texts(given(rows('uno', 'dos')), given(rows('  ', 'tres')))).toEqual([
      'uno',
      'dos',
      'otra vez',
      'tres',
      'otra vez',
    ])
  })

  it('STAT-02 are those of checked conditions, not of one that was unchecked again', () => {
    const conditions = [
      aBranch({ order: 0, checked: false, questions: [text('retirado')] }),
      aBranch({ order: 1, checked: true, questions: [text('vale')] }),
    ]
    expect(texts(given(aSection({ conditions })))).toEqual(['vale'])
  })

  it('STAT-02 are the ten newest at most, and nothing empty', () => {
    const answers = Array.from({ length: 5 }, (_, n) =>
      given(aSection({ preguntas: [text(`${n}a`, `${n}b`, `${n}c`)] })),
    )
    expect(texts(...answers)).toEqual(['0a', '0b', '0c', '1a', '1b', '1c', '2a', '2b', '2c', '3a'])
    expect(MAX_LATEST).toBe(10)
    expect(texts(given(aSection({ preguntas: [text(' ')] })))).toEqual([])
  })
})
