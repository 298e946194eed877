import { describe, expect, it } from 'vitest'
import { anAttachment } from '../../testing/builders'
import { REVIEWED_ANSWER, workOn, VISIT, VISIT_FORM } from '../../testing/corrections'
import { MAX_COPIES } from '../answer/copies'
import { questionAt } from '../answer/fill'
import type { QuestionPath } from '../answer/path'
import { pathsOf } from '../answer/view'
import { rowsOf } from '../answer/rows'
import type { Section } from '../form/section'
import { valueIn, NOTHING } from '../answer/corrections/part-value'
import { putBranch, putValue, withPlaceAt } from './put'

const visit = () => workOn(VISIT, VISIT_FORM)
const { secciones } = visit()
const path = (given: Partial<QuestionPath>): QuestionPath => ({
  ...{ section: 0, condition: null, row: 0, question: 0, repetition: 0 },
  ...given,
})
const TESTIGO = path({ section: 2, condition: 1, question: 1 })
const further = (sections: Section[], at: QuestionPath) =>
  questionAt(sections, at)?.repeticiones.map(({ orden, respuesta }) => [orden, respuesta])
const rowsIn = (sections: Section[], section: number) =>
  sections[section]?.seccionesRepetibles.map(({ orden, preguntas }) => [orden, preguntas[0]?.respuesta])

describe('CORR-02 CORR-07 what is put into an answer', () => {
  it('CORR-07 rows and further answers before a place are made blank and in order, after those that are there', () => {
    const bar = visit().addRow('Local').answer('Rubro', 'Bar', { row: 1 }).secciones
    const cine = putValue(bar, path({ section: 1, row: 4 }), 'answer', { ...NOTHING, answer: 'Cine' })
    expect(rowsIn(cine, 1)).toEqual([
      [0, 'Bar'],
      [1, ''],
      [2, ''],
      [3, 'Cine'],
    ])
    const eva = putValue(secciones, { ...TESTIGO, repetition: 1 }, 'answer', { ...NOTHING, answer: 'Eva' })
    const leo = putValue(eva, { ...TESTIGO, repetition: 3 }, 'answer', { ...NOTHING, answer: 'Leo' })
    expect(further(leo, TESTIGO)).toEqual([
      [0, 'Eva'],
      [1, ''],
      [2, 'Leo'],
    ])
  })

  it('CORR-07 a first row comes where there was none, and never more rows or answers than a form takes', () => {
    const first = withPlaceAt(secciones, path({ section: 3 }))
    expect([secciones, first].map(([, , , anexos]) => anexos && rowsOf(anexos).length)).toEqual([0, 1])
    const many = withPlaceAt(secciones, path({ section: 1, row: MAX_COPIES + 50 }))
    expect(rowsIn(many, 1)).toHaveLength(MAX_COPIES)
    expect(further(withPlaceAt(secciones, path({ repetition: MAX_COPIES + 50 })), path({}))).toHaveLength(
      MAX_COPIES,
    )
  })

  it('CORR-02 CORR-07 no room is made where the form takes no further row or answer', () => {
    const places = [
      path({ row: 2 }),
      path({ question: 1, repetition: 2 }),
      path({ section: 2, condition: 0, repetition: 1 }),
      path({ section: 2, condition: 0, row: 2 }),
    ]
    for (const place of places) expect(withPlaceAt(secciones, place), JSON.stringify(place)).toBe(secciones)
    const asRows = secciones.map((section) => ({ ...section, repetible: true }))
    expect(withPlaceAt(asRows, path({ section: 2, condition: 0, row: 2 }))).toBe(asRows)
    const value = { ...NOTHING, answer: 'Otro' }
    expect(putValue(secciones, path({ question: 7 }), 'answer', value)).toBe(secciones)
  })

  it('CORR-02 what already stands so stays the same, and everything that is not touched too', () => {
    const ticked = workOn(REVIEWED_ANSWER).tick('Salidas', 'Malo').secciones
    for (const sections of [ticked, visit().addRow('Local').addRepetition('Nota').secciones]) {
      for (const place of pathsOf(sections)) {
        expect(withPlaceAt(sections, place)).toBe(sections)
        const question = questionAt(sections, place)
        if (!question || place.repetition > 0) continue
        expect(putValue(sections, place, 'answer', valueIn(question, question, 'answer'))).toBe(sections)
      }
    }
    const archivo = anAttachment({ path: 'imagenes/comercios/despues.jpg' })
    const changed = putValue(secciones, path({ section: 1, question: 2 }), 'imagen', { ...NOTHING, archivo })
    expect([0, 1, 2, 3].map((at) => changed[at] === secciones[at])).toEqual([true, false, true, true])
  })

  it('CORR-02 CORR-07 a condition that is unchecked has nothing below it, and one that stays as it was is not touched', () => {
    const without = putBranch(secciones, 2, 0, false)
    expect(without[2]?.conditions).toMatchObject([{ checked: false, questions: [{ respuesta: '' }] }, {}])
    expect(without[2]?.conditions[1]).toBe(secciones[2]?.conditions[1])
    expect(putBranch(secciones, 2, 0, true)).toBe(secciones)
    expect(putBranch(secciones, 2, 1, false)).toBe(secciones)
    expect(putBranch(secciones, 2, 5, true)).toBe(secciones)
    expect(putBranch(secciones, 2, 1, true)[2]?.conditions).toMatchObject([
      { checked: true, questions: [{ respuesta: 'Ruidos' }] },
      { checked: true },
    ])
  })
})
