import { describe, expect, it } from 'vitest'
import { addRow } from '../answer/repeatable'
import { aQuestion, aSection, CLOCK, questions, TYPED } from '../../testing/builders'
import { at, check, filling } from './testing/filling'

describe('rows', () => {
  const ROWS = [
    aSection({
      ...{ id: 'items', repetible: true },
      preguntas: questions(
        { id: 'price', ...TYPED.decimal },
        { id: 'times', ...TYPED.integer, mostrarSi: '{{price}} > 0' },
        { id: 'line', ...TYPED.decimal, calculo: '{{price}} * {{times}}' },
      ),
    }),
    aSection({
      ...{ id: 'sums', orden: 1 },
      preguntas: questions({ id: 'total', ...TYPED.decimal, calculo: 'sum({{line}})' }),
    }),
  ]

  it('LOGIC-02 a rule in a row goes by that row, and a sum over all of them', () => {
    const form = filling(ROWS)
    form.change((sections) => addRow(sections, 0, CLOCK))
    form.say(at(0, 0), '0,1')
    form.say(at(0, 1), '3')
    expect(form.asked()).toEqual(['s0-q0', 's0-q1', 's0-q2', 's0-r1-q0', 's0-r1-q2', 's1-q0'])
    form.say(at(0, 0, { row: 1 }), '0,2')
    form.say(at(0, 1, { row: 1 }), '1')
    expect([form.answer(at(0, 2)), form.answer(at(0, 2, { row: 1 })), form.answer(at(1, 0))]).toEqual([
      ...['0,3', '0,2', '0,5'],
    ])
  })

  it('LOGIC-14 a change in a row works out that row and what adds up, whatever else there is', () => {
    const form = filling(ROWS)
    for (let row = 1; row < 50; row += 1) form.change((sections) => addRow(sections, 0, CLOCK))
    // Whether times is asked, and the line of that row, which stays blank.
    expect(form.say(at(0, 0, { row: 7 }), '5')).toBe(2)
    // The line, and the total.
    expect(form.say(at(0, 1, { row: 7 }), '2')).toBe(2)
    expect(form.answer(at(1, 0))).toBe('10')
  })

  it('LOGIC-14 a number of rows that grows or shrinks works out the rows that differ, and what adds up', () => {
    const [items, sums] = ROWS
    const form = filling([
      aSection({ id: 'size', preguntas: questions({ id: 'n', ...TYPED.integer }) }),
      ...(items && sums ? [aSection({ ...items, orden: 1, filas: '{{n}}' }), { ...sums, orden: 2 }] : []),
    ])
    for (let row = 1; row < 50; row += 1) form.change((sections) => addRow(sections, 1, CLOCK))
    form.say(at(0, 0), '40')
    form.say(at(1, 0, { row: 41 }), '5')
    form.say(at(1, 1, { row: 41 }), '2')
    // How many rows, whether two of them ask how often, their lines, and the total.
    expect(form.say(at(0, 0), '42')).toBe(6)
    expect(form.answer(at(2, 0))).toBe('10')
    // How many rows, and the total.
    expect(form.say(at(0, 0), '40')).toBe(2)
    expect(form.answer(at(2, 0))).toBe('0')
  })

  it('LOGIC-01 what an answer outside decides is decided for every row', () => {
    const form = filling([
      aSection({ preguntas: questions({ id: 'pets', ...TYPED['yes-no'] }) }),
      aSection({ orden: 1, repetible: true, preguntas: questions({ id: 'name', mostrarSi: '{{pets}}' }) }),
    ])
    form.change((sections) => addRow(sections, 1, CLOCK))
    form.say(at(0, 0), 'true')
    expect(form.asked()).toEqual(['s0-q0', 's1-q0', 's1-r1-q0'])
  })

  it('LOGIC-01 each answer to a question with several is checked by itself', () => {
    const repeticiones = [{ ...aQuestion({ id: 'x' }), orden: 0, respuesta: '7' }]
    const form = filling([
      aSection({
        preguntas: questions({
          ...{ id: 'sizes', ...TYPED.integer, repetible: true },
          validaciones: [check('{{sizes}} < 5')],
        }),
      }),
    ])
    form.change(([section, ...rest]) => {
      const [question] = section?.preguntas ?? []
      if (!section || !question) return []
      return [{ ...section, preguntas: [{ ...question, respuesta: '3', repeticiones }] }, ...rest]
    })
    expect(form.problems()).toEqual(['s0-q0-x1 check'])
  })
})
