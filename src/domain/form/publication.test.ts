import { describe, expect, it } from 'vitest'
import {
  aCondition,
  aForm,
  anOption,
  aQuestion,
  aSection,
  questions,
  THREE_STATES,
  TYPED,
} from '../../testing/builders'
import { CONCERT } from '../../testing/tickets'
import type { Form } from './form'
import { NO_OPTIONS } from './options'
import { checkPublication, findingCount } from './publication'
import type { Section } from './section'

const found = (given: Partial<Form>) => checkPublication(aForm(given))
const blocking = (...secciones: Section[]) => found({ secciones }).blocking.map(({ code }) => code)
const advising = (given: Partial<Form>) => found(given).advising.map(({ code }) => code)
const choice = (given: object = {}) => aQuestion({ ...TYPED['single-choice'], ...given })

describe('EDIT-25 what keeps a form from becoming public', () => {
  it('EDIT-25 finds nothing in a form that can be sent', () => {
    const whole = found({
      estados: THREE_STATES,
      secciones: [
        aSection({ preguntas: questions({}, { ...TYPED['multiple-choice'], required: true }) }),
        aSection({
          orden: 1,
          required: true,
          conditions: [aCondition(), aCondition({ order: 1, questions: [] })],
        }),
      ],
    })
    expect(whole).toEqual({ blocking: [], advising: [] })
    expect(findingCount(whole)).toBe(0)
  })

  it('EDIT-25 finds a choice without options, required or not, also where only blank ones are left', () => {
    for (const required of [true, false])
      expect(blocking(aSection({ preguntas: [choice({ required, opciones: [] })] }))).toEqual([
        'optionsMissing',
      ])
    const blank = choice({ opciones: [anOption(0, { texto: ' ' })] })
    expect(blocking(aSection({ preguntas: [blank] }))).toEqual(['optionsMissing'])
    const several = aQuestion({ ...TYPED['multiple-choice'], opciones: [] })
    expect(blocking(aSection({ preguntas: [several] }))).toEqual(['optionsMissing'])
  })

  it('EDIT-25 counts what is blocking and what is advising together', () => {
    const poor = found({ secciones: [aSection({ titulo: '', preguntas: [] })] })
    expect([poor.blocking.length, poor.advising.length, findingCount(poor)]).toEqual([1, 1, 2])
  })

  it('EDIT-25 finds what has no title: questions, conditions and what asks for them', () => {
    expect(blocking(aSection({ preguntas: questions({ titulo: ' ' }, {}) }))).toEqual(['questionUntitled'])
    const untitled = aCondition({ condition: '', questions: questions({ titulo: '' }) })
    expect(blocking(aSection({ conditions: [untitled], conditionalQuestion: '' }))).toEqual([
      'conditionalUntitled',
      'conditionUntitled',
      'questionUntitled',
    ])
  })

  it('EDIT-25 finds empty sections, with and without conditions, and a form without any', () => {
    expect(blocking(aSection({ preguntas: [] }))).toEqual(['sectionEmpty'])
    expect(blocking(aSection({ conditions: [], required: true }))).toEqual(['conditionsMissing'])
    expect(blocking()).toEqual(['sectionMissing'])
  })

  it('EDIT-25 says where, in the words of the form', () => {
    const nested = choice({ id: 'cual', titulo: 'Cuál', opciones: [] })
    const [problem] = found({
      secciones: [
        aSection({ titulo: 'Datos', conditions: [aCondition({ condition: 'Sí', questions: [nested] })] }),
      ],
    }).blocking
    expect(problem).toMatchObject({
      place: { kind: 'question', id: 'cual' },
      spot: [
        { kind: 'section', number: 1, words: 'Datos' },
        { kind: 'condition', number: 1, words: 'Sí' },
        { kind: 'question', number: 1, words: 'Cuál' },
      ],
    })
  })
})

describe('EDIT-25 what somebody should look at first', () => {
  it('EDIT-25 tells untitled sections and options that say the same', () => {
    expect(advising({ secciones: [aSection({ titulo: '' })] })).toEqual(['sectionUntitled'])
    const twice = choice({ opciones: [anOption(0, { texto: 'Sí' }), anOption(1, { texto: ' sí ' })] })
    expect(found({ secciones: [aSection({ preguntas: [twice] })] }).advising).toMatchObject([
      { code: 'optionTwice', words: 'sí' },
    ])
  })

  it('EDIT-25 tells a choice of one; one box to tick is a consent', () => {
    const alone = { opciones: [anOption(0)] }
    const consent = aQuestion({ ...TYPED['multiple-choice'], ...alone })
    expect(advising({ secciones: [aSection({ preguntas: [choice(alone)] })] })).toEqual(['optionAlone'])
    expect(advising({ secciones: [aSection({ preguntas: [consent] })] })).toEqual([])
  })

  it('EDIT-25 tells states that answers never leave or never reach', () => {
    const states = (...transiciones: number[][]) => ({
      disponibles: transiciones.map((to, id) => ({ id, nombre: `E${id}`, transiciones: to })),
      inicial: 0,
      actual: 0,
    })
    expect(found({ estados: states([], [0]) }).advising).toMatchObject([
      { code: 'initialStateStuck', words: 'E0' },
    ])
    expect(found({ estados: states([1], [0], [0]) }).advising).toMatchObject([
      { code: 'stateUnreachable', words: 'E2' },
    ])
    expect(advising({ estados: states([]) })).toEqual([])
    expect(advising({ estados: states([1], [2], []) })).toEqual([])
  })

  it('EDIT-25 tells languages that are begun and not finished, and none that is not begun', () => {
    const half = { titulo: 'Reclamo', titulo_en: 'Complaint', secciones: [aSection({ titulo: 'Datos' })] }
    const [finding, ...others] = found(half).advising
    expect(finding).toMatchObject({ code: 'languageIncomplete', language: 'en' })
    expect(finding?.count).toBeGreaterThan(0)
    expect(others).toEqual([])
  })
})

it('EDIT-13 EDIT-25 a form that sells is not published without what it sells, whole', () => {
  const opcionales = { ...NO_OPTIONS, publico: true, addPaymentGateway: true }
  const codes = (given: Partial<Form>) => found({ opcionales, ...given }).blocking.map(({ code }) => code)
  expect(codes({ payments: [] })).toEqual(['paymentIncomplete'])
  expect(codes({ payments: [CONCERT] })).toEqual([])
  expect(codes({ payments: [CONCERT, { ...CONCERT, name: ' ' }] })).toEqual(['paymentIncomplete'])
  expect(found({ payments: [] }).blocking).toEqual([])
})

describe('appointments', () => {
  it('APPT-01 EDIT-25 a form that books is published with its agenda, and not without one', () => {
    const opcionales = { ...NO_OPTIONS, publico: true, addAppointment: true }
    expect(found({ opcionales }).blocking).toMatchObject([{ code: 'agendaMissing', place: { kind: 'form' } }])
    const appointmentGroup = {
      appointmentData: { id: '31', nombre: 'Licencias' },
      tenantId: '7101',
      tenantUniqueName: 'villa-alta',
    }
    expect(found({ opcionales, appointmentGroup }).blocking).toEqual([])
  })
})
