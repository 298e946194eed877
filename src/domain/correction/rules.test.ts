import { describe, expect, it } from 'vitest'
import {
  aCorrection,
  askingFor,
  corrected,
  minutes,
  pick,
  REVIEWED,
  SUPERVISOR,
} from '../../testing/corrections'
import { anAnswer, aSection, aVersion, CLOCK, questions, TYPED } from '../../testing/builders'
import type { StoredAnswer } from '../answer/answer'
import { compactSections } from '../answer/compact'
import { completeAnswer } from '../answer/completion'
import { setResponse } from '../answer/fill'
import { installLogic, withRules } from '../answer/logic'
import { startSections } from '../answer/start'
import { assembleSections } from '../answer/whole'
import type { Section } from '../form/section'
import * as logic from '../form-logic/logic'
import { correctAnswer } from './correct'
import { correctedSections } from './overlay'
import { reviseAnswer } from './revise'

installLogic(logic)

const BEGUN = '2026-10-05'
const version = aVersion({
  opcionales: REVIEWED,
  secciones: [
    aSection({
      id: 'seccion',
      preguntas: questions(
        { id: 'amount', titulo: 'Monto', ...TYPED.integer },
        { id: 'times', titulo: 'Veces', ...TYPED.integer },
        { id: 'total', titulo: 'Total', ...TYPED.integer, calculo: '{{amount}} * coalesce({{times}}, 1)' },
        { id: 'why', titulo: 'Motivo', mostrarSi: '{{total}} > 10' },
      ),
    }),
    aSection({
      ...{ id: 'anexos', orden: 1, titulo: 'Anexos', repetible: true, puedeEstarVacia: true },
      preguntas: questions({ id: 'note', titulo: 'Nota', mostrarSi: '{{total}} > 10' }),
    }),
  ],
})
const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })

const filled = (...given: [number, string][]): Section[] =>
  given.reduce(
    (sections, [question, respuesta]) => withRules(setResponse(sections, at(question), { respuesta }), BEGUN),
    startSections(version.secciones, CLOCK),
  )
const storedWith = (...given: [number, string][]): StoredAnswer => ({
  ...anAnswer({ version, secciones: filled(...given) }),
  diaComienzo: BEGUN,
})
const answersIn = (secciones: Section[]) => secciones[0]?.preguntas.map(({ respuesta }) => respuesta)

describe('answers with rules that are worked on', () => {
  it('LOGIC-10 completing what was blank works out anew what is calculated from it', () => {
    const stored = storedWith([0, '5'])
    const sent = compactSections(filled([0, '5'], [1, '2']))
    const done = completeAnswer(version, stored, { secciones: sent, signatures: [], estado: null })
    expect(
      typeof done === 'object' && answersIn(assembleSections(version.secciones, done.secciones, BEGUN)),
    ).toEqual([...['5', '2', '10', '']])
  })

  it('LOGIC-10 completing loses nothing: what was answered is not left out by it', () => {
    const stored = storedWith([0, '11'], [3, 'Urgente'])
    const sent = compactSections(filled([0, '11'], [1, '0']))
    expect(completeAnswer(version, stored, { secciones: sent, signatures: [], estado: null })).toBe('locked')
  })

  it('LOGIC-10 a correction is of what people answered; what follows from it is worked out, and what is left out is not asked', () => {
    const stored = storedWith([0, '20'], [3, 'Urgente'])
    const sent = compactSections(filled([0, '4'], [3, 'Urgente']))
    const outcome = correctAnswer(version, stored, aCorrection({ secciones: sent }), {
      ...{ madeBy: SUPERVISOR, now: minutes(1) },
    })
    if (typeof outcome === 'string') throw new Error(outcome)
    expect(outcome.edit?.editedAnswers.answers.map(({ title, answer }) => [title, answer])).toEqual([
      ['Monto', '4'],
    ])
    const now = correctedSections(version.secciones, {
      ...stored,
      editsBySupervisor: outcome.edit ? [outcome.edit] : [],
    })
    expect(compactSections(now)).toEqual(compactSections(filled([0, '4'])))
    // What was given stays in the answer itself.
    expect(JSON.stringify(stored.secciones)).toContain('Urgente')
  })

  describe('revised by the citizen', () => {
    const request = askingFor({ sections: ['seccion'], items: [pick('seccion', { preguntaId: 'amount' })] })
    const asked = () => corrected(version, storedWith([0, '5']), { request }, minutes(2))
    const revise = (...given: [number, string][]) =>
      reviseAnswer(version, asked(), compactSections(filled(...given)), minutes(3))

    it('LOGIC-10 a question that their change brings up is theirs to answer', () => {
      const done = revise([0, '20'], [3, 'Urgente'])
      if (typeof done === 'string') throw new Error(done)
      expect(answersIn(assembleSections(version.secciones, done.secciones, BEGUN))).toEqual([
        ...['20', '', '20', 'Urgente'],
      ])
    })

    it('LOGIC-10 a section without rows gets none by what a change brings up', () => {
      const sections = compactSections(filled([0, '20'])).map((section) =>
        section.id === 'anexos'
          ? { id: 'anexos', orden: 1, preguntas: [{ id: 'note', orden: 0, respuesta: 'x' }] }
          : section,
      )
      expect(sections.map(({ id }) => id)).toEqual(['seccion', 'anexos'])
      expect(reviseAnswer(version, asked(), sections, minutes(3))).toBe('locked')
    })

    it('LOGIC-10 one that was there already is not, nor one that nothing brings up', () => {
      expect(revise([0, '20'], [1, '2'], [3, 'x'])).toBe('locked')
      const sections = compactSections(filled([0, '6']))
      const smuggled = sections.map((section) => ({
        ...section,
        preguntas: [...(section.preguntas ?? []), { id: 'why', orden: 3, respuesta: 'x' }],
      }))
      expect(reviseAnswer(version, asked(), smuggled, minutes(3))).toBe('content')
    })
  })
})
