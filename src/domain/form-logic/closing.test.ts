import { expect, it } from 'vitest'
import type { Check } from '../form/check'
import { aSection, questions, TYPED } from '../../testing/builders'
import { closingFor } from './closing'
import { at, BEGUN, filling } from './testing/filling'

const SECTIONS = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'age', ...TYPED.integer },
      { id: 'works', ...TYPED['yes-no'], mostrarSi: '{{age}} >= 16' },
    ),
  }),
]
const closing = (id: string, regla: string, more: object = {}): Check => ({
  ...{ id, regla, mensaje: `Por ${id}`, tipo: 'cierre' as const },
  ...more,
})
const answered = (...said: [number, string][]) => {
  const form = filling(SECTIONS)
  for (const [question, respuesta] of said) form.say(at(0, question), respuesta)
  return form.now()
}
const told = (closings: Check[], ...said: [number, string][]) =>
  closingFor(closings, { secciones: SECTIONS, answered: answered(...said), begun: BEGUN, isCurrent: false })

it('LOGIC-01 the first closing that is true counts; what was not answered closes nothing', () => {
  const closings = [closing('a', '{{age}} < 18'), closing('b', '{{age}} < 30')]
  expect(told(closings)).toBeNull()
  expect(told(closings, [0, '40'])).toBeNull()
  expect(told(closings, [0, '20'])?.id).toBe('b')
  expect(told(closings, [0, '10'])?.id).toBe('a')
})

it('LOGIC-03 what is not asked closes nothing, whatever it had', () => {
  expect(told([closing('a', '{{works}}')], [0, '20'], [1, 'true'], [0, '10'])).toBeNull()
})

it('LOGIC-01 SEC-01 who is told learns the words, with the answers in them, and never the rule', () => {
  const words = { mensaje: 'Con {{age}} años no', mensaje_ca: 'Amb {{age}} anys no', mensaje_en: ' ' }
  expect(told([closing('a', '{{age}} < 18', { ...words, nota: 'interna' })], [0, '17'])).toEqual({
    ...{ id: 'a', regla: '', tipo: 'cierre' },
    ...{ mensaje: 'Con 17 años no', mensaje_ca: 'Amb 17 anys no' },
  })
})

const NOT_UNDERSTOOD = ['{{gone}} = 1', '{{age}} <', '{{age}}']

it('LOGIC-06 a closing that an earlier version does not understand closes nothing', () => {
  const closings = ['', ...NOT_UNDERSTOOD].map((regla) => closing('a', regla))
  expect(told(closings, [0, '1'])).toBeNull()
})

it('LOGIC-01 LOGIC-06 one that its own version does not understand lets nobody pass; an empty one everybody', () => {
  const now = { secciones: SECTIONS, answered: answered([0, '1']), begun: BEGUN, isCurrent: true }
  for (const regla of NOT_UNDERSTOOD) expect(closingFor([closing('a', regla)], now)?.id).toBe('a')
  expect(closingFor([closing('a', ''), closing('b', '{{age}} > 1')], now)).toBeNull()
})

it('LOGIC-01 LOGIC-04 one that asks for what comes to nothing, as older forms may, closes nobody', () => {
  const now = { secciones: SECTIONS, answered: answered([0, '20']), begun: BEGUN, isCurrent: true }
  expect(closingFor([closing('a', 'concat({{works}}, "a") = "x"')], now)).toBeNull()
})
