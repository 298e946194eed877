import { describe, expect, it } from 'vitest'
import { localized, localizedOption, LANGUAGES } from '../language'
import { addRow } from '../answer/repeatable'
import { compactSections } from '../answering/compact'
import { copySection } from '../form/copy-section'
import { withText } from '../form/edit-texts'
import { formulasById, formulasInFile } from '../form/formulas'
import { aBranch, anOption, aSection, CLOCK, questions, TYPED } from '../../testing/builders'
import { YES_NO } from './mentioned'
import { at, filling } from './testing/filling'

const opciones = [
  withText(anOption(0, { texto: 'Perro' }), 'texto', 'en', 'Dog'),
  anOption(1, { texto: 'Otro', otra: true }),
]
const FORM = [
  aSection({
    id: 'a',
    preguntas: questions(
      { id: 'name', titulo: 'Nombre' },
      { id: 'pet', titulo: 'Mascota', ...TYPED['single-choice'], opciones },
      {
        ...{ id: 'since', titulo: '¿Desde cuándo tiene {{name}} su {{ pet }}?', ...TYPED.date },
        ...{ valorInicial: 'blank()', titulo_en: 'Since when has {{name}} had the {{pet}}?' },
      },
    ),
  }),
  aSection({
    ...{ id: 'b', orden: 1, titulo: 'Vacunas desde {{since}}', repetible: true },
    preguntas: questions(
      { id: 'shot', titulo: 'Vacuna' },
      { id: 'when', titulo: '¿Cuándo fue la {{shot}}?' },
    ),
  }),
  aSection({
    ...{ id: 'c', orden: 2, descripcion: '' },
    conditions: [
      aBranch({ condition: 'Todas: {{shot}}', questions: questions({ titulo: '¿Está bien {{nobody}}?' }) }),
    ],
  }),
]
const titleAt = (
  form: ReturnType<typeof filling>,
  section: number,
  question: number,
  language = 'es' as const,
) => localized(form.now()[section]?.preguntas[question] ?? {}, 'titulo', language)

describe('answers in the words of a form', () => {
  it('LOGIC-12 stand in the words of a link, at the ends of a scale and in what is said of a picture', () => {
    const scale = {
      ...TYPED.scale,
      formato: 'numbers:1-5',
      textoMinimo: 'No, {{name}}',
      textoMaximo: '{{name}}',
    }
    const picture = anOption(0, { id: 'o', descripcionImagen: 'El de {{name}}' })
    const form = filling([
      aSection({
        preguntas: questions(
          { id: 'name' },
          { id: 'scale', ...scale, tituloLink: 'Para {{name}}', link: 'https://example.org' },
          { id: 'pick', ...TYPED['single-choice'], opciones: [picture] },
        ),
      }),
    ])
    const words = () => {
      const [, asked = {}, pick] = form.now()[0]?.preguntas ?? []
      return [
        ...['tituloLink', 'textoMinimo', 'textoMaximo'].map((field) => localized(asked, field, 'es')),
        localized(pick?.opciones[0] ?? {}, 'descripcionImagen', 'es'),
      ]
    }
    expect(words()).toEqual(['Para …', 'No, …', '…', 'El de …'])
    form.say(at(0, 0), 'Ana')
    expect(words()).toEqual(['Para Ana', 'No, Ana', 'Ana', 'El de Ana'])
  })

  it('LOGIC-12 stand there in the reader’s language, and a few dots where nothing was answered', () => {
    const form = filling(FORM)
    expect(titleAt(form, 0, 2)).toBe('¿Desde cuándo tiene … su …?')
    form.say(at(0, 0), 'Ana <b>{{pet}}')
    form.say(at(0, 1), '0')
    expect(titleAt(form, 0, 2)).toBe('¿Desde cuándo tiene Ana <b>{{pet}} su Perro?')
    expect(localized(form.now()[0]?.preguntas[2] ?? {}, 'titulo', 'en')).toBe(
      'Since when has Ana <b>{{pet}} had the Dog?',
    )
    form.say(at(0, 2), '2026-03-29')
    expect(localized(form.now()[1] ?? {}, 'titulo', 'es')).toMatch(/^Vacunas desde 29\W*0?3\W*2026$/u)
  })

  it('LOGIC-12 SEC-02 do not turn the words after them around', () => {
    const form = filling(FORM)
    form.say(at(0, 0), '\u202Egnp.exe\u2067 שלום')
    expect(titleAt(form, 0, 2)).toBe('¿Desde cuándo tiene gnp.exe שלום su …?')
  })

  it('LOGIC-12 are those of the same row, and from outside those of all', () => {
    const form = filling(FORM)
    form.change((now) => addRow(now, 1, CLOCK))
    form.say(at(1, 0), 'rabia')
    form.say(at(1, 0, { row: 1 }), 'moquillo')
    expect(titleAt(form, 1, 1)).toBe('¿Cuándo fue la rabia?')
    expect(localized(form.now()[1]?.seccionesRepetibles[0]?.preguntas[1] ?? {}, 'titulo', 'es')).toBe(
      '¿Cuándo fue la moquillo?',
    )
    const [branch] = form.now()[2]?.conditions ?? []
    expect(localized(branch ?? {}, 'condition', 'es')).toBe('Todas: rabia, moquillo')
    expect(localized(branch?.questions[0] ?? {}, 'titulo', 'es')).toBe('¿Está bien …?')
  })

  it('LOGIC-12 stand in options and in what a check says', () => {
    const form = filling([
      aSection({
        preguntas: questions(
          { id: 'n', ...TYPED.integer },
          {
            ...{ id: 'q', ...TYPED['single-choice'], opciones: [anOption(0, { texto: 'Las {{n}}' })] },
            validaciones: [{ id: 'v', regla: '1 > 2', mensaje: 'Son {{n}}', tipo: 'error' }],
          },
        ),
      }),
    ])
    form.say(at(0, 0), '3')
    const question = form.now()[0]?.preguntas[1]
    const [option, check] = [question?.opciones[0], question?.validaciones[0]]
    expect(option && localizedOption(option, 'es')).toBe('Las 3')
    expect(check && localized(check, 'mensaje', 'es', question)).toBe('Son 3')
  })

  it('LOGIC-12 LOGIC-14 draw again what mentions them, and nothing else', () => {
    const form = filling(FORM)
    const before = form.now()
    form.say(at(0, 1), '0')
    const changed = form
      .now()[0]
      ?.preguntas.map((question, index) => question !== before[0]?.preguntas[index])
    expect(changed).toEqual([false, true, true])
    expect(form.now()[1]).toBe(before[1])
  })

  it('LOGIC-12 an answer is nowhere stored in words', () => {
    const form = filling(FORM)
    form.say(at(0, 0), 'Ana')
    expect(JSON.stringify(compactSections(form.now()))).toBe(
      '[{"id":"a","orden":0,"preguntas":[{"id":"name","orden":0,"respuesta":"Ana"},{"id":"since","orden":2,"porDefecto":true}]}]',
    )
  })

  it('LOGIC-08 copies mention their own, files go by position', () => {
    let next = 0
    const copy = FORM[0] && copySection(FORM[0], () => `n${(next += 1)}`)
    const [name, pet, since] = copy?.preguntas ?? []
    expect(since?.titulo).toBe(`¿Desde cuándo tiene {{${name?.id}}} su {{${pet?.id}}}?`)
    expect(formulasInFile(FORM)[0]?.preguntas[2]?.titulo).toBe(
      '¿Desde cuándo tiene {{pregunta.1}} su {{pregunta.2}}?',
    )
    expect(formulasById(formulasInFile(FORM))[0]?.preguntas[2]?.titulo).toBe(
      '¿Desde cuándo tiene {{name}} su {{pet}}?',
    )
  })

  it.each(LANGUAGES)('LOGIC-12 yes and no are those of the interface: %s', async (language) => {
    const texts = await import(`../../../locales/${language}/answering.json`)
    expect(YES_NO[language]).toEqual([texts.default.input.yes, texts.default.input.no])
  })
})
