import { describe, expect, it } from 'vitest'
import { aBranch, aSection, CLOCK, questions } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import { pathKey } from './path'
import { setResponse } from './fill'
import { checkBranch } from './branches'
import { refOf } from './by-ref'
import { pathsOf, viewAt, viewOf } from './view'

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
          aBranch({ condition: 'Humo', questions: questions({ titulo: '¿Dónde?' }) }),
          aBranch({ order: 1, condition: 'Ruido', questions: questions({ titulo: '¿Cuánto?' }) }),
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

describe('what an answer asks', () => {
  const form = [
    aSection({ id: 'datos', preguntas: questions({ id: 'nombre', required: true }) }),
    aSection({
      ...{ id: 'avisos', orden: 1, required: true },
      conditions: [aBranch({ id: 'humo', questions: questions({ id: 'donde', required: true }) })],
    }),
  ]
  const BELOW = { section: 1, condition: 0, row: 0, question: 0, repetition: 0 }

  it('ANS-08 has the questions of an unchecked condition in their place, neither asked nor required', () => {
    const [, before] = viewOf(form)
    expect(before).toMatchObject({ asked: [], lacksBranch: true, groups: [{ isAsked: false }] })
    expect(viewAt(form, BELOW)).toMatchObject({ isAsked: false, isRequired: false })
    const checked = checkBranch(form, 1, 0, true, CLOCK)
    expect(viewOf(checked)[1]).toMatchObject({ asked: [{ isAsked: true }], lacksBranch: false })
    expect(viewAt(checked, BELOW)).toMatchObject({ isAsked: true, isRequired: true })
  })

  it('CORR-07 names each response by the ids of what it stands in', () => {
    const below = viewAt(form, BELOW)
    expect(below && refOf(below)).toEqual({
      ...{ seccionId: 'avisos', condicionId: 'humo', preguntaId: 'donde' },
      ...{ rowIndex: 0, repeticion: 0 },
    })
    expect(viewAt(form, { ...BELOW, question: 1 })).toBeUndefined()
  })

  it('ANS-03 looks again only at the section in which something was answered', () => {
    const path = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }
    const [before, after] = [viewOf(form), viewOf(setResponse(form, path, { respuesta: 'Ana' }))]
    expect(after[1]).toBe(before[1])
    expect(after[0]?.asked[0]?.response.respuesta).toBe('Ana')
    expect(viewOf(form.toReversed())[0]?.index).toBe(0)
  })
})
