import { describe, expect, it } from 'vitest'
import { aSection, questions, TYPED } from '../../testing/builders'
import type { Question } from '../form/question'
import { aboutAnswer } from './about'

const FORMAT = { yes: 'Sí', no: 'No', language: 'es' } as const
const VEGA = {
  ...{ id: '1', nombre: 'Norma', apellido: 'Vega', dni: '24123456', cuit: '', email: '', telefono: '' },
  ...{ calle: '', tipo: 'fisica' },
}
const about = (asked: Partial<Question>[], datosCiudadano: typeof VEGA | null = null) =>
  aboutAnswer({ secciones: [aSection({ preguntas: questions(...asked) })], datosCiudadano }, FORMAT)

describe('what an answer is about', () => {
  it('VIEW-01 its first two short answers say it', () => {
    const asked = [
      { id: 'obs', ...TYPED['long-text'], respuesta: 'Todo en orden.' },
      { id: 'local', respuesta: '  Óptica Visión ' },
      { id: 'rubro', respuesta: 'Óptica' },
      { id: 'calle', respuesta: 'Mitre 40' },
    ]
    expect(about(asked)).toBe('Óptica Visión · Óptica')
  })

  it('VIEW-01 a mere yes and a day say nothing', () => {
    const asked = [
      { id: 'abierto', ...TYPED['yes-no'], respuesta: 'true' },
      { id: 'dia', ...TYPED.date, respuesta: '2026-10-31' },
      { id: 'rubro', respuesta: 'Bar' },
    ]
    expect(about(asked)).toBe('Bar')
  })

  it('VIEW-01 without any of them it is about a person, or nobody says', () => {
    expect(about([{ id: 'local', respuesta: '' }], VEGA)).toBe('Norma Vega')
    expect(about([{ id: 'local', respuesta: '' }])).toBe('')
  })

  it('VIEW-01 a long one is cut between its letters', () => {
    const text = about([{ id: 'local', respuesta: '👩‍👩‍👧'.repeat(40) }])
    expect(text).toMatch(/^(👩‍👩‍👧)+…$/u)
    expect(text.length).toBeLessThanOrEqual(60)
  })
})
