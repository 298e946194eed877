import { describe, expect, it } from 'vitest'
import { aForm, aSection, questions, TYPED } from '../../testing/builders'
import { OUTCOME } from '../form/outcome'
import { addSharingRule, changeSharingRule, inTurn, removeSharingRule, sharedAmong } from './sharing'

const asked = (respuesta: string) => [
  aSection({ id: 's', preguntas: questions({ id: 'danger', ...TYPED['yes-no'], respuesta }) }),
]
const among = (...named: string[]) => ({ people: named, area: null })
const RULES = [
  { id: 'a', si: '{{danger}}', personas: ['ana', 'beto'] },
  { id: 'b', si: '', personas: ['carla'] },
  { id: 'c', si: '{{danger}}', personas: ['dario'] },
]

describe('whose turn an answer is by rule', () => {
  it('REACH-08 the first rule that applies says among whom; one without a formula applies always', () => {
    expect(sharedAmong(RULES, asked(''), asked('true'), null)).toMatchObject(among('ana', 'beto'))
    expect(sharedAmong(RULES, asked(''), asked('false'), null)).toMatchObject(among('carla'))
    expect(sharedAmong(RULES.slice(0, 1), asked(''), asked('false'), null)).toMatchObject(among())
  })

  it('REACH-08 a rule by area goes by the first answered section that somebody looks after, else by the next rule', () => {
    const parts = (...given: (string | null)[]) =>
      given.map((respuesta, at) =>
        aSection({
          id: `s${at}`,
          orden: at,
          areaAsociada: at === 0 ? null : { nombre: `Área ${at}` },
          preguntas: questions({ id: `q${at}`, ...TYPED.text, respuesta: respuesta ?? '' }),
        }),
      )
    const rules = [{ id: 'a', si: '', personas: ['ana'], porArea: true }, ...RULES.slice(1, 2)]
    const shared = (...given: (string | null)[]) => sharedAmong(rules, parts(...given), parts(...given), null)
    expect(shared('x', 'y', 'z')).toEqual({ rule: 'a', people: [], area: 'Área 1' })
    expect(shared('x', null, 'z')).toEqual({ rule: 'a', people: [], area: 'Área 2' })
    expect(shared('x', null, null)).toMatchObject(among('carla'))
    const hidden = parts('x', 'y', 'z').map((section, at) =>
      at === 1 ? { ...section, [OUTCOME]: { isHidden: true as const } } : section,
    )
    expect(sharedAmong(rules, hidden, hidden, null).area).toBe('Área 2')
    const asksMore = [{ id: 'a', si: '{{q0}} = "no"', personas: [], porArea: true }, ...RULES.slice(1, 2)]
    expect(sharedAmong(asksMore, parts('x', 'y'), parts('x', 'y'), null)).toMatchObject(among('carla'))
  })

  it('REACH-08 each is as often first as the others, and the same answer always has the same first', () => {
    const people = ['ana', 'beto', 'carla']
    const firsts = Array.from({ length: 3000 }, (_, number) => inTurn(people, `respuesta-${number}`)[0])
    for (const one of people) {
      const share = firsts.filter((first) => first === one).length
      expect(share, one).toBeGreaterThan(850)
      expect(share, one).toBeLessThan(1150)
    }
    expect(inTurn(people, 'x').toSorted()).toEqual(people)
    expect(inTurn(people, 'x')).toEqual(inTurn(people, 'x'))
    expect(inTurn([], 'x')).toEqual([])
  })

  it('REACH-08 rules are added, changed and removed', () => {
    const one = addSharingRule(aForm(), () => 'r')
    expect(one.reparto).toEqual([{ id: 'r', si: '', personas: [] }])
    const two = changeSharingRule(one, 'r', { personas: ['ana'] })
    expect(two.reparto).toEqual([{ id: 'r', si: '', personas: ['ana'] }])
    expect(removeSharingRule(two, 'r').reparto).toEqual([])
  })
})
