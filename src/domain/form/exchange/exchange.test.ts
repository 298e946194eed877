import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formSections } from '../../../testing/arbitraries'
import { aForm, aSection, aSignature, questions as asking, THREE_STATES } from '../../../testing/builders'
import { contentOf, readPlain, readText } from '../../../testing/form-file'
import { ANY_STATE, NEW_CERTIFICATE, type CertificateLayout } from '../certificate/layout'
import { CURRENCIES, type Payment } from '../../payment/payments'
import { isChoice } from '../edit-questions'
import { withText } from '../edit-texts'
import { setTransition } from '../edit-states'
import { newForm } from '../factory'
import type { Form } from '../form'
import { formSchema } from '../stored-form'
import { newMuniCore } from '../incidents'
import { FORM_OPTIONS, NO_OPTIONS, setOption, type FormOptions } from '../options'
import type { Question } from '../question'
import type { Section } from '../section'
import type { Signature } from '../signature'
import { NO_STATES, type States } from '../state'
import { formFileName, formFileText } from './write'

/** Without what a file does not carry: names of parts. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutIds)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : [[key, withoutIds(inner)]])),
        )
      : value

const choosing = (questions: Question[]): Question[] =>
  questions.map((one) => ({ ...one, opciones: isChoice(one) ? one.opciones : [] }))

/** Sections as the editor makes them: no part that their kind does not have. */
const secciones = formSections.map((made) =>
  made.map((section): Section => {
    const { conditionalSection, conditions, preguntas } = section
    const simple = {
      conditions: [],
      required: false,
      conditionalSectionSingle: false,
      conditionalQuestion: '',
    }
    if (!conditionalSection) return { ...section, ...simple, preguntas: choosing(preguntas) }
    const branches = conditions.map((one) => ({ ...one, questions: choosing(one.questions) }))
    return { ...section, preguntas: [], repetible: false, conditions: branches }
  }),
)
const CARRIED = FORM_OPTIONS.filter(
  (option) =>
    ![
      ...['publico', 'incidentes', 'incidentesXestado', 'addAppointment', 'headerImg', 'certificado'],
    ].includes(option),
)
const opcionales = fc
  .subarray(CARRIED)
  .map((on) => on.reduce((options: FormOptions, one) => setOption(options, one, true), NO_OPTIONS))
  .map((options) => (options.publico ? options : setOption(options, 'publico', false)))
  .map((options) => (options.ciudadano ? options : setOption(options, 'ciudadano', false)))
/** A file carries no ids, so the states of what is read have none beside their positions. */
const statesOf = (names: readonly string[]): States => ({
  ...NO_STATES,
  disponibles: names.map((nombre, id) => ({ id, nombre, transiciones: [] })),
})
const estados = fc
  .tuple(fc.uniqueArray(fc.constantFrom('Nuevo', 'En curso', 'Hecho', 'Archivado')), fc.nat(3), fc.nat(3))
  .map(([names, from, to]) => setTransition(statesOf(names), from, to, true))
  .map((states) => ({
    ...states,
    disponibles: states.disponibles.map((state) =>
      withText(state, 'nombre', 'ca', `${state.nombre} en català`),
    ),
  }))
const PAYMENT: Payment = {
  id: 'pago',
  name: 'Entradas',
  address: 'Plaza',
  dateFormatted: '05/10/2026 - 10:30',
  currencyType: CURRENCIES[0],
  sections: [
    { id: 'platea', sectionName: 'Platea', sectionPrice: 1250, sectionQuantyLeft: 40 },
    { id: 'pie', sectionName: '', sectionPrice: 0, sectionQuantyLeft: -1 },
  ],
  quantyTicketsMaxPerTransaction: 4,
  ...{ preview: true, previewIndex: 1 },
}
const forms: fc.Arbitrary<Form> = fc
  .record({
    titulo: fc.string(),
    descripcion: fc.string(),
    customizedVoucherText: fc.string(),
    purcharseOrderDetails: fc.string(),
    responsesCount: fc.nat(),
    secciones,
    opcionales,
    estados,
    signatures: fc.constantFrom<Signature[]>(
      [],
      [aSignature()],
      [withText(aSignature({ required: true }), 'title', 'ek', 'Sinadura')],
    ),
    payments: fc.constantFrom<Payment[]>(
      [],
      [PAYMENT],
      [
        {
          ...withText(PAYMENT, 'name', 'gl', 'Entradas en galego'),
          sections: PAYMENT.sections.map((fare) => withText(fare, 'sectionName', 'ja', '一階席')),
        },
      ],
    ),
  })
  .map((given) => Object.assign(aForm(given), { titulo_ca: 'Títol', descripcion_ja: 'せつめい' }))

describe('a form as a file', () => {
  it('a form that was exported and imported is the same, but for its names and its place', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { content } = contentOf(readText(formFileText(form)))
        const imported = { ...newForm('otro', 'eva'), ...content }
        const carried = Object.fromEntries(Object.keys(content).map((key) => [key, Reflect.get(form, key)]))
        expect(withoutIds(content)).toEqual(withoutIds(carried))
        expect(formSchema.safeParse(imported).success).toBe(true)
        expect(formFileText(imported)).toBe(formFileText(form))
      }),
    )
  })

  it('names no place, people, outside systems or picture', () => {
    const form = Object.assign(
      aForm({
        creadoPor: 'secreto-1',
        areas: ['secreto-2'],
        areaInfo: { nombre: 'secreto-3', id: 'secreto-4' },
        municipioInfo: { nombre: 'secreto-5', idMuniCore: 'secreto-6' },
        municipalityPath: 'secreto-7',
        claveMunicipio: 'secreto-8',
        headerImageURL: 'secreto-9',
        formEditedInfo: [{ username: 'secreto-10', date: new Date() }],
        muniCore: { ...newMuniCore('secreto-15'), areaId: 'secreto-11' },
        appointmentGroup: {
          appointmentData: { id: 'secreto-12', nombre: 'secreto-16' },
          tenantId: 'secreto-17',
          tenantUniqueName: 'secreto-18',
        },
        secciones: [aSection({ areaAsociada: { nombre: 'secreto-13' } })],
      }),
      { otro: 'secreto-14' },
    )
    expect(formFileText(form)).not.toContain('secreto')
  })

  const CERTIFICATE: CertificateLayout = {
    ...{ clase: 'inscripcion', titulo: 'Alta de {{b}}', texto: '{{ a }} y {{c}}, {{codigo}}, {{nadie}}' },
    ...{ firmas: [{ nombre: 'Rosa Luna', cargo: 'Secretaria' }], validez: 'dias', dias: 30, hasta: '' },
    ...{ estado: '1', descarga: true },
  }
  const enrolment = (given: Partial<Form> = {}) =>
    aForm({
      opcionales: setOption(NO_OPTIONS, 'certificado', true),
      estados: THREE_STATES,
      secciones: [
        aSection({ preguntas: asking({ id: 'a' }, { id: 'b' }) }),
        aSection({ id: 's2', preguntas: asking({ id: 'c' }) }),
      ],
      certificado: CERTIFICATE,
      ...given,
    })

  it('PDF-02 carries its certificate, which names the questions of the new form, without who signs it', () => {
    const text = formFileText(enrolment())
    expect(text).not.toContain('Rosa Luna')
    const { content } = contentOf(readText(text))
    const [a, b, c] = content.secciones.flatMap(({ preguntas }) => preguntas.map(({ id }) => id))
    expect(content.opcionales.certificado).toBe(true)
    expect(content.certificado).toEqual({
      ...CERTIFICATE,
      titulo: `Alta de {{${b}}}`,
      texto: `{{${a}}} y {{${c}}}, {{codigo}}, {{nadie}}`,
      firmas: [],
    })
    expect([a, b, c]).not.toEqual(['a', 'b', 'c'])
  })

  const written = (form: Form): Record<string, unknown> => JSON.parse(formFileText(form)).formulario
  const texts = { clase: 'inscripcion', titulo: 'Alta', texto: 'Consta' } as const

  it.each<[string, Partial<CertificateLayout>, object]>([
    ['for ever', { validez: 'siempre', estado: ANY_STATE, descarga: false }, { validez: 'siempre' }],
    ['for some days', { validez: 'dias', dias: 30, estado: '1' }, { validez: 'dias', dias: 30, estado: 1 }],
    [
      'until a day',
      { validez: 'hasta', hasta: '2027-01-31', estado: '0', descarga: true },
      { validez: 'hasta', hasta: '2027-01-31', estado: 0, descarga: true },
    ],
  ])('PDF-02 says of a certificate that counts %s what it needs, and no more', (_, given, expected) => {
    const certificado = { ...NEW_CERTIFICATE, ...texts, ...given }
    const form = enrolment({ certificado })
    expect(written(form)['certificado']).toEqual({ ...texts, ...expected })
    expect(contentOf(readText(formFileText(form))).content.certificado).toEqual(certificado)
  })

  it('LOGIC-08 carries in which state answers begin by its rules, which name the questions and states of the new form', () => {
    const rule = (si: string, estado: string) => ({ id: `r${estado}`, si, estado })
    const form = enrolment({ estadoInicial: [rule('is_blank({{b}})', '1'), rule('{{gone}}', 'gone')] })
    const { content } = contentOf(readText(formFileText(form)))
    const b = content.secciones.flatMap(({ preguntas }) => preguntas)[1]?.id
    expect(content.estadoInicial).toMatchObject([
      { si: `is_blank({{${b}}})`, estado: '1' },
      { si: '{{gone}}', estado: '' },
    ])
    expect(content.estadoInicial?.map(({ id }) => id)).not.toContain('r1')
  })

  it('EDIT-12 EDIT-13 says of signatures and tickets all that was set, and another town hall reads it again', () => {
    const pesos = CURRENCIES.find(({ diminutive }) => diminutive === 'ARS')
    if (!pesos) throw new Error('no other currency')
    const { sections, ...payment } = { ...PAYMENT, currencyType: pesos }
    const signatures = [aSignature({ required: true }), aSignature({ title: 'Testigo', indexSignature: 1 })]
    const form = aForm({ signatures, payments: [{ ...payment, sections }] })
    const { id: _, ...carried } = payment
    expect(written(form)).toMatchObject({
      signatures: [{ required: true }, { title: 'Testigo' }],
      payments: [carried],
    })
    const { content } = contentOf(readText(formFileText(form)))
    expect(withoutIds([content.signatures, content.payments])).toEqual(
      withoutIds([signatures, [{ ...payment, sections }]]),
    )
  })

  it('PDF-02 carries no certificate that is off, and the option alone makes none', () => {
    expect(formFileText(enrolment({ opcionales: NO_OPTIONS }))).not.toContain('Alta de')
    const { content, leftAside } = contentOf(readText(formFileText(enrolment({ certificado: null }))))
    expect(content.opcionales.certificado).toBe(false)
    expect(content).not.toHaveProperty('certificado')
    expect(leftAside.options).toEqual(['certificado'])
  })

  it('is named after the form, whatever the title', () => {
    expect(formFileName({ titulo: '  Inspección: ¿comercios/kioscos? ' })).toBe(
      'formulario-inspeccion-comercios-kioscos.json',
    )
    expect(formFileName({ titulo: '../..\\con' })).toBe('formulario-con.json')
    expect(formFileName({ titulo: '申請書' })).toBe('formulario-申請書.json')
    expect(formFileName({ titulo: '<>' })).toBe('formulario.json')
    expect(formFileName({ titulo: 'a'.repeat(500) }).length).toBeLessThan(90)
  })

  it('gives every part an id of its own, whatever ids the file has', () => {
    const opciones = [{ id: 'x', texto: 'a' }, { id: 'x', texto: 'b' }, { texto: 'c' }]
    const preguntas = [
      { id: 'x', orden: 7, titulo: 'uno', tipoPregunta: 3, opciones },
      { id: 'x', orden: 7, titulo: 'dos', tipoPregunta: 1 },
    ]
    const { content } = contentOf(readPlain({ secciones: [{ id: 'x', orden: 'nunca', preguntas }] }))
    const [section] = content.secciones
    const named = [section, ...(section?.preguntas ?? []), ...(section?.preguntas[0]?.opciones ?? [])]
    expect(new Set(named.map((part) => part?.id)).size).toBe(6)
    expect(section?.preguntas.map(({ orden, titulo }) => [orden, titulo])).toEqual([
      [0, 'uno'],
      [1, 'dos'],
    ])
    expect(section?.preguntas[0]?.opciones.map(({ orden }) => orden)).toEqual([0, 1, 2])
  })

  it('follows ids of states as long as they are unique, and drops transitions that lead nowhere', () => {
    const states = (disponibles: unknown, inicial: number) =>
      contentOf(readPlain({ estados: { disponibles, inicial } })).content.estados
    expect(
      states(
        [
          { id: 10, nombre: 'A', transiciones: [20, 99, 10, {}, { toString: 1 }] },
          { id: 20, nombre: 'B', color: 'rosa' },
        ],
        20,
      ),
    ).toEqual({
      disponibles: [
        { id: 0, nombre: 'A', transiciones: [1] },
        { id: 1, nombre: 'B', color: 'rosa', transiciones: [] },
      ],
      inicial: 1,
      actual: 1,
    })
    expect(
      states(
        [
          { id: 5, nombre: 'A', transiciones: [1] },
          { id: 5, nombre: 'B' },
        ],
        77,
      ),
    ).toMatchObject({
      disponibles: [{ transiciones: [1] }, { transiciones: [] }],
      inicial: 0,
    })
  })
})
