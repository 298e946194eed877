import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formWithAnswer } from '../../testing/arbitraries'
import { CLOCK, TYPED, aBranch, aSection, anAttachment, questions } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import type { Question } from '../form/question'
import type { Section } from '../form/section'
import { questionAt, responseAt, setResponse } from './fill'
import { pathKey, type QuestionPath } from './path'
import { pathsOf } from './view'

const at = (path: Partial<QuestionPath>): QuestionPath => ({
  section: 0,
  condition: null,
  row: 0,
  question: 0,
  repetition: 0,
  ...path,
})

const form = (): Scenario =>
  Scenario.open([
    aSection({
      titulo: 'Local',
      repetible: true,
      preguntas: questions({ titulo: 'Rubro' }, { titulo: 'Teléfono', repetible: true }),
    }),
    aSection({ orden: 1, conditions: [aBranch({ questions: questions({ titulo: 'Detalle' }) })] }),
  ])

describe('questionAt and responseAt', () => {
  it('ANS-03 finds a question in the section, in a further row and under a condition', () => {
    const { secciones } = form().addRow('Local')
    expect(questionAt(secciones, at({}))?.titulo).toBe('Rubro')
    expect(questionAt(secciones, at({ row: 1, question: 1 }))?.titulo).toBe('Teléfono')
    expect(questionAt(secciones, at({ section: 1, condition: 0 }))?.titulo).toBe('Detalle')
  })

  it('ANS-09 finds the response of a repetition and, for it, the question that is repeated', () => {
    const { secciones } = form()
      .addRepetition('Teléfono')
      .answer('Teléfono', '351 555 0101', { repetition: 1 })
    const path = at({ question: 1, repetition: 1 })
    expect(questionAt(secciones, path)?.titulo).toBe('Teléfono')
    expect(responseAt(secciones, path)?.respuesta).toBe('351 555 0101')
    expect(responseAt(secciones, at({ question: 1 }))?.respuesta).toBe('')
  })

  it.each([
    { section: 9 },
    { question: 9 },
    { row: 9 },
    { condition: 9 },
    { section: 1, condition: 0, question: 9 },
  ])('ANS-03 finds nothing at %o and answers nothing there', (path) => {
    const { secciones } = form()
    expect(questionAt(secciones, at(path))).toBeUndefined()
    expect(responseAt(secciones, at(path))).toBeUndefined()
    expect(setResponse(secciones, at(path), { respuesta: 'x' })).toBe(secciones)
  })
})

/** Everything below the sections that a screen may remember, by its place. */
function objectsIn(secciones: Section[]): Map<string, unknown> {
  const found = new Map<string, unknown>()
  const note = (place: string, list: Question[]): void => {
    for (const [index, question] of list.entries()) {
      found.set(`${place}-q${index}`, question)
      for (const [n, repetition] of question.repeticiones.entries()) {
        found.set(`${place}-q${index}-x${n + 1}`, repetition)
      }
    }
  }
  for (const [index, section] of secciones.entries()) {
    note(`s${index}`, section.preguntas)
    for (const [row, copy] of section.seccionesRepetibles.entries())
      note(`s${index}-r${row + 1}`, copy.preguntas)
    for (const [branch, one] of section.conditions.entries()) note(`s${index}-c${branch}`, one.questions)
  }
  return found
}

describe('setResponse', () => {
  it('ANS-03 keeps the identity of everything it does not touch', () => {
    const property = fc.property(formWithAnswer, fc.nat(), fc.string(), ({ answer }, pick, typed) => {
      const paths = pathsOf(answer)
      const path = paths[pick % Math.max(paths.length, 1)]
      fc.pre(path !== undefined)
      const before = objectsIn(answer)
      const next = setResponse(answer, path, { respuesta: `${typed} nuevo` })

      expect(responseAt(next, path)?.respuesta).toBe(`${typed} nuevo`)
      const after = objectsIn(next)
      const changed = [...after.keys()].filter((key) => after.get(key) !== before.get(key))
      const question = pathKey({ ...path, repetition: 0 })
      expect(changed.toSorted()).toEqual([...new Set([question, pathKey(path)])].toSorted())
      expect(next.filter((section, index) => section !== answer[index])).toHaveLength(1)
      expect(objectsIn(answer)).toEqual(before)
    })
    fc.assert(property)
  })

  it('ANS-03 gives back the same array when the answer is the one already there', () => {
    const property = fc.property(formWithAnswer, ({ answer }) => {
      for (const path of pathsOf(answer)) {
        const { respuesta, opciones, imagen, documento, video } = responseAt(answer, path) ?? {}
        const change = { respuesta, opciones: opciones?.slice(), imagen, documento, video }
        expect(setResponse(answer, path, change)).toBe(answer)
      }
    })
    fc.assert(property)
  })

  it('ANS-03 a longer list of options is another one', () => {
    const [first, second] = questions(TYPED['multiple-choice'])[0]?.opciones ?? []
    const kept = first ? [first] : []
    const secciones = [aSection({ preguntas: questions({ ...TYPED['multiple-choice'], opciones: kept }) })]
    const more = second ? [...kept, second] : []
    expect(setResponse(secciones, at({}), { opciones: more })[0]?.preguntas[0]?.opciones).toEqual(more)
    expect(setResponse(secciones, at({}), { opciones: [...kept] })).toBe(secciones)
  })

  it('FILE-02 keeps and removes a file, and leaves what was written', () => {
    const scenario = form().answer('Rubro', 'Panadería').attach('Rubro', { imagen: anAttachment() })
    expect(scenario.responseTo('Rubro')).toMatchObject({ respuesta: 'Panadería', imagen: anAttachment() })
    expect(scenario.attach('Rubro', { imagen: null }).responseTo('Rubro').imagen).toBeNull()
  })

  it('ANS-03 a person answers one question of each kind', () => {
    const kinds = Object.entries(TYPED).map(([titulo, typed]) => ({ titulo, ...typed }))
    const asked = Scenario.open([aSection({ preguntas: questions(...kinds) })])
      .answer('text', '  Sin novedad ')
      .answer('integer', '12')
      .answer('decimal', '3,50')
      .answer('date', '2026-02-03')
      .answer('time', '08:05')
      .answer('link', 'villadelrio.gob.ar')
      .answer('multiple-choice', 'Bueno')
      .answer('multiple-choice', 'Malo')
      .answer('single-choice', 'Regular')
      .answer('yes-no', 'true')

    expect(asked.problems).toEqual([])
    expect(
      asked.stored[0]?.preguntas?.map(({ respuesta, valor, opciones }) => respuesta ?? valor ?? opciones),
    ).toEqual([
      'Sin novedad',
      '12',
      '3,50',
      '2026-02-03',
      '08:05',
      'https://villadelrio.gob.ar',
      [
        { id: 'opcion-0', orden: 0 },
        { id: 'opcion-2', orden: 2 },
      ],
      '1',
      'true',
      // A fact says when it was begun.
      CLOCK,
    ])
  })
})
