import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formSections } from '../../testing/arbitraries'
import {
  aBranch,
  aForm,
  anOption,
  aQuestion,
  aSection,
  aSignature,
  questions,
  THREE_STATES,
  TYPED,
} from '../../testing/builders'
import { changeQuestion, moveQuestion, removeQuestion, setQuestionType } from './edit-questions'
import { changeSection, moveSection, removeSection, switchSection } from './edit-sections'
import { deleteState, renameState, setInitialState, setTransition } from './edit-states'
import type { Form } from './form'
import { NO_OPTIONS } from './options'
import { QUESTION_TYPE, type Question } from './question'
import type { Section } from './section'
import { NO_STATES } from './state'
import { versionChanges } from './version-changes'

const form = aForm({
  estados: THREE_STATES,
  secciones: [
    aSection({
      id: 'datos',
      titulo: 'Datos',
      repetible: true,
      preguntas: questions(
        { id: 'nombre', titulo: 'Nombre', repetible: true, adjuntar: true, adjuntarDocumento: true },
        {
          id: 'rubro',
          titulo: 'Rubro',
          ...TYPED['multiple-choice'],
          opciones: [anOption(0, { texto: 'Bar' }), anOption(1, { texto: 'Kiosco' })],
        },
      ),
    }),
    aSection({
      id: 'obs',
      orden: 1,
      titulo: 'Observaciones',
      conditions: [
        aBranch({
          id: 'si',
          condition: 'Hubo faltas',
          questions: questions({ id: 'falta', titulo: 'Cuál' }),
        }),
        aBranch({ id: 'no', order: 1, condition: 'Todo en orden', questions: [] }),
      ],
    }),
  ],
})

const sections = (change: (secciones: Section[]) => Section[]): Form => ({
  ...form,
  secciones: change(form.secciones),
})
const section = (id: string, change: (one: Section) => Section) =>
  sections((all) => changeSection(all, id, change))
const question = (id: string, change: (one: Question) => Question) =>
  sections((all) => changeQuestion(all, id, change))

/** Each change as code, place and what it becomes, the way a person reads it. */
const said = (edited: Form, saved: Form = form) =>
  versionChanges(saved, edited).map(({ code, spot, from, to }) =>
    [code, spot.map(({ number, words }) => `${number} ${words}`).join(' > '), from, to]
      .filter(Boolean)
      .join(' | '),
  )

describe('EDIT-05 what a new version changes for existing answers', () => {
  it.each<[string, Form, string[]]>([
    ['a section removed', sections((all) => removeSection(all, 'datos')), ['sectionRemoved | 1 Datos']],
    [
      'a section removed with its conditions',
      sections((all) => removeSection(all, 'obs')),
      ['sectionRemoved | 2 Observaciones'],
    ],
    [
      'a section switched',
      section('obs', (one) => switchSection(one, 'simple')),
      ['sectionSwitched | 2 Observaciones'],
    ],
    [
      'only one condition from now on',
      section('obs', (one) => switchSection(one, 'single')),
      ['sectionSingle | 2 Observaciones'],
    ],
    [
      'a condition to be checked',
      section('obs', (one) => ({ ...one, required: true })),
      ['sectionRequired | 2 Observaciones'],
    ],
    [
      'rows no more',
      section('datos', (one) => ({ ...one, repetible: false })),
      ['sectionNotRepeatable | 1 Datos'],
    ],
    [
      'a condition removed',
      section('obs', (one) => ({ ...one, conditions: one.conditions.slice(1) })),
      ['conditionRemoved | 2 Observaciones > 1 Hubo faltas'],
    ],
    [
      'a question removed',
      sections((all) => removeQuestion(all, 'falta')),
      ['questionRemoved | 2 Observaciones > 1 Hubo faltas > 1 Cuál'],
    ],
    [
      'another type',
      question('rubro', (one) => setQuestionType(one, QUESTION_TYPE.open)),
      ['questionRetyped | 1 Datos > 2 Rubro | multiple-choice | text'],
    ],
    [
      'another data type',
      question('nombre', (one) => setQuestionType(one, QUESTION_TYPE.open, 4)),
      ['questionRetyped | 1 Datos > 1 Nombre | text | date'],
    ],
    [
      'another scale',
      question('nombre', (one) => ({ ...one, formato: 'stars:1-5' })),
      ['questionRetyped | 1 Datos > 1 Nombre | text | text stars:1-5'],
    ],
    [
      'an option removed',
      question('rubro', (one) => ({ ...one, opciones: one.opciones.slice(1) })),
      ['optionRemoved | 1 Datos > 2 Rubro > 1 Bar'],
    ],
    [
      'an option with other words',
      question('rubro', (one) => ({
        ...one,
        opciones: one.opciones.map((option) => ({ ...option, texto: `${option.texto} o parecido` })),
      })),
      [
        'optionRenamed | 1 Datos > 2 Rubro > 1 Bar | Bar | Bar o parecido',
        'optionRenamed | 1 Datos > 2 Rubro > 2 Kiosco | Kiosco | Kiosco o parecido',
      ],
    ],
    [
      'required',
      question('nombre', (one) => ({ ...one, required: true })),
      ['questionRequired | 1 Datos > 1 Nombre'],
    ],
    [
      'one answer only',
      question('nombre', (one) => ({ ...one, repetible: false })),
      ['questionNotRepeatable | 1 Datos > 1 Nombre'],
    ],
    [
      'attachments asked for no more',
      question('nombre', (one) => ({ ...one, adjuntar: false, adjuntarDocumento: false })),
      ['imageRemoved | 1 Datos > 1 Nombre', 'documentRemoved | 1 Datos > 1 Nombre'],
    ],
    [
      'a question moved out of a section that is gone',
      sections((all) => {
        const moved = form.secciones[0]?.preguntas[0]
        const rest = removeSection(all, 'datos')
        return changeSection(rest, 'obs', (one) => ({
          ...one,
          conditions: one.conditions.map((condition) => ({
            ...condition,
            questions: condition.id === 'no' && moved ? [moved] : condition.questions,
          })),
        }))
      }),
      ['sectionRemoved | 1 Datos', 'questionMoved | 1 Datos > 1 Nombre'],
    ],
    [
      'a state renamed',
      { ...form, estados: renameState(form.estados, 1, 'En curso') },
      ['stateRenamed | En proceso | En curso'],
    ],
    [
      'a transition removed',
      { ...form, estados: setTransition(form.estados, 1, 2, false) },
      ['transitionRemoved | En proceso | Resuelto'],
    ],
    [
      'another initial state',
      { ...form, estados: setInitialState(form.estados, 2) },
      ['stateInitial | Pendiente | Resuelto'],
    ],
  ])('EDIT-05 %s', (_name, edited, expected) => {
    expect(said(edited)).toEqual(expected)
  })

  it('EDIT-05 of many options with other words it is told how many', () => {
    const options = (prefix: string) =>
      Array.from({ length: 4 }, (_, n) => anOption(n, { texto: `${prefix} ${n}` }))
    const [saved, edited] = ['Calle', 'Avenida'].map((prefix) =>
      question('rubro', (one) => ({ ...one, opciones: options(prefix) })),
    )
    expect(said(edited ?? form, saved)).toEqual(['optionsRenamed | 1 Datos > 2 Rubro | 4'])
  })

  it('EDIT-05 a removed state is listed', () => {
    const removed = said({ ...form, estados: deleteState(form.estados, 2) })
    expect(removed).toContain('stateRemoved | Resuelto')
    expect(removed).toContain('transitionRemoved | En proceso | Resuelto')
  })

  it('EDIT-12 a signature that is no longer asked for is listed, by itself or with all others', () => {
    const signed: Form = {
      ...form,
      opcionales: { ...NO_OPTIONS, digitalSignature: true },
      signatures: [aSignature({ title: 'Titular' }), aSignature({ title: 'Inspector', indexSignature: 1 })],
    }
    expect(said({ ...signed, signatures: signed.signatures.slice(1) }, signed)).toEqual([
      'signatureRemoved | Titular',
    ])
    expect(said({ ...signed, opcionales: NO_OPTIONS }, signed)).toHaveLength(2)
  })

  it('EDIT-05 texts, order and additions are harmless', () => {
    const harmless: Form[] = [
      { ...form, titulo: 'Otro', descripcion: 'Otra' },
      question('nombre', (one) => ({ ...one, titulo: 'Otro', descripcion: 'x', filtrable: true })),
      question('rubro', (one) => ({ ...one, opciones: [...one.opciones.toReversed(), anOption(2)] })),
      question('nombre', (one) => ({ ...one, adjuntarVideo: true })),
      question('rubro', (one) => ({
        ...one,
        opciones: one.opciones.map((option) => ({ ...option, texto: ` ${option.texto.toUpperCase()} ` })),
      })),
      sections((all) => moveSection(moveQuestion(all, 'rubro', 0), 'obs', 0)),
      sections((all) => [
        ...all,
        aSection({ id: 'nueva', orden: 2, preguntas: [aQuestion({ required: true })] }),
      ]),
      { ...form, estados: setTransition(form.estados, 2, 0, true) },
    ]
    for (const edited of harmless) expect(said(edited)).toEqual([])
    const without = { ...form, estados: NO_STATES }
    expect(said({ ...form, estados: setInitialState(THREE_STATES, 1) }, without)).toEqual([])
  })

  it('EDIT-05 a form compared with itself changes nothing, whatever it is', () => {
    fc.assert(
      fc.property(formSections, (secciones) => {
        const any = aForm({ secciones })
        expect(versionChanges(any, structuredClone(any))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
