/** Rules and answers that were written to do harm, or that cannot be, by mistake. */
import { describe, expect, it } from 'vitest'
import type { StoredQuestion } from '../answer/answer'
import { compactSections } from '../answering/compact'
import { contentFaults } from '../answering/content'
import { isCode } from '../form/code'
import { aSection, questions, TYPED } from '../../testing/builders'
import { closingFor } from './closing'
import { formRuleProblem } from './form-rule'
import { graphOf } from './graph'
import { initialStateOf } from './initial-state'
import { at, BEGUN, filling } from './testing/filling'

const faultsIn = (secciones: Parameters<typeof graphOf>[0]) =>
  graphOf(secciones).problems.map(({ rule, problem }) => `${rule.part.definition.id} ${problem.fault}`)

describe('circles', () => {
  const items = (line: string) =>
    aSection({
      ...{ id: 'items', repetible: true },
      preguntas: questions(
        { id: 'price', ...TYPED.integer },
        { id: 'line', ...TYPED.integer, calculo: line },
      ),
    })
  const sums = aSection({
    ...{ id: 'sums', orden: 1 },
    preguntas: questions({ id: 'total', ...TYPED.integer, calculo: 'sum({{line}})' }),
  })

  it('LOGIC-06 a row that is worked out of the total of all rows is refused, and nothing hangs', () => {
    const secciones = [items('{{price}} + {{total}}'), sums]
    expect(faultsIn(secciones).toSorted()).toEqual(['line cycle', 'total cycle'])
    const form = filling(secciones)
    form.say(at(0, 0), '5')
    expect([form.answer(at(0, 1)), form.answer(at(1, 0))]).toEqual(['', ''])
  })

  it('LOGIC-06 as many rows as their own total says are refused', () => {
    const secciones = [{ ...items('{{price}} * 2'), filas: '{{total}}' }, sums]
    expect(faultsIn(secciones).toSorted()).toEqual(['items cycle', 'line cycle', 'total cycle'])
  })

  it('LOGIC-06 a section that is shown by an answer within it is refused, and is shown', () => {
    const secciones = [
      aSection({ id: 's', mostrarSi: '{{q}} > 1', preguntas: questions({ id: 'q', ...TYPED.integer }) }),
    ]
    // The question has no rule of its own that could be told.
    expect(new Set(faultsIn(secciones))).toEqual(new Set(['s cycle']))
    expect(filling(secciones).asked()).toEqual(['s0-q0'])
  })
})

describe('names that every object has', () => {
  const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

  it.each(NAMES)('LOGIC-06 an answer whose id is %s is an answer as any other', (id) => {
    const form = filling([
      aSection({
        ...{ id, repetible: true },
        preguntas: questions({ id, ...TYPED.integer }, { id: 'more', mostrarSi: `{{${id}}} > 1` }),
      }),
      aSection({
        id: 't',
        orden: 1,
        preguntas: questions({ id: 'sum', ...TYPED.integer, calculo: `sum({{${id}}})` }),
      }),
    ])
    expect(form.asked()).not.toContain('s0-q1')
    form.say(at(0, 0), '2')
    expect(form.asked()).toContain('s0-q1')
    expect(form.answer(at(1, 0))).toBe('2')
  })

  it.each(NAMES)('LOGIC-06 there is no function %s, and no answer that nobody is asked for', (name) => {
    const shown = (mostrarSi: string) => [aSection({ preguntas: questions({ id: 'q', mostrarSi }) })]
    expect(faultsIn(shown(`${name}(1) = 1`))).toEqual(['q unknownFunction'])
    expect(faultsIn(shown(`is_blank({{${name}}})`))).toEqual(['q unknownReference'])
  })

  it('LOGIC-06 none with capitals or underscores in front can be a short name', () => {
    expect(['__proto__', 'toString', 'hasOwnProperty'].filter(isCode)).toEqual([])
  })
})

describe('days that no calendar has, and those at its ends', () => {
  const secciones = [
    aSection({
      preguntas: questions(
        { id: 'day', ...TYPED.date, valorInicial: 'blank()' },
        { id: 'next', ...TYPED.date, calculo: 'add_days({{day}}, 1)' },
        { id: 'moment', ...TYPED['date-time'], valorInicial: 'blank()' },
        { id: 'days', ...TYPED.integer, calculo: 'days_between({{day}}, {{moment}})' },
      ),
    }),
  ]

  it.each([
    ['0000-01-01', ''],
    ['0001-01-01', '0001-01-02'],
    ['2023-02-29', ''],
    ['2024-02-29', '2024-03-01'],
    ['2100-02-29', ''],
    ['9999-12-30', '9999-12-31'],
    ['9999-12-31', ''],
    ['10000-01-01', ''],
    ['-0001-01-01', ''],
  ])('LOGIC-02 the day after %s is «%s»', (day, next) => {
    const form = filling(secciones)
    form.say(at(0, 0), day)
    expect(form.answer(at(0, 1))).toBe(next)
  })

  it.each([
    ['2026-03-28', '2026-03-29T02:30', '1'],
    ['2026-03-29', '2026-03-30T00:00', '1'],
    ['2026-10-25', '2026-10-26T00:00', '1'],
    ['2026-10-24', '2026-10-25T02:30', '1'],
  ])('LOGIC-02 days are counted by the calendar where clocks change: from %s to %s', (day, moment, days) => {
    const form = filling(secciones)
    form.say(at(0, 0), day)
    form.say(at(0, 2), moment)
    expect(form.answer(at(0, 3))).toBe(days)
  })
})

describe('an answer that looks like a formula', () => {
  const secciones = [
    aSection({
      preguntas: questions(
        { id: 'name' },
        { id: 'said', calculo: 'concat("Hola ", {{name}})' },
        { id: 'secret', ...TYPED.integer, mostrarSi: '{{name}} = "x"', calculo: '42' },
      ),
    }),
  ]

  it.each(['{{secret}}', '" or true or "', '=1+1', '${secret}', '{{name}} = "x"'])(
    'LOGIC-02 is the text that it is: %s',
    (text) => {
      const form = filling(secciones)
      form.say(at(0, 0), text)
      expect(form.answer(at(0, 1))).toBe(`Hola ${text}`)
      expect(form.asked()).toEqual(['s0-q0', 's0-q1'])
    },
  )

  it('LOGIC-04 is that text for the server too', () => {
    const stored = [
      {
        ...{ id: secciones[0]?.id ?? '', orden: 0 },
        preguntas: [
          { id: 'name', orden: 0, respuesta: '{{secret}}' },
          { id: 'said', orden: 1, respuesta: 'Hola {{secret}}' },
        ],
      },
    ]
    expect(contentFaults({ formId: 'f', secciones }, stored, BEGUN)).toEqual([])
  })
})

describe('formulas that no editor wrote', () => {
  const RAW = {
    'a megabyte of letters': 'a'.repeat(1_000_000),
    '100,000 open brackets': '('.repeat(100_000),
    'a question of another form': '{{de-otro-formulario}} = 1',
    'half a letter': '\ud800 = "\ud800"',
    'no formula at all': '}}{{ ;; <script>',
  }

  it.each(Object.entries(RAW))(
    'LOGIC-06 ANS-19 %s leaves out no question and stops nobody',
    (_what, formula) => {
      const secciones = [
        aSection({
          ...{ id: 's', mostrarSi: formula },
          validaciones: [{ id: 'v', regla: formula, mensaje: '', tipo: 'error' }],
          preguntas: questions(
            { id: 'q', mostrarSi: formula, obligatoriaSi: formula },
            { id: 'n', ...TYPED.integer, minimo: formula, calculo: '' },
          ),
        }),
        aSection({
          ...{ id: 'rows', orden: 1, repetible: true, filas: formula },
          preguntas: questions({ id: 'r' }),
        }),
      ]
      const form = filling(secciones)
      expect(form.asked()).toEqual(['s0-q0', 's0-q1', 's1-q0'])
      form.say(at(0, 0), 'hola')
      expect(form.problems()).toEqual([])
      expect(contentFaults({ formId: 'f', secciones }, compactSections(form.now()), BEGUN)).toEqual([])
    },
  )

  it.each([...Object.entries(RAW), ['a circle', '{{q}} + 1']])(
    'LOGIC-06 LOGIC-04 %s calculates nothing, and nobody says in its place what it comes to',
    (_what, calculo) => {
      const secciones = [
        aSection({ id: 's', preguntas: questions({ id: 'q', ...TYPED.integer, calculo }, { id: 'n' }) }),
      ]
      const say = (...preguntas: StoredQuestion[]) => [{ id: 's', orden: 0, preguntas }]
      const name = { id: 'n', orden: 1, respuesta: 'Ana' }
      const given = { formId: 'f', secciones }
      expect(contentFaults(given, say(name), BEGUN)).toEqual([])
      expect(contentFaults(given, say({ id: 'q', orden: 0, respuesta: '4000' }, name), BEGUN)).toEqual([
        'parts',
      ])
    },
  )

  it.each(Object.entries(RAW))(
    'LOGIC-06 %s lets nobody pass where the form has it now, closes no earlier version, and begins in no state',
    (_what, formula) => {
      const secciones = [aSection({ id: 's', preguntas: questions({ id: 'q' }) })]
      const answered = filling(secciones).now()
      const closing = { ...{ id: 'c', regla: formula, mensaje: 'No' }, tipo: 'cierre' as const }
      const given = { secciones, answered, begun: BEGUN }
      expect(closingFor([closing], { ...given, isCurrent: true })).not.toBeNull()
      expect(closingFor([closing], { ...given, isCurrent: false })).toBeNull()
      const rule = { id: 'r', si: formula, estado: '1' }
      expect(initialStateOf([rule], secciones, answered, BEGUN)).toBeNull()
      expect(formRuleProblem(formula, secciones)).not.toBeNull()
    },
  )
})
