import { describe, expect, it } from 'vitest'
import { aCondition, aSection, questions } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import { pathKey, pathsOf, sectionKey } from './path'

describe('pathKey', () => {
  it.each([
    ['s0-q3', { section: 0, condition: null, row: 0, question: 3, repetition: 0 }],
    ['s2-c1-q0', { section: 2, condition: 1, row: 0, question: 0, repetition: 0 }],
    ['s1-r2-q0-x1', { section: 1, condition: null, row: 2, question: 0, repetition: 1 }],
    ['s0-c0-q4-x2', { section: 0, condition: 0, row: 0, question: 4, repetition: 2 }],
  ])('ANS-07 names a place %s', (key, path) => {
    expect(pathKey(path)).toBe(key)
  })

  it('ANS-07 names a section', () => {
    expect(sectionKey(3)).toBe('s3')
  })
})

describe('pathsOf', () => {
  it('ANS-07 lists what is shown, in reading order: rows, repetitions, checked conditions only', () => {
    const form = Scenario.open([
      aSection({
        titulo: 'Empleados',
        repetible: true,
        preguntas: questions({ titulo: 'Nombre' }, { titulo: 'Tarea', repetible: true }),
      }),
      aSection({
        orden: 1,
        conditions: [
          aCondition({ condition: 'Humo', questions: questions({ titulo: '¿Dónde?' }) }),
          aCondition({ order: 1, condition: 'Ruido', questions: questions({ titulo: '¿Cuánto?' }) }),
        ],
      }),
    ])
      .addRow('Empleados')
      .addRepetition('Tarea')
      .checkCondition('Ruido')

    expect(pathsOf(form.secciones).map(pathKey)).toEqual([
      's0-q0',
      's0-q1',
      's0-q1-x1',
      's0-r1-q0',
      's0-r1-q1',
      's1-c1-q0',
    ])
  })

  it('ANS-08 leaves out the questions that a conditional section had while it was a simple one', () => {
    expect(pathsOf([aSection({ conditions: [], preguntas: questions({}) })])).toEqual([])
  })

  it('ANS-09 leaves out rows and repetitions of what is repeatable no longer', () => {
    const [question] = questions({})
    const blank = { respuesta: 'x', opciones: [], imagen: null, documento: null, video: null }
    const preguntas = question ? [{ ...question, repeticiones: [{ ...blank, orden: 0 }] }] : []
    const paths = pathsOf([aSection({ preguntas, seccionesRepetibles: [{ orden: 0, preguntas }] })])
    expect(paths.map(pathKey)).toEqual(['s0-q0'])
  })
})
