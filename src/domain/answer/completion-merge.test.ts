import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answeredSections, formSections } from '../../testing/arbitraries'
import { aCondition, anAttachment, aSection, NOW, questions } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import type { Section } from '../form/section'
import { compactSections } from './compact'
import { mergeCompletion } from './completion-merge'
import { questionAt, responseAt } from './fill'
import { brokenLocks, keepsLocks } from './locks'
import { pathsOf } from './path'

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
      aCondition({ condition: 'Clausura', questions: questions({ titulo: 'Motivo' }) }),
      aCondition({ order: 1, condition: 'Multa', questions: questions({ titulo: 'Monto' }) }),
    ],
  }),
]
const base = () => Scenario.open(form).answer('Rubro', 'Kiosco')
const textAt = (secciones: Section[], row: number, question: number) =>
  responseAt(secciones, { section: 0, condition: null, row, question, repetition: 0 })?.respuesta

/** Each run walks whole answers several times. */
const RUNS = { numRuns: 40 }

describe('completing an answer that somebody else changed meanwhile', () => {
  it('COMP-01 whoever changed nothing takes what the other did', () => {
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

  it('COMP-01 what was stored meanwhile is locked like the rest: no merge changes it', () => {
    fc.assert(
      fc.property(answers(3), ([, first = [], second = [], third = []]) => {
        // Both filled in the same answer: each keeps what stood there.
        const [mine, theirs] = [second, third]
        if (!keepsLocks('fill', first, mine) || !keepsLocks('fill', first, theirs)) return
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

  it('COMP-01 both fill different questions of a section: both are there', () => {
    const mine = base().answer('Metros', '40').secciones
    const theirs = base().addRow('Local').answer('Rubro', 'Bar', { row: 1 }).secciones
    const { secciones, left } = mergeCompletion({ base: base().secciones, mine, theirs })
    expect([textAt(secciones, 0, 1), textAt(secciones, 1, 0)]).toEqual(['40', 'Bar'])
    expect(left).toEqual([])
  })

  it('COMP-01 both answer the same question: the stored answer stays, mine is told', () => {
    const mine = base().answer('Metros', '40').secciones
    const theirs = base().answer('Metros', '45').secciones
    const { secciones, left } = mergeCompletion({ base: base().secciones, mine, theirs })
    expect(textAt(secciones, 0, 1)).toBe('45')
    expect(left.map(({ question }) => [question?.titulo, question?.respuesta])).toEqual([['Metros', '40']])
  })

  it('COMP-01 my rows stand after theirs, and files on their way follow them', () => {
    const mine = base().addRow('Local').answer('Rubro', 'Mía', { row: 1 }).secciones
    const theirs = base().addRow('Local').answer('Rubro', 'Suya', { row: 1 }).secciones
    const { secciones, placeOf } = mergeCompletion({ base: base().secciones, mine, theirs })
    expect([textAt(secciones, 1, 0), textAt(secciones, 2, 0)]).toEqual(['Suya', 'Mía'])
    const place = { section: 0, condition: null, row: 1, question: 0, repetition: 0 }
    expect(placeOf(place)).toEqual({ ...place, row: 2 })
    expect(placeOf({ ...place, row: 0 })).toEqual({ ...place, row: 0 })
  })

  it('COMP-01 only one condition may be checked and theirs is: mine is told with its answers', () => {
    const mine = base().checkCondition('Multa').answer('Monto', '500').secciones
    const theirs = base().checkCondition('Clausura').secciones
    const { secciones, left } = mergeCompletion({ base: base().secciones, mine, theirs })
    same(secciones, theirs)
    expect(left.map(({ question, condition }) => condition || question?.respuesta)).toEqual(['Multa', '500'])
  })

  it('COMP-01 what was signed meanwhile stays, and everything that I filled in is told', () => {
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

  it('COMP-01 a condition that they unchecked stays so', () => {
    const before = base().checkCondition('Multa').secciones
    const theirs = base().secciones
    const mine = base().checkCondition('Multa').answer('Metros', '40').secciones
    expect(mergeCompletion({ base: before, mine, theirs }).secciones[1]?.conditions[1]?.checked).toBe(false)
  })

  it('COMP-01 a photo of mine beside a text of theirs', () => {
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
