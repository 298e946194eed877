import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOCK, TYPED, aBranch, aSection, anAttachment, questions } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import type { Section } from '../form/section'
import { MAX_COPIES } from './copies'
import { addRepetition, addRow, removeRepetition, removeRow } from './repeatable'

const staff = () =>
  Scenario.open([
    aSection({
      titulo: 'Empleados',
      repetible: true,
      preguntas: questions(
        { titulo: 'Nombre' },
        { titulo: 'Teléfono', repetible: true },
        { titulo: 'Ingreso', ...TYPED.date },
      ),
    }),
  ])

const names = (scenario: Scenario): unknown[] => {
  const [section] = scenario.secciones
  const rows = section ? [section, ...section.seccionesRepetibles] : []
  return rows.map(({ preguntas }) => preguntas[0]?.respuesta)
}

describe('repeatable sections', () => {
  it('ANS-09 adds a blank copy with its defaults, whatever the first row says', () => {
    const scenario = staff()
      .answer('Nombre', 'Ana')
      .attach('Nombre', { documento: anAttachment() })
      .addRepetition('Teléfono')
      .addRow('Empleados')
    expect(scenario.responseTo('Nombre', { row: 1 })).toMatchObject({ respuesta: '', documento: null })
    expect(scenario.responseTo('Ingreso', { row: 1 }).respuesta).toBe('2026-10-05')
    expect(scenario.secciones[0]?.seccionesRepetibles[0]?.preguntas[1]?.repeticiones).toEqual([])
  })

  it('ANS-09 adds no more rows than an answer takes', () => {
    let sections = staff().secciones
    for (let row = 0; row <= MAX_COPIES; row += 1) sections = addRow(sections, 0, CLOCK)
    expect(sections[0]?.seccionesRepetibles).toHaveLength(MAX_COPIES)
  })

  it('ANS-09 removes the row that was meant and renumbers the rest', () => {
    const scenario = staff().addRow('Empleados').addRow('Empleados').addRow('Empleados')
    for (const [row, name] of ['Ana', 'Beto', 'Carla', 'Darío'].entries())
      scenario.answer('Nombre', name, { row })
    expect(names(scenario.removeRow('Empleados', 2))).toEqual(['Ana', 'Beto', 'Darío'])
    expect(scenario.secciones[0]?.seccionesRepetibles.map(({ orden }) => orden)).toEqual([0, 1])
  })

  it('ANS-09 removing the first row moves the next one up; the only row stays', () => {
    const scenario = staff().addRow('Empleados')
    scenario.answer('Nombre', 'Ana').answer('Nombre', 'Beto', { row: 1 })
    expect(names(scenario.removeRow('Empleados', 0))).toEqual(['Beto'])
    expect(names(scenario.removeRow('Empleados', 0))).toEqual(['Beto'])
  })

  it('ANS-09 removes nothing when the number lies before the first row', () => {
    const { secciones } = staff().addRow('Empleados').addRepetition('Teléfono')
    const before = { section: 0, condition: null, row: 0, question: 1, repetition: -1 }
    expect(removeRow(secciones, 0, -1)).toBe(secciones)
    expect(removeRepetition(secciones, before)).toBe(secciones)
  })

  it('ANS-09 adds no row to a section that is not repeatable, or conditional', () => {
    const plain = [aSection(), aSection({ orden: 1, repetible: true, conditions: [aBranch()] })]
    expect(addRow(plain, 0, CLOCK)).toBe(plain)
    expect(addRow(plain, 1, CLOCK)).toBe(plain)
    expect(addRow(plain, 2, CLOCK)).toBe(plain)
    expect(removeRow(plain, 0, 1)).toBe(plain)
  })
})

describe('repeatable questions', () => {
  const phones = (scenario: Scenario): unknown[] => {
    const phone = scenario.secciones[0]?.preguntas[1]
    return phone ? [phone, ...phone.repeticiones].map(({ respuesta }) => respuesta) : []
  }
  const withPhones = (): Scenario => {
    const scenario = staff().addRepetition('Teléfono').addRepetition('Teléfono')
    for (const repetition of [0, 1, 2]) scenario.answer('Teléfono', `555-${repetition}`, { repetition })
    return scenario
  }

  it('ANS-09 adds further answers, each on its own', () => {
    expect(phones(withPhones())).toEqual(['555-0', '555-1', '555-2'])
    expect(phones(withPhones().addRepetition('Teléfono'))).toEqual(['555-0', '555-1', '555-2', ''])
  })

  it('ANS-09 removes the further answer that was meant and renumbers the rest', () => {
    const scenario = withPhones().removeRepetition('Teléfono', 1)
    expect(phones(scenario)).toEqual(['555-0', '555-2'])
    expect(scenario.secciones[0]?.preguntas[1]?.repeticiones.map(({ orden }) => orden)).toEqual([0])
  })

  it('ANS-09 removing the first answer moves the next one up; the only answer stays', () => {
    const scenario = withPhones().removeRepetition('Teléfono', 0)
    expect(phones(scenario)).toEqual(['555-1', '555-2'])
    expect(scenario.secciones[0]?.preguntas[1]?.orden).toBe(1)
    scenario.removeRepetition('Teléfono', 0).removeRepetition('Teléfono', 0)
    expect(phones(scenario)).toEqual(['555-2'])
  })

  it('ANS-09 does not repeat a question that is not repeatable', () => {
    const { secciones } = staff()
    const name = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }
    expect(addRepetition(secciones, name, CLOCK)).toBe(secciones)
    expect(removeRepetition(secciones, { ...name, repetition: 1 })).toBe(secciones)
  })
})

describe('orders', () => {
  const isDense = (list: { orden: number }[]): boolean => list.every(({ orden }, index) => orden === index)
  const allDense = ([section]: Section[]): boolean =>
    section !== undefined &&
    isDense(section.preguntas) &&
    isDense(section.seccionesRepetibles) &&
    [section, ...section.seccionesRepetibles].every(({ preguntas }) =>
      preguntas.every(({ repeticiones }) => isDense(repeticiones)),
    )

  /** How many rows there are, and how often the phone is answered in one of them (0: no such row). */
  function counts([section]: Section[], row: number): { rows: number; answers: number } {
    const rows = section ? [section, ...section.seccionesRepetibles] : []
    const phone = rows[row]?.preguntas[1]
    return { rows: rows.length, answers: phone ? phone.repeticiones.length + 1 : 0 }
  }

  it('ANS-09 stay dense whatever rows and repetitions are added and removed', () => {
    const step = fc.record({
      what: fc.constantFrom(
        'addRow' as const,
        'removeRow' as const,
        'addRepetition' as const,
        'removeRepetition' as const,
      ),
      row: fc.integer({ min: 0, max: 4 }),
      repetition: fc.integer({ min: 0, max: 4 }),
    })
    const property = fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let { secciones } = staff()
      for (const { what, row, repetition } of steps) {
        const phone = { section: 0, condition: null, row, question: 1, repetition }
        const before = counts(secciones, row)
        const isThere = what === 'removeRow' ? row < before.rows : repetition < before.answers
        const next = {
          addRow: () => addRow(secciones, 0, CLOCK),
          removeRow: () => removeRow(secciones, 0, row),
          addRepetition: () => addRepetition(secciones, phone, CLOCK),
          removeRepetition: () => removeRepetition(secciones, phone),
        }[what]()
        const expected = {
          addRow: before.rows + 1,
          removeRow: isThere ? Math.max(before.rows - 1, 1) : before.rows,
          addRepetition: before.answers > 0 ? before.answers + 1 : 0,
          removeRepetition: isThere ? Math.max(before.answers - 1, 1) : before.answers,
        }[what]
        const after = counts(next, row)
        expect(what.endsWith('Row') ? after.rows : after.answers).toBe(expected)
        expect(allDense(next)).toBe(true)
        secciones = next
      }
    })
    fc.assert(property)
  })
})
