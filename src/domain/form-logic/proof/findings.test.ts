import { describe, expect, it } from 'vitest'
import type { Check } from '../../form/check'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import { aBranch, anOption, aSection, questions, TYPED } from '../../../testing/builders'
import { proven } from './findings'

const TODAY = '2026-10-05'
const told = (...secciones: Section[]) => {
  const { findings, undecided } = proven(secciones, TODAY)
  return {
    found: findings.map(({ code, part, of }) => [code, part.definition.id, of].filter(Boolean).join(' ')),
    undecided: undecided.map(({ rule }) => rule.part.definition.id),
  }
}
const page = (...given: Partial<Question>[]) => aSection({ id: 's', preguntas: questions(...given) })
const fine = { found: [], undecided: [] }
const found = (...codes: string[]) => ({ found: codes, undecided: [] })
const check = (regla: string, given: Partial<Check> = {}): Check => ({
  ...{ id: 'v1', regla, mensaje: 'No', tipo: 'error' },
  ...given,
})

const pets = { id: 'pets', ...TYPED['yes-no'] }
const age = { id: 'age', ...TYPED.integer }
const price = { id: 'price', ...TYPED.decimal }
const birth = { id: 'birth', ...TYPED.date }
const hour = { id: 'hour', ...TYPED.time }
const name = { id: 'name', ...TYPED.text }
const kind = { id: 'kind', ...TYPED['single-choice'] }
const needs = { id: 'needs', ...TYPED['multiple-choice'] }
const street = { id: 'street', ...TYPED['table-choice'] }
const x = (mostrarSi: string): Partial<Question> => ({ id: 'x', mostrarSi })
const all = (mostrarSi: string) =>
  told(
    page(
      pets,
      age,
      price,
      birth,
      hour,
      name,
      kind,
      needs,
      street,
      { id: 'n', ...TYPED.integer },
      x(mostrarSi),
    ),
  )

describe('LOGIC-07 conditions that are never true', () => {
  it.each([
    '{{age}} > 18 and {{age}} < 18',
    '{{age}} > 17 and {{age}} < 18',
    '{{age}} < 0',
    '{{age}} = 2.5',
    '{{price}} > 1.5 and {{price}} < 1.51',
    '{{pets}} and {{pets}} = false',
    '{{pets}} and is_blank({{pets}})',
    "{{birth}} > '2020-01-01' and {{birth}} < '2020-01-02'",
    "{{hour}} > '23:59'",
    "{{name}} = 'Ana' and {{name}} = 'Eva'",
    '{{kind}} = {{kind:opcion-0}} and {{kind}} = {{kind:opcion-1}}',
    'is_checked({{needs:opcion-0}}) and is_blank({{needs}})',
    'count_checked({{needs}}) > 3',
    'age({{birth}}) >= 18 and age({{birth}}) < 18',
    '{{age}} + {{n}} > 5 and {{age}} + {{n}} < 5',
    "matches({{name}}, '[0-9]+') and not matches({{name}}, '[0-9]+')",
    "lookup({{street}}, 'rate') > 5 and lookup({{street}}, 'rate') < 4",
    'false',
    'if({{pets}}, {{age}} < 5, {{age}} < 3) and {{age}} > 7',
  ])('LOGIC-07 %s is never shown', (formula) => {
    expect(all(formula)).toEqual(found('neverShown x'))
  })
})

describe('LOGIC-07 conditions about a column of a table, which is not read here', () => {
  it.each([
    "lookup({{street}}, 'rate') > 5",
    "lookup({{street}}, 'rate') > 5 and lookup({{street}}, 'rate') != 'x'",
    "5 < lookup({{street}}, 'rate') and lookup({{street}}, 'width') < 4",
  ])('LOGIC-07 %s is left undecided, and that is told', (formula) => {
    expect(all(formula)).toEqual({ found: [], undecided: ['x'] })
  })
})

describe('LOGIC-07 conditions that are always true', () => {
  it.each([
    '{{age}} >= 18 or not {{age}} >= 18',
    'is_blank({{pets}}) or {{pets}} or {{pets}} = false',
    'is_blank({{age}}) or {{age}} >= 0',
    '{{kind}} in ({{kind:opcion-0}}, {{kind:opcion-1}}, {{kind:opcion-2}}) or is_blank({{kind}})',
  ])('LOGIC-07 %s is always shown', (formula) => {
    expect(all(formula)).toEqual(found('alwaysShown x'))
  })

  it.each([
    '{{age}} >= 18',
    '{{age}} = 0',
    'not {{pets}}',
    '{{age}} + {{n}} > 100',
    'age({{birth}}) >= 65',
    "starts_with({{name}}, 'DNI')",
    'length({{name}}) > 40',
    'is_email({{name}})',
    '{{age}} > {{n}}',
    'count_checked({{needs}}) = 2',
    '{{birth}} <= today()',
  ])('LOGIC-07 %s is neither', (formula) => {
    expect(all(formula)).toEqual(fine)
  })

  it('LOGIC-07 what is beyond the bound is counted, not guessed', () => {
    expect(all("matches({{name}}, 'A[0-9]{3}Z')")).toEqual({ found: [], undecided: ['x'] })
    expect(all('{{age}} > {{n}} and {{n}} > {{age}}')).toEqual({ found: [], undecided: ['x'] })
    const opciones = Array.from({ length: 8 }, (_, at) => anOption(at))
    const each = opciones.map((_, at) => `is_checked({{needs:opcion-${at}}})`)
    const two = `${each[0]} and ${each[1]} and not (${each.slice(2).join(' or ')})`
    expect(told(page({ ...needs, opciones }, x(two)))).toEqual({ found: [], undecided: ['x'] })
  })
})

describe('LOGIC-07 what is not asked has no value', () => {
  it('LOGIC-07 a condition on what is asked in the other case only is never true', () => {
    const dog = { id: 'dog', ...TYPED['yes-no'], mostrarSi: '{{pets}}' }
    const chip = { id: 'chip', ...TYPED['yes-no'], mostrarSi: '{{dog}}' }
    expect(told(page(pets, dog, chip, x('{{chip}} and {{pets}} = false')))).toEqual(found('neverShown x'))
    expect(told(page(pets, dog, chip, x('{{chip}} and {{dog}}')))).toEqual(fine)
  })

  it('LOGIC-07 the section and the branch around count', () => {
    const away = aSection({
      ...{ id: 't', orden: 1, mostrarSi: '{{pets}}' },
      preguntas: questions(x('{{pets}} = false'), { id: 'y', mostrarSi: 'not is_blank({{pets}})' }),
    })
    expect(told(page(pets), away)).toEqual(found('neverShown x', 'alwaysShown y'))
    const branching = aSection({
      ...{ id: 'b', orden: 1, conditionalSectionSingle: true },
      conditions: [
        aBranch({ id: 'one', questions: questions(x('{{two}}')) }),
        aBranch({ id: 'two', order: 1, questions: questions({ id: 'y', mostrarSi: '{{two}}' }) }),
      ],
    })
    expect(told(page(pets), branching)).toEqual(found('neverShown x', 'alwaysShown y'))
  })

  it('LOGIC-07 within what is never asked nothing else is told', () => {
    const away = aSection({ id: 't', orden: 1, mostrarSi: 'false', preguntas: questions(x('{{age}} > 3')) })
    expect(told(page(age), away)).toEqual(found('neverShown t'))
  })

  it('LOGIC-07 calculated values follow what they are made of', () => {
    const points = {
      ...{ id: 'points', ...TYPED.integer },
      calculo: 'if({{pets}}, 2, 0) + if({{kind}} = {{kind:opcion-0}}, 3, 0)',
    }
    expect(told(page(pets, kind, points, x('{{points}} > 5')))).toEqual(found('neverShown x'))
    expect(told(page(pets, kind, points, x('{{points}} = 4')))).toEqual(found('neverShown x'))
    expect(told(page(pets, kind, points, x('{{points}} = 5')))).toEqual(fine)
  })

  it('LOGIC-07 rows and their sums are tried', () => {
    const rows = aSection({
      ...{ id: 'items', repetible: true },
      preguntas: questions(price, { id: 'why', mostrarSi: '{{price}} > 5 and {{price}} < 5' }),
    })
    const sums = (mostrarSi: string) => aSection({ id: 't', orden: 1, preguntas: questions(x(mostrarSi)) })
    expect(told(rows, sums('sum({{price}}) > 100'))).toEqual(found('neverShown why'))
    expect(told(rows, sums('count({{items}}) > 1'))).toEqual(found('neverShown why'))
    expect(told(rows, sums('sum({{price}}) > 10 and sum({{price}}) < 5'))).toEqual(
      found('neverShown why', 'neverShown x'),
    )
  })
})

const option = (at: number, mostrarSi = '') => anOption(at, { mostrarSi })

describe('LOGIC-07 options, checks and what is required', () => {
  it('LOGIC-07 an option that is never offered, and one that is', () => {
    const opciones = [option(0), option(1, '{{age}} < 0'), option(2, '{{age}} > 3')]
    expect(told(page(age, { ...kind, opciones }))).toEqual(found('optionNever kind opcion-1'))
    expect(told(page(age, { ...kind, opciones }, x('{{kind}} = {{kind:opcion-1}}')))).toEqual(
      found('optionNever kind opcion-1', 'neverShown x'),
    )
  })

  it('LOGIC-07 a check that no value passes', () => {
    const validaciones = [check('{{age}} > 5 and {{age}} < 3')]
    expect(told(page({ ...age, validaciones }))).toEqual(found('noValuePasses age v1'))
    expect(told(page({ ...age, validaciones: [check('{{age}} > 5')] }))).toEqual(fine)
  })

  it('LOGIC-07 checks that contradict each other, unless one only advises', () => {
    const both = (tipo: Check['tipo']) => [check('{{age}} > 5'), check('{{age}} < 3', { id: 'v2', tipo })]
    expect(told(page({ ...age, validaciones: both('error') }))).toEqual(found('checksContradict age'))
    expect(told(page({ ...age, validaciones: both('aviso') }))).toEqual(fine)
  })

  it('LOGIC-07 required and impossible: by its checks, by its options, and where a rule requires it', () => {
    const validaciones = [check('{{age}} > 5'), check('{{age}} < 3', { id: 'v2' })]
    expect(told(page({ ...age, required: true, validaciones }))).toEqual(found('requiredImpossible age'))
    const opciones = [0, 1, 2].map((at) => option(at, '{{pets}} and {{age}} < 0'))
    expect(told(page(pets, age, { ...kind, required: true, opciones })).found).toContain(
      'requiredImpossible kind',
    )
    const late = { ...age, obligatoriaSi: '{{pets}}', validaciones: [check('not {{pets}}')] }
    expect(told(page(pets, late))).toEqual(found('requiredImpossible age'))
    expect(told(page(pets, { ...late, obligatoriaSi: '{{pets}} = false' }))).toEqual(fine)
    // It is never required where it is asked: its check is what no value passes.
    const never = { ...late, mostrarSi: '{{pets}}', obligatoriaSi: '{{pets}} = false' }
    expect(told(page(pets, never))).toEqual(found('requiredNever age', 'noValuePasses age v1'))
    // A photo that is asked for is an answer.
    expect(told(page({ ...age, adjuntar: true, required: true, validaciones }))).toEqual(
      found('checksContradict age'),
    )
  })
})

describe('LOGIC-07 limits, filters and options that stand alone', () => {
  it('LOGIC-07 a least that is above the most, with checks and by itself', () => {
    expect(told(page({ ...age, minimo: '5', maximo: '3' }))).toEqual(found('checksContradict age'))
    expect(told(page({ ...age, maximo: '-1' }))).toEqual(found('checksContradict age'))
    expect(told(page({ ...age, required: true, minimo: '5', validaciones: [check('{{age}} < 5')] }))).toEqual(
      found('requiredImpossible age'),
    )
    expect(told(page({ ...name, minimo: '5', maximo: '4' }))).toEqual(found('checksContradict name'))
    expect(told(page({ ...needs, minimo: '4' }))).toEqual(found('checksContradict needs'))
    const until = { id: 'until', ...TYPED.date, minimo: '{{birth}}', maximo: "'2030-01-01'" }
    expect(told(page({ ...age, minimo: '3', maximo: '3' }, birth, until))).toEqual(fine)
  })

  it('LOGIC-07 options that belong to an option that is gone, or is never offered, are never offered', () => {
    const town = (at: number, of: string) =>
      anOption(at, { id: `t${at}`, atributos: `belongs_to = {{kind:${of}}} and zone = "z${at}"` })
    const opciones = [town(0, 'opcion-0'), town(1, 'opcion-1'), town(2, 'gone')]
    const towns = { ...kind, id: 'towns', opciones, filtroOpciones: 'attribute("belongs_to") = {{kind}}' }
    expect(told(page(kind, towns))).toEqual(found('optionNever towns t2'))
    const some = { ...kind, opciones: [option(0), option(1, 'false'), option(2)] }
    expect(told(page(some, towns))).toEqual(
      found('optionNever kind opcion-1', 'optionNever towns t1', 'optionNever towns t2'),
    )
    expect(told(page(name, { ...towns, filtroOpciones: '{{name}} = attribute("zone")' }))).toEqual(fine)
    expect(
      told(page(kind, towns, x('{{kind}} = {{kind:opcion-0}} and {{towns}} = {{towns:t1}}'))).found,
    ).toContain('neverShown x')
  })

  it('LOGIC-07 nothing is ticked beside an option that stands alone', () => {
    const opciones = [option(0), anOption(1, { exclusiva: true }), option(2)]
    const both = x('is_checked({{needs:opcion-0}}) and is_checked({{needs:opcion-1}})')
    expect(told(page({ ...needs, opciones }, both))).toEqual(found('neverShown x'))
    expect(told(page(needs, both))).toEqual(fine)
  })
})

describe('LOGIC-07 where rules stand', () => {
  it('LOGIC-07 a rule that waits for a later page', () => {
    const later = aSection({ id: 't', orden: 1, preguntas: questions(pets) })
    expect(told(page(x('{{pets}}')), later)).toEqual(found('laterPage x'))
    const { findings } = proven([page(x('{{pets}}')), later], TODAY)
    expect(findings[0]?.about?.definition.id).toBe('pets')
    expect(told(page({ id: 'x', ...TYPED['yes-no'], calculo: '{{pets}}' }), later)).toEqual(fine)
    expect(told(page(x('{{pets}}'), pets))).toEqual(fine)
  })

  it('LOGIC-07 a rule that repeats another', () => {
    const validaciones = [
      check('{{age}} > 5 and {{age}} < 9'),
      check('{{age}}<9 and {{age}}>5', { id: 'v2' }),
    ]
    expect(told(page({ ...age, validaciones }))).toEqual(found('ruleRepeated age v2'))
    const inside = aSection({ id: 't', orden: 1, mostrarSi: '{{pets}}', preguntas: questions(x('{{pets}}')) })
    expect(told(page(pets), inside)).toEqual(found('ruleRepeated x'))
    const long = '{{pets}} and {{age}} > 3 and {{age}} < 9 and {{pets}}'
    expect(told(page(pets, age, x(long), { id: 'y', mostrarSi: long }))).toEqual(found('ruleRepeated y'))
    expect(told(page(pets, age, x('{{pets}}'), { id: 'y', mostrarSi: '{{pets}}' }))).toEqual(fine)
  })

  it('LOGIC-07 rules that are not understood decide nothing here', () => {
    expect(told(page(pets, x('{{gone}} > 3'), { id: 'y', mostrarSi: '{{pets}}' }))).toEqual(fine)
  })
})

it('LOGIC-07 a check of a section that nothing passes', () => {
  const whole = aSection({ id: 's', preguntas: questions(age), validaciones: [check('{{age}} < 0')] })
  expect(told(whole)).toEqual(found('noValuePasses s v1'))
  const closes = (regla: string) => ({ ...whole, validaciones: [check(regla, { tipo: 'cierre' })] })
  expect(told(closes('{{age}} < 0'))).toEqual(fine)
  expect(told(closes('not ({{age}} < 0)'))).toEqual(found('noValuePasses s v1'))
})
