import { addRepetition, addRow } from '../repeatable'
import { viewAt } from '../view'
import { describe, expect, it } from 'vitest'
import { CLOCK } from '../../../testing/builders'
import { workOn, VISIT, VISIT_FORM } from '../../../testing/corrections'
import type { QuestionPath } from '../path'
import { branchSpot, pathOfSpot, questionSpot, rowSpot } from './spot'
import { type PartRef } from '../../form/part-ref'

const { secciones } = workOn(VISIT, VISIT_FORM)
const [notas, local, medidas] = secciones
if (!notas || !local || !medidas) throw new Error('the form has them')

const path = (given: Partial<QuestionPath>): QuestionPath => ({
  section: 0,
  condition: null,
  row: 0,
  question: 0,
  repetition: 0,
  ...given,
})
const spot = (seccionId: string, preguntaId: string, more: Partial<PartRef> = {}): PartRef => ({
  ...{ seccionId, condicionId: '', preguntaId, rowIndex: 0, repeticion: 0 },
  ...more,
})

describe('CORR-07 where a correction stands', () => {
  it('CORR-07 the first row is the section’s own, every other one is not', () => {
    expect([0, 1, 2].map((row) => rowSpot(local, row))).toMatchObject([
      { seccionId: 'local', sectionOrder: 1, rowIndex: 0, isMain: true, repetible: true, title: 'Local' },
      { rowIndex: 1, isMain: false },
      { rowIndex: 2, isMain: false },
    ])
  })

  it('CORR-07 a condition stands in its section by its order and words', () => {
    const [, fine] = medidas.conditions
    expect(fine && branchSpot(medidas, fine)).toMatchObject({
      ...{ seccionId: 'medidas', condicionId: 'multa', preguntaId: '', conditionIndex: 1, order: 1 },
      ...{ isMain: true, repetible: false, title: 'Multa' },
    })
  })

  it('CORR-07 further answers and rows are not the main ones, and say whether they can be repeated', () => {
    const given = addRow(addRepetition([notas, local], path({}), CLOCK), 1, CLOCK)
    const said = [path({}), path({ repetition: 1 }), path({ question: 1 }), path({ section: 1, row: 1 })]
      .flatMap((one) => viewAt(given, one) ?? [])
      .map(questionSpot)
      .map(({ title, isMain, repetible, conditionIndex }) => [title, isMain, repetible, conditionIndex])
    expect(said).toEqual([
      ['Nota', true, true, null],
      ['Nota', false, true, null],
      ['Acta', true, false, null],
      ['Rubro', false, true, null],
    ])
  })

  it('CORR-07 a place is found by ids, whether or not its row or further answer is there', () => {
    expect(pathOfSpot(secciones, spot('notas', 'acta'))).toEqual(path({ question: 1 }))
    expect(pathOfSpot(secciones, spot('local', 'titular', { rowIndex: 4, repeticion: 2 }))).toEqual(
      path({ section: 1, row: 4, question: 1, repetition: 2 }),
    )
    expect(pathOfSpot(secciones, spot('medidas', 'testigo', { condicionId: 'multa' }))).toEqual(
      path({ section: 2, condition: 1, question: 1 }),
    )
  })

  it('CORR-02 CORR-05 a place that the form does not have is not taken for another one', () => {
    const wrong = [
      spot('otra', 'nota'),
      spot('notas', 'rubro'),
      spot('notas', 'nota', { condicionId: 'clausura' }),
      spot('medidas', 'motivo'),
      spot('medidas', 'motivo', { condicionId: 'multa' }),
      spot('medidas', 'motivo', { condicionId: 'decomiso' }),
    ]
    for (const one of wrong) expect(pathOfSpot(secciones, one), JSON.stringify(one)).toBeNull()
  })
})
