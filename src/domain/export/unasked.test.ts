import { expect, it } from 'vitest'
import { aBranch, anAnswer, aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { EXPORT_FORMAT } from '../../testing/export-format'
import { installLogic, withRules } from '../answering/logic'
import { assembleAnswer } from '../answering/whole'
import * as logic from '../form-logic/logic'
import type { Cell } from './cell'
import { exportColumns, FACTS } from './columns'
import { exportRow } from './row'

installLogic(logic)

const VERSION = aVersion({
  secciones: [
    aSection({
      preguntas: questions(
        { id: 'pets', titulo: 'Mascotas', ...TYPED['yes-no'] },
        { id: 'many', titulo: 'Cuántas', ...TYPED.integer, mostrarSi: '{{pets}}', adjuntar: true },
        { id: 'note', titulo: 'Nota' },
      ),
    }),
    aSection({
      ...{ id: 'more', orden: 1, conditionalSection: true, mostrarSi: '{{pets}}' },
      conditions: [aBranch({ condition: 'Perros', checked: false, questions: questions({ id: 'dog' }) })],
    }),
  ],
})

/** What the columns of the questions say of an answer to the first one. */
function cells(pets: string, unasked?: string): Cell[] {
  const filled = VERSION.secciones.map((section) => ({
    ...section,
    preguntas: section.preguntas.map((one) => ({ ...one, respuesta: one.id === 'pets' ? pets : '' })),
  }))
  const given = anAnswer({ version: VERSION, secciones: withRules(filled, null) })
  const answer = assembleAnswer(VERSION, given)
  return exportRow(answer, exportColumns([VERSION], 'es'), { ...EXPORT_FORMAT, unasked }).slice(FACTS.length)
}

const NOT = 'no se preguntó'

it('LOGIC-11 ALIST-06 says on request what was not asked, which is not what was left blank', () => {
  expect(cells('false', NOT)).toEqual(['No', NOT, null, null, NOT, NOT])
  // What is asked and left blank stays empty; what stands below a condition that is not checked is not asked.
  expect(cells('true', NOT)).toEqual(['Sí', null, null, null, 'No', NOT])
})

it('LOGIC-11 ALIST-06 says nothing of it otherwise: who reads the columns by program finds them as they were', () => {
  expect(cells('false')).toEqual(['No', null, null, null, 'No', null])
})
