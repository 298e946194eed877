import { describe, expect, it } from 'vitest'
import type { StoredSection } from '../answer/answer'
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { closingOf } from '../answer/problems'
import { addRow, growRows, mayGrow } from '../answer/repeatable'
import { rowsOf } from '../answer/rows'
import type { Section } from '../form/section'
import { aSection, CLOCK, questions, TYPED } from '../../testing/builders'
import { at, BEGUN, check, filling } from './testing/filling'

const faults = (secciones: Section[], sections: StoredSection[]) =>
  contentFaults({ formId: 'f', secciones }, sections, BEGUN)
const said = (id: string, ...answers: string[]): StoredSection => ({
  ...{ id, orden: 0 },
  preguntas: answers.map((respuesta, orden) => ({ id: `${id}${orden}`, orden, respuesta })),
})

describe('checks of a section', () => {
  const secciones = [
    aSection({
      id: 'a',
      preguntas: questions({ id: 'a0', titulo: 'Teléfono' }, { id: 'a1', titulo: 'Correo' }),
      validaciones: [
        check('not is_blank({{a0}}) or not is_blank({{a1}})'),
        check('is_blank({{a0}})', { id: 'v2', tipo: 'aviso' }),
      ],
    }),
  ]

  it('LOGIC-01 one stands against saving, an advice does not', () => {
    const form = filling(secciones)
    expect(form.problems()).toEqual(['s0 check'])
    form.say(at(0, 0), '351 555')
    expect(form.problems()).toEqual([])
  })

  it('LOGIC-04 the server marks an answer that fails one', () => {
    expect(faults(secciones, [said('a', '351')])).toEqual([])
    expect(faults(secciones, [])).toEqual(['problem'])
  })
})

describe('a form that is not for everybody', () => {
  const secciones = [
    aSection({
      id: 'a',
      preguntas: questions({ id: 'a0', ...TYPED.integer }),
      validaciones: [check('{{a0}} < 18', { tipo: 'cierre', mensaje: 'Es para mayores' })],
    }),
    aSection({ id: 'b', orden: 1, preguntas: questions({ required: true }) }),
  ]

  it('LOGIC-01 lets those go no further whom it closes to, and lets them go on once they change it', () => {
    const form = filling(secciones)
    expect(closingOf(form.now())).toBeUndefined()
    form.say(at(0, 0), '17')
    expect(closingOf(form.now())?.mensaje).toBe('Es para mayores')
    expect(form.problems()).toEqual(['s0 closed', 's1-q0 required'])
    form.say(at(0, 0), '18')
    expect(closingOf(form.now())).toBeUndefined()
  })

  it('LOGIC-01 an answer of them that is sent all the same is marked', () => {
    const rest: StoredSection = {
      id: 'b',
      orden: 1,
      preguntas: [{ id: 'pregunta-0', orden: 0, respuesta: 'x' }],
    }
    expect(faults(secciones, [said('a', '18'), rest])).toEqual([])
    expect(faults(secciones, [said('a', '17'), rest])).toEqual(['problem'])
  })
})

describe('rows that a rule counts', () => {
  const secciones = [
    aSection({ id: 'a', preguntas: questions({ id: 'a0', ...TYPED.integer }) }),
    aSection({
      ...{ id: 'b', orden: 1, repetible: true, filas: '{{a0}}' },
      preguntas: questions({ id: 'name' }, { id: 'age', ...TYPED.integer }),
    }),
    aSection({
      id: 'c',
      orden: 2,
      preguntas: questions({ id: 'sum', ...TYPED.integer, calculo: 'sum({{age}})' }),
    }),
  ]
  const grown = (form: ReturnType<typeof filling>, count: string) => {
    form.say(at(0, 0), count)
    form.change((now) => growRows(now, CLOCK))
  }
  const rows = (form: ReturnType<typeof filling>) => rowsOf(form.now()[1] ?? aSection()).length

  it('LOGIC-01 are as many as it says, none where it says none, and keep what was answered', () => {
    const form = filling(secciones)
    expect(form.asked()).not.toContain('s1-q0')
    grown(form, '3')
    expect(rows(form)).toBe(3)
    for (const row of [0, 1, 2]) form.say(at(1, 1, { row }), String(row + 1))
    expect(form.answer(at(2, 0))).toBe('6')
    grown(form, '2')
    expect(form.answer(at(2, 0))).toBe('3')
    expect(form.asked()).not.toContain('s1-r2-q1')
    expect(compactSections(form.now())[1]?.seccionesRepetibles).toHaveLength(1)
    grown(form, '3')
    expect(form.answer(at(2, 0))).toBe('6')
    grown(form, '0')
    expect(form.answer(at(2, 0))).toBe('0')
    expect(form.asked()).not.toContain('s1-q0')
  })

  it('LOGIC-01 nobody adds one, and as many as one may have are the most', () => {
    const form = filling(secciones)
    grown(form, '2')
    expect(form.now().map(mayGrow)[1]).toBe(false)
    grown(form, '100000')
    expect(rows(form)).toBeLessThan(1_000)
    expect(form.problems()).toEqual([])
  })

  it('LOGIC-04 the server marks more rows, and fewer', () => {
    const sent = (count: string, further: number): StoredSection[] => [
      said('a', count),
      {
        ...{ id: 'b', orden: 1, preguntas: [{ id: 'name', orden: 0, respuesta: 'x' }] },
        ...(further > 0 && {
          seccionesRepetibles: Array.from({ length: further }, (_, orden) => ({
            orden,
            preguntas: [{ id: 'name', orden: 0, respuesta: 'x' }],
          })),
        }),
      },
      { id: 'c', orden: 2, preguntas: [{ id: 'sum', orden: 0, respuesta: '0' }] },
    ]
    expect(faults(secciones, sent('3', 2))).toEqual([])
    expect(faults(secciones, sent('3', 3))).toContain('parts')
    expect(faults(secciones, sent('3', 1))).toContain('problem')
  })
})

describe('least and most rows', () => {
  const secciones = [
    aSection({ id: 'a', repetible: true, minimo: '2', maximo: '3', preguntas: questions({ id: 'name' }) }),
  ]

  it('LOGIC-01 stand against saving, and nobody adds more', () => {
    const form = filling(secciones)
    expect(form.problems()).toEqual(['s0 least'])
    form.change((now) => addRow(now, 0, CLOCK))
    expect(form.problems()).toEqual([])
    expect(form.now().map(mayGrow)).toEqual([true])
    form.change((now) => addRow(now, 0, CLOCK))
    expect(form.now().map(mayGrow)).toEqual([false])
    form.change((now) => addRow(now, 0, CLOCK))
    expect(form.problems()).toEqual(['s0 most'])
  })
})
