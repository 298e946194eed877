import { describe, expect, it } from 'vitest'
import { TYPED, aBranch, aQuestion, aSection, anAttachment, questions } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import type { Question } from '../form/question'
import { QUESTION_KINDS, type QuestionKind } from '../form/kinds'
import { askedIn } from './view'
import { haveProblems, isComplete, problemsOf, questionProblem } from './problems'

const required = (kind: QuestionKind, given: Partial<Question> = {}): Question =>
  aQuestion({ ...TYPED[kind], required: true, ...given })

const problem = (question: Question) =>
  questionProblem({ question, response: question, isRequired: question.required })

const file = anAttachment()
const ASKED = {
  image: { adjuntar: true },
  document: { adjuntarDocumento: true },
  video: { adjuntarVideo: true },
}
const GIVEN = { image: { imagen: file }, document: { documento: file }, video: { video: file } }

describe('questionProblem: the truth table of required questions', () => {
  it.each(QUESTION_KINDS)('ANS-07 a required %s question without answer is missing', (kind) => {
    expect(problem(required(kind))).toBe('required')
  })

  it.each(QUESTION_KINDS)('ANS-07 a %s question that is not required may stay empty', (kind) => {
    expect(problem(required(kind, { required: false, ...ASKED.image }))).toBeNull()
  })

  it('ANS-07 a written answer is enough when no file is asked for', () => {
    expect(problem(required('text', { respuesta: 'Sí' }))).toBeNull()
    expect(problem(required('text', { respuesta: '   ' }))).toBe('required')
  })

  it.each([
    ['image', 'requiredImage'],
    ['document', 'requiredDocument'],
    ['video', 'requiredVideo'],
  ] as const)('ANS-07 when a file (%s) is asked for only the file is required', (which, code) => {
    expect(problem(required('text', ASKED[which]))).toBe(code)
    expect(problem(required('text', { ...ASKED[which], respuesta: 'Sin foto' }))).toBe(code)
    expect(problem(required('text', { ...ASKED[which], ...GIVEN[which] }))).toBeNull()
  })

  it('ANS-07 of several files asked for, one is enough; the problem names the first', () => {
    const both = { ...ASKED.image, ...ASKED.document }
    expect(problem(required('integer', both))).toBe('requiredImage')
    expect(problem(required('integer', { ...both, ...GIVEN.document }))).toBeNull()
  })

  it('ANS-07 a file that is not asked for does not count', () => {
    expect(problem(required('text', GIVEN.document))).toBe('required')
    expect(problem(required('text', { ...ASKED.image, ...GIVEN.document }))).toBe('requiredImage')
  })

  it('ANS-07 a choice needs an option or a file', () => {
    const choice = required('single-choice', ASKED.image)
    expect(problem(choice)).toBe('required')
    expect(problem({ ...choice, respuesta: '1' })).toBeNull()
    expect(problem({ ...choice, ...GIVEN.image })).toBeNull()
    expect(problem({ ...choice, respuesta: '9' })).toBe('required')
  })

  it('ANS-07 yes/no needs the pick or the file, like a choice', () => {
    expect(problem(required('yes-no', { ...ASKED.image, respuesta: 'false' }))).toBeNull()
    expect(problem(required('yes-no', { ...ASKED.image, ...GIVEN.image }))).toBeNull()
    expect(problem(required('yes-no', ASKED.image))).toBe('required')
  })

  it('ANS-05 a malformed text is a problem even when only the file is required', () => {
    expect(problem(required('integer', { ...ASKED.image, ...GIVEN.image, respuesta: 'doce' }))).toBe(
      'integer',
    )
    expect(problem(required('decimal', { required: false, respuesta: '1.5' }))).toBe('decimal')
  })
})

describe('problemsOf', () => {
  const inspection = () =>
    Scenario.open([
      aSection({
        titulo: 'Local',
        repetible: true,
        preguntas: questions(
          { titulo: 'Rubro', required: true },
          { titulo: 'Metros', ...TYPED.decimal },
          { titulo: 'Teléfono', required: true, repetible: true },
        ),
      }),
      aSection({
        orden: 1,
        required: true,
        conditions: [
          aBranch({
            condition: 'Con empleados',
            questions: questions({ titulo: 'Cantidad', required: true }),
          }),
          aBranch({ order: 1, condition: 'Sin empleados', questions: [] }),
        ],
      }),
    ])

  it('ANS-07 lists the problems in reading order; the first one is where the person is taken', () => {
    const scenario = inspection().answer('Metros', '12,345')
    expect(scenario.problems).toEqual([
      's0-q0 required',
      's0-q1 decimal',
      's0-q2 required',
      's1 conditionRequired',
    ])
    expect(problemsOf(scenario.secciones).map(({ section, path }) => path?.section ?? section)).toEqual([
      0, 0, 0, 1,
    ])
    expect(isComplete(scenario.secciones)).toBe(false)
  })

  it('ANS-07 a required conditional section needs a checked condition, and only its questions count', () => {
    const scenario = inspection().answer('Rubro', 'Bar').answer('Teléfono', '555')
    expect(scenario.problems).toEqual(['s1 conditionRequired'])
    expect(scenario.checkCondition('Con empleados').problems).toEqual(['s1-c0-q0 required'])
    expect(scenario.checkCondition('Sin empleados').answer('Cantidad', '3').problems).toEqual([])
    expect(isComplete(scenario.secciones)).toBe(true)
  })

  it('ANS-07 questions under unchecked conditions of an optional section do not count', () => {
    const optional = aSection({ conditions: [aBranch({ questions: questions({ required: true }) })] })
    expect(Scenario.open([optional]).problems).toEqual([])
  })

  it('ANS-09 asks in further rows and answers for the same as in the first', () => {
    const scenario = inspection()
      .answer('Rubro', 'Bar')
      .answer('Teléfono', '555')
      .checkCondition('Sin empleados')
      .addRow('Local')
      .addRepetition('Teléfono')
    expect(scenario.problems).toEqual(['s0-q2-x1 required', 's0-r1-q0 required', 's0-r1-q2 required'])
    expect(scenario.removeRow('Local', 1).removeRepetition('Teléfono', 1).problems).toEqual([])
  })

  it('ANS-07 a required flag on a simple section asks for nothing by itself', () => {
    expect(Scenario.open([aSection({ required: true })]).problems).toEqual([])
  })
})

describe('whether something is wrong', () => {
  const [empty, full] = [aQuestion({ required: true }), aQuestion({ required: true, respuesta: 'a' })]

  it('ANS-07 is true when any of some questions, or a further answer to one, has a problem', () => {
    const among = (...preguntas: Question[]) => haveProblems(askedIn([aSection({ preguntas })]))
    expect([among(), among(full), among(full, empty)]).toEqual([false, false, true])
    const further = { ...full, repeticiones: [{ ...full, respuesta: '', orden: 0 }] }
    expect(among({ ...further, repetible: true })).toBe(true)
    expect(among(further)).toBe(false)
  })

  it('ANS-07 is true when any section of an answer has a problem', () => {
    const section = (question: Question) => aSection({ preguntas: [question] })
    expect(isComplete([section(full), section(full)])).toBe(true)
    expect(isComplete([section(full), section(empty)])).toBe(false)
  })
})
