import { expect, it } from 'vitest'
import { growRows } from '../answer/repeatable'
import { aSection, CLOCK, questions, TYPED } from '../../testing/builders'
import { at, filling } from './testing/filling'

it('LOGIC-14 rows that a number brings back follow what was answered meanwhile', () => {
  const form = filling([
    aSection({ preguntas: questions({ id: 'n', ...TYPED.integer }, { id: 'm', ...TYPED.integer }) }),
    aSection({
      ...{ id: 'r', orden: 1, repetible: true, filas: '{{n}}' },
      preguntas: questions({ id: 'x', mostrarSi: '{{m}} > 2' }),
    }),
  ])
  form.say(at(0, 0), '2')
  form.change((sections) => growRows(sections, CLOCK))
  form.say(at(0, 0), '1')
  form.say(at(0, 1), '5')
  form.say(at(0, 0), '2')
  expect(form.asked()).toEqual(['s0-q0', 's0-q1', 's1-q0', 's1-r1-q0'])
})
