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
import { compactSections } from '../answering/compact'
import { completeAnswer } from './completion'
import { setResponse } from '../answer/fill'
import { addRepetition, addRow } from '../answer/repeatable'
import { installLogic, withRules } from '../answering/logic'
import { startSections } from '../answering/start'
import { assembleSections } from '../answering/whole'
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

describe('a section that a rule asks for', () => {
  const house = aVersion({
    opcionales: REVIEWED,
    secciones: [
      aSection({ id: 'casa', preguntas: questions({ id: 'street' }, { id: 'pets', ...TYPED['yes-no'] }) }),
      aSection({
        ...{ id: 'animales', orden: 1, titulo: 'Animales', repetible: true, mostrarSi: '{{pets}}' },
        preguntas: questions(
          { id: 'many', ...TYPED.integer, required: true },
          { id: 'tax', ...TYPED.integer, calculo: '{{many}} * 111' },
        ),
      }),
    ],
  })
  type Given = [section: number, question: number, respuesta: string, row?: number]
  const said = (...given: Given[]): Section[] =>
    given.reduce(
      (sections, [section, question, respuesta, row = 0]) => {
        const rows = row === 0 ? sections : addRow(sections, section, CLOCK)
        const path = { section, condition: null, row, question, repetition: 0 }
        return withRules(setResponse(rows, path, { respuesta }), BEGUN)
      },
      startSections(house.secciones, CLOCK),
    )
  const PETS: Given[] = [
    [0, 0, 'Sarmiento'],
    [0, 1, 'true'],
    [1, 0, '2'],
    [1, 0, '3', 1],
  ]
  const stored: StoredAnswer = {
    ...anAnswer({ version: house, secciones: said(...PETS) }),
    diaComienzo: BEGUN,
  }
  const correct = (answer: StoredAnswer, secciones: Section[], minute = 1) =>
    corrected(house, answer, { secciones: compactSections(secciones) }, minutes(minute))
  const sectionsOf = (answer: StoredAnswer) =>
    compactSections(correctedSections(house.secciones, answer)).map(({ id }) => id)

  it('LOGIC-10 CORR-02 goes with the answer that a correction changes, rows and all, and comes back with it', () => {
    const without = correct(stored, said(...PETS, [0, 1, 'false']))
    expect(sectionsOf(without)).toEqual(['casa'])
    const again = correct(without, said(...PETS), 2)
    expect(compactSections(correctedSections(house.secciones, again))).toEqual(compactSections(said(...PETS)))
  })

  it('LOGIC-10 CORR-02 keeps its rows while it is asked: leaving one out is none of a correction', () => {
    const fewer = compactSections(said(...PETS.slice(0, -1)))
    const outcome = correctAnswer(house, stored, aCorrection({ secciones: fewer }), {
      ...{ madeBy: SUPERVISOR, now: minutes(1) },
    })
    expect(outcome).toBe('locked')
  })

  it('LOGIC-10 CORR-02 so does a repeated question that a rule asks for', () => {
    const form = aVersion({
      opcionales: REVIEWED,
      secciones: [
        aSection({
          preguntas: questions(
            { id: 'pets', ...TYPED['yes-no'] },
            { id: 'names', mostrarSi: '{{pets}}', repetible: true },
          ),
        }),
      ],
    })
    const path = { section: 0, condition: null, row: 0, repetition: 0 }
    const pets = (sections: Section[], respuesta: string) =>
      withRules(setResponse(sections, { ...path, question: 0 }, { respuesta }), BEGUN)
    const asked = pets(startSections(form.secciones, CLOCK), 'true')
    const twice = addRepetition(asked, { ...path, question: 1 }, CLOCK)
    const both = setResponse(twice, { ...path, question: 1, repetition: 1 }, { respuesta: 'Luna' })
    const given: StoredAnswer = { ...anAnswer({ version: form, secciones: both }), diaComienzo: BEGUN }
    const without = corrected(form, given, { secciones: compactSections(pets(both, 'false')) }, minutes(1))
    expect(JSON.stringify(compactSections(correctedSections(form.secciones, without)))).not.toContain('Luna')
  })

  it('LOGIC-10 CORR-05 goes with what the citizen revises', () => {
    const request = askingFor({ sections: ['casa'], items: [pick('casa', { preguntaId: 'pets' })] })
    const asked = corrected(house, stored, { request }, minutes(2))
    const sent = compactSections(said(...PETS, [0, 1, 'false']))
    const done = reviseAnswer(house, asked, sent, minutes(3))
    if (typeof done === 'string') throw new Error(done)
    expect(
      compactSections(assembleSections(house.secciones, done.secciones, BEGUN)).map(({ id }) => id),
    ).toEqual(['casa'])
  })
})
