import { describe, expect, it } from 'vitest'
import { installLogic } from '../domain/answering/logic'
import { pathKey, type QuestionPath } from '../domain/answer/path'
import { startSections } from '../domain/answering/start'
import type { Section } from '../domain/form/section'
import * as logic from '../domain/form-logic/logic'
import { aBranch, aSection, CLOCK, NOW, questions, TYPED } from '../testing/builders'
import { createAnswerEngine, type AnswerEngine } from './answer-engine'

installLogic(logic)

const SECTIONS: Section[] = [
  aSection({
    preguntas: questions(
      { id: 'pets', ...TYPED['yes-no'] },
      { id: 'many', ...TYPED.integer, mostrarSi: '{{pets}}', required: true },
      { id: 'fee', ...TYPED.integer, calculo: '{{many}} * 2' },
      { id: 'name' },
    ),
  }),
  aSection({
    id: 'license',
    orden: 1,
    mostrarSi: '{{many}} > 2',
    preguntas: questions({ id: 'l1' }, { id: 'l2' }),
  }),
  aSection({
    ...{ id: 'more', orden: 2 },
    conditions: [aBranch({ id: 'dog', mostrarSi: '{{pets}}' }), aBranch({ id: 'cat', order: 1 })],
  }),
]
const at = (question: number, section = 0): QuestionPath => ({
  ...{ section, condition: null, row: 0, question, repetition: 0 },
})

/** An engine whose places say when they were told. */
function watched(sections = SECTIONS) {
  const clock = { now: () => NOW, timeZone: 'America/Argentina/Cordoba', begun: '2026-10-05' }
  const engine = createAnswerEngine(startSections(sections, CLOCK), clock)
  let told: string[] = []
  for (const section of [0, 1])
    for (const question of [0, 1, 2, 3]) {
      const key = pathKey(at(question, section))
      engine.onQuestion(key, () => told.push(key))
    }
  for (const section of [0, 1, 2]) engine.onShape(section, () => told.push(`shape ${section}`))
  const revealed: [count: number, above: number][] = []
  engine.onRevealed(() => revealed.push([engine.revealed().count, engine.revealed().above]))
  return {
    engine,
    revealed,
    say(question: number, respuesta: string): string[] {
      told = []
      engine.respond(at(question), { respuesta })
      return told.toSorted()
    },
  }
}

describe('an engine of a form with rules', () => {
  it('LOGIC-14 tells the question that was answered, and those of which something changed', () => {
    const { say } = watched()
    expect(say(3, 'Ana')).toEqual(['s0-q3'])
    expect(say(0, 'true')).toEqual(['s0-q0', 's0-q1', 'shape 2'])
    expect(say(1, '1')).toEqual(['s0-q1', 's0-q2'])
    expect(say(1, '3')).toEqual(['s0-q1', 's0-q2', 'shape 1'])
    expect(say(1, '4')).toEqual(['s0-q1', 's0-q2'])
  })

  it('LOGIC-13 says how many questions an answer brought up, and nothing when some go', () => {
    const { say, revealed } = watched()
    say(0, 'true')
    say(1, '3')
    say(1, '1')
    say(0, 'false')
    expect(revealed).toEqual([
      [1, 0],
      [2, 0],
    ])
  })

  it('LOGIC-13 says how many of them stand above what was answered: before it, in an earlier section or row', () => {
    const sections = [
      aSection({ mostrarSi: '{{last}}', preguntas: questions({ id: 'a' }, { id: 'b' }) }),
      aSection({
        ...{ id: 'people', orden: 1, repetible: true },
        preguntas: questions({ id: 'n', mostrarSi: '{{last}}' }),
      }),
      aSection({
        ...{ id: 'end', orden: 2 },
        preguntas: questions(
          { id: 'c', mostrarSi: '{{last}}' },
          { id: 'last', ...TYPED['yes-no'] },
          { id: 'd', mostrarSi: '{{last}}' },
        ),
      }),
    ]
    const { engine } = watched(sections)
    engine.addRow(1)
    engine.respond(at(1, 2), { respuesta: 'true' })
    expect(engine.revealed()).toEqual({ count: 6, above: 5, times: 1 })
  })

  it('LOGIC-01 nobody answers what is calculated', () => {
    const { engine, say } = watched()
    say(0, 'true')
    say(1, '3')
    expect(say(2, '100')).toEqual([])
    expect(engine.slice(at(2))?.response.respuesta).toBe('6')
  })

  it('LOGIC-03 a problem of what is not asked is not told, and does not stand against saving', () => {
    const { engine, say } = watched()
    say(0, 'true')
    expect(engine.revealProblems().map(({ key }) => key)).toEqual(['s0-q1'])
    expect(engine.slice(at(1))?.problem).toBe('required')
    say(0, 'false')
    expect([engine.slice(at(1))?.isAsked, engine.slice(at(1))?.problem]).toEqual([false, null])
    expect(engine.revealProblems()).toEqual([])
  })

  it('LOGIC-03 an undone slip finds everything as it was', () => {
    const { engine, say } = watched()
    say(0, 'true')
    say(1, '3')
    const before = engine.sections()
    say(0, 'false')
    expect(engine.isSectionHidden(1)).toBe(true)
    say(0, 'true')
    expect(engine.sections()).toEqual(before)
  })
})

/** What is said to appear while something is done. */
function saidBy(sections: Section[], act: (engine: AnswerEngine) => void): number[] {
  const clock = { now: () => NOW, timeZone: 'America/Argentina/Cordoba', begun: '2026-10-05' }
  const engine = createAnswerEngine(startSections(sections, CLOCK), clock)
  const said: number[] = []
  engine.onRevealed(() => said.push(engine.revealed().count))
  act(engine)
  return said
}
const BELOW = { orden: 2, preguntas: questions({ id: 'x' }) }

describe('what a change of shape brings up by rule', () => {
  it('LOGIC-13 is said once when a branch is ticked, without the questions of the branch', () => {
    const branches = aSection({
      ...{ id: 'c', conditionalSection: true },
      conditions: [
        aBranch({ id: 'dog', questions: questions({ id: 'd1' }, { id: 'd2', mostrarSi: '{{dog}}' }) }),
      ],
    })
    const form = [
      branches,
      aSection({ id: 't', orden: 1, mostrarSi: '{{dog}}', preguntas: questions({ id: 'x' }) }),
    ]
    expect(saidBy(form, (engine) => engine.check(0, 0, true))).toEqual([1])
    const unsaid = [branches, aSection({ id: 't', orden: 1, preguntas: questions({ id: 'x' }) })]
    expect(saidBy(unsaid, (engine) => engine.check(0, 0, true))).toEqual([])
  })

  it('LOGIC-13 is said once when a row is added, without the row', () => {
    const rows = aSection({
      ...{ id: 'r', repetible: true },
      preguntas: questions({ id: 'a' }, { id: 'second', mostrarSi: 'row_number() > 1' }),
    })
    const form = [rows, aSection({ id: 't', ...BELOW, mostrarSi: 'count({{r}}) > 1' })]
    const add = (engine: AnswerEngine) => engine.addRow(0)
    expect(saidBy(form, add)).toEqual([1])
    expect(saidBy([rows], add)).toEqual([])
    // What stood in the second row was hidden in the first: nothing appears when that goes.
    expect(
      saidBy([rows], (engine) => {
        engine.addRow(0)
        engine.addRow(0)
        engine.removeRow(0, 0)
      }),
    ).toEqual([])
  })

  it('LOGIC-13 is said once when a number asks for more rows, with those rows', () => {
    const form = [
      aSection({ id: 'n', preguntas: questions({ id: 'n', ...TYPED.integer }) }),
      aSection({
        id: 'r',
        orden: 1,
        repetible: true,
        filas: '{{n}}',
        preguntas: questions({ id: 'a' }, { id: 'b' }),
      }),
      aSection({ id: 't', ...BELOW, mostrarSi: 'count({{r}}) > 2' }),
    ]
    const say = (respuesta: string) => (engine: AnswerEngine) => engine.respond(at(0), { respuesta })
    expect(saidBy(form, say('1'))).toEqual([2])
    const grown = saidBy(form, (engine) => {
      say('1')(engine)
      say('4')(engine)
      say('2')(engine)
    })
    expect(grown).toEqual([2, 7])
  })

  it('LOGIC-13 is said once when a further answer is added', () => {
    const form = [
      aSection({
        preguntas: questions(
          { id: 'many', repetible: true },
          { id: 'x', mostrarSi: 'any(is_blank({{many}}))' },
        ),
      }),
    ]
    expect(
      saidBy(form, (engine) => {
        engine.respond(at(0), { respuesta: 'Rex' })
        engine.addRepetition(at(0))
      }),
    ).toEqual([1])
  })
})
