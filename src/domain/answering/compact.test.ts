import { describe, expect, it } from 'vitest'
import { TYPED, aBranch, aSection, anAttachment, questions } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'

describe('compactSections', () => {
  it('ANS-03 stores each response with its place, and nothing else', () => {
    const { stored } = Scenario.open([
      aSection({
        titulo: 'Local',
        preguntas: questions(
          { titulo: 'Rubro' },
          { titulo: 'Nota' },
          { titulo: 'Daños', ...TYPED['multiple-choice'] },
          { titulo: 'Fecha', ...TYPED.date },
        ),
      }),
      aSection({ orden: 1, titulo: 'Vacía' }),
    ])
      .answer('Rubro', 'Panadería')
      .attach('Rubro', { imagen: anAttachment() })
      .tick('Daños', 'Malo')

    expect(stored).toEqual([
      {
        id: 'seccion-0',
        orden: 0,
        preguntas: [
          { id: 'pregunta-0', orden: 0, respuesta: 'Panadería', imagen: anAttachment() },
          { id: 'pregunta-2', orden: 2, opciones: [{ id: 'opcion-2', orden: 2 }] },
          { id: 'pregunta-3', orden: 3, valor: '2026-10-05', porDefecto: true },
        ],
      },
    ])
  })

  it('ANS-08 stores a checked condition even without answers, and no unchecked one', () => {
    const { stored } = Scenario.open([
      aSection({ conditions: [aBranch(), aBranch({ order: 1, condition: 'Ruido' })] }),
    ]).checkCondition('Ruido')
    expect(stored).toEqual([
      { id: 'seccion-0', orden: 0, conditions: [{ id: 'condicion-1', order: 1, questions: [] }] },
    ])
  })

  it('ANS-09 stores rows and repetitions even when they are still blank', () => {
    const preguntas = questions({ titulo: 'Teléfono', repetible: true })
    const { stored } = Scenario.open([aSection({ titulo: 'Empleados', repetible: true, preguntas })])
      .addRow('Empleados')
      .addRepetition('Teléfono')
    expect(stored).toEqual([
      {
        id: 'seccion-0',
        orden: 0,
        preguntas: [{ id: 'pregunta-0', orden: 0, repeticiones: [{ orden: 0 }] }],
        seccionesRepetibles: [{ orden: 0, preguntas: [] }],
      },
    ])
  })

  it('ANS-03 writes no field as undefined, which the store refuses', () => {
    const { stored } = Scenario.open([aSection({ preguntas: questions({ titulo: 'A' }, {}) })]).answer(
      'A',
      'x',
    )
    const values = stored.flatMap((section) => [section, ...(section.preguntas ?? [])]).flatMap(Object.values)
    expect(values).not.toContain(undefined)
  })
})
