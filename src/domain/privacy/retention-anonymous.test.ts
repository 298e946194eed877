import { describe, expect, it } from 'vitest'
import {
  aBranch,
  anAnswer,
  anAttachment,
  anOption,
  aQuestion,
  aSection,
  aSignature,
  aVersion,
  questions,
  TYPED,
} from '../../testing/builders'
import { askingFor, corrected, minutes, pick, REVIEWED, revised } from '../../testing/corrections'
import { storedAnswerSchema } from '../answer/answer'
import { installLogic, withRules } from '../answering/logic'
import { assembleSections } from '../answering/whole'
import { compactSections } from '../answering/compact'
import { askedIn } from '../answer/view'
import * as logic from '../form-logic/logic'
import { QUESTION_KINDS, shapeOf, type AnswerShape } from '../form/kinds'
import { ACTIVITIES } from './data-map'
import { isRetainedAnonymously, namelessAnswer, STAFF_FIELDS } from './retention-anonymous'

const SECRET = 'Ana Pérez, Mitre 12'
/** What is left of an answer of each shape: a kind answers as its shape does. */
const GIVEN: Record<AnswerShape, [given: string, left: string]> = {
  ...{ text: [SECRET, ''], entry: [SECRET, ''], place: ['-32.1,-63.2', ''] },
  ...{ files: [SECRET, ''], consent: ['1|2026-01-01T10:00', ''], fact: [SECRET, ''] },
  ...{ number: ['4', '4'], option: ['1', '1'], options: ['', ''], ranking: ['b,a', 'b,a'] },
  ...{ day: ['1980-05-01', '1980-05-01'], time: ['10:30', '10:30'], month: ['2026-05', '2026-05'] },
  ...{ moment: ['2026-05-01T10:30', '2026-05-01T10:30'], yesNo: ['true', 'true'], nothing: ['', ''] },
}
const only = (question: Parameters<typeof aQuestion>[0]) => [aSection({ preguntas: [aQuestion(question)] })]
const OPTIONS = [anOption(0), anOption(1)]

/** What is left of an answer, read with its form. */
function leftOf(secciones: ReturnType<typeof only>, given: object = {}) {
  const version = aVersion({ secciones })
  const answer = { ...anAnswer({ version, secciones }), ...given }
  const left = namelessAnswer(version, answer)
  return { left, whole: assembleSections(secciones, left.secciones, null), answer }
}
const firstOf = (secciones: ReturnType<typeof only>) => leftOf(secciones).left.secciones[0]?.preguntas?.[0]

describe('an answer without its person', () => {
  it.each(QUESTION_KINDS)('OPS-02 an answer to a question of the kind %s', (kind) => {
    const [respuesta, left] = GIVEN[shapeOf(TYPED[kind])]
    const found = firstOf(only({ ...TYPED[kind], respuesta, opciones: OPTIONS }))
    expect(found?.respuesta ?? found?.valor ?? '').toBe(left)
  })

  it.each(['integer', 'decimal'] as const)('OPS-02 an %s that is long enough for a document goes', (kind) => {
    for (const [respuesta, left] of [
      ['30111222', undefined],
      ['+5493515550101', undefined],
      ['999999', '999999'],
    ])
      expect(firstOf(only({ ...TYPED[kind], respuesta: respuesta ?? '' }))?.respuesta).toBe(left)
  })

  it('OPS-02 an amount stays, however long it is', () => {
    expect(firstOf(only({ ...TYPED.amount, respuesta: '1500000' }))?.respuesta).toBe('1500000')
  })

  it('OPS-02 keeps ticks, and neither files nor the words of who picked another one', () => {
    const opciones = [anOption(0, { checked: true, otra: true }), anOption(1)]
    const files = { imagen: anAttachment(), documento: anAttachment(), video: anAttachment() }
    const found = firstOf(only({ ...TYPED['multiple-choice'], opciones, otraRespuesta: SECRET, ...files }))
    expect(found).toEqual({ id: found?.id, orden: 0, opciones: [{ id: opciones[0]?.id, orden: 0 }] })
  })

  it('OPS-02 looks into further answers, rows and branches', () => {
    const number = { ...TYPED.integer, respuesta: '7' }
    const words = { ...TYPED.text, respuesta: SECRET, repetible: true }
    const asked = () => [
      aQuestion({ ...words, repeticiones: [{ ...aQuestion(words), orden: 0 }] }),
      aQuestion({ ...number, orden: 1 }),
    ]
    const secciones = [
      aSection({
        repetible: true,
        preguntas: asked(),
        seccionesRepetibles: [{ orden: 0, preguntas: asked() }],
      }),
      aSection({
        orden: 1,
        conditionalSection: true,
        conditions: [aBranch({ checked: true, questions: asked() })],
      }),
    ]
    const { left } = leftOf(secciones)
    expect(JSON.stringify(left)).not.toContain(SECRET)
    expect(JSON.stringify(left).match(/"respuesta":"7"/gu)).toHaveLength(3)
    // That somebody gave a further one stays.
    expect(left.secciones[0]?.preguntas?.[0]?.repeticiones).toEqual([{ orden: 0 }])
  })

  it('OPS-02 neither its person nor its place, its code, its signatures or its words find it any more', () => {
    const secciones = only({ ...TYPED.text, respuesta: SECRET })
    const { left } = leftOf(secciones, {
      datosCiudadano: { id: '7', nombre: SECRET },
      signatures: [aSignature()],
    })
    expect(JSON.stringify(left)).not.toContain(SECRET)
    expect(left).toMatchObject({ datosCiudadano: null, signatures: [], ubicacion: null, codigoMunicipio: '' })
    expect(left.ficha.palabras).toEqual([])
  })

  it('OPS-02 nothing of what was answered is left where its version cannot be read', () => {
    const { answer } = leftOf(only({ ...TYPED.integer, respuesta: '7' }))
    expect(namelessAnswer(null, answer).secciones).toEqual([])
    expect(namelessAnswer(aVersion(), null).secciones).toEqual([])
  })

  it('OPS-02 of the fields that name people only those of the staff stay', () => {
    const line = ACTIVITIES.flatMap(({ lines }) => lines).find(({ store }) =>
      store.includes('respuestas_formularios/{}'),
    )
    const gone = Object.keys(namelessAnswer(null, null))
    const kept = line?.fields.filter((field) => isRetainedAnonymously(field) && !gone.includes(field))
    expect(kept?.sort()).toEqual([...STAFF_FIELDS].sort())
    for (const field of ['movido', 'paymentDetails', 'persona', 'turno', 'algo_nuevo', 'titulo_persona'])
      expect(isRetainedAnonymously(field)).toBe(false)
    expect(isRetainedAnonymously('titulo_ca')).toBe(true)
  })

  it('OPS-02 can be read as an answer still, as often as it is done', () => {
    const secciones = only({ ...TYPED.integer, respuesta: '7' })
    const { left, answer, whole } = leftOf(secciones)
    const again = storedAnswerSchema.parse({ ...answer, ...left })
    expect(namelessAnswer(aVersion({ secciones }), again)).toEqual(left)
    expect(askedIn(whole).map(({ response }) => response.respuesta)).toEqual(['7'])
    expect(compactSections(whole)).toEqual(left.secciones)
  })

  it('OPS-02 LOGIC-10 nothing is left of what vanished, even where its rule goes by words that go', () => {
    installLogic(logic)
    const preguntas = questions(
      { id: 'nick', titulo: 'Apodo' },
      { id: 'age', titulo: 'Edad', mostrarSi: 'is_blank({{nick}})', ...TYPED.integer },
    )
    const version = aVersion({ opcionales: REVIEWED, secciones: [aSection({ id: 's', preguntas })] })
    const said = (nick: string, age: string) =>
      withRules(
        version.secciones.map((section) => ({
          ...section,
          preguntas: section.preguntas.map((one, at) => ({ ...one, respuesta: [nick, age][at] ?? '' })),
        })),
        '2026-10-05',
      )
    const given = { ...anAnswer({ version, secciones: said('', '41') }), diaComienzo: '2026-10-05' }
    const request = askingFor({ sections: ['s'], items: [pick('s', { preguntaId: 'nick' })] })
    const asked = corrected(version, given, { request }, minutes(1))
    const done = revised(version, asked, said('Anita', ''), minutes(2))
    expect(JSON.stringify(done)).toContain('41')
    expect(JSON.stringify(namelessAnswer(version, done))).not.toContain('41')
  })
})
