import { describe, expect, it } from 'vitest'
import { NEW_CERTIFICATE, type CertificateLayout } from '../form/certificate/layout'
import { newPayment } from '../form/edit-payments'
import { newForm, newQuestion, newSection } from '../form/factory'
import type { Form } from '../form/form'
import { newMuniCore } from '../form/incidents'
import type { FormOption } from '../form/options'
import { formProblems } from './validate-form'

const whole: Form = {
  ...newForm('f', 'ana'),
  titulo: 'Poda',
  areas: ['paises/ar/provincias/cba/municipios/rio/areas_municipales/a'],
  secciones: [{ ...newSection(() => 's'), preguntas: [newQuestion(() => 'q')] }],
}
const withOptions = (form: Form, ...options: FormOption[]): Form => ({
  ...form,
  opcionales: { ...form.opcionales, ...Object.fromEntries(options.map((option) => [option, true])) },
})
const SYNCED = { ...newMuniCore('ana'), areaId: '4' }
const codes = (form: Form) => formProblems(form).map(({ code }) => code)

describe('EDIT-18 the ten rules of saving', () => {
  it('EDIT-18 a complete form may be saved', () => {
    expect(formProblems(whole)).toEqual([])
  })

  it('EDIT-18 a form with its picture may be saved', () => {
    expect(formProblems({ ...withOptions(whole, 'headerImg'), headerImageURL: 'cabeceras/f/a.png' })).toEqual(
      [],
    )
  })

  it.each<[string, Form, string, string]>([
    ['1 title', { ...whole, titulo: '  ' }, 'titleMissing', 'titulo'],
    ['2 area', { ...whole, areas: [] }, 'areaMissing', 'areas'],
    ['3 header image', withOptions(whole, 'headerImg'), 'headerImageMissing', 'headerImageURL'],
    ['4 agenda', withOptions(whole, 'addAppointment'), 'agendaMissing', 'appointmentGroup'],
    ['5 sync', { ...whole, muniCore: SYNCED }, 'syncOptionMissing', 'muniCore'],
    [
      '6 long title with incidents',
      withOptions({ ...whole, titulo: 'x'.repeat(76), muniCore: SYNCED }, 'incidentes'),
      'titleTooLongForIncident',
      'titulo',
    ],
    ['7 incident without area', withOptions(whole, 'incidentes'), 'incidentAreaMissing', 'muniCore'],
    [
      '8 limit without count',
      withOptions(whole, 'limitResponses'),
      'responsesCountMissing',
      'responsesCount',
    ],
    ['10 question', { ...whole, secciones: [newSection(() => 's')] }, 'questionMissing', 'secciones'],
  ])('EDIT-18 rule %s', (_, form, code, target) => {
    expect(formProblems(form)).toEqual([{ code, target }])
  })

  it('EDIT-18 several problems come in the order of the specification', () => {
    const empty = withOptions(
      { ...newForm('f', 'ana'), muniCore: newMuniCore('ana') },
      'headerImg',
      'addAppointment',
      'limitResponses',
    )
    expect(codes(empty)).toEqual([
      'titleMissing',
      'areaMissing',
      'headerImageMissing',
      'agendaMissing',
      'syncOptionMissing',
      'responsesCountMissing',
      'sectionMissing',
      'questionMissing',
    ])
    expect(codes(withOptions({ ...empty, titulo: 'x'.repeat(76) }, 'incidentes'))).toEqual([
      'areaMissing',
      'headerImageMissing',
      'agendaMissing',
      'titleTooLongForIncident',
      'incidentAreaMissing',
      'responsesCountMissing',
      'sectionMissing',
      'questionMissing',
    ])
  })

  it('EDIT-18 a question under a condition is enough', () => {
    const condition = {
      id: 'c',
      order: 0,
      condition: 'Sí',
      checked: false,
      mostrarSi: '',
      questions: [newQuestion(() => 'q')],
    }
    const section = { ...newSection(() => 's'), conditionalSection: true, conditions: [condition] }
    expect(formProblems({ ...whole, secciones: [section] })).toEqual([])
  })
})

describe('EDIT-18 several broken rules at once', () => {
  /** How each rule is broken on its own, in the order of the specification. */
  const BREAKS: [string, (form: Form) => Form][] = [
    ['titleMissing', (form) => ({ ...form, titulo: '' })],
    ['areaMissing', (form) => ({ ...form, areas: [] })],
    ['headerImageMissing', (form) => withOptions(form, 'headerImg')],
    ['agendaMissing', (form) => withOptions(form, 'addAppointment')],
    ['syncOptionMissing', (form) => ({ ...form, muniCore: form.muniCore ?? SYNCED })],
    [
      'titleTooLongForIncident',
      (form) => withOptions({ ...form, titulo: 'x'.repeat(76), muniCore: SYNCED }, 'incidentes'),
    ],
    ['incidentAreaMissing', (form) => withOptions({ ...form, muniCore: null }, 'incidentes')],
    ['responsesCountMissing', (form) => withOptions(form, 'limitResponses')],
    ['sectionMissing', (form) => ({ ...form, secciones: [] })],
    [
      'questionMissing',
      (form) => ({ ...form, secciones: form.secciones.map((section) => ({ ...section, preguntas: [] })) }),
    ],
  ]
  /** Which cannot be broken together, and which bring another along. */
  const feasible = (broken: string[]): boolean => {
    const has = (code: string) => broken.includes(code)
    if (has('titleMissing') && has('titleTooLongForIncident')) return false
    if (has('syncOptionMissing') && (has('titleTooLongForIncident') || has('incidentAreaMissing')))
      return false
    return !has('sectionMissing') || has('questionMissing')
  }
  const all = Array.from({ length: 2 ** BREAKS.length }, (_, bits) =>
    BREAKS.filter((_rule, place) => (bits >> place) & 1),
  )

  it('EDIT-18 each of the 1,024 combinations is reported whole and in order', () => {
    let seen = 0
    for (const breaks of all) {
      const broken = breaks.map(([code]) => code)
      if (!feasible(broken)) continue
      seen += 1
      expect(codes(breaks.reduce((form, [, breakIt]) => breakIt(form), whole))).toEqual(broken)
    }
    // Four rules that stand alone, three ways for section and question, eight for the four that hang together.
    expect(seen).toBe(2 ** 4 * 3 * 8)
  })
})

it('EDIT-22 the limit of responses is a whole number of at least 1', () => {
  const limited = (responsesCount: number) =>
    codes(withOptions({ ...whole, responsesCount }, 'limitResponses'))
  expect(limited(1)).toEqual([])
  for (const wrong of [0, -1, 1.5, Number.NaN]) expect(limited(wrong)).toEqual(['responsesCountMissing'])
})

it('EDIT-13 a form that takes payments has to say all about them; the ten rules come first', () => {
  const paid = withOptions(whole, 'addPaymentGateway')
  const blank = newPayment(() => 'p')
  expect(formProblems(paid)).toEqual([{ code: 'paymentMissing', target: 'payments' }])
  expect(codes({ ...paid, payments: [blank] })).toEqual(['paymentIncomplete'])
  expect(codes({ ...paid, titulo: '', secciones: [] })).toEqual([
    'titleMissing',
    'sectionMissing',
    'questionMissing',
    'paymentMissing',
  ])
  const section = { id: 's', sectionName: 'Platea', sectionPrice: 1250, sectionQuantyLeft: 80 }
  const concert = { ...blank, name: 'Concierto', sections: [section] }
  expect(codes({ ...paid, payments: [concert] })).toEqual([])
  expect(codes({ ...paid, payments: [concert, blank] })).toEqual(['paymentIncomplete'])
  expect(codes({ ...whole, payments: [blank] })).toEqual([])
})

it('PDF-02 EDIT-18 a form with certificates needs what one is made of, and no words that nobody answers', () => {
  const issuing = (certificado?: Partial<CertificateLayout>): Form => ({
    ...withOptions(whole, 'certificado'),
    ...(certificado && { certificado: { ...NEW_CERTIFICATE, ...certificado } }),
  })
  const words = { titulo: 'Alta', texto: 'Consta que {{q}}' }
  expect(formProblems(issuing())).toEqual([{ code: 'certificateIncomplete', target: 'certificado' }])
  expect(codes(issuing({ ...words, texto: ' ' }))).toEqual(['certificateIncomplete'])
  expect(codes(issuing({ ...words, texto: '{{nadie}}' }))).toEqual([
    'certificatePlaceholder',
    'certificateIncomplete',
  ])
  expect(codes(issuing(words))).toEqual([])
  expect(codes({ ...whole, certificado: NEW_CERTIFICATE })).toEqual([])
})

describe('EDIT-15 one incident type for each state', () => {
  const perState = (titulo: string, ...names: string[]): Form => ({
    ...withOptions({ ...whole, titulo, muniCore: SYNCED }, 'incidentes', 'incidentesXestado'),
    estados: {
      disponibles: names.map((nombre, id) => ({ id, nombre, transiciones: [] })),
      inicial: 0,
      actual: 0,
    },
  })

  it('EDIT-15 needs more than one state', () => {
    expect(codes(perState('Poda'))).toEqual(['incidentStatesMissing'])
    expect(codes(perState('Poda', 'Pendiente'))).toEqual(['incidentStatesMissing'])
    expect(codes(perState('Poda', 'Pendiente', 'Resuelto'))).toEqual([])
  })

  it('EDIT-15 needs title and state within 75 characters', () => {
    expect(codes(perState('x'.repeat(60), 'Pendiente', 'y'.repeat(12)))).toEqual([])
    expect(codes(perState('x'.repeat(60), 'Pendiente', 'y'.repeat(13)))).toEqual(['incidentStateTooLong'])
    expect(formProblems(perState('x'.repeat(75), 'Pendiente', 'Resuelto'))).toEqual([
      { code: 'incidentStateTooLong', target: 'muniCore' },
    ])
  })
})

describe('LOGIC-06 rules of the form itself', () => {
  const rule = (id: string, formula: string) => ({
    cierres: [{ id, regla: formula, mensaje: 'No', tipo: 'cierre' as const }],
    estadoInicial: [{ id, si: formula, estado: '0' }],
    reparto: [{ id, si: formula, personas: ['ana'] }],
  })

  it.each([
    ['closingInvalid', 'cierres'],
    ['initialRuleInvalid', 'estadoInicial'],
    ['sharingInvalid', 'reparto'],
  ] as const)(
    'LOGIC-06 %s: one that is not understood keeps the form from being saved, and is named',
    (code, target) => {
      const withRules = (formula: string): Form => ({
        ...whole,
        [target]: [...rule('fine', 'is_blank({{q}})')[target], ...rule('broken', formula)[target]],
      })
      for (const formula of ['{{gone}} = "x"', '{{q}} > > 1', '{{q}}'])
        expect(formProblems(withRules(formula))).toEqual([{ code, target, rule: 'broken' }])
      for (const formula of ['', 'not is_blank({{q}})']) expect(formProblems(withRules(formula))).toEqual([])
    },
  )
})
