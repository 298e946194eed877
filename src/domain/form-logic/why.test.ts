import { describe, expect, it } from 'vitest'
import { installLogic, withRules } from '../answering/logic'
import { aBranch, anOption, aSection, questions, TYPED } from '../../testing/builders'
import type { Section } from '../form/section'
import * as logic from './logic'
import { brokenWithout, relationsIn } from './relations'
import { BEGUN } from './testing/filling'
import { explainer } from './why'

installLogic(logic)

const FORM: Section[] = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'pets', titulo: '¿Tiene mascotas?', ...TYPED['yes-no'] },
      { id: 'age', titulo: 'Edad', ...TYPED.integer },
      {
        ...{
          id: 'kind',
          titulo: 'Especie',
          ...TYPED['single-choice'],
          mostrarSi: '{{pets}} and {{age}} >= 18',
        },
        opciones: [anOption(0, { id: 'dog', texto: 'Perro' }), anOption(1, { id: 'cat', texto: 'Gato' })],
      },
      {
        ...{ id: 'chip', titulo: 'Chip' },
        ...{ mostrarSi: '{{kind}} = {{kind:dog}} or {{age}} > 80', obligatoriaSi: '{{pets}}' },
      },
    ),
  }),
  aSection({
    ...{ id: 't', titulo: 'Otros', orden: 1, mostrarSi: '{{pets}} = false' },
    conditions: [
      aBranch({ id: 'one', condition: 'Campo', questions: questions({ id: 'x', mostrarSi: '{{age}} < 9' }) }),
    ],
  }),
  aSection({
    ...{ id: 'rows', orden: 2, repetible: true },
    preguntas: questions(
      { id: 'price', titulo: 'Precio', ...TYPED.integer },
      { id: 'why', titulo: 'Motivo', mostrarSi: '{{price}} > 100' },
    ),
  }),
  aSection({
    ...{ id: 'end', orden: 3 },
    preguntas: questions({ id: 'sum', titulo: 'Su {{price}}', mostrarSi: 'sum({{price}}) > 150' }),
  }),
]

const why = explainer(FORM)
/** «kind shown yes: age=18» */
function told(answers: Record<string, string>, change = (sections: Section[]) => sections): string[] {
  const filled = FORM.map((section) => ({
    ...section,
    preguntas: section.preguntas.map((one) => ({ ...one, respuesta: answers[one.id] ?? '' })),
  }))
  return why(withRules(change(filled), BEGUN), BEGUN, 'es').map(({ part, row, of, holds, because }) => {
    const facts = because.map((fact) => `${fact.part.definition.id} ${fact.words || fact.is}`).join(', ')
    const place = row === null ? '' : ` ${row}`
    return `${part.definition.id}${place} ${of} ${holds ? 'yes' : 'no'}: ${facts}`
  })
}

describe('LOGIC-09 why a part is asked or not, with the values of now', () => {
  it('LOGIC-09 tells of all conditions those that do not hold, or each where all do', () => {
    expect(told({})).toContain('kind shown no: pets blank, age blank')
    expect(told({ pets: 'false', age: '20' })).toContain('kind shown no: pets No')
    expect(told({ pets: 'true', age: '20' })).toContain('kind shown yes: pets Sí, age 20')
  })

  it('LOGIC-09 tells of any condition the one that holds, or each where none does', () => {
    const dog = { pets: 'true', age: '20', kind: '0' }
    expect(told(dog)).toContain('chip shown yes: kind Perro')
    expect(told({ ...dog, kind: '1' })).toContain('chip shown no: kind Gato, age 20')
    expect(told({ ...dog, pets: 'false' })).toContain('chip shown no: kind notAsked, age 20')
    expect(told(dog)).toContain('chip required yes: pets Sí')
  })

  it('LOGIC-09 tells the section or branch around, where that is not asked', () => {
    expect(told({ pets: 'true' })).toContain('x shown no: t notAsked')
    expect(told({ pets: 'false', age: '3' })).toContain('x shown no: one unchecked')
    const checked = (sections: Section[]) =>
      sections.map((section) => ({
        ...section,
        conditions: section.conditions.map((one) => ({ ...one, checked: true })),
      }))
    expect(told({ pets: 'false', age: '3' }, checked)).toContain('x shown yes: age 3')
  })

  it('LOGIC-09 tells each row by its own values, and a total by all', () => {
    const rows = (sections: Section[]) =>
      sections.map((section) => ({
        ...section,
        seccionesRepetibles: section.repetible
          ? [{ orden: 0, preguntas: section.preguntas.map((one) => ({ ...one, respuesta: '120' })) }]
          : [],
      }))
    expect(told({ price: '40' }, rows)).toEqual(
      expect.arrayContaining([
        'why 0 shown no: price 40',
        'why 1 shown yes: price 120',
        'sum shown yes: price 40, 120',
      ]),
    )
  })

  it('LOGIC-09 tells the condition that decided: its own, or that of the section around', () => {
    const formulas = (pets: string) => {
      const filled = FORM.map((section) => ({
        ...section,
        preguntas: section.preguntas.map((one) => ({ ...one, respuesta: one.id === 'pets' ? pets : '' })),
      }))
      const of = why(withRules(filled, BEGUN), BEGUN, 'es').map(({ part, formula }) => [
        part.definition.id,
        formula,
      ])
      return Object.fromEntries(of)
    }
    expect(formulas('true')).toMatchObject({ t: '{{pets}} = false', x: '{{pets}} = false' })
    expect(formulas('true')).toMatchObject({ kind: '{{pets}} and {{age}} >= 18' })
    // Its branch is not checked: no condition said so.
    expect(formulas('false')).toMatchObject({ x: '' })
  })

  it('LOGIC-09 a rule that is not understood explains nothing', () => {
    const explain = explainer([aSection({ preguntas: questions({ mostrarSi: '{{gone}} > 3' }) })])
    expect(explain([aSection({ preguntas: questions({ mostrarSi: '{{gone}} > 3' }) })], BEGUN, 'es')).toEqual(
      [],
    )
  })
})

describe('LOGIC-08 who depends on whom', () => {
  const ids = (parts: readonly { definition: { id: string } }[]) =>
    parts.map(({ definition }) => definition.id)

  it('LOGIC-05 tells what decides a part, and whom it decides', () => {
    const { decides, dependsOn } = relationsIn(FORM)
    expect(ids(decides('pets'))).toEqual(['kind', 'chip', 't'])
    expect(ids(decides('x'))).toEqual([])
    const chip = decides('kind').find(({ definition }) => definition.id === 'chip')
    expect(chip && ids(dependsOn(chip))).toEqual(['kind', 'age', 'pets'])
  })

  it('LOGIC-08 tells what breaks when parts go: whose rules and whose words name them, unless they go too', () => {
    expect(ids(brokenWithout(FORM, new Set(['kind'])))).toEqual(['chip'])
    expect(ids(brokenWithout(FORM, new Set(['kind', 'chip'])))).toEqual([])
    expect(ids(brokenWithout(FORM, new Set(['rows', 'price', 'why'])))).toEqual(['sum'])
  })
})
