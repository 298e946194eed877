import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formWithAnswer } from '../../testing/arbitraries'
import { CLOCK, TYPED, aBranch, aSection, anAttachment, questions } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import { compactSections } from '../answering/compact'
import { checkBranch } from './branches'

const nuisances = (single = false) =>
  Scenario.open([
    aSection({
      conditionalSectionSingle: single,
      conditions: [
        aBranch({
          condition: 'Humo',
          questions: questions({ titulo: 'Origen' }, { titulo: 'Visto el', ...TYPED.date }),
        }),
        aBranch({ order: 1, condition: 'Ruido', questions: questions({ titulo: 'Horario' }) }),
      ],
    }),
  ])

describe('checkCondition', () => {
  it('ANS-08 checking asks the questions with their defaults', () => {
    const scenario = nuisances().checkCondition('Humo')
    expect(scenario.asked).toEqual(['Origen', 'Visto el'])
    expect(scenario.responseTo('Visto el').respuesta).toBe('2026-10-05')
  })

  it('ANS-08 unchecking clears the answers: they are gone when it is checked again', () => {
    const scenario = nuisances()
      .checkCondition('Humo')
      .answer('Origen', 'Parrilla')
      .attach('Origen', { imagen: anAttachment() })
      .uncheckBranch('Humo')
    expect(scenario.stored).toEqual([])
    expect(scenario.checkCondition('Humo').responseTo('Origen')).toMatchObject({
      respuesta: '',
      imagen: null,
    })
  })

  it('ANS-08 in multiple mode several conditions stand side by side', () => {
    expect(nuisances().checkCondition('Humo').checkCondition('Ruido').asked).toEqual([
      'Origen',
      'Visto el',
      'Horario',
    ])
  })

  it('ANS-08 in single mode checking one unchecks the other and clears its answers', () => {
    const scenario = nuisances(true)
      .checkCondition('Humo')
      .answer('Origen', 'Parrilla')
      .checkCondition('Ruido')
    expect(scenario.asked).toEqual(['Horario'])
    expect(JSON.stringify(scenario.secciones)).not.toContain('Parrilla')
  })

  it('ANS-08 unchecking a condition removes its responses from every row', () => {
    const property = fc.property(formWithAnswer, ({ form, answer }) => {
      for (const [section, { conditions }] of answer.entries()) {
        for (const [condition, { checked }] of conditions.entries()) {
          if (!checked) continue
          const next = checkBranch(answer, section, condition, false, CLOCK)
          const blank = form[section]?.conditions[condition]
          expect(next[section]?.conditions[condition]).toEqual(blank)
          const stored = compactSections(next).find(({ id }) => id === next[section]?.id)
          expect(stored?.conditions?.map(({ order }) => order) ?? []).not.toContain(condition)
          // The other conditions and sections keep their answers and their identity.
          const others = (list: unknown[], but: number) => list.filter((_, index) => index !== but)
          expect(others(next, section).every((one, i) => one === others(answer, section)[i])).toBe(true)
          const kept = others(next[section]?.conditions ?? [], condition)
          expect(kept.every((one, i) => one === others(conditions, condition)[i])).toBe(true)
        }
      }
    })
    fc.assert(property)
  })

  it('ANS-08 in single mode at most one condition is checked, whatever is checked in whatever order', () => {
    const clicks = fc.array(fc.tuple(fc.nat(2), fc.boolean()), { maxLength: 12 })
    const property = fc.property(clicks, (list) => {
      const conditions = [0, 1, 2].map((order) => aBranch({ order }))
      let secciones = [aSection({ conditions, conditionalSectionSingle: true })]
      for (const [condition, checked] of list) {
        secciones = checkBranch(secciones, 0, condition, checked, CLOCK)
        expect(secciones[0]?.conditions.filter((one) => one.checked).length).toBeLessThanOrEqual(1)
      }
    })
    fc.assert(property)
  })

  it('ANS-08 changes nothing for a condition that does not exist or is checked or unchecked already', () => {
    const { secciones } = nuisances().checkCondition('Humo')
    expect(checkBranch(secciones, 0, 0, true, CLOCK)).toBe(secciones)
    expect(checkBranch(secciones, 0, 1, false, CLOCK)).toBe(secciones)
    expect(checkBranch(secciones, 0, 7, true, CLOCK)).toBe(secciones)
    expect(checkBranch(secciones, 7, 0, true, CLOCK)).toBe(secciones)
    const simple = [aSection({ conditions: [aBranch()], conditionalSection: false })]
    expect(checkBranch(simple, 0, 0, true, CLOCK)).toBe(simple)
  })
})
