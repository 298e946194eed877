import { describe, expect, it } from 'vitest'
import { aBranch, anOption, aSection, questions, TYPED } from '../../testing/builders'
import type { Section } from '../form/section'
import { brokenIn, filledAs, givenIn, outcomeOfCase } from './cases'
import { check } from './testing/filling'

const form = (limit = 18): Section[] => [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'age', ...TYPED.integer, validaciones: [check('{{age}} < 120')] },
      {
        ...{ id: 'kind', ...TYPED['single-choice'] },
        opciones: [anOption(0, { id: 'dog' }), anOption(1, { id: 'cat' })],
      },
      { id: 'adult', mostrarSi: `{{age}} >= ${limit}`, obligatoriaSi: '{{kind}} = {{kind:dog}}' },
      { id: 'double', ...TYPED.integer, calculo: '{{age}} * 2' },
    ),
  }),
  aSection({
    ...{ id: 'rows', orden: 1, repetible: true },
    preguntas: questions({ id: 'price', ...TYPED.integer }, { id: 'why', mostrarSi: '{{price}} > 9' }),
  }),
  aSection({ id: 'b', orden: 2, conditions: [aBranch({ id: 'one', questions: questions({ id: 'z' }) })] }),
]
const dado = [
  { parte: 'age', fila: 0, valor: '18' },
  { parte: 'kind', fila: 0, valor: 'dog' },
  { parte: 'rows', fila: 0, valor: '2' },
  { parte: 'price', fila: 1, valor: '10' },
  { parte: 'one', fila: 0, valor: 'true' },
]
const kept = (espera: string[]) => ({ id: 'c', nombre: 'Mayor de edad', dia: '2026-10-05', dado, espera })
const CAME = [
  ...['refused age 0=no', 'shown adult 0=yes', 'required adult 0=yes', 'value double 0=36'],
  ...['shown why 0=no', 'shown why 1=yes'],
]

describe('LOGIC-09 cases that are kept with a form', () => {
  it('LOGIC-09 a filling is kept and comes back: answers, options, rows and branches', () => {
    expect(givenIn(filledAs(form(), dado))).toEqual(dado)
  })

  it('LOGIC-09 tells what comes of it: shown, required, refused, calculated, row by row', () => {
    expect(outcomeOfCase(form(), kept([]))).toEqual(CAME)
    expect(outcomeOfCase(form(), { ...kept([]), dado: [{ parte: 'age', fila: 0, valor: '130' }] })).toContain(
      'refused age 0=yes',
    )
  })

  it('LOGIC-09 a case holds until a rule changes what comes of it, and tells what', () => {
    expect(brokenIn(form(), kept(CAME))).toEqual([])
    expect(brokenIn(form(21), kept(CAME))).toEqual([
      { what: 'shown', part: 'adult', row: 0, expected: 'yes', found: 'no' },
      { what: 'required', part: 'adult', row: 0, expected: 'yes', found: 'no' },
    ])
  })

  it('LOGIC-09 tells what is gone, and asks about nothing that came later', () => {
    const [first, ...others] = form()
    const less = first ? [{ ...first, preguntas: first.preguntas.slice(0, 2) }, ...others] : []
    expect(brokenIn(less, kept(CAME)).map(({ part, found }) => [part, found])).toEqual([
      ['adult', null],
      ['adult', null],
      ['double', null],
    ])
    expect(brokenIn(form(), kept(CAME.slice(0, 1)))).toEqual([])
  })

  it('LOGIC-09 what is stored and damaged breaks nothing', () => {
    expect(brokenIn(form(), kept(['nonsense', 'shown', '__proto__ x 0=1']))).toEqual([])
  })
})
