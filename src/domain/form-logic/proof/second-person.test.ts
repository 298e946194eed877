import { describe, expect, it } from 'vitest'
import { aSection, questions, TYPED } from '../../../testing/builders'
import type { Section } from '../../form/section'
import { brokenIn, outcomeOfCase } from '../cases'
import { check } from '../testing/filling'
import { proofReport } from '../../publication/proof-report'

const TODAY = '2026-10-05'
const tenant = (...further: Parameters<typeof questions>) =>
  aSection({ id: 'inquilino', preguntas: questions({ id: 'casado', ...TYPED['yes-no'] }, ...further) })
const owner = aSection({
  ...{ id: 'propietario', orden: 1, otraPersona: 'Propietario', mostrarSi: '{{casado}}' },
  preguntas: questions(
    { id: 'acuerdo', ...TYPED['yes-no'] },
    { id: 'motivo', mostrarSi: '{{acuerdo}} = false', obligatoriaSi: 'is_blank({{renta}})' },
    { id: 'renta', ...TYPED.integer, validaciones: [check('{{renta}} < 9')] },
  ),
})
const told = (...secciones: Section[]) => proofReport(secciones, TODAY, 'es')
const codes = (...secciones: Section[]) =>
  told(...secciones).found.map(({ code, place }) => [code, 'id' in place ? place.id : ''])

describe('LOGIC-07 REACH-11 rules of a section that another person answers', () => {
  it('LOGIC-07 REACH-11 are proven as they meet them: nothing is told of sound ones', () => {
    expect(told(tenant(), owner)).toMatchObject({ found: [], undecided: [] })
    const never = questions({ id: 'nunca', mostrarSi: '{{casado}} and {{casado}} = false' })
    expect(codes(tenant(), { ...owner, preguntas: never })).toEqual([['neverShown', 'nunca']])
  })

  it('LOGIC-07 REACH-11 may name what stands on a later page, which is answered before', () => {
    const later = { ...tenant(), orden: 1 }
    expect(codes({ ...owner, orden: 0 }, later)).toEqual([])
    expect(codes({ ...owner, orden: 0, otraPersona: '' }, later)).toContainEqual(['laterPage', 'propietario'])
  })

  it('LOGIC-07 REACH-11 rules of who answers the rest wait in vain for the other person', () => {
    const waits = { id: 'espera', mostrarSi: '{{acuerdo}}' }
    expect(codes(tenant(waits), owner)).toEqual([['otherPersonLater', 'espera']])
    expect(codes({ ...owner, orden: 0 }, { ...tenant(waits), orden: 1 })).toEqual([
      ['otherPersonLater', 'espera'],
    ])
    const total = { id: 'total', ...TYPED.integer, calculo: '{{renta}} * 2' }
    expect(codes(tenant(total), owner)).toEqual([])
  })
})

describe('LOGIC-09 REACH-11 cases of a form with a section that another person answers', () => {
  const form = [tenant(), owner]
  const given = (acuerdo: string) => [
    { parte: 'casado', fila: 0, valor: 'true' },
    { parte: 'acuerdo', fila: 0, valor: acuerdo },
  ]

  it('LOGIC-09 REACH-11 fillings reach its rules too', () => {
    const { reached, total } = told(...form).cases
    expect([reached, total]).toEqual([8, 8])
  })

  it('LOGIC-09 REACH-11 say what comes of it as of any other section, and hold when it becomes somebody else’s', () => {
    const dado = given('false')
    const came = [
      'shown propietario 0=yes',
      'shown motivo 0=yes',
      'required motivo 0=yes',
      'refused renta 0=no',
    ]
    expect(outcomeOfCase({ secciones: form }, { dado, dia: TODAY })).toEqual(came)
    const own = [tenant(), { ...owner, otraPersona: '' }]
    const espera = outcomeOfCase({ secciones: own }, { dado, dia: TODAY })
    expect(brokenIn({ secciones: form }, { id: 'c', nombre: '', dia: TODAY, dado, espera })).toEqual([])
  })

  it('LOGIC-09 REACH-11 a rule that leaves the section out leaves it out of a case', () => {
    const [, agreed] = given('false')
    const dado = agreed ? [agreed] : []
    expect(outcomeOfCase({ secciones: form }, { dado, dia: TODAY })).toContain('shown propietario 0=no')
  })
})
