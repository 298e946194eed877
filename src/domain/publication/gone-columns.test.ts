import { describe, expect, it } from 'vitest'
import { aForm, aSection, aUser, questions, TYPED } from '../../testing/builders'
import { checkPublication } from './publication'
import type { Section } from '../form/section'

const TABLE = 'calles-de-villa'
const ADMIN = aUser('ROLE_ADMIN')
const check = { id: 'v', regla: 'lookup({{calle}}, "Zona") = "x"', mensaje: 'No', tipo: 'error' } as const

const asks = (calculo: string, given: Partial<Section> = {}) =>
  aSection({
    id: 's',
    titulo: 'Trámite',
    ...given,
    preguntas: questions(
      { id: 'calle', titulo: 'Calle', ...TYPED['table-choice'], formato: `${TABLE}:1` },
      { id: 'total', titulo: 'Total', ...TYPED.decimal, calculo },
    ),
  })

const goneIn = (section: Section, columns: readonly string[] | undefined) =>
  checkPublication(aForm({ secciones: [section] }), ADMIN, ({ table }) =>
    table === TABLE ? columns : [],
  ).blocking.filter(({ code }) => code === 'columnGone')

describe('KIND-09 LOGIC-06 EDIT-25 a column that a rule looks up and the table does not have', () => {
  it('keeps the form from being public, with where it is used and what there is', () => {
    const [found, ...others] = goneIn(asks('lookup({{calle}}, "Tasa") * 2'), [
      'Calle',
      'Zona',
      'ca',
      'Tarifa',
    ])
    expect(others).toEqual([])
    expect(found).toMatchObject({
      ...{ words: 'Tasa', among: ['Zona', 'Tarifa'], place: { kind: 'question', id: 'total' } },
      spot: [{ words: 'Trámite' }, { words: 'Total' }],
    })
  })

  it('is found in checks of a section and of the whole form', () => {
    const own = asks('1', { validaciones: [check] })
    const whole = asks('1', { validaciones: [{ ...check, delFormulario: true }] })
    expect(goneIn(own, ['Calle'])).toMatchObject([{ place: { kind: 'section', id: 's' }, among: [] }])
    expect(goneIn(whole, ['Calle'])).toMatchObject([{ place: { kind: 'logic' }, spot: [] }])
  })

  it('is none where the table has it in other letters, nobody knows the columns, or nothing is looked up', () => {
    const looks = asks('lookup({{calle}}, "Tasa")')
    expect(goneIn(looks, ['Calle', 'TASA'])).toEqual([])
    expect(goneIn(looks, undefined)).toEqual([])
    expect(goneIn(asks('1 + 1'), ['Calle'])).toEqual([])
  })

  it('keeps nobody from saving a form that goes on with an earlier version of the table: it is told', () => {
    const { blocking, advising } = checkPublication(
      aForm({ secciones: [asks('lookup({{calle}}, "Tasa")')] }),
      ADMIN,
      () => ['Calle'],
      ({ table, version }) => table === TABLE && version === 1,
    )
    expect(blocking.map(({ code }) => code)).not.toContain('columnGone')
    expect(advising).toContainEqual(
      expect.objectContaining({
        code: 'columnKept',
        words: 'Tasa',
        place: { kind: 'question', id: 'total' },
      }),
    )
  })
})
