import { describe, expect, it } from 'vitest'
import { contentFaults } from '../answering/content'
import { compactSections } from '../answering/compact'
import type { Check } from '../form/check'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { proven } from './proof/findings'
import { at, BEGUN, check, filling } from './testing/filling'

const formWith = (checks: Check[], ofSection: Check[] = []) => [
  aSection({
    id: 's',
    validaciones: ofSection,
    preguntas: questions(
      { id: 'one', ...TYPED.integer },
      { id: 'other', ...TYPED.integer },
      { id: 'total', ...TYPED.integer, calculo: '{{one}} + {{other}}', validaciones: checks },
    ),
  }),
]
const whole = [check('{{total}} = 100')]

describe('a check of what is calculated', () => {
  it('LOGIC-01 stands against sending until what it is calculated from passes it', () => {
    const form = filling(formWith(whole))
    expect(form.problems()).toEqual([])
    form.say(at(0, 0), '60')
    form.say(at(0, 1), '30')
    expect(form.problems()).toEqual(['s0-q2 check'])
    form.say(at(0, 1), '40')
    expect(form.problems()).toEqual([])
  })

  it('LOGIC-01 an advice does not stand against it', () => {
    const form = filling(formWith([check('{{total}} = 100', { tipo: 'aviso' })]))
    form.say(at(0, 0), '60')
    form.say(at(0, 1), '30')
    expect(form.problems()).toEqual([])
  })

  it('LOGIC-10 the server marks an answer that was sent past it', () => {
    const version = aVersion({ secciones: formWith(whole) })
    const form = filling(version.secciones)
    form.say(at(0, 0), '60')
    form.say(at(0, 1), '30')
    expect(contentFaults(version, compactSections(form.now()), BEGUN)).toEqual(['problem'])
    form.say(at(0, 1), '40')
    expect(contentFaults(version, compactSections(form.now()), BEGUN)).toEqual([])
  })

  it('LOGIC-07 is proven before it is published', () => {
    const told = (checks: Check[], ofSection: Check[] = []) =>
      proven(formWith(checks, ofSection), BEGUN).findings.map(
        ({ code, part }) => `${code} ${part.definition.id}`,
      )
    expect(told(whole)).toEqual([])
    expect(told([check('{{total}} < 5 and {{total}} > 10')])).toEqual(['noValuePasses total'])
    const two = [check('{{total}} < 5'), check('{{total}} > 10', { id: 'v2' })]
    expect(told(two)).toEqual(['checksContradict total'])
    expect(told([check('{{total}} < 5')], [check('{{total}} > 10', { id: 'v2' })])).toEqual([
      'checksExclude s',
    ])
  })
})
