import { describe, expect, it } from 'vitest'
import type { Section } from '../../form/section'
import { aBranch, anOption, aSection, questions, TYPED } from '../../../testing/builders'
import { check } from '../testing/filling'
import { proofReport } from '../../publication/proof-report'

const TODAY = '2026-10-05'
const pets = { id: 'pets', ...TYPED['yes-no'] }
const age = { id: 'age', ...TYPED.integer }
const price = { id: 'price', ...TYPED.decimal }
const name = { id: 'name', ...TYPED.text }
const kind = { id: 'kind', ...TYPED['single-choice'] }
const x = (mostrarSi: string) => ({ id: 'x', mostrarSi })
const page = (...given: Parameters<typeof questions>) => aSection({ id: 's', preguntas: questions(...given) })
const option = (at: number, mostrarSi = '') => anOption(at, { mostrarSi })

describe('LOGIC-09 few fillings that make each rule true once and false once', () => {
  const cases = (...secciones: Section[]) => {
    const { fillings, reached, total } = proofReport(secciones, TODAY, 'es').cases
    return {
      ...{ reached, total },
      fillings: fillings.map(({ said }) => said.map(({ part, words }) => `${part}=${words}`).join(', ')),
    }
  }

  it('LOGIC-09 two fillings do for rules that follow one answer, and coverage is told', () => {
    const form = page(
      { ...pets, titulo: 'Mascotas' },
      { id: 'many', mostrarSi: '{{pets}}' },
      { id: 'chip', mostrarSi: 'not {{pets}}' },
    )
    const { fillings, ...covered } = cases(form)
    expect(covered).toEqual({ reached: 4, total: 4 })
    expect(fillings).toHaveLength(2)
    expect(fillings).toContain('Mascotas=Sí')
  })

  it('LOGIC-09 fillings hold for branches, rows, checks, options and what depends on each other', () => {
    const opciones = [option(0), option(1, '{{age}} > 3'), option(2)]
    const { fillings, reached, total } = cases(
      page(
        age,
        { ...kind, opciones },
        { id: 'why', mostrarSi: '{{kind}} = {{kind:opcion-1}} and {{age}} < 9' },
      ),
      aSection({
        ...{ id: 'b', orden: 1 },
        conditions: [aBranch({ id: 'one', questions: questions({ id: 'z', obligatoriaSi: '{{age}} = 4' }) })],
      }),
      aSection({
        ...{ id: 'items', orden: 2, repetible: true },
        preguntas: questions({ ...price, validaciones: [check('{{price}} < 10')] }),
      }),
      aSection({ id: 'e', orden: 3, preguntas: questions({ id: 'sum', mostrarSi: 'sum({{price}}) > 12' }) }),
    )
    expect([reached, total]).toEqual([10, 10])
    expect(fillings.length).toBeLessThanOrEqual(4)
  })

  it('LOGIC-09 what can never be counts for nothing, and what was not found out is left open', () => {
    expect(cases(page(age, x('{{age}} < 0')))).toMatchObject({ reached: 1, total: 1 })
    expect(cases(page(name, x("matches({{name}}, 'A[0-9]{3}Z')")))).toMatchObject({ reached: 1, total: 2 })
  })

  it('LOGIC-09 what is kept counts, and needs no other filling', () => {
    const form = page(pets, { id: 'many', mostrarSi: '{{pets}}' }, { id: 'chip', mostrarSi: 'not {{pets}}' })
    const [one, other] = proofReport([form], TODAY, 'es').cases.fillings
    const kept = (...given: (typeof one)[]) =>
      given.flatMap((filling, at) =>
        filling ? [{ id: `c${at}`, nombre: '', dia: TODAY, dado: filling.dado, espera: filling.espera }] : [],
      )
    expect(proofReport([form], TODAY, 'es', kept(one)).cases).toMatchObject({ kept: 2, reached: 4, total: 4 })
    expect(proofReport([form], TODAY, 'es', kept(one)).cases.fillings).toHaveLength(1)
    expect(proofReport([form], TODAY, 'es', kept(one, other)).cases).toMatchObject({ kept: 4, fillings: [] })
  })
})
