import { describe, expect, it } from 'vitest'
import {
  aBranch,
  aForm,
  anOption,
  aQuestion,
  AREA,
  aSection,
  aUser,
  OTHER_AREA,
  questions,
  THREE_STATES,
  TYPED,
} from '../../testing/builders'
import { CONCERT } from '../../testing/tickets'
import type { Role } from '../user/roles'
import type { Form } from '../form/form'
import { newMuniCore } from '../form/incidents'
import { NO_OPTIONS, type FormOption } from '../form/options'
import type { Finding, Publication } from './finding'
import { checkPublication, findingCount } from './publication'
import type { Section } from '../form/section'

const reader = (role: Role, ...areas: string[]) => aUser(role, { areas })
/** What is found besides that nothing is required, which `publication-gaps.test.ts` is about. */
const besides = ({ blocking, advising: all }: Publication): Publication => {
  return { blocking, advising: all.filter(({ code }) => code !== 'nothingRequired') }
}
const found = (given: Partial<Form>) =>
  besides(checkPublication(aForm(given), reader('ROLE_GENERADOR', AREA)))
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
          conditions: [aBranch(), aBranch({ order: 1 })],
        }),
      ],
    })
    expect(whole).toEqual({ blocking: [], advising: [] })
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

  it('LOGIC-06 rules that are not understood are found where they stand, and checks that say nothing', () => {
    const check = { id: 'v', regla: '1 < 2', mensaje: ' ', tipo: 'error' } as const
    const preguntas = questions({ mostrarSi: '{{gone}} > 1' }, { validaciones: [check] })
    expect(blocking(aSection({ preguntas }))).toEqual(['ruleInvalid', 'checkUnsaid'])
    expect(blocking(aSection({ mostrarSi: 'not', preguntas: questions({}) }))).toEqual(['ruleInvalid'])
  })

  it('EDIT-25 finds what has no title: questions, conditions and what asks for them', () => {
    expect(blocking(aSection({ preguntas: questions({ titulo: ' ' }, {}) }))).toEqual(['questionUntitled'])
    const untitled = aBranch({ condition: '', questions: questions({ titulo: '' }) })
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
        aSection({ titulo: 'Datos', conditions: [aBranch({ condition: 'Sí', questions: [nested] })] }),
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

  it('LOGIC-01 EDIT-25 a state in which answers begin by a rule is reached, and a rule that cannot be followed is told', () => {
    const estados = {
      disponibles: [[1], [0], [0]].map((transiciones, id) => ({ id, nombre: `E${id}`, transiciones })),
      ...{ inicial: 0, actual: 0 },
    }
    const rules = (...estadoInicial: [si: string, estado: string][]) =>
      found({ estados, estadoInicial: estadoInicial.map(([si, estado]) => ({ id: estado, si, estado })) })
    expect(rules(['1 < 2', '2'])).toEqual({ blocking: [], advising: [] })
    for (const [si, estado] of [
      ['', '2'],
      ['{{gone}}', '2'],
      ['1 < 2', 'gone'],
    ] as const)
      expect(rules([si, estado]).blocking).toMatchObject([{ code: 'initialRuleInvalid' }])
  })

  it('EDIT-25 tells languages that are begun and not finished, and none that is not begun', () => {
    const half = { titulo: 'Reclamo', titulo_en: 'Complaint', secciones: [aSection({ titulo: 'Datos' })] }
    const [finding, ...others] = found(half).advising
    expect(finding).toMatchObject({ code: 'languageIncomplete', language: 'en' })
    expect(finding?.count).toBeGreaterThan(0)
    expect(others).toEqual([])
  })
})

describe('EDIT-25 areas that whoever publishes does not see afterwards', () => {
  const told = (role: Role, own: string[], areas: string[]) =>
    besides(checkPublication(aForm({ areas }), reader(role, ...own))).advising

  it('EDIT-25 tells who works in none of the areas of the form, whatever else they may read', () => {
    for (const role of ['ROLE_SUPERVISOR_ELEVADO', 'ROLE_GENERADOR'] as const)
      expect(told(role, [AREA], [OTHER_AREA])).toEqual([
        { code: 'answersNotListed', spot: [], place: { kind: 'setting', field: 'areas' } },
      ])
  })

  it('EDIT-25 tells nobody who works in one of them, nor who works everywhere', () => {
    expect(told('ROLE_SUPERVISOR_ELEVADO', [AREA], [OTHER_AREA, AREA])).toEqual([])
    expect(told('ROLE_ADMIN', [], [OTHER_AREA])).toEqual([])
    // One that has no area yet is no form of others.
    expect(told('ROLE_GENERADOR', [AREA], [])).toEqual([])
  })
})

describe('EDIT-25 settings that are half filled in', () => {
  const withOptions = (...on: FormOption[]) => ({
    opcionales: { ...NO_OPTIONS, ...Object.fromEntries(on.map((option) => [option, true])) },
  })
  const fields = (findings: readonly Finding[]) =>
    findings.map(({ code, place }) => [code, place.kind === 'setting' && place.field])
  const settings = (given: Partial<Form>) => {
    const publication = found(given)
    return { blocking: fields(publication.blocking), advising: fields(publication.advising) }
  }

  it.each([0, -1, 1.5])('EDIT-22 EDIT-25 a limit of %d answers lets nobody send', (responsesCount) => {
    expect(settings({ ...withOptions('limitResponses'), responsesCount })).toEqual({
      blocking: [['limitMissing', 'responsesCount']],
      advising: [],
    })
    expect(settings({ ...withOptions(), responsesCount })).toEqual({ blocking: [], advising: [] })
  })

  it('EDIT-25 a limit of one is one', () => {
    expect(settings({ ...withOptions('limitResponses'), responsesCount: 1 }).blocking).toEqual([])
  })

  it('CIT-01 EDIT-25 nobody comes from the portal of a municipality that it does not know', () => {
    const portal = withOptions('citizenAssociationFromCitizenPortal')
    const municipioInfo = { nombre: 'Villa', idMuniCore: '' }
    expect(settings({ ...portal, municipioInfo }).blocking).toEqual([['portalMissing', 'areas']])
    expect(settings({ ...portal, municipioInfo, areas: [] }).blocking).toEqual([])
    expect(settings({ municipioInfo }).blocking).toEqual([])
    expect(settings(portal).blocking).toEqual([])
  })

  it('EDIT-02 EDIT-25 advises of a header image that is missing, and of one whose words stand nowhere', () => {
    const on = withOptions('headerImg')
    const headerImageURL = 'https://villa.example/cabecera.png'
    const advice = (given: Partial<Form>) => settings({ ...on, ...given }).advising
    expect(advice({ descripcion: '' })).toEqual([['headerImageMissing', 'headerImageURL']])
    expect(advice({ headerImageURL, descripcion: ' ' })).toEqual([['headerImageUntold', 'descripcion']])
    expect(advice({ headerImageURL, descripcion: 'Feria del libro, 3 de mayo' })).toEqual([])
    expect(settings({ headerImageURL, descripcion: '' }).advising).toEqual([])
  })

  it('EDIT-15 EDIT-25 advises that incidents cannot be made', () => {
    const muniCore = { ...newMuniCore('ana'), areaId: '12' }
    const advice = (given: Partial<Form>) =>
      settings({ ...withOptions('incidentes'), muniCore, titulo: 'Baches', ...given }).advising
    const told = [['incidentsIncomplete', 'muniCore']]
    expect(advice({})).toEqual([])
    expect(advice({ muniCore: newMuniCore('ana') })).toEqual(told)
    expect(advice({ muniCore: null })).toEqual(told)
    expect(advice({ titulo: 'B'.repeat(200) })).toEqual(told)
    expect(advice(withOptions('incidentes', 'incidentesXestado'))).toEqual(told)
    expect(advice({ ...withOptions(), muniCore: null })).toEqual([])
  })

  it('PDF-02 EDIT-25 advises of a certificate that is not complete', () => {
    expect(settings({ ...withOptions('certificado'), certificado: null }).advising).toEqual([
      ['certificateIncomplete', 'certificado'],
    ])
  })

  it('EDIT-03 EDIT-25 advises of options that are on and do nothing, but not of those that staff still have', () => {
    const on = ['singleAnswer', 'digitalSignature', 'customizedVoucher', 'revisionEnPlazo'] as const
    expect(settings(withOptions('publico', 'envioEmail', ...on)).advising).toEqual([
      ['singleAnswerUnknownCitizen', 'singleAnswer'],
      ['signaturesMissing', 'digitalSignature'],
      ['voucherTextMissing', 'customizedVoucher'],
      ['revisionElsewhere', 'revisionEnPlazo'],
    ])
    expect(settings(withOptions('citizenAssociationFromCitizenPortal', 'revisionEnPlazo')).advising).toEqual(
      [],
    )
  })

  it('EDIT-13 EDIT-25 advises that nothing is left to buy', () => {
    const [fare] = CONCERT.sections
    if (!fare) throw new Error('no fare')
    const advice = (...left: number[]) => {
      const sections = left.map((sectionQuantyLeft, id) => ({ ...fare, id: `${id}`, sectionQuantyLeft }))
      return settings({ ...withOptions('addPaymentGateway'), payments: [{ ...CONCERT, sections }] }).advising
    }
    expect(advice(0, 0)).toEqual([['ticketsMissing', 'payments']])
    expect(advice(0, 1)).toEqual([])
    expect(advice()).toEqual([])
    expect(settings({ payments: [{ ...CONCERT, sections: [{ ...fare, sectionQuantyLeft: 0 }] }] })).toEqual({
      blocking: [],
      advising: [],
    })
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
    expect(found({ opcionales }).blocking).toMatchObject([
      { code: 'agendaMissing', place: { kind: 'setting', field: 'appointmentGroup' } },
    ])
    const appointmentGroup = {
      appointmentData: { id: '31', nombre: 'Licencias' },
      tenantId: '7101',
      tenantUniqueName: 'villa-alta',
    }
    expect(found({ opcionales, appointmentGroup }).blocking).toEqual([])
    const nameless = { ...appointmentGroup, appointmentData: { id: '', nombre: 'Licencias' } }
    const [problem] = found({ opcionales, appointmentGroup: nameless }).blocking
    expect(problem?.code).toBe('agendaMissing')
  })
})
