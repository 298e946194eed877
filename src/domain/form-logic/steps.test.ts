import { describe, expect, it } from 'vitest'
import { installLogic, withRules } from '../answering/logic'
import { setResponse } from '../answer/fill'
import { installKinds } from '../question-types'
import { FURTHER_KINDS } from '../question-types/further'
import { OUTCOME } from '../form/outcome'
import { fitsCells, narrowed } from '../tables/narrowed'
import { anOption, aSection, questions, TYPED } from '../../testing/builders'
import { graphOf } from './graph'
import * as logic from './logic'
import { stepsOf } from './steps'
import { stepsText } from './steps-text'

installLogic(logic)
installKinds(FURTHER_KINDS)

const STEPS = [
  { column: 'Provincia', question: 'p' },
  { column: 'Tipo de «lugar»', question: 't' },
]
const TOWNS = {
  columns: ['Localidad', 'Provincia'],
  entries: [
    ['Rosario', 'Santa Fe'],
    ['Villa Alta', 'Córdoba'],
    ['Otra', ''],
  ],
}

describe('KIND-09 on which answers the entries of a table depend', () => {
  it('is a formula that is read back, and another formula is none', () => {
    expect(stepsOf(stepsText(STEPS))).toEqual(STEPS)
    expect(stepsOf('{{p}} = attribute("Provincia")')).toEqual([STEPS[0]])
    expect(stepsText([])).toBe('')
    for (const other of ['', 'true', '{{p}} = "x"', 'attribute("a") = {{p:o}}', 'attribute("a") != {{p}}'])
      expect(stepsOf(other)).toBeNull()
    expect(stepsOf(`${stepsText(STEPS)} or {{p}} = "x"`)).toBeNull()
  })

  it('entries fit whatever their case, and none does while nobody answered or the column is gone', () => {
    const of = (words: string, column = 'provincia') =>
      narrowed(TOWNS, [{ column, words, question: 'p' }]).entries.map(([town]) => town)
    expect(of('CÓRDOBA')).toEqual(['Villa Alta'])
    expect(of('Salta')).toEqual([])
    expect(of('')).toEqual([])
    expect(of('Santa Fe', '__proto__')).toEqual([])
    expect(narrowed(TOWNS, [])).toBe(TOWNS)
    expect(fitsCells(TOWNS.columns, ['Otra', ''], [{ column: 'Provincia', words: '', question: 'p' }])).toBe(
      false,
    )
  })

  const sections = (parent: object) => [
    aSection({
      preguntas: questions(
        { id: 'p', titulo: 'Provincia', ...parent },
        { id: 'q', ...TYPED['table-choice'], filtroOpciones: stepsText(STEPS.slice(0, 1)) },
      ),
    }),
  ]
  const wantedAfter = (parent: object, respuesta: string) => {
    const before = withRules(sections(parent), null, sections(parent))
    const path = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }
    const after = withRules(setResponse(before, path, { respuesta }), null, sections(parent))
    return after[0]?.preguntas[1]?.[OUTCOME]?.wanted?.map(({ words }) => words)
  }

  it('is what was picked or written: words of a table, of a text, of an option', () => {
    const opciones = ['Córdoba', 'Salta'].map((texto, at) => anOption(at, { texto }))
    expect(wantedAfter({}, 'Salta')).toEqual(['Salta'])
    expect(wantedAfter(TYPED['table-choice'], 'Salta')).toEqual(['Salta'])
    expect(wantedAfter({ ...TYPED['single-choice'], opciones }, '1')).toEqual(['Salta'])
    expect(wantedAfter({ ...TYPED['single-choice'], opciones }, '')).toEqual([''])
  })

  it('a filter of another shape is a fault that is told, and keeps nothing back', () => {
    const [section] = sections({})
    if (!section) throw new Error('one section')
    const [first, second] = section.preguntas
    if (!first || !second) throw new Error('two questions')
    const odd = { ...section, preguntas: [first, { ...second, filtroOpciones: 'attribute("x") != {{p}}' }] }
    expect(graphOf([odd]).problems).toMatchObject([{ problem: { fault: 'unexpected' } }])
    expect(withRules([odd], null, [odd])[0]?.preguntas[1]?.[OUTCOME]?.wanted).toBeUndefined()
  })
})
