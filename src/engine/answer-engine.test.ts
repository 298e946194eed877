import { describe, expect, it, vi } from 'vitest'
import { pathKey, type QuestionPath } from '../domain/answer/path'
import { startSections } from '../domain/answering/start'
import type { Question } from '../domain/form/question'
import type { Section } from '../domain/form/section'
import { aBranch, aQuestion, aSection, CLOCK, NOW } from '../testing/builders'
import { createAnswerEngine } from './answer-engine'
import { FREE, NEW_ANSWER, type Policy, type Terms } from './policy'

const question = (orden: number, change: Partial<Question> = {}) => aQuestion({ orden, ...change })
const section = (orden: number, change: Partial<Section> = {}) =>
  aSection({ orden, preguntas: [], ...change })
const branch = { ...aBranch(), questions: [question(0)] }
const at = (sectionIndex: number, index: number, more: Partial<QuestionPath> = {}): QuestionPath => ({
  section: sectionIndex,
  condition: null,
  row: 0,
  question: index,
  repetition: 0,
  ...more,
})
const engineOf = (...sections: Section[]) =>
  createAnswerEngine(startSections(sections, CLOCK), {
    now: () => NOW,
    timeZone: 'America/Argentina/Cordoba',
    begun: null,
  })
const engineUnder = (policy: Partial<Policy>, ...sections: Section[]) =>
  createAnswerEngine(
    startSections(sections, CLOCK),
    { now: () => NOW, timeZone: 'America/Argentina/Cordoba', begun: null },
    { ...NEW_ANSWER, ...policy },
  )

describe('an answer being filled', () => {
  it('draws only the question that was answered again, among 2,000', () => {
    const engine = engineOf(
      section(0, { preguntas: Array.from({ length: 2000 }, (_, index) => question(index)) }),
    )
    const woken = vi.fn<(index: number) => void>()
    const before = Array.from({ length: 2000 }, (_, index) => {
      engine.onQuestion(pathKey(at(0, index)), () => woken(index))
      return engine.slice(at(0, index))
    })
    engine.onShape(0, () => woken(-1))
    engine.respond(at(0, 1234), { respuesta: 'a' })
    expect(woken.mock.calls).toEqual([[1234]])
    const changed = before.flatMap((slice, index) => (slice === engine.slice(at(0, index)) ? [] : index))
    expect(changed).toEqual([1234])
  })

  it('ANS-03 ANS-08 keeps the normal form, and reads one question to do so, among 20 as among 2,000', () => {
    const readsOfKey = (count: number) => {
      let reads = 0
      const get = (target: Question, field: string): unknown => {
        reads += 1
        return Reflect.get(target, field)
      }
      const preguntas = Array.from({ length: count }, (_, index) => new Proxy(question(index), { get }))
      const below = { ...branch, questions: [question(0, { respuesta: 'sobra' })] }
      const engine = createAnswerEngine([section(0, { preguntas }), aSection({ conditions: [below] })], {
        now: () => NOW,
        timeZone: 'UTC',
        begun: null,
      })
      expect(engine.sections()[1]?.conditions[0]?.questions[0]?.respuesta).toBe('')
      reads = 0
      engine.respond(at(0, count - 1), { respuesta: 'a' })
      return reads
    }
    expect(readsOfKey(2000)).toBe(readsOfKey(20))
  })

  it('ANS-05 shows the problem of a wrong number only after the field is left, and removes it as soon as it is right', () => {
    const engine = engineOf(section(0, { preguntas: [question(0, { tipoDato: 2 })] }))
    engine.respond(at(0, 0), { respuesta: '12a' })
    expect(engine.slice(at(0, 0))?.problem).toBeNull()
    engine.leave(at(0, 0))
    expect(engine.slice(at(0, 0))?.problem).toBe('integer')
    engine.respond(at(0, 0), { respuesta: '12' })
    expect(engine.slice(at(0, 0))?.problem).toBeNull()
  })

  it('ANS-07 shows no problem at a required field that was only passed through, until saving', () => {
    const engine = engineOf(section(0, { preguntas: [question(0, { required: true })] }))
    engine.leave(at(0, 0))
    expect(engine.slice(at(0, 0))?.problem).toBeNull()
    expect(engine.revealProblems()).toMatchObject([{ key: 's0-q0', code: 'required' }])
    expect(engine.slice(at(0, 0))?.problem).toBe('required')
  })

  it('ANS-07 shows on saving that a required conditional section has no condition checked', () => {
    const engine = engineOf(section(0, { conditionalSection: true, required: true, conditions: [branch] }))
    expect(engine.sectionProblem(0)).toBeNull()
    engine.revealProblems()
    expect(engine.sectionProblem(0)).toBe('conditionRequired')
    engine.check(0, 0, true)
    expect(engine.sectionProblem(0)).toBeNull()
  })

  it('ANS-08 clears the answers of an unchecked condition and can put them back', () => {
    const engine = engineOf(section(0, { conditionalSection: true, conditions: [branch] }))
    const path = at(0, 0, { condition: 0 })
    engine.check(0, 0, true)
    engine.respond(path, { respuesta: 'sí' })
    const before = engine.sections()[0]
    engine.check(0, 0, false)
    expect(engine.slice(path)?.response.respuesta).toBe('')
    if (before) engine.restore(0, before)
    expect(engine.slice(path)?.response.respuesta).toBe('sí')
    expect(engine.shape(0)?.conditions[0]?.checked).toBe(true)
  })

  it('ANS-09 keeps the shown problems at their rows when an earlier row is removed', () => {
    const engine = engineOf(section(0, { repetible: true, preguntas: [question(0, { required: true })] }))
    engine.addRow(0)
    engine.addRow(0)
    engine.respond(at(0, 0), { respuesta: 'uno' })
    engine.respond(at(0, 0, { row: 1 }), { respuesta: 'dos' })
    engine.revealProblems()
    const moves: (string | null)[] = []
    engine.onMove((move) => {
      const place = move(at(0, 0, { row: 2 }))
      moves.push(place && pathKey(place), move(at(0, 0, { row: 1 })) && 'kept')
    })
    engine.removeRow(0, 1)
    expect(moves).toEqual(['s0-r1-q0', null])
    expect(engine.slice(at(0, 0, { row: 1 }))?.problem).toBe('required')
    expect(engine.slice(at(0, 0, { row: 2 }))).toBeUndefined()
  })

  it('ANS-09 shows no problem in a row that was added after a failed save', () => {
    const engine = engineOf(section(0, { repetible: true, preguntas: [question(0, { required: true })] }))
    engine.revealProblems()
    engine.addRow(0)
    expect(engine.slice(at(0, 0))?.problem).toBe('required')
    expect(engine.slice(at(0, 0, { row: 1 }))?.problem).toBeNull()
  })

  it('keeps the shape of other sections when one changes', () => {
    const engine = engineOf(section(0, { preguntas: [question(0)] }), section(1, { repetible: true }))
    const shape = engine.shape(0)
    engine.respond(at(0, 0), { respuesta: 'x' })
    engine.addRow(1)
    expect(engine.shape(0)).toBe(shape)
    expect(engine.shape(1)?.seccionesRepetibles).toHaveLength(1)
  })
})

describe('who is told of a change', () => {
  const open = () => {
    const engine = engineOf(
      section(0, { preguntas: [question(0), question(1, { required: true })] }),
      section(1, { repetible: true, preguntas: [question(0), question(1, { required: true })] }),
    )
    engine.addRow(1)
    engine.addRow(1)
    const told: string[] = []
    for (const path of [
      at(0, 0),
      at(0, 1),
      ...[0, 1, 2].flatMap((row) => [at(1, 0, { row }), at(1, 1, { row })]),
    ])
      engine.onQuestion(pathKey(path), () => told.push(pathKey(path)))
    for (const index of [0, 1]) engine.onShape(index, () => told.push(`shape ${index}`))
    return { engine, told }
  }

  it('ANS-09 a row that is removed wakes the rows that move, and no other', () => {
    const { engine, told } = open()
    engine.removeRow(1, 1)
    expect(told.toSorted()).toEqual(['s1-r1-q0', 's1-r1-q1', 's1-r2-q0', 's1-r2-q1', 'shape 1'])
    told.splice(0)
    engine.addRow(1)
    expect(told.toSorted()).toEqual(['s1-r2-q0', 's1-r2-q1', 'shape 1'])
  })

  it('ANS-07 a try to save wakes the questions that have a problem, and no other', () => {
    const { engine, told } = open()
    engine.revealProblems()
    expect(told.toSorted()).toEqual(['s0-q1', 's1-q1', 's1-r1-q1', 's1-r2-q1'])
  })

  it('ANS-08 a condition that is unchecked wakes its questions', () => {
    const engine = engineOf(section(0, { conditionalSection: true, conditions: [branch] }))
    const told = vi.fn<() => void>()
    engine.onQuestion(pathKey(at(0, 0, { condition: 0 })), told)
    engine.check(0, 0, true)
    engine.check(0, 0, false)
    expect(told).toHaveBeenCalledTimes(2)
  })
})

describe('an answer under a policy', () => {
  const terms: Terms = { ...FREE, as: 'locked', asks: ['imagen'] }
  const photo = { path: 'imagenes/a.png', name: 'a.png', size: 1 }

  it('COMP-01 changes only the parts that are asked for', () => {
    const engine = engineUnder({ question: () => terms }, section(0, { preguntas: [question(0)] }))
    engine.respond(at(0, 0), { respuesta: 'a' })
    expect(engine.slice(at(0, 0))).toMatchObject({ terms, response: { respuesta: '' } })
    engine.respond(at(0, 0), { imagen: photo })
    expect(engine.slice(at(0, 0))?.response.imagen).toEqual(photo)
  })

  it('COMP-01 does not uncheck a locked condition nor remove a locked row', () => {
    const engine = engineUnder(
      { condition: () => 'locked', row: (_section, row) => (row === 1 ? 'locked' : 'open') },
      section(0, { conditionalSection: true, conditions: [branch] }),
      section(1, { repetible: true, preguntas: [question(0)] }),
    )
    engine.addRow(1)
    engine.addRow(1)
    const before = engine.sections()
    engine.check(0, 0, true)
    engine.removeRow(1, 1)
    expect(engine.sections()).toBe(before)
    engine.removeRow(1, 2)
    expect(engine.sections()[1]?.seccionesRepetibles).toHaveLength(1)
  })

  it('COMP-01 adds no row or further answer where the policy forbids it', () => {
    const preguntas = [question(0, { repetible: true })]
    const engine = engineUnder({ grows: false }, section(0, { repetible: true, preguntas }))
    const before = engine.sections()
    engine.addRow(0)
    engine.addRepetition(at(0, 0))
    expect(engine.sections()).toBe(before)
  })

  it('ANS-09 removes only further answers that were not stored before', () => {
    const given = {
      ...FREE,
      before: { respuesta: 'a', opciones: [], imagen: null, documento: null, video: null },
    }
    const engine = engineUnder(
      { question: ({ repetition }) => (repetition === 0 ? given : FREE) },
      section(0, { preguntas: [question(0, { repetible: true })] }),
    )
    engine.addRepetition(at(0, 0))
    engine.removeRepetition(at(0, 0))
    expect(engine.slice(at(0, 0, { repetition: 1 }))).toBeDefined()
    engine.removeRepetition(at(0, 0, { repetition: 1 }))
    expect(engine.slice(at(0, 0, { repetition: 1 }))).toBeUndefined()
  })

  it('reports no problem at a hidden question', () => {
    const hidden: Terms = { ...FREE, as: 'hidden', asks: [] }
    const preguntas = [question(0), question(1, { required: true })]
    const engine = engineUnder({ question: () => hidden }, section(0, { preguntas }))
    expect(engine.slice(at(0, 1))?.terms.as).toBe('hidden')
    expect(engine.revealProblems()).toEqual([])
  })
})
