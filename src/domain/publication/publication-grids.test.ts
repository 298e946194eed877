import { expect, it } from 'vitest'
import { aForm, aQuestion, AREA, aSection, aUser, TYPED } from '../../testing/builders'
import { checkPublication } from './publication'
import type { Question } from '../form/question'

const grid = aQuestion({ ...TYPED.grid, id: 'g', titulo: '¿Cómo está…?' })
const row = (orden: number, given = {}) =>
  aQuestion({ ...TYPED['yes-no'], id: `r${orden}`, orden, enCuadricula: true, required: true, ...given })
const found = (...preguntas: Question[]) =>
  checkPublication(
    aForm({ secciones: [aSection({ preguntas })] }),
    aUser('ROLE_GENERADOR', { areas: [AREA] }),
  )

it('KIND-05 EDIT-25 tells a grid whose rows differ, and lets none pass without rows or a heading', () => {
  expect(found(grid, row(1), row(2))).toEqual({ blocking: [], advising: [] })
  expect(found(grid, row(1), row(2, TYPED.text)).advising).toMatchObject([
    { code: 'gridMixed', place: { kind: 'question', id: 'g' } },
  ])
  expect(found({ ...grid, titulo: ' ' }, aQuestion({ orden: 1 })).blocking).toMatchObject([
    { code: 'questionUntitled', place: { kind: 'question', id: 'g' } },
    { code: 'gridEmpty', place: { kind: 'question', id: 'g' } },
  ])
})
