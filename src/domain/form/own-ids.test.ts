import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBranch, anOption, anAnswer, aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { contentFaults } from '../answering/content'
import { assembleAnswer, assembleSections } from '../answering/whole'
import { digestOf } from '../answers-list/digest'
import { filledText } from '../certificate/fill-text'
import { refOf } from '../answer/by-ref'
import { viewAt } from '../answer/view'
import { pathOfSpot } from '../answer/corrections/spot'
import { refKey } from '../form/part-ref'
import { exportColumns } from '../export/columns'
import { exportRow, type ExportFormat } from '../export/row'
import { contributionOf } from '../statistics/aggregates/contribution'
import { formVersionSchema } from './form'
import { withOwnIds } from './own-ids'
import type { Section } from './section'

const idsOf = (secciones: readonly Section[]) =>
  secciones.flatMap(({ preguntas, conditions }) =>
    [...preguntas, ...conditions.flatMap(({ questions: below }) => below)].map(({ id }) => id),
  )

/** As old forms counted: anew in each section and condition. */
const OLD = [
  aSection({ id: 'a', preguntas: questions({ id: '0', titulo: 'Calle' }, { id: '1', titulo: 'Número' }) }),
  aSection({
    ...{
      id: 'b',
      orden: 1,
      preguntas: questions({ id: '0', titulo: 'Nombre' }, { id: '2', titulo: 'Barrio' }),
    },
  }),
  aSection({
    ...{ id: 'c', orden: 2 },
    conditions: [aBranch({ id: 'si', checked: true, questions: questions({ id: '0', titulo: 'Detalle' }) })],
  }),
]
const version = formVersionSchema.parse(aVersion({ secciones: OLD }))
/** An answer as it was stored to such a form. */
const GIVEN = [
  { id: 'a', orden: 0, preguntas: [{ id: '0', orden: 0, respuesta: 'Mayor' }] },
  { id: 'b', orden: 1, preguntas: [{ id: '0', orden: 0, respuesta: 'Ana' }] },
  {
    ...{ id: 'c', orden: 2 },
    conditions: [{ id: 'si', order: 0, questions: [{ id: '0', orden: 0, respuesta: 'Nada' }] }],
  },
]
const stored = { ...anAnswer({ version }), secciones: GIVEN }
const answer = assembleAnswer(version, stored)
const format: ExportFormat = {
  summary: { yes: 'Sí', no: 'No', language: 'es' },
  ...{ localMoment: String, filePage: () => null, invalid: '', corrected: '' },
}

describe('two questions of a form with one id', () => {
  it('EDIT-10 DAY-07 each get an id of their own when the form is read; the first one keeps it', () => {
    expect(idsOf(version.secciones)).toEqual(['0', '1', '0@b', '2', '0@c.si'])
    expect(withOwnIds(version.secciones)).toBe(version.secciones)
  })

  it('VIEW-01 show each what was answered to it, and the answer is not taken for invalid', () => {
    const [a, b, c] = answer.secciones
    expect(
      [a?.preguntas[0], b?.preguntas[0], c?.conditions[0]?.questions[0]].map((one) => one?.respuesta),
    ).toEqual(['Mayor', 'Ana', 'Nada'])
    expect(contentFaults(version, GIVEN, null)).toEqual([])
    expect(contentFaults(version, [...GIVEN.slice(0, 2), { id: 'x', orden: 2 }], null)).toContain('parts')
  })

  it('ALIST-06 have each a column in exports', () => {
    const columns = exportColumns([version], 'es')
    const row = exportRow(answer, columns, format)
    const cellUnder = (title: string) =>
      row[columns.findIndex((column) => column.of === 'answer' && column.heading.at(-1) === title)]
    expect(['Calle', 'Nombre', 'Detalle'].map(cellUnder)).toEqual(['Mayor', 'Ana', 'Nada'])
  })

  it('DAY-01 have each a column in lists', () => {
    expect(digestOf(stored, answer.secciones, []).columnas).toEqual({
      '0': 'Mayor',
      '0@b': 'Ana',
      '0@c.si': 'Nada',
    })
  })

  it('STAT-02 have each their counts', () => {
    const now = { ...stored, fechaCreacion: new Date('2026-10-05T10:00Z') }
    const sums = contributionOf(version, now, [])?.sums ?? new Map<string, number>()
    const counted = [...sums.keys()].filter((key) => key.startsWith('q/'))
    expect(new Set(counted.map((key) => key.split('/')[1])).size).toBe(5)
  })

  it('PDF-02 have each a placeholder in certificates', () => {
    const words = filledText('{{0}}, {{0@b}}, {{0@c.si}}', answer, { numero: 1, fecha: '' }, format.summary)
    expect(words).toBe('Mayor, Ana, Nada')
  })

  it('CORR-02 are found where corrections of before say that they are', () => {
    const spot = { seccionId: 'b', condicionId: '', preguntaId: '0', repeticion: 0, rowIndex: 0 }
    const under = { ...spot, seccionId: 'c', condicionId: 'si' }
    expect(pathOfSpot(version.secciones, spot)).toMatchObject({ section: 1, question: 0 })
    expect(pathOfSpot(version.secciones, under)).toMatchObject({ section: 2, condition: 0, question: 0 })
    const path = pathOfSpot(version.secciones, spot)
    const view = path && viewAt(version.secciones, path)
    if (!view) throw new Error('the question is there')
    expect(refKey(refOf(view), 'answer')).toBe(refKey(spot, 'answer'))
  })
})

describe('ids of parts', () => {
  it('EDIT-10 are told apart within one list too, and answers stay with their own', () => {
    const twice = withOwnIds([
      aSection({
        preguntas: questions(
          {
            id: 'x',
            ...TYPED['multiple-choice'],
            opciones: [anOption(0, { id: 'o' }), anOption(1, { id: 'o' })],
          },
          { id: 'x' },
        ),
      }),
      aSection({ orden: 1 }),
    ])
    expect(twice.map(({ id }) => id)).toEqual(['seccion-0', 'seccion-1'])
    expect(idsOf(twice).slice(0, 2)).toEqual(['x', 'x@seccion-0'])
    expect(twice[0]?.preguntas[0]?.opciones.map(({ id }) => id)).toEqual(['o', 'o~2'])
    const [section] = assembleSections(
      twice,
      [
        {
          ...{ id: 'seccion-0', orden: 0 },
          preguntas: [
            { id: 'x', orden: 0, opciones: [{ id: 'o', orden: 1 }] },
            { id: 'x', orden: 1, respuesta: 'la otra' },
          ],
        },
      ],
      null,
    )
    expect(section?.preguntas[0]?.opciones.map(({ checked }) => checked)).toEqual([false, true])
    expect(section?.preguntas[1]?.respuesta).toBe('la otra')
  })

  it('EDIT-10 are never used twice, whatever a form has, and are the same when it is read again', () => {
    const id = fc.constantFrom('0', '1', '0@0', '0~2', '')
    const section = fc
      .tuple(id, fc.array(id, { maxLength: 4 }), fc.array(id, { maxLength: 3 }))
      .map(([own, asked, branches]) =>
        aSection({
          id: own,
          preguntas: questions(...asked.map((one) => ({ id: one }))),
          conditions: branches.map((one) => aBranch({ id: one, questions: questions({ id: one }) })),
        }),
      )
    fc.assert(
      fc.property(fc.array(section, { maxLength: 4 }), (given) => {
        const read = withOwnIds(given)
        const conditions = read.flatMap((one) => one.conditions.map((branch) => branch.id))
        for (const ids of [read.map((one) => one.id), conditions, idsOf(read)])
          expect(new Set(ids).size).toBe(ids.length)
        expect(withOwnIds(read)).toBe(read)
      }),
    )
  })
})
