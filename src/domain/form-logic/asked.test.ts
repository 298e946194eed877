import { describe, expect, it } from 'vitest'
import { checkBranch } from '../answer/branches'
import { compactDraft, compactSections } from '../answering/compact'
import { assembleSections } from '../answering/whole'
import { aBranch, anOption, aSection, CLOCK, questions, TYPED } from '../../testing/builders'
import { at, BEGUN, filling } from './testing/filling'

const PETS = [
  aSection({
    preguntas: questions(
      { id: 'pets', ...TYPED['yes-no'] },
      { id: 'many', ...TYPED.integer, mostrarSi: '{{pets}}', required: true },
      { id: 'license', obligatoriaSi: '{{many}} >= 3' },
    ),
  }),
]

describe('what is asked', () => {
  it('LOGIC-01 a question is asked when its rule is true, and required then', () => {
    const form = filling(PETS)
    expect(form.asked()).toEqual(['s0-q0', 's0-q2'])
    form.say(at(0, 0), 'true')
    expect(form.asked()).toEqual(['s0-q0', 's0-q1', 's0-q2'])
    expect(form.required()).toEqual(['s0-q1'])
    form.say(at(0, 1), '3')
    expect(form.required()).toEqual(['s0-q1', 's0-q2'])
  })

  it('LOGIC-03 what is not asked has no value for a rule, is not sent, and comes back', () => {
    const form = filling(PETS)
    form.say(at(0, 0), 'true')
    form.say(at(0, 1), '3')
    form.say(at(0, 0), 'false')
    expect([form.asked(), form.required()]).toEqual([['s0-q0', 's0-q2'], []])
    expect(compactSections(form.now())).toEqual([
      { id: 'seccion-0', orden: 0, preguntas: [{ id: 'pets', orden: 0, respuesta: 'false' }] },
    ])
    const draft = compactDraft(form.now())
    const [section] = assembleSections(PETS, draft, BEGUN)
    expect(section?.preguntas[1]?.respuesta).toBe('3')
    form.say(at(0, 0), 'true')
    expect([form.answer(at(0, 1)), form.required()]).toEqual(['3', ['s0-q1', 's0-q2']])
  })

  it('LOGIC-01 a section is asked when its rule is true, with everything in it', () => {
    const form = filling([
      ...PETS,
      aSection({
        ...{ id: 'later', orden: 1, mostrarSi: '{{many}} > 1' },
        preguntas: questions({ id: 'note', required: true }),
      }),
      aSection({
        id: 'end',
        orden: 2,
        preguntas: questions({ id: 'seen', mostrarSi: 'is_blank({{note}})' }),
      }),
    ])
    form.say(at(0, 0), 'true')
    form.say(at(0, 1), '2')
    expect(form.asked()).toContain('s1-q0')
    form.say(at(1, 0), 'Dos perros')
    expect(form.asked()).not.toContain('s2-q0')
    form.say(at(0, 1), '1')
    expect(form.asked()).toEqual(['s0-q0', 's0-q1', 's0-q2', 's2-q0'])
    expect(form.problems()).toEqual([])
  })

  it('LOGIC-01 a branch is offered when its rule is true, and counts only then', () => {
    const form = filling([
      ...PETS,
      aSection({
        ...{ id: 'kinds', orden: 1, required: true },
        conditions: [
          aBranch({ id: 'dog', mostrarSi: '{{pets}}', questions: questions({ id: 'breed' }) }),
          aBranch({ id: 'none', order: 1, questions: questions({ id: 'why', mostrarSi: 'not {{dog}}' }) }),
        ],
      }),
    ])
    form.say(at(0, 0), 'true')
    form.change((sections) => checkBranch(sections, 1, 0, true, CLOCK))
    form.change((sections) => checkBranch(sections, 1, 1, true, CLOCK))
    expect(form.asked()).toContain('s1-c0-q0')
    expect(form.asked()).not.toContain('s1-c1-q0')
    form.say(at(0, 0), 'false')
    expect(form.asked()).toEqual(['s0-q0', 's0-q2', 's1-c1-q0'])
  })

  it('LOGIC-01 a conditional section of which no branch is offered lacks none', () => {
    const conditions = [aBranch({ mostrarSi: '{{pets}}' })]
    const form = filling([...PETS, aSection({ orden: 1, required: true, conditions })])
    expect(form.problems()).toEqual([])
    form.say(at(0, 0), 'true')
    expect(form.problems()).toContain('s1 conditionRequired')
  })

  it('LOGIC-01 an option is offered when its rule is true; a choice of another one is none', () => {
    const opciones = [anOption(0), anOption(1, { mostrarSi: '{{pets}}' })]
    const form = filling([
      aSection({
        preguntas: questions(
          { id: 'pets', ...TYPED['yes-no'] },
          { id: 'one', ...TYPED['single-choice'], opciones },
          { id: 'after', mostrarSi: '{{one}} = {{one:opcion-1}}' },
        ),
      }),
    ])
    form.say(at(0, 0), 'true')
    form.say(at(0, 1), '1')
    expect(form.asked()).toContain('s0-q2')
    form.say(at(0, 0), 'false')
    expect(form.asked()).not.toContain('s0-q2')
  })
})
