import { describe, expect, it } from 'vitest'
import { contentFaults } from '../answering/content'
import { responseAt } from '../answer/fill'
import { newAnswer, anonymousAuthor } from '../answering/new-answer'
import { failingChecks } from '../form/outcome'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { at, BEGUN, check, filling } from './testing/filling'
import type { Check } from '../form/check'
import type { Question } from '../form/question'
import type { Section } from '../form/section'

describe('checks', () => {
  const dated = (validaciones: Check[]) => [
    aSection({
      preguntas: questions(
        { id: 'from', ...TYPED.date, required: true },
        { id: 'to', ...TYPED.date, validaciones },
      ),
    }),
  ]

  it('LOGIC-01 an answer that fails a check stands against saving, once it was given', () => {
    const form = filling(dated([check('{{to}} >= {{from}}')]))
    form.say(at(0, 0), '2026-03-02')
    form.say(at(0, 1), '2026-03-01')
    expect(form.problems()).toEqual(['s0-q1 check'])
    form.say(at(0, 0), '2026-03-01')
    expect(form.problems()).toEqual([])
    form.say(at(0, 1), '')
    expect(form.problems()).toEqual([])
  })

  it('LOGIC-01 an advice is told and lets pass', () => {
    const form = filling(dated([check('{{to}} >= {{from}}', { tipo: 'aviso' })]))
    form.say(at(0, 0), '2026-03-02')
    form.say(at(0, 1), '2026-03-01')
    expect(form.problems()).toEqual([])
    const to = responseAt(form.now(), at(0, 1))
    expect(to && failingChecks(to)).toEqual(['v1'])
  })
})

describe('answers that are calculated', () => {
  it.each<[keyof typeof TYPED, string, string]>([
    ['integer', '7 / 2', '4'],
    ['decimal', '7 / 3', '2,33'],
    ['decimal', '0 - 1.5', '-1,5'],
    ['text', 'concat("a", "b")', 'ab'],
    ['yes-no', '1 < 2', 'true'],
    ['date', 'add_days(today(), 30)', '2026-11-04'],
    ['date', '"2026-01-01"', '2026-01-01'],
    ['single-choice', 'if(1 < 2, {{x:opcion-1}}, {{x:opcion-0}})', '1'],
    ['integer', '1 / 0', ''],
  ])('LOGIC-01 a question of kind %s has «%s» as its answer', (kind, calculo, answer) => {
    const form = filling([aSection({ preguntas: questions({ id: 'x', ...TYPED[kind], calculo }) })])
    expect(form.answer(at(0, 0))).toBe(answer)
    expect(form.problems()).toEqual([])
  })

  it('LOGIC-01 nobody is asked for an answer that is calculated from what they did not say', () => {
    const required = { ...TYPED.integer, required: true }
    const form = filling([
      aSection({
        preguntas: questions({ id: 'n', ...TYPED.integer }, { id: 'x', ...required, calculo: '{{n}} * 2' }),
      }),
    ])
    expect(form.problems()).toEqual([])
  })

  it('LOGIC-02 a chain is followed to its end, each once', () => {
    const chain = Array.from({ length: 20 }, (_, index): Partial<Question> => ({
      ...{ id: `n${index}`, ...TYPED.integer },
      ...(index > 0 && { calculo: `{{n${index - 1}}} + 1` }),
    }))
    const form = filling([aSection({ preguntas: questions(...chain.toReversed()) })])
    expect(form.say(at(0, 19), '1')).toBe(19)
    expect(form.answer(at(0, 0))).toBe('20')
  })

  it('LOGIC-06 what is calculated from itself decides nothing', () => {
    const form = filling([
      aSection({
        preguntas: questions(
          { id: 'a', ...TYPED.integer, calculo: '{{b}} + 1' },
          { id: 'b', ...TYPED.integer, calculo: '{{a}} + 1' },
          { id: 'c', mostrarSi: '{{a}} > 4' },
        ),
      }),
    ])
    form.say(at(0, 0), '5')
    expect([form.answer(at(0, 0)), form.answer(at(0, 1)), form.asked()]).toEqual([
      ...['5', '', ['s0-q0', 's0-q1', 's0-q2']],
    ])
  })
})

describe('an answer as it is sent', () => {
  const version = aVersion({
    secciones: [
      aSection({
        preguntas: questions(
          { id: 'born', ...TYPED.date, validaciones: [check('{{born}} <= today()')] },
          { id: 'age', ...TYPED.integer, calculo: 'age({{born}})' },
          { id: 'school', mostrarSi: '{{age}} < 18' },
        ),
      }),
    ],
  })
  const sent = (secciones: Section[]) =>
    newAnswer({
      ...{ id: 'a', version, secciones, signatures: [], ubicacion: null, author: anonymousAuthor('u') },
      ...{ code: 'VDR-0000000000', datosCiudadano: null, begun: BEGUN },
    })

  it('LOGIC-04 the server comes to the same outcome, by the day at which it was begun', () => {
    const form = filling(version.secciones)
    form.say(at(0, 0), '2008-10-06')
    form.say(at(0, 2), 'Colegio')
    const stored = sent(form.now())
    expect(stored).toMatchObject({ diaComienzo: BEGUN })
    expect(form.answer(at(0, 1))).toBe('17')
    expect(contentFaults(version, stored.secciones, BEGUN)).toEqual([])
    // A day later the same person is of age, and was not asked for a school.
    expect(contentFaults(version, stored.secciones, '2026-10-06')).toEqual(['parts'])
  })

  it.each([
    ['a calculated answer that is another one', { id: 'age', orden: 1, respuesta: '30' }, 'parts'],
    ['an answer to what was not asked', { id: 'school', orden: 2, respuesta: 'Colegio' }, 'parts'],
    ['an answer that fails a check', { id: 'born', orden: 0, valor: '2027-01-01' }, 'problem'],
  ])('LOGIC-04 %s is found out', (_what, question, fault) => {
    const form = filling(version.secciones)
    form.say(at(0, 0), '1990-01-01')
    const [section] = sent(form.now()).secciones
    const others = section?.preguntas?.filter(({ id }) => id !== question.id) ?? []
    const forged = [{ id: 'seccion-0', orden: 0, preguntas: [...others, question] }]
    expect(contentFaults(version, forged, BEGUN)).toContain(fault)
  })

  it('LOGIC-04 the day at which it was begun is not noted for a form without rules', () => {
    const plain = aVersion()
    const stored = newAnswer({
      ...sent([]),
      version: plain,
      secciones: [],
      begun: BEGUN,
      author: anonymousAuthor('u'),
      code: 'x',
    })
    expect(stored).not.toHaveProperty('diaComienzo')
  })
})
