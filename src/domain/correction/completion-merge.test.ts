import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answeredSections, formSections } from '../../testing/arbitraries'
import { aBranch, anAttachment, aSection, NOW, questions } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import type { Section } from '../form/section'
import { compactSections } from '../answering/compact'
import { mergeCompletion } from './completion-merge'
import { questionAt, responseAt } from '../answer/fill'
import { brokenLocks, preservesLocked } from './locks'
import { pathsOf } from '../answer/view'

const answers = (count: number) =>
  formSections.chain((form) =>
    fc.tuple(...Array.from({ length: count }, () => answeredSections(form))).map((made) => [form, ...made]),
  )
const same = (one: Section[], other: Section[]) =>
  expect(compactSections(one)).toEqual(compactSections(other))

const form = [
  aSection({
    titulo: 'Local',
    repetible: true,
    preguntas: questions({ titulo: 'Rubro' }, { titulo: 'Metros' }),
  }),
  aSection({
    orden: 1,
    conditionalSectionSingle: true,
    conditions: [
      aBranch({ condition: 'Clausura', questions: questions({ titulo: 'Motivo' }) }),
      aBranch({ order: 1, condition: 'Multa', questions: questions({ titulo: 'Monto' }) }),
    ],
  }),
]
const base = () => Scenario.open(form).answer('Rubro', 'Kiosco')
const textAt = (secciones: Section[], row: number, question: number) =>
  responseAt(secciones, { section: 0, condition: null, row, question, repetition: 0 })?.respuesta

/** Each run walks whole answers several times. */
const RUNS = { numRuns: 40 }

describe('completing an answer that somebody else changed meanwhile', () => {
  it('COMP-01 a person who changed nothing takes what the other person completed', () => {
    fc.assert(
      fc.property(answers(2), ([, one = [], other = []]) => {
        same(mergeCompletion({ base: one, mine: one, theirs: other }).secciones, other)
        const mine = mergeCompletion({ base: one, mine: other, theirs: one })
        same(mine.secciones, other)
        expect(mine.left).toEqual([])
      }),
      RUNS,
    )
  })

  it('COMP-01 what was stored meanwhile is locked like the rest: a merge never changes it', () => {
    fc.assert(
      fc.property(answers(3), ([, first = [], second = [], third = []]) => {
        // Both filled in the same answer: each keeps what stood there.
        const [mine, theirs] = [second, third]
        if (!preservesLocked('fill', first, mine) || !preservesLocked('fill', first, theirs)) return
        const { secciones } = mergeCompletion({ base: first, mine, theirs })
        expect(brokenLocks(theirs, secciones)).toEqual([])
      }),
      RUNS,
    )
    fc.assert(
      fc.property(answers(2), ([blank = [], mine = [], theirs = []]) => {
        const { secciones } = mergeCompletion({ base: blank, mine, theirs })
        expect(brokenLocks(theirs, secciones)).toEqual([])
      }),
      RUNS,
    )
  })

  it('COMP-01 when both fill different questions of a section, both responses are there', () => {
    const mine = base().answer('Metros', '40').secciones
    const theirs = base().addRow('Local').answer('Rubro', 'Bar', { row: 1 }).secciones
    const { secciones, left } = mergeCompletion({ base: base().secciones, mine, theirs })
    expect([textAt(secciones, 0, 1), textAt(secciones, 1, 0)]).toEqual(['40', 'Bar'])
    expect(left).toEqual([])
  })

  it('COMP-01 when both answer the same question, the stored response stays and mine is listed', () => {
    const mine = base().answer('Metros', '40').secciones
    const theirs = base().answer('Metros', '45').secciones
    const { secciones, left } = mergeCompletion({ base: base().secciones, mine, theirs })
    expect(textAt(secciones, 0, 1)).toBe('45')
    expect(left.map(({ question }) => [question?.titulo, question?.respuesta])).toEqual([['Metros', '40']])
  })

  it('COMP-01 my rows stand after theirs, and files that are still being sent follow them', () => {
    const mine = base().addRow('Local').answer('Rubro', 'Mía', { row: 1 }).secciones
    const theirs = base().addRow('Local').answer('Rubro', 'Suya', { row: 1 }).secciones
    const { secciones, placeOf } = mergeCompletion({ base: base().secciones, mine, theirs })
    expect([textAt(secciones, 1, 0), textAt(secciones, 2, 0)]).toEqual(['Suya', 'Mía'])
    const place = { section: 0, condition: null, row: 1, question: 0, repetition: 0 }
    expect(placeOf(place)).toEqual({ ...place, row: 2 })
    expect(placeOf({ ...place, row: 0 })).toEqual({ ...place, row: 0 })
  })

  it('COMP-01 when only one condition may be checked and they checked theirs, mine is listed with its responses', () => {
    const mine = base().checkCondition('Multa').answer('Monto', '500').secciones
    const theirs = base().checkCondition('Clausura').secciones
    const { secciones, left } = mergeCompletion({ base: base().secciones, mine, theirs })
    same(secciones, theirs)
    expect(left.map(({ question, condition }) => condition || question?.respuesta)).toEqual(['Multa', '500'])
  })

  it('COMP-01 when the answer was signed meanwhile it stays, and everything that I filled in is listed', () => {
    const mine = base()
      .answer('Metros', '40')
      .addRow('Local')
      .answer('Rubro', 'Mía', { row: 1 })
      .checkCondition('Multa')
    const { secciones, left } = mergeCompletion(
      { base: base().secciones, mine: mine.secciones, theirs: base().secciones },
      true,
    )
    same(secciones, base().secciones)
    expect(left.map(({ question, condition }) => condition || question?.respuesta)).toEqual([
      '40',
      'Mía',
      'Multa',
    ])
  })

  it('COMP-01 my photo stands beside their text', () => {
    const asked = [aSection({ titulo: 'A', preguntas: questions({ titulo: 'Frente', adjuntar: true }) })]
    const empty = Scenario.open(asked).secciones
    const photo = anAttachment()
    const mine = new Scenario(empty, NOW).attach('Frente', { imagen: photo }).secciones
    const theirs = new Scenario(empty, NOW).answer('Frente', 'Torcido').secciones
    const { secciones } = mergeCompletion({ base: empty, mine, theirs })
    const [path] = pathsOf(secciones)
    expect(path && questionAt(secciones, path)).toMatchObject({ respuesta: 'Torcido', imagen: photo })
  })
})

describe('completing rows, further answers and conditions that somebody else completed too', () => {
  const asked = [
    aSection({
      titulo: 'Local',
      repetible: true,
      preguntas: questions({ titulo: 'Rubro' }, { titulo: 'Teléfono', repetible: true }),
    }),
    aSection({
      orden: 1,
      conditions: [
        aBranch({ condition: 'Clausura', questions: questions({ titulo: 'Motivo', repetible: true }) }),
        aBranch({
          order: 1,
          condition: 'Multa',
          questions: questions({ titulo: 'Monto' }, { titulo: 'Ley' }),
        }),
      ],
    }),
  ]
  type Filling = (scenario: Scenario) => Scenario
  /** What becomes of two fillings of the same answer. */
  function merged(before: Filling, mine: Filling, theirs: Filling, sealed = false) {
    const filled = (...fillings: Filling[]) =>
      fillings.reduce((scenario, fill) => fill(scenario), Scenario.open(asked)).secciones
    return mergeCompletion(
      { base: filled(before), mine: filled(before, mine), theirs: filled(before, theirs) },
      sealed,
    )
  }
  const told = ({ left }: ReturnType<typeof merged>) =>
    left.map(({ question, condition }) => condition || `${question?.titulo}: ${question?.respuesta}`)
  const nothing: Filling = (scenario) => scenario
  const phone =
    (respuesta: string, repetition: number, row = 0): Filling =>
    (scenario) =>
      scenario.addRepetition('Teléfono', { row }).answer('Teléfono', respuesta, { row, repetition })
  const phones = (secciones: Section[], row = 0) =>
    (row === 0 ? secciones[0] : secciones[0]?.seccionesRepetibles[row - 1])?.preguntas[1]?.repeticiones.map(
      ({ respuesta }) => respuesta,
    )
  const at = { section: 0, condition: null, row: 0, question: 1, repetition: 0 }

  it('COMP-01 my further answers stand after theirs, and those that both had are merged', () => {
    const before: Filling = (scenario) => scenario.addRepetition('Teléfono')
    const mine: Filling = (scenario) => phone('mía', 2)(scenario.answer('Teléfono', '1', { repetition: 1 }))
    const both = merged(before, mine, phone('suya', 2))
    expect(phones(both.secciones)).toEqual(['1', 'suya', 'mía'])
    expect(both.left).toEqual([])
    expect(both.placeOf({ ...at, repetition: 2 })).toEqual({ ...at, repetition: 3 })
    expect(both.placeOf({ ...at, repetition: 1 })).toEqual({ ...at, repetition: 1 })
  })

  it('COMP-01 when the answer was signed meanwhile, my further answers are listed', () => {
    const sealed = merged(nothing, phone('mía', 1), nothing, true)
    expect(phones(sealed.secciones)).toEqual([])
    expect(told(sealed)).toEqual(['Teléfono: mía'])
    expect(sealed.left[0]?.question?.repeticiones).toEqual([])
  })

  it('COMP-01 a row that both had takes what each of them filled in', () => {
    const before: Filling = (scenario) => scenario.addRow('Local')
    const both = merged(
      before,
      (scenario) => phone('mía', 1, 1)(scenario.answer('Rubro', 'Bar', { row: 1 })),
      phone('suya', 1, 1),
    )
    expect(textAt(both.secciones, 1, 0)).toBe('Bar')
    expect(phones(both.secciones, 1)).toEqual(['suya', 'mía'])
    const inRow = { ...at, row: 1 }
    expect(both.placeOf({ ...inRow, repetition: 1 })).toEqual({ ...inRow, repetition: 2 })
    expect(both.placeOf({ ...inRow, question: 9 })).toEqual({ ...inRow, question: 9 })
  })

  it('COMP-01 a further answer moves along with my row, and stays in place when the row was there already', () => {
    const before: Filling = (scenario) => scenario.addRow('Local')
    const add: Filling = (scenario) => phone('x', 1, 2)(scenario.addRow('Local'))
    const mine = { ...at, row: 2, repetition: 1 }
    expect(merged(before, add, add).placeOf(mine)).toEqual({ ...mine, row: 3 })
  })

  it('COMP-01 an answer gets no more rows than it may have; my surplus rows are listed', () => {
    const rows =
      (count: number, word: string): Filling =>
      (scenario) => {
        for (let row = 1; row <= count; row += 1)
          scenario.addRow('Local').answer('Rubro', `${word}${row}`, { row })
        return scenario
      }
    const both = merged(nothing, rows(3, 'mía'), rows(198, 'suya'))
    expect(both.secciones[0]?.seccionesRepetibles).toHaveLength(200)
    expect(textAt(both.secciones, 200, 0)).toBe('mía2')
    expect(told(both)).toEqual(['Rubro: mía3'])
  })

  it('COMP-01 below a condition that both checked, each keeps what they filled in', () => {
    const check: Filling = (scenario) => scenario.checkCondition('Multa')
    const both = merged(
      check,
      (scenario) => scenario.answer('Monto', '500'),
      (scenario) => scenario.answer('Ley', '12'),
    )
    expect(both.secciones[1]?.conditions[1]?.questions.map(({ respuesta }) => respuesta)).toEqual([
      '500',
      '12',
    ])
    expect(both.left).toEqual([])
  })

  it('COMP-01 a further answer below a condition stands after theirs', () => {
    const check: Filling = (scenario) => scenario.checkCondition('Clausura')
    const add: Filling = (scenario) => scenario.addRepetition('Motivo')
    const place = { section: 1, condition: 0, row: 0, question: 0, repetition: 1 }
    expect(merged(check, add, add).placeOf(place)).toEqual({ ...place, repetition: 2 })
  })

  it('COMP-01 where several conditions may be checked, mine is checked beside theirs', () => {
    const both = merged(
      nothing,
      (scenario) => scenario.checkCondition('Multa').answer('Monto', '500'),
      (scenario) => scenario.checkCondition('Clausura'),
    )
    expect(both.secciones[1]?.conditions.map(({ checked }) => checked)).toEqual([true, true])
    expect(both.secciones[1]?.conditions[1]?.questions[0]?.respuesta).toBe('500')
    expect(both.left).toEqual([])
  })

  it('COMP-01 what I changed below a condition that they unchecked is listed', () => {
    const both = merged(
      (scenario) => scenario.checkCondition('Multa').answer('Monto', '500'),
      (scenario) => scenario.answer('Monto', '600'),
      (scenario) => scenario.uncheckBranch('Multa'),
    )
    expect(both.secciones[1]?.conditions[1]?.checked).toBe(false)
    expect(told(both)).toEqual(['Multa', 'Monto: 600'])
  })

  it('COMP-01 a condition that they unchecked stays unchecked, whatever I filled in below the one beside it', () => {
    const both = merged(
      (scenario) => scenario.checkCondition('Clausura').checkCondition('Multa').answer('Monto', '500'),
      (scenario) => scenario.answer('Motivo', 'Ruido'),
      (scenario) => scenario.uncheckBranch('Multa'),
    )
    expect(both.secciones[1]?.conditions.map(({ checked }) => checked)).toEqual([true, false])
    expect(both.secciones[1]?.conditions[0]?.questions[0]?.respuesta).toBe('Ruido')
    expect(both.left).toEqual([])
  })

  it('COMP-01 what both filled in alike, and what I only cleared, is not listed', () => {
    const kiosk: Filling = (scenario) => scenario.answer('Rubro', 'Kiosco')
    const bar: Filling = (scenario) => scenario.answer('Rubro', 'Bar')
    const alike = merged(kiosk, bar, (scenario) => bar(scenario).answer('Teléfono', '1'))
    expect([textAt(alike.secciones, 0, 0), alike.left]).toEqual(['Bar', []])
    const cleared = merged(kiosk, (scenario) => scenario.answer('Rubro', ''), bar)
    expect([textAt(cleared.secciones, 0, 0), cleared.left]).toEqual(['Bar', []])
  })
})
