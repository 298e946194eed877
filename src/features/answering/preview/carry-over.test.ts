import { describe, expect, it } from 'vitest'
import type { StoredSection } from '../../../domain/answer/answer'
import { anOption, aCondition, aQuestion, aSection, questions, TYPED } from '../../../testing/builders'
import { carryOver } from './carry-over'

const stored = (...preguntas: NonNullable<StoredSection['preguntas']>): StoredSection[] => [
  { id: 'seccion-0', orden: 0, preguntas },
]
const section = (...given: Parameters<typeof questions>) => [aSection({ preguntas: questions(...given) })]

describe('what was filled into a preview', () => {
  it('stays with its question when others come, go and move', () => {
    const before = section({ id: 'a' }, { id: 'b' })
    const after = section({ id: 'nueva' }, { id: 'b', titulo: 'Otra vez' })
    expect(
      carryOver(
        stored({ id: 'a', orden: 0, respuesta: 'uno' }, { id: 'b', orden: 1, respuesta: 'dos' }),
        before,
        after,
      ),
    ).toEqual(stored({ id: 'b', orden: 1, respuesta: 'dos' }))
  })

  it('goes when the question now asks for something of another kind', () => {
    const filled = stored({ id: 'a', orden: 0, respuesta: 'uno' })
    expect(carryOver(filled, section({ id: 'a' }), section({ id: 'a', ...TYPED.integer }))).toEqual(stored())
  })

  it('a choice follows its option, also further answers, and goes with it', () => {
    const options = (...ids: string[]) => ids.map((id, orden) => anOption(orden, { id }))
    const single = (...ids: string[]) =>
      section({ id: 'a', ...TYPED['single-choice'], repetible: true, opciones: options(...ids) })
    const filled = stored({
      id: 'a',
      orden: 0,
      respuesta: '1',
      repeticiones: [{ orden: 0, respuesta: '0' }],
    })
    expect(carryOver(filled, single('x', 'y'), single('y', 'z'))).toMatchObject(
      stored({ id: 'a', orden: 0, respuesta: '0', repeticiones: [{ orden: 0, respuesta: undefined }] }),
    )
    const multiple = (...ids: string[]) =>
      section({ id: 'a', ...TYPED['multiple-choice'], opciones: options(...ids) })
    const ticked = stored({
      id: 'a',
      orden: 0,
      opciones: [
        { id: 'x', orden: 0 },
        { id: 'y', orden: 1 },
      ],
    })
    expect(carryOver(ticked, multiple('x', 'y'), multiple('y'))).toMatchObject(
      stored({ id: 'a', orden: 0, opciones: [{ id: 'y', orden: 1 }] }),
    )
  })

  it('rows and conditions stay with their section', () => {
    const conditional = (...ids: string[]) =>
      aSection({
        id: 'c',
        orden: 1,
        conditions: ids.map((id, order) =>
          aCondition({ id, order, questions: [aQuestion({ id: `en-${id}` })] }),
        ),
      })
    const filled: StoredSection[] = [
      {
        id: 'seccion-0',
        orden: 0,
        seccionesRepetibles: [{ orden: 0, preguntas: [{ id: 'a', orden: 0, respuesta: 'fila' }] }],
      },
      {
        id: 'c',
        orden: 1,
        conditions: [
          { id: 'si', order: 0, questions: [{ id: 'en-si', orden: 0, respuesta: 'x' }] },
          { id: 'no', order: 1, questions: [] },
        ],
      },
      { id: 'ida', orden: 2, preguntas: [] },
    ]
    const rows = section({ id: 'a' })
    const kept = carryOver(filled, [...rows, conditional('si', 'no')], [...rows, conditional('si')])
    expect(kept).toHaveLength(2)
    expect(kept[0]?.seccionesRepetibles?.[0]?.preguntas[0]?.respuesta).toBe('fila')
    expect(kept[1]?.conditions?.map(({ id, questions: asked }) => [id, asked[0]?.respuesta])).toEqual([
      ['si', 'x'],
    ])
  })
})
