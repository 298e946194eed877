import { describe, expect, it } from 'vitest'
import {
  aCondition,
  anAttachment,
  anOption,
  aQuestion,
  aSection,
  NOW,
  questions,
  TYPED,
} from '../../testing/builders'
import type { Question } from '../form/question'
import type { Section } from '../form/section'
import { carryOver } from './carry-over'
import { compactSections } from './compact'
import { assembleSections } from './whole'

const simple = (...given: Partial<Question>[]): Section[] => [aSection({ preguntas: questions(...given) })]
const name = (respuesta = ''): Partial<Question> => ({ id: 'nombre', titulo: 'Nombre', respuesta })
const carry = (old: Section[], form: Section[]) => carryOver(old, form, NOW)
const saidIn = (secciones: Section[]) =>
  secciones[0]?.preguntas.map(({ id, respuesta }) => `${id}=${respuesta}`)
const leftOf = (old: Section[], form: Section[]) =>
  carry(old, form).left.map(
    ({ question, condition }) => condition || `${question?.titulo}: ${question?.respuesta}`,
  )

describe('going on in a later version of a form', () => {
  it('ANS-22 in the same one nothing changes and nothing is left', () => {
    const form = [
      aSection({
        id: 'a',
        repetible: true,
        preguntas: questions(name(), TYPED.date, TYPED['single-choice']),
      }),
      aSection({ id: 'b', orden: 1, conditions: [aCondition({ checked: true }), aCondition({ order: 1 })] }),
    ]
    const old = assembleSections(form, [
      {
        id: 'a',
        orden: 0,
        preguntas: [{ id: 'nombre', orden: 0, respuesta: 'Ana' }],
        seccionesRepetibles: [{ orden: 0, preguntas: [{ id: 'nombre', orden: 0, respuesta: 'Eva' }] }],
      },
      {
        id: 'b',
        orden: 1,
        conditions: [
          { id: 'condicion-0', order: 0, questions: [{ id: 'pregunta-0', orden: 0, respuesta: 'roto' }] },
        ],
      },
    ])
    const { secciones, left } = carry(old, form)
    expect(left).toEqual([])
    expect(compactSections(secciones)).toEqual(compactSections(old))
  })

  it('ANS-22 goes by id: another question in the same place gets nothing, a moved one keeps its answer', () => {
    const old = simple(name('Ana'), { id: 'calle', titulo: 'Calle', respuesta: 'Mitre' })
    const form = simple({ id: 'nueva' }, { id: 'nombre' })
    expect(saidIn(carry(old, form).secciones)).toEqual(['nueva=', 'nombre=Ana'])
    expect(leftOf(old, form)).toEqual(['Calle: Mitre'])
    const moved = [aSection({ id: 'otra', preguntas: questions({ id: 'calle' }) })]
    expect(saidIn(carry(old, moved).secciones)).toEqual(['calle=Mitre'])
  })

  it('ANS-22 an option keeps its meaning when it moves, and is left when it is gone', () => {
    const old = simple({ ...TYPED['single-choice'], titulo: 'Estado', respuesta: '0' })
    const swapped = simple({
      ...TYPED['single-choice'],
      opciones: [anOption(1), { ...anOption(0), orden: 1 }],
    })
    expect(carry(old, swapped).secciones[0]?.preguntas[0]?.respuesta).toBe('1')
    const gone = simple({ ...TYPED['single-choice'], opciones: [anOption(1)] })
    expect(carry(old, gone).secciones[0]?.preguntas[0]?.respuesta).toBe('')
    expect(leftOf(old, gone)).toEqual(['Estado: 0'])
  })

  it('ANS-22 of several options those that are gone are left', () => {
    const opciones = [anOption(0, { checked: true }), anOption(1, { checked: true })]
    const old = simple({ ...TYPED['multiple-choice'], opciones })
    const { secciones, left } = carry(old, simple({ ...TYPED['multiple-choice'], opciones: [anOption(1)] }))
    expect(secciones[0]?.preguntas[0]?.opciones.map(({ id, checked }) => `${id} ${checked}`)).toEqual([
      'opcion-1 true',
    ])
    expect(left[0]?.question?.opciones.map(({ texto, checked }) => `${texto} ${checked}`)).toEqual([
      'Bueno true',
    ])
  })

  it('ANS-22 a number goes along as text, a text not as a date', () => {
    const number = simple({ ...TYPED.integer, respuesta: '12' })
    expect(saidIn(carry(number, simple({})).secciones)).toEqual(['pregunta-0=12'])
    expect(leftOf(simple(name('Ana')), simple({ ...TYPED.date, id: 'nombre' }))).toEqual(['Nombre: Ana'])
  })

  it('ANS-22 a file stays where one is asked for', () => {
    const old = simple({ ...name(), adjuntar: true, imagen: anAttachment() })
    expect(carry(old, simple({ ...name(), adjuntar: true })).secciones[0]?.preguntas[0]?.imagen?.name).toBe(
      'frente.jpg',
    )
    const { secciones, left } = carry(old, simple(name()))
    expect(secciones[0]?.preguntas[0]?.imagen).toBeNull()
    expect(left[0]?.question?.imagen?.name).toBe('frente.jpg')
  })

  it('ANS-22 rows and further answers are left where they can no longer be given', () => {
    const question = {
      ...name('Ana'),
      repetible: true,
      repeticiones: [{ ...aQuestion(), respuesta: 'Eva', orden: 0 }],
    }
    const repeated = simple(question)
    expect(leftOf(repeated, simple(name()))).toEqual(['Nombre: Eva'])
    expect(
      carry(repeated, simple({ ...name(), repetible: true })).secciones[0]?.preguntas[0]?.repeticiones,
    ).toHaveLength(1)
    const rows = [{ ...aSection({ repetible: true, preguntas: questions(name('Ana')) }) }]
    const old = rows.map((section) => ({
      ...section,
      seccionesRepetibles: [{ orden: 0, preguntas: questions(name('Eva')) }],
    }))
    expect(leftOf(old, simple(name()))).toEqual(['Nombre: Eva'])
  })

  it('ANS-22 a condition that is gone is left with its answers; in single mode one stays', () => {
    const conditions = [
      aCondition({ condition: 'Gas', checked: true, questions: questions(name('Medidor')) }),
      aCondition({ order: 1, condition: 'Luz', checked: true }),
    ]
    const old = [aSection({ conditions })]
    expect(leftOf(old, [aSection({ conditions: conditions.slice(1) })])).toEqual(['Gas', 'Nombre: Medidor'])
    const single = [aSection({ conditions, conditionalSectionSingle: true })]
    expect(leftOf(old, single)).toEqual(['Luz'])
    expect(leftOf(old, simple({}))).toEqual(['Gas', 'Luz', 'Nombre: Medidor'])
  })

  it('FILE-02 says where a file on its way belongs now', () => {
    const at = { section: 0, condition: null, row: 0, question: 1, repetition: 0 }
    const old = simple(name(), { id: 'foto', adjuntar: true })
    expect(carry(old, simple({ id: 'foto', adjuntar: true }, name())).placeOf(at)).toEqual({
      ...at,
      question: 0,
    })
    expect(carry(old, simple(name())).placeOf(at)).toBeNull()
  })
})
