import { describe, expect, it } from 'vitest'
import {
  aBranch,
  anAnswer,
  anAttachment,
  anOption,
  aSection,
  aVersion,
  questions,
  TYPED,
} from '../../../testing/builders'
import type { StoredAnswer, StoredSection } from '../../answer/answer'
import { ANONYMOUS_AUTHOR } from '../../answer/submitted'
import { supervisorEditSchema } from '../../answer/corrections/edit'
import { rowSpot } from '../../answer/corrections/spot'
import * as logic from '../../form-logic/logic'
import { installLogic } from '../../answering/logic'
import type { Section } from '../../form/section'
import { contributionOf, type Move } from './contribution'
import { summaryOf, type FormSummary } from './form-summary'
import { NO_SUMS } from './sums'

installLogic(logic)

const GIVEN = new Date('2026-03-05T14:20:00Z')

function contributed(
  secciones: Section[],
  stored: StoredSection[],
  given: Partial<StoredAnswer> = {},
  moves: Move[] = [],
) {
  const answer = { ...anAnswer(), fechaCreacion: GIVEN, secciones: stored, ...given }
  return contributionOf(aVersion({ secciones }), answer, moves)
}

const summed = (...given: Parameters<typeof contributed>): FormSummary =>
  summaryOf(contributed(...given)?.sums ?? NO_SUMS)

const ASKED = [
  aSection({
    preguntas: questions(
      TYPED['single-choice'],
      TYPED['multiple-choice'],
      TYPED['yes-no'],
      TYPED.decimal,
      TYPED.date,
      TYPED.time,
      TYPED.text,
    ),
  }),
]
const answering = (...given: (object | null)[]): StoredSection[] => [
  {
    id: 'seccion-0',
    orden: 0,
    preguntas: given.flatMap((one, orden) => (one ? [{ id: `pregunta-${orden}`, orden, ...one }] : [])),
  },
]
const numbered = (respuesta: string) => summed(ASKED, answering(null, null, null, { respuesta }))

describe('what an answer contributes', () => {
  it('STAT-02 is counted by the kind of each question', () => {
    const { questions: counted } = summed(
      ASKED,
      answering(
        { respuesta: '1' },
        {
          opciones: [
            { id: 'opcion-0', orden: 0 },
            { id: 'opcion-2', orden: 2 },
          ],
        },
        { respuesta: 'false' },
        { respuesta: '12,50' },
        { valor: '2025-12-31' },
        { valor: '09:30' },
      ),
    )
    expect(counted.get('pregunta-0')?.options).toEqual([{ id: 'opcion-1', count: 1 }])
    expect(counted.get('pregunta-1')?.options.map(({ id }) => id)).toEqual(['opcion-0', 'opcion-2'])
    expect(counted.get('pregunta-2')).toMatchObject({ filled: 1, yes: 0, no: 1 })
    expect(counted.get('pregunta-3')?.numbers).toEqual({
      ...{ count: 1, sum: 12.5, sumOfSquares: 156.25, beyond: 0 },
      buckets: [{ from: 12, to: 13, nearest: 12, count: 1 }],
    })
    expect(counted.get('pregunta-4')?.months).toEqual([{ month: '2025-12', count: 1 }])
    expect(counted.get('pregunta-5')?.times[9]).toBe(1)
    expect(counted.get('pregunta-6')).toMatchObject({ filled: 0, empty: 1 })
  })

  it('STAT-02 of a yes or a text nothing but its number is counted, and no count is stored as 0', () => {
    const given = answering(null, null, { respuesta: 'true' }, { respuesta: '0' }, null, null, {
      respuesta: 'Sin novedad',
    })
    const { sums } = contributed(ASKED, given) ?? { sums: NO_SUMS }
    const about = (question: string) => [...sums.keys()].filter((key) => key.startsWith(`q/${question}/`))
    expect([about('pregunta-2'), about('pregunta-3'), about('pregunta-6')]).toEqual([
      ['q/pregunta-2/0', 'q/pregunta-2/2'],
      ['q/pregunta-3/0', 'q/pregunta-3/b/0'],
      ['q/pregunta-6/0'],
    ])
    expect([...sums.keys()].every((key) => /^[ahiveq]\//.test(key))).toBe(true)
    expect([...sums.values()]).not.toContain(0)
  })

  it('STAT-02 a question of which only a file was given is filled', () => {
    const file = anAttachment({ path: 'a', name: 'a', size: 1 })
    for (const given of [{ imagen: file }, { documento: file }, { video: file }]) {
      const { questions: counted } = summed(ASKED, answering(null, null, null, null, null, null, given))
      expect(counted.get('pregunta-6')).toMatchObject({ filled: 1, empty: 0 })
    }
  })

  it('STAT-02 a single choice counts one option, also where two options have the same position', () => {
    const [question] = questions({
      ...TYPED['single-choice'],
      opciones: [anOption(0), anOption(1), { ...anOption(1), id: 'otra' }],
    })
    const asked = [aSection({ preguntas: question ? [question] : [] })]
    const { questions: counted } = summed(asked, answering({ respuesta: '1' }))
    expect(counted.get('pregunta-0')?.options).toEqual([{ id: 'opcion-1', count: 1 }])
  })

  it('STAT-02 it counts checked conditions, rows, and each response to a repeated question', () => {
    const conditional = aSection({
      id: 'ramas',
      orden: 0,
      conditionalSection: true,
      conditions: [
        aBranch({ order: 0, questions: questions({ id: 'a' }) }),
        aBranch({ order: 1, questions: questions({ id: 'b' }) }),
      ],
    })
    const rows = aSection({
      id: 'filas',
      orden: 1,
      repetible: true,
      preguntas: questions({ id: 'c', repetible: true }),
    })
    const { sections, questions: counted } = summed(
      [conditional, rows],
      [
        { id: 'ramas', orden: 0, conditions: [{ id: 'condicion-1', order: 1, questions: [] }] },
        {
          id: 'filas',
          orden: 1,
          preguntas: [{ id: 'c', orden: 0, respuesta: 'x', repeticiones: [{ orden: 0, respuesta: 'y' }] }],
          seccionesRepetibles: [
            {
              orden: 0,
              preguntas: [
                {
                  id: 'c',
                  orden: 0,
                  respuesta: 'x',
                  repeticiones: [{ orden: 0 }, { orden: 1, respuesta: 'y' }],
                },
              ],
            },
          ],
        },
      ],
    )
    expect(sections.get('ramas')).toMatchObject({ asked: 1, conditions: [{ id: 'condicion-1', answers: 1 }] })
    expect(sections.get('filas')?.rows).toEqual([{ rows: 2, answers: 1 }])
    expect(counted.has('a')).toBe(false)
    expect(counted.get('b')).toMatchObject({ empty: 1 })
    expect(counted.get('c')).toMatchObject({ filled: 4, empty: 1 })
    expect(counted.get('c')?.repetitions).toEqual([
      { times: 2, answers: 1 },
      { times: 3, answers: 1 },
    ])
  })

  it('STAT-07 an answer contributes nothing when it is invalid, hidden or without a time', () => {
    const removeVision: object = { removeVision: true }
    for (const given of [
      { invalida: true },
      removeVision,
      { fechaCreacion: null },
      { fechaCreacion: new Date(Number.NaN) },
    ]) {
      expect(contributed(ASKED, [], given)).toBeNull()
    }
  })

  it('STAT-07 an answer whose version is lost contributes only what stands beside its questions', () => {
    const answer = { ...anAnswer(), fechaCreacion: GIVEN }
    const summary = summaryOf(contributionOf(null, answer, [])?.sums ?? NO_SUMS)
    expect(summary).toMatchObject({ answers: 1, unread: 1 })
    expect(summary.questions.size).toBe(0)
  })

  it('STAT-07 a text that is no number is in no sum of numbers, and is counted apart', () => {
    expect(numbered('mil').questions.get('pregunta-3')?.numbers).toMatchObject({
      count: 0,
      sum: 0,
      beyond: 1,
    })
  })

  it('STAT-07 large numbers and their squares are summed exactly', () => {
    const { numbers } = numbered('999999999,99').questions.get('pregunta-3') ?? {}
    expect(numbers?.sum).toBe(999_999_999.99)
    expect((numbers?.sumOfSquares ?? 0) / 999_999_999.99 ** 2).toBeCloseTo(1, 12)
  })

  it.each([
    ['9999-12-31', 0],
    ['2200-01-01', 0],
    ['2199-12-31', 1],
    ['1900-01-01', 1],
    ['1899-12-31', 0],
  ])('STAT-07 of the date %s %i months are kept apart', (day, months) => {
    const given = answering(null, null, null, null, { valor: day })
    const counted = summed(ASKED, given).questions.get('pregunta-4')
    expect([counted?.months.length, counted?.otherDates]).toEqual([months, 1 - months])
  })

  it('CORR-02 counts what a supervisor put right', () => {
    const asked = [aSection({ repetible: true, preguntas: questions(TYPED['yes-no']) })]
    const yes = { id: 'pregunta-0', orden: 0, respuesta: 'true' }
    const rows = [
      {
        ...{ id: 'seccion-0', orden: 0, preguntas: [yes] },
        seccionesRepetibles: [{ orden: 0, preguntas: [yes] }],
      },
    ]
    const [section] = asked
    const spot = section && rowSpot(section, 1)
    const editsBySupervisor = [
      supervisorEditSchema.parse({ editedRows: [{ ...spot, parte: 'fila', answer: 'false' }] }),
    ]
    expect(summed(asked, rows).questions.get('pregunta-0')).toMatchObject({ filled: 2 })
    expect(summed(asked, rows, { editsBySupervisor }).questions.get('pregunta-0')).toMatchObject({
      filled: 1,
    })
  })

  it('ROLE-03 an answer is in the counts of its author, and in nobody’s where it has no author', () => {
    expect(contributed([], [], { creadoPor: 'ana' })?.author).toBe('ana')
    expect(contributed([], [], { creadoPor: ANONYMOUS_AUTHOR })?.author).toBeNull()
    expect(contributed([], [], { creadoPor: 'a/b' })?.author).toBeNull()
  })

  it('STAT-07 ids and names may be any text', () => {
    const odd = ['__proto__', 'a/b', '', 'ñ~%', '__x__']
    const secciones = [aSection({ preguntas: questions(...odd.map((id) => ({ id }))) })]
    const { questions: counted } = summed(secciones, [])
    expect([...counted.keys()].sort()).toEqual([...odd].sort())
  })
})

it('STAT-02 LOGIC-11 counts as asked whom a rule asked, and nobody else', () => {
  const ruled = [
    aSection({ id: 'a', preguntas: questions({ id: 'pets', ...TYPED['yes-no'] }) }),
    aSection({
      ...{ id: 'b', orden: 1, conditionalQuestion: '¿Cuáles?', mostrarSi: '{{pets}}' },
      conditions: [aBranch({ id: 'dog' })],
    }),
    aSection({
      ...{ id: 'c', orden: 2 },
      preguntas: questions({ id: 'name', mostrarSi: '{{pets}}' }, { id: 'street' }),
    }),
  ]
  const said = (respuesta: string): StoredSection[] => [
    { id: 'a', orden: 0, preguntas: [{ id: 'pets', orden: 0, respuesta }] },
  ]
  const [asked, notAsked] = [summed(ruled, said('true')), summed(ruled, said('false'))]
  expect(asked.sections.get('b')?.asked).toBe(1)
  expect(notAsked.sections.get('b')).toBeUndefined()
  expect(asked.questions.get('name')).toMatchObject({ filled: 0, empty: 1 })
  expect(notAsked.questions.get('name')).toBeUndefined()
  expect(notAsked.questions.get('street')).toMatchObject({ filled: 0, empty: 1 })
})
