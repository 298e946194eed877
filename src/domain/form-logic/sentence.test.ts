import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOption, aSection, questions, TYPED } from '../../testing/builders'
import { formulaInWords, namesIn } from '../form/formula-words'
import type { Type } from '../logic/scope'
import { graphOf } from './graph'
import { partsOf } from './parts'
import { formulaProblem } from './problems'
import {
  comparedAs,
  formulaOfSentence,
  OF_COLUMNS,
  operatorsOf,
  sentenceOf,
  takesValue,
  type Condition,
  type ConditionGroup,
  type Operator,
} from './sentence'
import { nameToType, shownFormula, typedFormula } from './typed'

const TYPES: Record<string, Type> = {
  age: { is: 'number' },
  born: { is: 'date' },
  at: { is: 'time' },
  name: { is: 'text' },
  pets: { is: 'yesNo' },
  one: { is: 'options', of: 'one' },
  many: { is: 'options', of: 'many' },
}
const typeOf = (id: string) => TYPES[id]
const VALUES: Record<string, fc.Arbitrary<string>> = {
  age: fc.integer({ min: -99, max: 99 }).map((number) => String(number)),
  born: fc.constantFrom('2026-01-31', '0033-04-03'),
  at: fc.constantFrom('09:30', '23:59'),
  name: fc.constantFrom('a', "it's", '«x»', '{{age}}', 'a\\b'),
  pets: fc.constant(''),
  one: fc.constantFrom('o1', 'o2'),
  many: fc.constantFrom('o1', 'o2'),
}
const ofColumn: fc.Arbitrary<Condition> = fc
  .tuple(fc.constantFrom('one', 'name'), fc.constantFrom(...OF_COLUMNS), fc.constantFrom('Zona', "l'altra"))
  .chain(([part, operator, column]) => {
    const { is } = comparedAs({ column, operator }, { is: 'text' })
    return (VALUES[is === 'number' ? 'age' : 'name'] ?? fc.constant('')).map((value) => ({
      ...{ part, column, operator },
      value: takesValue(operator) ? value : '',
    }))
  })
const ofAnswer: fc.Arbitrary<Condition> = fc.constantFrom(...Object.keys(TYPES)).chain((part) => {
  const operators = operatorsOf(TYPES[part] ?? { is: 'text' }, part === 'many')
  return fc
    .tuple(fc.constantFrom(...operators), VALUES[part] ?? fc.constant(''))
    .map(([operator, value]) => ({ part, operator, value: takesValue(operator) ? value : '' }))
})

const condition = fc.oneof(ofAnswer, ofColumn)

const group = fc.array(condition, { minLength: 2, maxLength: 4 }).map((conditions) => ({ conditions }))

describe('sentences', () => {
  it('LOGIC-05 what was made as a sentence, also with groups, is read as the same sentence', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('and', 'or'),
        fc.array(fc.oneof(condition, group), { minLength: 2, maxLength: 5 }),
        (join, conditions) => {
          const formula = formulaOfSentence({ join, conditions }, typeOf)
          expect(sentenceOf(formula)).toEqual({ join, conditions })
        },
      ),
    )
  })

  it.each<[string, (Condition | ConditionGroup)[] | null]>([
    ['lookup({{one}}, "tasa") = 12', null],
    ['lookup({{one}}, "distrito") = {{d:d1}}', null],
    ['lookup({{one}}, "tasa") > -2', [{ part: 'one', column: 'tasa', operator: 'more', value: '-2' }]],
    ['lookup({{one}}, "tasa")', null],
    ['{{pets}}', [{ part: 'pets', operator: 'isYes', value: '' }]],
    [
      '{{age}} >= 18 and not is_blank({{name}})',
      [
        { part: 'age', operator: 'atLeast', value: '18' },
        { part: 'name', operator: 'isNotBlank', value: '' },
      ],
    ],
    ['{{age}} + 1 > 2', null],
    [
      '{{age}} > 1 and ({{pets}} or {{age}} < 9)',
      [
        { part: 'age', operator: 'more', value: '1' },
        {
          conditions: [
            { part: 'pets', operator: 'isYes', value: '' },
            { part: 'age', operator: 'less', value: '9' },
          ],
        },
      ],
    ],
    ['{{age}} > 1 and ({{pets}} or ({{age}} < 9 and {{age}} > 3))', null],
    ['{{age}} > 1 and ({{pets}} or {{age}} + 1 < 9)', null],
    ['{{pets}} and not ({{pets}} or {{age}} < 9)', null],
    ['not ({{age}} > 1)', null],
    ['{{age}} >', null],
  ])('LOGIC-05 «%s» is said as %j', (formula, conditions) => {
    expect(sentenceOf(formula)?.conditions ?? null).toEqual(conditions)
  })

  it('LOGIC-05 a group of which nothing, or one condition, is whole says no more than that', () => {
    const pets = { part: 'pets', operator: 'isYes', value: '' } as const
    const open = { part: 'age', operator: 'is', value: '' } as const
    const said = (...conditions: Condition[]) =>
      formulaOfSentence({ join: 'and', conditions: [pets, { conditions }] }, typeOf)
    expect(said(open, open)).toBe('{{pets}}')
    expect(said(open, { ...open, value: '3' })).toBe('{{pets}} and {{age}} = 3')
  })

  it.each<[string, Operator, string]>([
    ['age', 'atLeast', ''],
    ['age', 'atLeast', 'doce'],
    ['born', 'is', '31/12/2026'],
    ['one', 'is', ''],
    ['gone', 'isBlank', ''],
  ])('LOGIC-05 a condition on %s that is not whole (%s «%s») is no formula yet', (part, operator, value) => {
    const whole = { part: 'pets', operator: 'isYes', value: '' } as const
    expect(formulaOfSentence({ join: 'and', conditions: [{ part, operator, value }, whole] }, typeOf)).toBe(
      '{{pets}}',
    )
  })
})

const FORM = [
  aSection({
    preguntas: questions(
      { id: 'q1', titulo: 'Edad', codigo: 'edad', ...TYPED.integer },
      {
        id: 'q2',
        titulo: 'Trámite: {tipo}',
        ...TYPED['single-choice'],
        opciones: [anOption(0, { texto: 'Alta' })],
      },
      { id: 'q3', titulo: 'Edad', mostrarSi: '{{q1}} > 1' },
    ),
  }),
]

describe('formulas that are typed', () => {
  it('LOGIC-05 parts are called by short name, or title, and options by their words', () => {
    const formula = '{{q1}} > 1 and {{q2}} = {{q2:opcion-0}} or is_blank({{q3}})'
    const shown = '{{edad}} > 1 and {{Trámite: tipo}} = {{Trámite: tipo:Alta}} or is_blank({{Edad}})'
    expect(shownFormula(formula, FORM)).toBe(
      '{{edad}} > 1 and {{Trámite: tipo}} = {{Trámite: tipo:Alta}} or is_blank({{Edad #3}})',
    )
    expect(typedFormula(shown, FORM)).toBe('{{q1}} > 1 and {{q2}} = {{q2:opcion-0}} or is_blank({{q1}})')
    expect(nameToType('q2', FORM)).toBe('{{Trámite: tipo}}')
  })

  it('LOGIC-05 LOGIC-12 whose title says an answer is called without it: nobody sees an id', () => {
    const form = [
      aSection({
        preguntas: questions({ id: 'q1', titulo: 'Nombre' }, { id: 'q2', titulo: 'Hijos de {{q1}}' }),
      }),
    ]
    expect(shownFormula('{{q2}} > 0', form)).toBe('{{Hijos de …}} > 0')
    expect(typedFormula('{{Hijos de …}} > 0', form)).toBe('{{q2}} > 0')
    expect(formulaInWords('{{q2}} > 0', namesIn(form))).toBe('«Hijos de …» > 0')
  })

  it('LOGIC-05 whatever the titles are, a formula that is shown means the same when it is typed', () => {
    const title = fc.string({ unit: 'grapheme', maxLength: 8 })
    fc.assert(
      fc.property(
        fc.array(title, { minLength: 3, maxLength: 3 }),
        title,
        ([one = '', two = '', three = ''], option) => {
          const form = [
            aSection({
              titulo: one,
              preguntas: questions(
                { id: 'a', titulo: one },
                {
                  id: 'b',
                  titulo: two,
                  ...TYPED['single-choice'],
                  opciones: [anOption(0, { texto: option }), anOption(1, { texto: option })],
                },
                { id: 'c', titulo: three },
              ),
            }),
          ]
          const formula = '{{a}} = {{c}} or {{b}} = {{b:opcion-0}} or {{b}} = {{b:opcion-1}}'
          expect(typedFormula(shownFormula(formula, form), form)).toBe(formula)
        },
      ),
    )
  })

  it('LOGIC-06 a name that nothing has is told', () => {
    const formula = typedFormula('{{Altura}} > 1', FORM)
    const [part] = partsOf(FORM)
    expect(part && formulaProblem(formula, FORM, { part, field: 'mostrarSi' })).toMatchObject({
      ...{ fault: 'unknownReference', about: 'Altura' },
    })
  })

  it('LOGIC-06 a circle is told with the parts that are in it', () => {
    const circle = [
      aSection({
        preguntas: questions(
          { id: 'a', mostrarSi: 'is_blank({{b}})' },
          { id: 'b', mostrarSi: 'is_blank({{a}})' },
          { id: 'c', mostrarSi: '{{b}} = "x"' },
        ),
      }),
    ]
    const { problems } = graphOf(circle)
    expect(problems.map(({ rule, problem }) => [rule.part.definition.id, problem.fault])).toEqual([
      ['a', 'cycle'],
      ['b', 'cycle'],
    ])
  })
})
