import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answeredSections, formSections } from '../../testing/arbitraries'
import { aBranch, anAttachment, aSection, questions, TYPED } from '../../testing/builders'
import type { Section } from '../form/section'
import type { StoredSection } from '../answer/answer'
import { compactSections } from './compact'
import { contentFaults } from './content'

const FORM = 'comercios'

const faults = (secciones: Section[], stored: StoredSection[]) =>
  contentFaults({ formId: FORM, secciones }, stored, null)

const oneQuestion = (given: Parameters<typeof questions>[0]) => [aSection({ preguntas: questions(given) })]
/** What a person with other tools than ours could store for the first question. */
const tampered = (respuesta: Record<string, unknown>): StoredSection[] => [
  { id: 'seccion-0', orden: 0, preguntas: [{ id: 'pregunta-0', orden: 0, ...respuesta }] },
]

describe('what the product itself saves', () => {
  it('ANS-15 never has more than the form asks, whatever the form', () => {
    const answered = formSections.chain((asked) => fc.tuple(fc.constant(asked), answeredSections(asked)))
    fc.assert(
      fc.property(answered, ([asked, filled]) => {
        expect(faults(asked, compactSections(filled))).not.toContain('parts')
      }),
    )
  })

  it('ANS-15 has no faults: text, choice, own picture, conditions', () => {
    const asked = [
      aSection({
        preguntas: questions(
          { required: true },
          { ...TYPED['single-choice'] },
          { adjuntar: true, required: true },
        ),
      }),
      aSection({ id: 'seccion-1', orden: 1, conditions: [aBranch()] }),
    ]
    const stored: StoredSection[] = [
      {
        id: 'seccion-0',
        orden: 0,
        preguntas: [
          { id: 'pregunta-0', orden: 0, respuesta: 'Panadería' },
          { id: 'pregunta-1', orden: 1, respuesta: '2' },
          { id: 'pregunta-2', orden: 2, imagen: anAttachment() },
        ],
      },
      { id: 'seccion-1', orden: 1, conditions: [{ id: 'condicion-0', order: 0, questions: [] }] },
    ]
    expect(faults(asked, stored)).toEqual([])
  })
})

describe('what the rules cannot see', () => {
  it('ANS-07 a required response is missing', () => {
    expect(faults(oneQuestion({ required: true }), [])).toEqual(['problem'])
  })

  it('ANS-05 a value is malformed, or of another type', () => {
    expect(faults(oneQuestion(TYPED.integer), tampered({ respuesta: '1e9' }))).toEqual(['problem'])
    expect(faults(oneQuestion(TYPED.link), tampered({ respuesta: 'javascript:alert(1)' }))).toEqual([
      'problem',
    ])
    expect(faults(oneQuestion(TYPED.date), tampered({ respuesta: 'hoy' }))).toEqual(['parts'])
    expect(faults(oneQuestion(TYPED['yes-no']), tampered({ respuesta: 'maybe' }))).toEqual(['parts'])
  })

  it('ANS-03 an option is picked that is not offered', () => {
    const choice = oneQuestion(TYPED['single-choice'])
    expect(faults(choice, tampered({ respuesta: '9' }))).toEqual(['choice'])
    expect(faults(choice, tampered({ opciones: [{ id: 'opcion-0', orden: 0 }] }))).toEqual(['choice'])
    const several = oneQuestion(TYPED['multiple-choice'])
    expect(faults(several, tampered({ opciones: [{ id: 'opcion-0', orden: 0 }] }))).toEqual([])
    expect(faults(several, tampered({ respuesta: '0' }))).toEqual(['choice'])
    expect(faults(several, tampered({ opciones: [{ id: 'x', orden: 7 }] }))).toEqual(['parts'])
  })

  it('ANS-08 two conditions are checked where one is allowed, or questions of an unchecked condition are answered', () => {
    const conditions = [aBranch(), aBranch({ id: 'condicion-1', order: 1 })]
    const single = [aSection({ conditions, conditionalSectionSingle: true })]
    const both = conditions.map(({ id, order }) => ({ id, order, questions: [] }))
    expect(faults(single, [{ id: 'seccion-0', orden: 0, conditions: both }])).toEqual(['parts'])
    expect(faults(single, tampered({ respuesta: 'hidden' }))).toEqual(['parts'])
  })

  it('ANS-09 rows and repetitions are there that the form does not offer', () => {
    const rows = [{ id: 'seccion-0', orden: 0, seccionesRepetibles: [{ orden: 0, preguntas: [] }] }]
    expect(faults(oneQuestion({}), rows)).toEqual(['parts'])
    expect(faults(oneQuestion({}), tampered({ respuesta: 'a', repeticiones: [{ orden: 0 }] }))).toEqual([
      'parts',
    ])
  })

  it('a field, section or question is unknown, or stands there twice', () => {
    expect(faults(oneQuestion({}), tampered({ respuesta: 'a', html: '<b>' }))).toEqual(['parts'])
    expect(
      faults(oneQuestion({}), [...tampered({ respuesta: 'a' }), ...tampered({ respuesta: 'b' })]),
    ).toEqual(['parts'])
  })

  it('FILE-02 a file is not asked for, or is of another form', () => {
    const photo = (given: Parameters<typeof anAttachment>[0]) => tampered({ imagen: anAttachment(given) })
    const asked = oneQuestion({ adjuntar: true })
    expect(faults(asked, photo({}))).toEqual([])
    expect(faults(oneQuestion({}), photo({}))).toEqual(['file'])
    expect(faults(asked, photo({ path: 'imagenes/otro/frente.jpg' }))).toEqual(['file'])
    expect(faults(asked, photo({ path: 'imagenes/comercios/../otro/frente.jpg' }))).toEqual(['file'])
  })
})
