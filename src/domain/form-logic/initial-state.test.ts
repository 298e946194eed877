import { describe, expect, it } from 'vitest'
import { addRow } from '../answer/repeatable'
import type { InitialRule } from '../form/initial-rule'
import { anOption, aSection, CLOCK, questions, TYPED } from '../../testing/builders'
import { formRuleProblem } from './form-rule'
import { initialStateOf } from './initial-state'
import { at, BEGUN, filling } from './testing/filling'

const SECTIONS = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'danger', ...TYPED['yes-no'] },
      {
        id: 'kind',
        ...TYPED['single-choice'],
        opciones: [anOption(0), anOption(1)],
        mostrarSi: '{{danger}}',
      },
    ),
  }),
  aSection({ id: 'r', orden: 1, repetible: true, preguntas: questions({ id: 'price', ...TYPED.integer }) }),
]
const rule = (si: string, estado: string): InitialRule => ({ id: estado, si, estado })

describe('the state in which an answer begins', () => {
  const begins = (rules: InitialRule[], ...said: [number, string][]) => {
    const answer = filling(SECTIONS)
    for (const [question, respuesta] of said) answer.say(at(0, question), respuesta)
    return initialStateOf(rules, SECTIONS, answer.now(), BEGUN)
  }

  it('LOGIC-01 is that of the first rule that is true', () => {
    const rules = [rule('{{danger}}', 'urgent'), rule('not {{danger}}', 'usual'), rule('1 < 2', 'late')]
    expect(begins(rules, [0, 'true'])).toBe('urgent')
    expect(begins(rules, [0, 'false'])).toBe('usual')
    expect(begins([rule('{{danger}}', 'urgent')])).toBeNull()
    expect(begins([])).toBeNull()
  })

  it('LOGIC-03 is not decided by what is not asked', () => {
    const rules = [rule('{{kind}} = {{kind:opcion-1}}', 'urgent')]
    expect(begins(rules, [0, 'true'], [1, '1'])).toBe('urgent')
    expect(begins(rules, [0, 'true'], [1, '1'], [0, 'false'])).toBeNull()
  })

  it('LOGIC-02 adds up rows, whose answers it names together alone', () => {
    const answer = filling(SECTIONS)
    answer.change((sections) => addRow(sections, 1, CLOCK))
    for (const row of [0, 1]) answer.say(at(1, 0, { row }), '6')
    expect(initialStateOf([rule('sum({{price}}) > 10', 'large')], SECTIONS, answer.now(), BEGUN)).toBe(
      'large',
    )
    expect(formRuleProblem('{{price}} > 10', SECTIONS)?.fault).toBe('needsAggregate')
  })

  it.each([
    ['{{gone}} = 1', 'unknownReference'],
    ['{{danger}} +', 'unfinished'],
    ['1 + 1', 'wrongType'],
  ])('LOGIC-06 is not decided by what is not understood: %s', (si, fault) => {
    expect(formRuleProblem(si, SECTIONS)?.fault).toBe(fault)
    expect(begins([rule(si, 'wrong'), rule('1 < 2', 'next')])).toBe('next')
  })

  it('LOGIC-06 a rule that says nothing yet decides nothing', () => {
    expect(begins([rule('', 'wrong')])).toBeNull()
    expect(formRuleProblem('', SECTIONS)).toBeNull()
  })
})
