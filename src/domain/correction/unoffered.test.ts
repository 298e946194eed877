import { describe, expect, it } from 'vitest'
import {
  aCorrection,
  askingFor,
  corrected,
  minutes,
  pick,
  REVIEWED,
  revised,
  SUPERVISOR,
} from '../../testing/corrections'
import { anAnswer, anOption, aSection, aVersion, CLOCK, questions, TYPED } from '../../testing/builders'
import type { StoredAnswer } from '../answer/answer'
import { setResponse } from '../answer/fill'
import { addRepetition, addRow } from '../answer/repeatable'
import { compactSections } from '../answering/compact'
import { installLogic, withRules } from '../answering/logic'
import { startSections } from '../answering/start'
import type { Option } from '../form/question'
import type { Section } from '../form/section'
import { dependingOn, withBelonging } from '../form-logic/depending'
import * as logic from '../form-logic/logic'
import { correctAnswer } from './correct'
import { historyOf } from './history'
import { correctedSections, sectionsInPlace } from './overlay'
import { removedIn, restoringRemoved } from './removed'
import { storiesOf } from './story'
import { vanishedIn } from './vanished'

installLogic(logic)

const BEGUN = '2026-10-05'
const words = (given: string): Partial<Option> => ({ id: given.toLowerCase(), texto: given })
/** Options of which those that begin in lower case are offered to who has a garden. */
const choices = (rule = '{{garden}}'): Option[] => [
  anOption(0, { ...words('Dog'), mostrarSi: rule }),
  anOption(1, words('Cat')),
  anOption(2, words('Bird')),
  anOption(3, { ...words('Horse'), mostrarSi: rule }),
  anOption(4, { ...words('None'), exclusiva: true }),
  anOption(5, { ...words('Other'), otra: true, mostrarSi: rule }),
]
const version = aVersion({
  opcionales: REVIEWED,
  secciones: [
    aSection({
      id: 'house',
      preguntas: questions(
        { id: 'garden', titulo: 'Garden?', ...TYPED['yes-no'] },
        { id: 'pets', titulo: 'Pets', ...TYPED['multiple-choice'], repetible: true, opciones: choices() },
        { id: 'dearest', titulo: 'Dearest', ...TYPED['single-choice'], opciones: choices() },
        { id: 'order', titulo: 'Order', ...TYPED.ranking, opciones: choices().slice(0, 3) },
        {
          ...{ id: 'province', titulo: 'Province', ...TYPED['single-choice'] },
          opciones: [anOption(0, words('North')), anOption(1, words('South'))],
        },
        {
          ...{
            id: 'town',
            titulo: 'Town',
            ...TYPED['single-choice'],
            filtroOpciones: dependingOn('province'),
          },
          opciones: ['North', 'South'].map((name, at) =>
            withBelonging(anOption(at, words(`${name}town`)), {
              question: 'province',
              option: name.toLowerCase(),
            }),
          ),
        },
        { id: 'dated', titulo: 'Since', ...TYPED['single-choice'], opciones: choices(), adjuntar: true },
      ),
    }),
    aSection({
      ...{ id: 'animals', orden: 1, repetible: true },
      preguntas: questions({ id: 'kind', titulo: 'Kind', ...TYPED['single-choice'], opciones: choices() }),
    }),
  ],
})
type Place = [section: number, question: number, row?: number, repetition?: number]
const at = ([section, question, row = 0, repetition = 0]: Place) => ({
  ...{ section, condition: null, row, question, repetition },
})
const GARDEN: Place = [0, 0]
const PETS: Place = [0, 1]
const DEAREST: Place = [0, 2]
const ORDER: Place = [0, 3]
const PROVINCE: Place = [0, 4]
const TOWN: Place = [0, 5]
const ticks = (...orders: number[]) => ({
  opciones: choices().map((option) => ({ ...option, checked: orders.includes(option.orden) })),
})
type Said = [place: Place, said: string | number[], otra?: string]
const say = (sections: Section[], ...said: Said[]): Section[] =>
  said.reduce((now, [place, given, otraRespuesta]) => {
    const change = typeof given === 'string' ? { respuesta: given } : ticks(...given)
    return withRules(setResponse(now, at(place), { ...change, otraRespuesta }), BEGUN)
  }, sections)
const begin = (...said: Said[]) =>
  say(withRules(addRow(startSections(version.secciones, CLOCK), 1, CLOCK), BEGUN), [GARDEN, 'true'], ...said)
const storedWith = (...said: Said[]): StoredAnswer => ({
  ...anAnswer({ version, secciones: begin(...said) }),
  diaComienzo: BEGUN,
})

let minute = 0
const later = () => minutes((minute += 1))
const inPlace = (stored: StoredAnswer) => sectionsInPlace(version.secciones, stored)
const counts = (stored: StoredAnswer) => compactSections(correctedSections(version.secciones, stored))
const correct = (stored: StoredAnswer, ...said: Said[]) =>
  corrected(version, stored, { secciones: compactSections(say(inPlace(stored), ...said)) }, later())
const ask = (stored: StoredAnswer, ...ids: string[]) => {
  const items = ids.map((preguntaId) => pick('house', { preguntaId }))
  return corrected(version, stored, { request: askingFor({ sections: ['house'], items }) }, later())
}
const revise = (stored: StoredAnswer, ...said: Said[]) =>
  revised(version, stored, say(inPlace(stored), ...said), later())
const struck = (stored: StoredAnswer) => {
  const now = inPlace(stored)
  return now.flatMap((_, index) =>
    vanishedIn(now, index).map(({ question, picks, condition }) => [
      question.id,
      picks.map(({ texto }) => texto).join('+'),
      condition,
    ]),
  )
}
const edits = (stored: StoredAnswer) =>
  stored.editsBySupervisor?.at(-1)?.editedAnswers.answers.map(({ title }) => title)
const storyOf = (stored: StoredAnswer, preguntaId: string) => {
  const spot = { seccionId: 'house', condicionId: '', preguntaId, repeticion: 0, rowIndex: 0 }
  const told = storiesOf(inPlace(stored), stored).at(spot, 'answer') ?? []
  return told.map(({ kind, before, after }) => [
    kind,
    before.answer,
    before.opciones,
    after.answer,
    after.opciones,
  ])
}
const gone = (stored: StoredAnswer) => historyOf(stored).at(-1)?.unoffered
const ALL: Said[] = [
  [PETS, [0, 1, 3]],
  [DEAREST, '0'],
  [ORDER, '2,0,1'],
  [[1, 0, 1], '3'],
]

describe.each([
  ['a correction', (stored: StoredAnswer, ...said: Said[]) => correct(stored, ...said)],
  [
    'a revision',
    (stored: StoredAnswer, ...said: Said[]) =>
      revise(ask(stored, 'garden', 'pets', 'dearest', 'order'), ...said),
  ],
] as const)('picks whose options are not offered any more after %s', (name, change) => {
  it('LOGIC-10 stand struck where they were picked, with their rule, and count nowhere', () => {
    const done = change(storedWith(...ALL), [GARDEN, 'false'])
    expect(struck(done)).toEqual([
      ['pets', 'Dog+Horse', '{{garden}}'],
      ['dearest', 'Dog', '{{garden}}'],
      ['order', 'Dog', '{{garden}}'],
      ['kind', 'Horse', '{{garden}}'],
    ])
    expect(counts(done)).toEqual(compactSections(say(begin(...ALL), [GARDEN, 'false'])))
    const said = JSON.stringify(correctedSections(version.secciones, done))
    expect(said).toContain('"respuesta":"2,1"')
    expect(JSON.parse(said)[0].preguntas[1].opciones.map(({ checked }: Option) => checked)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('LOGIC-10 are nobody’s edit, and come back as they were given', () => {
    const done = change(storedWith(...ALL), [GARDEN, 'false'])
    for (const id of ['pets', 'dearest', 'order'])
      expect(storyOf(done, id).filter(([kind]) => kind === 'corrected' || kind === 'revised')).toEqual([])
    if (name === 'a revision')
      expect(historyOf(done).at(-1)).toMatchObject({ parts: 1, about: ['Pets', 'Dearest', 'Order'] })
    if (name === 'a correction') expect(edits(done)).toEqual(['Garden?'])
    const back = change(done, [GARDEN, 'true'])
    expect(counts(back)).toEqual(counts(storedWith(...ALL)))
    expect(struck(back)).toEqual([])
    if (name === 'a correction') expect(edits(back)).toEqual(['Garden?'])
  })

  it('LOGIC-10 come back through changes of something else, by whoever makes them', () => {
    const done = change(storedWith(...ALL), [GARDEN, 'false'])
    const between = revise(ask(correct(done, [PROVINCE, '1']), 'town'), [TOWN, '1'])
    expect(struck(between)).toHaveLength(4)
    const back = correct(between, [GARDEN, 'true'])
    expect(counts(back)).toEqual(counts(storedWith(...ALL, [PROVINCE, '1'], [TOWN, '1'])))
  })

  it('LOGIC-10 stay beside what is ticked by hand, which alone is told as changed', () => {
    const done = change(storedWith([PETS, [0, 1]]), [GARDEN, 'false'], [PETS, [2]])
    expect(struck(done)).toEqual([['pets', 'Dog', '{{garden}}']])
    if (name === 'a correction')
      expect(storyOf(done, 'pets')).toEqual([
        ['corrected', '', [{ id: 'cat', orden: 1 }], '', [{ id: 'bird', orden: 2 }]],
      ])
    const back = change(done, [GARDEN, 'true'])
    expect(counts(back)).toEqual(counts(storedWith([PETS, [0, 2]])))
  })

  it('LOGIC-10 do not come back where somebody picked otherwise meanwhile', () => {
    const done = change(storedWith(...ALL), [GARDEN, 'false'], [DEAREST, '1'], [ORDER, '1,2'], [PETS, [4]])
    expect(struck(done)).toEqual([['kind', 'Horse', '{{garden}}']])
    const back = correct(done, [GARDEN, 'true'], [ORDER, '1,2,0'])
    expect(counts(back)).toEqual(
      counts(storedWith([PETS, [4]], [DEAREST, '1'], [ORDER, '1,2,0'], [[1, 0, 1], '3'])),
    )
  })

  it('LOGIC-10 come back with the words that say which other one', () => {
    const given = storedWith([PETS, [1, 5], 'Iguana'])
    const done = change(given, [GARDEN, 'false'], [PETS, [1, 2]])
    expect(JSON.stringify(counts(done))).not.toContain('Iguana')
    expect(counts(change(done, [GARDEN, 'true']))).toEqual(counts(storedWith([PETS, [1, 2, 5], 'Iguana'])))
  })

  it('LOGIC-10 LOGIC-06 of options that depend on another answer are told by that answer', () => {
    const given = storedWith([PROVINCE, '0'], [TOWN, '0'])
    const done =
      name === 'a correction'
        ? correct(given, [PROVINCE, '1'])
        : revise(ask(given, 'province'), [PROVINCE, '1'])
    expect(struck(done)).toEqual([['town', 'Northtown', '{{province}} = {{province:north}}']])
    expect(counts(correct(done, [PROVINCE, '0']))).toEqual(counts(given))
  })
})

describe('picks that a revision takes away', () => {
  it('LOGIC-10 CORR-05 are counted and named in the history, once', () => {
    const done = revise(ask(storedWith(...ALL), 'garden'), [GARDEN, 'false'])
    expect(gone(done)).toEqual({ count: 5, about: ['Dog', 'Horse'] })
    expect(historyOf(done).at(-1)?.vanished.count).toBe(0)
    const again = revise(ask(done, 'garden', 'province'), [PROVINCE, '1'])
    expect(gone(again)).toEqual({ count: 0, about: [] })
    expect(struck(again)).toEqual(struck(done))
  })

  it('LOGIC-10 CORR-05 of what a correction took away the history of a later revision says nothing', () => {
    const done = revise(ask(correct(storedWith(...ALL), [GARDEN, 'false']), 'garden'))
    expect(struck(done)).toHaveLength(4)
    expect(gone(done)?.count).toBe(0)
  })
})

describe('picks that a correction takes away', () => {
  const further: Place = [0, 1, 0, 1]
  const twice = () => {
    const sections = addRepetition(begin([PETS, [1]]), at(PETS), CLOCK)
    return { ...anAnswer({ version, secciones: say(sections, [further, [0]]) }), diaComienzo: BEGUN }
  }

  it('LOGIC-10 CORR-02 stand in further answers too', () => {
    const done = correct(twice(), [GARDEN, 'false'])
    expect(struck(done)).toEqual([['pets', 'Dog', '{{garden}}']])
    expect(counts(correct(done, [GARDEN, 'true']))).toEqual(counts(twice()))
  })

  it('LOGIC-10 CORR-07 and in rows that were taken away, where nobody sends them', () => {
    const { parte: _part, ...spot } = pick('animals', { rowIndex: 1, parte: 'fila' })
    const away = corrected(version, storedWith(...ALL), { rows: [{ ...spot, quitada: true }] }, later())
    const worked = say(inPlace(away), [GARDEN, 'false'])
    const restored = restoringRemoved(inPlace(away), worked, removedIn(away))
    expect(compactSections(restored)).toEqual(compactSections(worked))
    const done = correct(away, [GARDEN, 'false'])
    const rows = [{ ...spot, quitada: false }]
    const secciones = compactSections(say(inPlace(done), [GARDEN, 'true']))
    expect(counts(corrected(version, done, { rows, secciones }, later()))).toEqual(counts(storedWith(...ALL)))
  })

  it('LOGIC-10 CORR-02 are not sent: what is not offered is refused as no content of the form', () => {
    const sent = compactSections(say(begin(...ALL), [GARDEN, 'false'])).map((section) =>
      section.id === 'house'
        ? {
            ...section,
            preguntas: section.preguntas?.map((one) =>
              one.id === 'order' ? { ...one, respuesta: '2,0,1' } : one,
            ),
          }
        : section,
    )
    const by = { madeBy: SUPERVISOR, now: later() }
    expect(correctAnswer(version, storedWith(...ALL), aCorrection({ secciones: sent }), by)).toBe('content')
  })
})
