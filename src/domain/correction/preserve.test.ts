import { describe, expect, it } from 'vitest'
import { askingFor, corrected, minutes, pick, REVIEWED, revised } from '../../testing/corrections'
import {
  aBranch,
  anAnswer,
  anAttachment,
  aSection,
  aVersion,
  CLOCK,
  questions,
  TYPED,
} from '../../testing/builders'
import type { StoredAnswer, StoredSection } from '../answer/answer'
import { compactSections } from '../answering/compact'
import { setResponse } from '../answer/fill'
import { pathsOfFiles } from '../answer/files'
import { installLogic, withRules } from '../answering/logic'
import { addRow } from '../answer/repeatable'
import { startSections } from '../answering/start'
import type { FormVersion } from '../form/form'
import type { Section } from '../form/section'
import * as logic from '../form-logic/logic'
import { correctedSections, sectionsInPlace } from './overlay'
import { putBranch } from './put'
import { NOTHING } from '../answer/corrections/part-value'
import { historyOf } from './history'
import { reviseAnswer } from './revise'
import { vanishedIn } from './vanished'

installLogic(logic)

const BEGUN = '2026-10-05'
const version = aVersion({
  opcionales: REVIEWED,
  secciones: [
    aSection({
      id: 'casa',
      preguntas: questions(
        { id: 'rent', titulo: 'Alquiler', ...TYPED.integer },
        { id: 'pets', titulo: '¿Mascotas?', ...TYPED['yes-no'] },
        { id: 'which', titulo: '¿Cuáles?', mostrarSi: '{{pets}}', adjuntar: true },
        { id: 'many', titulo: 'Habitaciones', ...TYPED.integer },
      ),
    }),
    aSection({
      ...{ id: 'contrato', orden: 1, titulo: 'Contrato', repetible: true, mostrarSi: '{{rent}} > 100' },
      preguntas: questions(
        { id: 'number', titulo: 'Número' },
        { id: 'half', titulo: 'Mitad', ...TYPED.decimal, calculo: '{{rent}} / 2' },
        { id: 'owner', titulo: 'Dueño' },
      ),
    }),
    aSection({
      ...{ id: 'ayudas', orden: 2, titulo: 'Ayudas', conditionalSection: true, mostrarSi: '{{rent}} > 100' },
      conditions: [
        aBranch({ id: 'plan', condition: 'Plan', questions: questions({ id: 'code', titulo: 'Código' }) }),
      ],
    }),
    aSection({
      ...{ id: 'cuartos', orden: 3, titulo: 'Cuartos', repetible: true, filas: '{{many}}' },
      preguntas: questions({ id: 'size', titulo: 'Metros' }),
    }),
  ],
})

type Place = [section: number, question: number, row?: number, condition?: number]
const at = ([section, question, row = 0, condition]: Place) => ({
  ...{ section, condition: condition ?? null, row, question, repetition: 0 },
})
type Said = [place: Place, respuesta: string]
const RENT: Place = [0, 0]
const PETS: Place = [0, 1]
const WHICH: Place = [0, 2]
const MANY: Place = [0, 3]
const NUMBER: Place = [1, 0]

const say = (sections: Section[], ...said: Said[]): Section[] =>
  said.reduce(
    (now, [place, respuesta]) => withRules(setResponse(now, at(place), { respuesta }), BEGUN),
    sections,
  )
const begin = () => withRules(startSections(version.secciones, CLOCK), BEGUN)
const whole = (): Section[] => {
  const asked = say(begin(), [RENT, '400'], [PETS, 'true'], [WHICH, 'Un gato'], [MANY, '2'], [NUMBER, 'A-1'])
  const rows = addRow(addRow(asked, 1, CLOCK), 3, CLOCK)
  const branch = putBranch(withRules(rows, BEGUN), 2, 0, true)
  return say(branch, [[1, 0, 1], 'A-2'], [[2, 0, 0, 0], 'P-7'], [[3, 0], '12'], [[3, 0, 1], '9'])
}
const given: StoredAnswer = { ...anAnswer({ version, secciones: whole() }), diaComienzo: BEGUN }

let minute = 0
const later = () => minutes((minute += 1))
/** Staff ask for answers again. */
const ask = (stored: StoredAnswer, ...ids: string[]): StoredAnswer => {
  const items = ids.map((preguntaId) => pick('casa', { preguntaId }))
  return corrected(version, stored, { request: askingFor({ sections: ['casa'], items }) }, later())
}
const inPlace = (stored: StoredAnswer) => sectionsInPlace(version.secciones, stored)
/** Staff put answers right. */
const correct = (stored: StoredAnswer, ...said: Said[]) =>
  corrected(version, stored, { secciones: compactSections(say(inPlace(stored), ...said)) }, later())
/** The citizen revises; what vanished comes back as it was, as on their page. */
const revise = (stored: StoredAnswer, ...said: Said[]) =>
  revised(version, stored, say(inPlace(stored), ...said), later())
const struck = (stored: StoredAnswer) => {
  const now = inPlace(stored)
  return now.flatMap((_, index) => vanishedIn(now, index).map(({ response }) => response.respuesta))
}
const last = (stored: StoredAnswer) => stored.requestsForChanges?.at(-1)?.conservado ?? []
/** What counts: what is exported, mailed and counted. */
const counts = (stored: StoredAnswer) => compactSections(correctedSections(version.secciones, stored))
const text = (value: unknown) => JSON.stringify(value)

describe('LOGIC-10 CORR-05 what a revision makes vanish', () => {
  it('LOGIC-10 stands in place with its value, is told once in the history, and counts nowhere', () => {
    const done = revise(ask(given, 'pets'), [PETS, 'false'])
    expect(struck(done)).toEqual(['Un gato'])
    expect(text(done.secciones)).not.toContain('Un gato')
    expect(text(counts(done))).not.toContain('Un gato')
    expect(last(done)).toEqual([
      {
        ...{ seccionId: 'casa', condicionId: '', preguntaId: 'which', repeticion: 0, rowIndex: 0 },
        ...{ parte: 'answer', title: '¿Cuáles?', desaparecio: true },
        ...{ ...NOTHING, answer: 'Un gato' },
      },
    ])
    expect(historyOf(done).at(-1)).toMatchObject({
      kind: 'revision',
      vanished: { count: 1, about: ['¿Cuáles?'] },
    })
  })

  it('LOGIC-10 as a correction of the same answer leaves it: one view of both', () => {
    for (const said of [
      [RENT, '50'],
      [PETS, 'false'],
      [MANY, '1'],
    ] satisfies Said[]) {
      const asked = ask(given, 'rent', 'pets', 'many')
      const [byCitizen, byStaff] = [revise(asked, said), correct(given, said)]
      expect(inPlace(byCitizen)).toEqual(inPlace(byStaff))
      expect(struck(byCitizen).length).toBeGreaterThan(0)
      expect(counts(byCitizen)).toEqual(counts(byStaff))
    }
  })

  it('LOGIC-10 rows, conditions and numbers of rows keep their places; what is calculated is nobody’s answer', () => {
    const done = revise(ask(given, 'rent', 'many'), [RENT, '50'], [MANY, '1'])
    expect(struck(done)).toEqual(['A-1', 'A-2', 'P-7', '9'])
    expect(counts(done).map(({ id }) => id)).toEqual(['casa', 'cuartos'])
    expect(historyOf(done).at(-1)?.vanished).toEqual({ count: 4, about: ['Número', 'Código', 'Metros'] })
  })

  it('LOGIC-10 FILE-02 keeps its files, which go with the answer', () => {
    const photo = anAttachment({ path: 'imagenes/comercios/gato.jpg' })
    const pictured = {
      ...given,
      idPlantilla: 'comercios',
      secciones: compactSections(setResponse(whole(), at(WHICH), { imagen: photo })),
    }
    const done = revise(ask(pictured, 'pets'), [PETS, 'false'])
    expect(text(done.secciones)).not.toContain('gato.jpg')
    expect(pathsOfFiles(done)).toContain('imagenes/comercios/gato.jpg')
  })

  it('LOGIC-10 is stored once: a second revision on top of the first leaves it there', () => {
    const once = revise(ask(given, 'pets'), [PETS, 'false'])
    const twice = revise(ask(once, 'rent'), [RENT, '50'])
    expect(struck(twice)).toEqual(['Un gato', 'A-1', 'A-2', 'P-7'])
    expect(text(last(twice))).not.toContain('Un gato')
    expect(historyOf(twice).at(-1)?.vanished.about).toEqual(['Número', 'Código'])
  })

  it('LOGIC-10 comes back in a later revision as it was, as the citizen gives it now, or blank', () => {
    const once = revise(ask(given, 'pets'), [PETS, 'false'])
    const back = (...said: Said[]) => revise(ask(once, 'pets'), [PETS, 'true'], ...said)
    for (const answer of ['Un gato', 'Dos perros', '']) {
      const done = back([WHICH, answer])
      expect(inPlace(done)[0]?.preguntas[2]?.respuesta).toBe(answer)
      expect(struck(done)).toEqual([])
      const gone = revise(ask(done, 'pets'), [PETS, 'false'])
      expect(struck(gone)).toEqual(answer === '' ? [] : [answer])
    }
  })

  it('LOGIC-10 CORR-02 comes back with a correction, which changes nothing of it', () => {
    const once = revise(ask(given, 'rent'), [RENT, '50'])
    const back = correct(once, [RENT, '400'])
    expect(back.editsBySupervisor?.at(-1)?.editedAnswers.answers.map(({ title }) => title)).toEqual([
      'Alquiler',
    ])
    expect(counts(back)).toEqual(counts(given))
  })

  it('LOGIC-10 CORR-02 what a correction made vanish stays through a revision of something else', () => {
    const gone = correct(given, [PETS, 'false'], [RENT, '50'])
    const done = revise(ask(gone, 'many'), [MANY, '1'])
    expect(struck(done)).toEqual(['Un gato', 'A-1', 'A-2', 'P-7', '9'])
    // It is the correction that made the rest vanish.
    expect(historyOf(done).at(-1)?.vanished.about).toEqual(['Metros'])
    // The own sections say now what the correction said, and would have none of it.
    const left = revise(ask(done, 'pets', 'rent'))
    expect(text(left.secciones)).not.toMatch(/gato|A-1|P-7/)
    expect(struck(left)).toEqual(struck(done))
    expect(historyOf(left).at(-1)?.vanished.count).toBe(0)
  })

  it('LOGIC-10 CORR-02 of what staff put right stands what they put there', () => {
    const right = correct(given, [WHICH, 'Dos gatos'])
    const done = revise(ask(right, 'pets'), [PETS, 'false'])
    expect(struck(done)).toEqual(['Dos gatos'])
    const back = revise(ask(done, 'pets'), [PETS, 'true'], [WHICH, 'Un loro'])
    expect(inPlace(back)[0]?.preguntas[2]?.respuesta).toBe('Un loro')
  })

  it('LOGIC-10 CORR-05 an answer that only a correction makes to be asked is not lost when the citizen gives it', () => {
    const none = say(begin(), [RENT, '50'], [PETS, 'false'], [MANY, '1'])
    const stored = { ...anAnswer({ version, secciones: none }), diaComienzo: BEGUN }
    const asked = ask(correct(stored, [PETS, 'true']), 'which')
    const done = revise(asked, [WHICH, 'Un gato'])
    expect(text(counts(done))).toContain('Un gato')
    expect(historyOf(done).at(-1)?.vanished.count).toBe(0)
  })

  it('LOGIC-10 REACH-11 a part that another person gave keeps what they gave', () => {
    const [casa, contrato] = version.secciones
    if (!casa || !contrato) throw new Error('two sections')
    const form: FormVersion = {
      ...version,
      secciones: [casa, { ...contrato, repetible: false, otraPersona: 'Quien alquila' }],
    }
    const secciones: StoredSection[] = [
      { id: 'casa', orden: 0, preguntas: [{ id: 'rent', orden: 0, respuesta: '400' }] },
      { id: 'contrato', orden: 1, dada: true, preguntas: [{ id: 'number', orden: 0, respuesta: 'A-1' }] },
    ]
    const stored = { ...anAnswer({ version: form, secciones: [] }), diaComienzo: BEGUN, secciones }
    const request = askingFor({ sections: ['casa'], items: [pick('casa', { preguntaId: 'rent' })] })
    const asked = corrected(form, stored, { request }, later())
    const after = say(sectionsInPlace(form.secciones, asked), [RENT, '50'])
    const done = revised(form, asked, after, later())
    const now = sectionsInPlace(form.secciones, done)
    expect(vanishedIn(now, 1).map(({ response }) => response.respuesta)).toEqual(['A-1'])
    const right = corrected(form, done, { secciones: compactSections(say(now, [MANY, '1'])) }, later())
    const back = say(sectionsInPlace(form.secciones, right), [RENT, '400'])
    const again = corrected(form, right, { secciones: compactSections(back) }, later())
    expect(text(compactSections(correctedSections(form.secciones, again)))).toContain('A-1')
  })

  it('LOGIC-10 a revision that sends what its rules hide is not taken', () => {
    const asked = ask(given, 'pets')
    const hidden = { id: 'which', orden: 2, respuesta: 'Otro' }
    const sent = compactSections(say(inPlace(asked), [PETS, 'false'])).map((section) =>
      section.id === 'casa' ? { ...section, preguntas: [...(section.preguntas ?? []), hidden] } : section,
    )
    expect(reviseAnswer(version, asked, sent, later())).toBe('content')
  })
})
