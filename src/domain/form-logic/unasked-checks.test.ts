import { describe, expect, it } from 'vitest'
import type { StoredSection } from '../answer/answer'
import { contentFaults } from '../answering/content'
import { adviceOf } from '../answering/logic'
import { closingOf, isComplete } from '../answer/problems'
import { checkBranch } from '../answer/branches'
import type { Section } from '../form/section'
import { aBranch, aSection, CLOCK, questions, TYPED } from '../../testing/builders'
import { at, BEGUN, check, filling } from './testing/filling'

const RULE = '{{rent}} <= {{income}} * 2'
const rents = { id: 'rents', ...TYPED['yes-no'] }
const income = { id: 'income', ...TYPED.integer }
const rent = { id: 'rent', ...TYPED.integer }
const of = (...given: Parameters<typeof questions>): Section =>
  aSection({ id: 'a', preguntas: questions(...given) })
const hidden = { ...rent, mostrarSi: '{{rents}}' }

describe('a check that reads a question which is not asked', () => {
  it('LOGIC-01 of a section stands against nothing until it is asked, and is looked at then', () => {
    const form = filling([{ ...of(rents, income, hidden), validaciones: [check(RULE)] }])
    form.say(at(0, 1), '100')
    expect(form.problems()).toEqual([])
    expect(isComplete(form.now())).toBe(true)
    form.say(at(0, 0), 'true')
    expect(form.problems()).toEqual(['s0 check'])
    form.say(at(0, 2), '200')
    expect(form.problems()).toEqual([])
    form.say(at(0, 2), '201')
    expect(form.problems()).toEqual(['s0 check'])
    form.say(at(0, 0), 'false')
    expect(form.problems()).toEqual([])
  })

  it('LOGIC-01 of a question stands against nothing', () => {
    const form = filling([of(rents, { ...income, validaciones: [check(RULE)] }, hidden)])
    form.say(at(0, 1), '100')
    expect(form.problems()).toEqual([])
    form.say(at(0, 0), 'true')
    expect(form.problems()).toEqual(['s0-q1 check'])
  })

  it('LOGIC-01 of the form stands against nothing while a rule leaves a section out', () => {
    const form = filling([
      { ...of(rents, income), validaciones: [check(RULE, { delFormulario: true })] },
      aSection({ id: 'b', orden: 1, mostrarSi: '{{rents}}', preguntas: questions(rent) }),
    ])
    expect(form.problems()).toEqual([])
    form.say(at(0, 0), 'true')
    expect(form.problems()).toEqual(['check-v1 check'])
  })

  it('LOGIC-01 stands against nothing while its branch is not ticked', () => {
    const form = filling([
      { ...of(income), validaciones: [check(RULE)] },
      aSection({ id: 'b', orden: 1, conditions: [aBranch({ id: 'one', questions: questions(rent) })] }),
    ])
    expect(form.problems()).toEqual([])
    form.change((now) => checkBranch(now, 1, 0, true, CLOCK))
    expect(form.problems()).toEqual(['s0 check'])
  })

  it('LOGIC-01 stands against nothing while somebody else has yet to answer it', () => {
    const form = filling([
      { ...of(income), validaciones: [check(RULE)] },
      aSection({ id: 'b', orden: 1, otraPersona: 'Propietario', preguntas: questions(rent) }),
    ])
    expect(form.problems()).toEqual([])
    form.change((now) => now.map((section, index) => (index === 1 ? { ...section, dada: true } : section)))
    expect(form.problems()).toEqual(['s0 check'])
  })

  it('LOGIC-01 over rows passes those over that do not ask it, and waits for a list that is not asked', () => {
    const rows = (mostrarSi: string, question: string) =>
      filling([
        { ...of(rents), validaciones: [check('sum({{rent}}) >= 100')] },
        aSection({
          ...{ id: 'b', orden: 1, repetible: true, mostrarSi },
          preguntas: questions({ ...rent, mostrarSi: question }),
        }),
      ])
    const list = rows('{{rents}}', '')
    expect(list.problems()).toEqual([])
    list.say(at(0, 0), 'true')
    expect(list.problems()).toEqual(['s0 check'])
    const each = rows('', '{{rents}}')
    expect(each.problems()).toEqual([])
    each.say(at(0, 0), 'true')
    expect(each.problems()).toEqual(['s0 check'])
  })

  it('LOGIC-01 counts the rows of an emptied section that is asked', () => {
    const form = filling([
      { ...of(rents), validaciones: [check('sum({{rent}}) >= 100')] },
      aSection({
        ...{ id: 'b', orden: 1, repetible: true, puedeEstarVacia: true, vacia: true },
        preguntas: questions(rent),
      }),
    ])
    expect(form.problems()).toEqual(['s0 check'])
  })

  it('LOGIC-01 is an advice that is not told either', () => {
    const form = filling([{ ...of(rents, income, hidden), validaciones: [check(RULE, { tipo: 'aviso' })] }])
    expect(adviceOf(form.now())).toEqual([])
    form.say(at(0, 0), 'true')
    expect(adviceOf(form.now())).toHaveLength(1)
  })

  it.each([
    ['asks whether it is blank', 'not is_blank({{rent}})'],
    ['says what counts instead', 'coalesce({{rent}}, 0) >= {{income}}'],
    ['is false by what is asked', '{{income}} > 500 and {{rent}} > 0'],
    ['goes another way', 'if({{rents}}, {{rent}} > 0, {{income}} > 500)'],
  ])('LOGIC-01 holds all the same where it %s', (_what, rule) => {
    const form = filling([{ ...of(rents, income, hidden), validaciones: [check(rule)] }])
    form.say(at(0, 0), 'false')
    form.say(at(0, 1), '100')
    expect(form.problems()).toEqual(['s0 check'])
  })

  it('LOGIC-01 fails where it is asked and left blank', () => {
    const form = filling([{ ...of(income, rent), validaciones: [check(RULE)] }])
    form.say(at(0, 0), '100')
    expect(form.problems()).toEqual(['s0 check'])
  })

  it('LOGIC-01 closes a form as it did: that is a condition, and no check', () => {
    const closing = check('not ({{rent}} > 5)', { tipo: 'cierre' })
    const form = filling([{ ...of(rents, income, hidden), validaciones: [closing] }])
    form.say(at(0, 1), '1')
    expect(closingOf(form.now())?.id).toBe('v1')
  })

  it('LOGIC-04 the server comes to the same', () => {
    const secciones = [{ ...of(rents, income, hidden), validaciones: [check(RULE)] }]
    const stored = (...answers: string[]): StoredSection[] => [
      {
        ...{ id: 'a', orden: 0 },
        preguntas: answers.map((respuesta, orden) => ({
          id: ['rents', 'income', 'rent'][orden] ?? '',
          ...{ orden, respuesta },
        })),
      },
    ]
    const faults = (...answers: string[]) =>
      contentFaults({ formId: 'f', secciones }, stored(...answers), BEGUN)
    expect(faults('false', '100')).toEqual([])
    expect(faults('true', '100', '200')).toEqual([])
    expect(faults('true', '100', '201')).toEqual(['problem'])
    expect(faults('true', '100')).toEqual(['problem'])
  })
})
