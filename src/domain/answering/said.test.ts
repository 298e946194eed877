import { describe, expect, it } from 'vitest'
import { anAnswer, aSection, aSignature, aVersion, questions, TYPED } from '../../testing/builders'
import { corrected, minutes, REVIEWED, sent, workOn } from '../../testing/corrections'
import { answerInPlace, correctedAnswer } from '../correction/overlay'
import { NO_OPTIONS } from '../form/options'
import { plainTitle } from '../text/without-answers'
import * as logic from '../form-logic/logic'
import { localized } from '../language'
import { installLogic } from './logic'
import { assembleAnswer } from './whole'

const version = aVersion({
  ...{ titulo: 'Ayuda para {{who}}', titulo_en: 'Help for {{who}}' },
  descripcion: 'Alquila: {{rents}}. Paga: {{rent}}',
  signatures: [aSignature({ title: 'Firma {{who}}' })],
  opcionales: { ...NO_OPTIONS, ...REVIEWED, digitalSignature: true },
  secciones: [
    aSection({
      preguntas: questions(
        { id: 'who', titulo: 'Quién' },
        { id: 'rents', titulo: 'Alquila', ...TYPED['yes-no'] },
        { id: 'rent', titulo: 'Cuánto', mostrarSi: '{{rents}}' },
      ),
    }),
  ],
})
const given = (...answers: string[]) => [
  {
    ...{ id: version.secciones[0]?.id ?? '', orden: 0 },
    preguntas: ['who', 'rents', 'rent'].map((id, orden) => ({ id, orden, respuesta: answers[orden] ?? '' })),
  },
]

installLogic(logic)

describe('words of a form outside of its sections', () => {
  const wholeOf = (...answers: string[]) =>
    assembleAnswer(version, anAnswer({ version }, { secciones: given(...answers) }))

  it('LOGIC-12 say what an answer says, in each language, and dots for nothing and for what is not asked', () => {
    const answer = wholeOf('Ana', 'false', '900')
    expect(localized(answer, 'titulo', 'es')).toBe('Ayuda para Ana')
    expect(localized(answer, 'titulo', 'en')).toBe('Help for Ana')
    expect(localized(answer, 'descripcion', 'es')).toBe('Alquila: No. Paga: …')
    expect(answer.signatures.map((one) => localized(one, 'title', 'ca'))).toEqual(['Firma Ana'])
    expect(localized(wholeOf('', 'true', '900'), 'descripcion', 'en')).toBe('Alquila: Yes. Paga: 900')
    expect(localized(wholeOf(), 'titulo', 'es')).toBe('Ayuda para …')
  })

  it('LOGIC-12 SEC-02 an answer that looks like a name of another one is none', () => {
    expect(localized(wholeOf('{{rents}} <b>', 'true'), 'titulo', 'es')).toBe('Ayuda para {{rents}} <b>')
  })

  it('LOGIC-12 are stored without an answer, and known by nobody who reads a form alone', () => {
    const stored = anAnswer({ version }, { secciones: given('Ana') })
    expect(JSON.stringify(wholeOf('Ana'))).not.toContain('para Ana')
    expect(stored.titulo).toBe(version.titulo)
    expect(localized(version, 'titulo', 'es')).toBe('Ayuda para …')
    expect(plainTitle().parse(stored.titulo)).toBe('Ayuda para …')
    expect(plainTitle().parse(undefined)).toBe('')
  })
})

it('LOGIC-12 CORR-02 the title of a corrected answer says what it was corrected to', () => {
  const answer = anAnswer({ version }, { secciones: given('Ana', 'false') })
  const request = sent(workOn(answer, version).answer('Quién', 'Eva'))
  const stored = corrected(version, answer, request, minutes(1))
  const whole = assembleAnswer(version, stored)
  for (const shown of [correctedAnswer(whole), answerInPlace(whole)])
    expect(localized(shown, 'titulo', 'es')).toBe('Ayuda para Eva')
})
