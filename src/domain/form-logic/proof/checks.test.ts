import { describe, expect, it } from 'vitest'
import type { Section } from '../../form/section'
import { aBranch, aSection, questions, TYPED } from '../../../testing/builders'
import { check } from '../testing/filling'
import { proven } from './findings'

const told = (...secciones: Section[]) => {
  const { findings, undecided } = proven(secciones, '2026-10-05')
  return {
    found: findings.map(({ code, part, of }) => [code, part.definition.id, of].filter(Boolean).join(' ')),
    undecided: undecided.map(({ rule }) => rule.part.definition.id),
  }
}
const fine = { found: [], undecided: [] }
const never = { found: ['noValuePasses s v1'], undecided: [] }

const rents = { id: 'rents', ...TYPED['yes-no'] }
const rent = { id: 'rent', ...TYPED.integer, mostrarSi: '{{rents}}' }
const income = { id: 'income', ...TYPED.integer }
const price = { id: 'price', ...TYPED.integer }

const section = (...rules: string[]): Section =>
  aSection({
    ...{ id: 's', preguntas: questions(rents, rent, income) },
    validaciones: rules.map((rule, at) => check(rule, { id: `v${at + 1}` })),
  })

describe('a check that reads what may not be asked', () => {
  it.each([
    '{{rent}} < 0',
    '{{rent}} < 0 and {{income}} > 5',
    '{{rent}} + {{income}} < 0',
    'not {{rents}} and {{rent}} > 5',
    'if({{rents}}, {{rent}} < 0, {{rent}} > 1)',
  ])('LOGIC-07 %s lets pass whoever is not asked', (rule) => {
    expect(told(section(rule)).found).toEqual([])
  })

  it.each([
    '{{income}} < 0',
    '{{rent}} > 5 and {{income}} < 0',
    'coalesce({{rent}}, 0) < 5 and coalesce({{rent}}, 0) > 5',
    'is_blank({{rent}}) and not is_blank({{rent}})',
  ])('LOGIC-07 nothing passes %s all the same', (rule) => {
    expect(told(section(rule))).toEqual(never)
  })

  it('LOGIC-07 over rows of a section that may be left out, what nobody could fulfil passes', () => {
    const list = (mostrarSi: string) =>
      aSection({
        ...{ id: 'list', orden: 1, repetible: true, mostrarSi },
        preguntas: questions({ ...price, maximo: '9' }),
      })
    const first = aSection({ id: 'first', preguntas: questions({ id: 'one', ...TYPED['yes-no'] }) })
    const rule = 'sum({{price}}) < 0 and sum({{price}}) > 0'
    expect(told(first, list('{{one}}'), section(rule)).found).toEqual([])
    expect(told(first, list(''), section(rule))).toEqual(never)
  })

  it('LOGIC-07 of a branch that may not be ticked, what nobody could fulfil passes', () => {
    const branch = aSection({
      ...{ id: 'b', orden: 1 },
      conditions: [aBranch({ id: 'one', questions: questions(price) })],
    })
    expect(told(branch, section('{{price}} < 0'))).toEqual(fine)
    expect(told(branch, section('{{price}} < 0 and {{income}} < 0'))).toEqual(never)
  })

  it('LOGIC-07 an answer that is required can be given where the check waits', () => {
    const given = (rule: string, mostrarSi: string) =>
      told(
        aSection({
          id: 's',
          preguntas: questions(
            { ...rents, required: true },
            { ...rent, mostrarSi },
            { ...income, required: true, validaciones: [check(rule)] },
          ),
        }),
      )
    expect(given('{{rent}} < 0', '{{rents}}')).toEqual(fine)
    expect(given('{{rent}} < 0', '').found).toEqual(['requiredImpossible income'])
  })
})

describe('how many files there may be', () => {
  const photos = (given: object) =>
    aSection({ id: 's', preguntas: questions(income, { id: 'photos', ...TYPED.files, ...given }) })

  it.each([
    [{ formato: 'photo:1-3', minimo: '4' }, ['checksContradict photos']],
    [{ formato: 'photo:2-3', maximo: '1' }, ['checksContradict photos']],
    [{ formato: 'photo:1-3', minimo: '3' }, []],
    [{ formato: 'photo:1-9', minimo: '5', maximo: '4' }, ['checksContradict photos']],
    [{ formato: 'photo:1-3', minimo: '4', required: true }, ['requiredImpossible photos']],
    [{ formato: 'photo:1-3', maximo: '{{income}}' }, []],
  ])('LOGIC-07 KIND-08 %j', (given, found) => {
    expect(told(photos(given))).toEqual({ found, undecided: [] })
  })
})

describe('how many rows there may be', () => {
  const rows = (minimo: string, maximo: string, given: Partial<Section> = {}) =>
    told(
      aSection({ id: 's', preguntas: questions(rents, income) }),
      aSection({
        ...{ id: 'list', orden: 1, repetible: true, minimo, maximo, preguntas: questions(price) },
        ...given,
      }),
    )
  const contradict = { found: ['rowsContradict list'], undecided: [] }

  it.each([
    ['5', '3'],
    ['if({{rents}}, 4, 3)', '2'],
  ])('LOGIC-07 at least %s and at most %s is never possible', (minimo, maximo) => {
    expect(rows(minimo, maximo)).toEqual(contradict)
  })

  it.each([
    ['3', '3'],
    ['if({{rents}}, 4, 2)', '3'],
    ['3', '{{income}}'],
    ['3', ''],
    ['{{income}} + 5', '2'],
  ])('LOGIC-07 at least %s and at most %s may be', (minimo, maximo) => {
    expect(rows(minimo, maximo)).toEqual(fine)
  })

  it('LOGIC-07 what few values do not show is counted, not guessed', () => {
    expect(rows('coalesce({{income}}, 0) + 5', '3')).toEqual({ found: [], undecided: ['list'] })
  })

  it('LOGIC-07 says nothing of a section that is never asked in that case', () => {
    const bounds = ['if({{rents}}, 4, 2)', 'if({{rents}}, 3, 3)'] as const
    expect(rows(...bounds, { mostrarSi: '{{rents}}' })).toEqual(contradict)
    expect(rows(...bounds, { mostrarSi: 'not {{rents}}' })).toEqual(fine)
  })
})

describe('a check of the form as a whole', () => {
  it('LOGIC-07 is asked although the section that it stands with is not', () => {
    const away = (regla: string) =>
      told(section(), {
        ...aSection({ id: 't', orden: 1, mostrarSi: '{{rents}}', preguntas: questions(price) }),
        validaciones: [check(regla, { delFormulario: true })],
      })
    expect(away('not {{rents}}').found).toEqual([])
    expect(away('{{income}} < 0').found).toEqual(['noValuePasses t v1'])
  })
})
