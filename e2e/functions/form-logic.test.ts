import { beforeAll, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import { setResponse } from '../../src/domain/answer/fill'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { withRules } from '../../src/domain/answering/logic'
import { growRows } from '../../src/domain/answer/repeatable'
import { startSections } from '../../src/domain/answering/start'
import type { Form } from '../../src/domain/form/form'
import { anOption, aSection, CLOCK, questions, TYPED } from '../../src/testing/builders'
import { compactSections } from '../../src/domain/answering/compact'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { beginWorld, change, owner, read, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
/** The day at which answers of tests are saved. */
const TODAY = '2026-10-05'

const SECTIONS = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'pets', ...TYPED['yes-no'], required: true },
      {
        ...{ id: 'many', ...TYPED.integer, mostrarSi: '{{pets}}', required: true },
        validaciones: [{ id: 'v', regla: '{{many}} <= 20', mensaje: 'Hasta veinte', tipo: 'error' }],
      },
      { id: 'fee', ...TYPED.decimal, calculo: '{{many}} * 2.5', mostrarSi: '{{pets}}' },
      {
        ...{
          id: 'kind',
          ...TYPED['multiple-choice'],
          filtroOpciones: 'attribute("asked") = "yes" or not {{pets}}',
        },
        opciones: [
          anOption(0, { atributos: 'asked = "yes"' }),
          anOption(1),
          anOption(2, { atributos: 'asked = "yes"', exclusiva: true }),
          anOption(3, { atributos: 'asked = "yes"', otra: true }),
        ],
      },
      { id: 'age', ...TYPED.integer, minimo: '0', maximo: '{{many}}' },
      { id: 'name', ...TYPED.text, valorInicial: 'if({{pets}}, "Firulais", blank())' },
    ),
    validaciones: [{ id: 'c', regla: '{{age}} = 13', mensaje: 'Trece no', tipo: 'cierre' }],
  }),
  aSection({
    ...{ id: 'r', orden: 1, repetible: true, filas: 'if({{pets}}, {{many}}, 0)' },
    preguntas: questions({ id: 'petName', ...TYPED.text }),
  }),
]

let form: Form
const answerPath = ({ id }: Pick<StoredAnswer, 'id'>) => `respuestas_formularios/${id}`

/** Stores an answer as somebody could who does not use our pages, and looks at it. */
async function isMarked(secciones: StoredSection[], given: Partial<StoredAnswer> = {}): Promise<unknown> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), secciones, ...given })
  await write(answerPath(answer), { ...stored(owner, answer), areas: [] })
  await settle(answer.id)
  return (await read(answerPath(answer)))?.['invalida']
}

const part = (preguntas: StoredSection['preguntas']): StoredSection[] => [
  { id: 's', orden: 0, ...(preguntas && { preguntas }) },
]
const yes = { id: 'pets', orden: 0, respuesta: 'true' }
const no = { id: 'pets', orden: 0, respuesta: 'false' }
const many = (respuesta: string) => ({ id: 'many', orden: 1, respuesta })
const fee = (respuesta: string) => ({ id: 'fee', orden: 2, respuesta })

/** Of the option that asks which, as its words. */
const ticked = (...orders: number[]) => ({
  ...{ id: 'kind', orden: 3, opciones: orders.map((orden) => ({ id: `opcion-${orden}`, orden })) },
  ...(orders.includes(3) && { otraRespuesta: 'Iguana' }),
})
const age = (respuesta: string) => ({ id: 'age', orden: 4, respuesta })
const name = (respuesta: string) => ({ id: 'name', orden: 5, respuesta })
const FILLED_IN = { ...name('Firulais'), porDefecto: true }
/** So many rows, of which each names a pet. */
const rows = (count: number): StoredSection => {
  const preguntas = [{ id: 'petName', orden: 0, respuesta: 'Milo' }]
  const further = Array.from({ length: count - 1 }, (_, orden) => ({ orden, preguntas }))
  return { id: 'r', orden: 1, preguntas, ...(further.length > 0 && { seccionesRepetibles: further }) }
}
/** An answer that is right, with something else beside it. */
const whole = (...more: NonNullable<StoredSection['preguntas']>): StoredSection[] =>
  part([yes, many('4'), fee('10'), ...more])

beforeAll(async () => {
  await beginWorld()
  form = formAt(OWN_AREA, { id: newName(owner, 'form'), secciones: SECTIONS })
  await layOut(formDocuments(owner, form), owner)
})

describe('answers to a form with rules', () => {
  it('LOGIC-04 an answer that was filled in by them stays unmarked', async () => {
    const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })
    const filled = [
      ['true', 0],
      ['4', 1],
    ].reduce(
      (sections, [respuesta, question]) =>
        withRules(setResponse(sections, at(Number(question)), { respuesta: String(respuesta) }), TODAY),
      startSections(SECTIONS, CLOCK),
    )
    const named = withRules(
      growRows(filled, CLOCK).map((section) => ({
        ...section,
        ...(section.id === 'r' && {
          preguntas: section.preguntas.map((one) => ({ ...one, respuesta: 'Milo' })),
          seccionesRepetibles: section.seccionesRepetibles.map((row) => ({
            ...row,
            preguntas: row.preguntas.map((one) => ({ ...one, respuesta: 'Milo' })),
          })),
        }),
      })),
      TODAY,
    )
    expect(compactSections(named)).toEqual([...part([yes, many('4'), fee('10'), FILLED_IN]), rows(4)])
    expect(await isMarked(compactSections(named), { diaComienzo: TODAY })).toBe(false)
    const chosen = part([yes, many('4'), fee('10'), ticked(0, 3), age('4'), name('Milo')])
    expect(await isMarked([...chosen, rows(4)], { diaComienzo: TODAY })).toBe(false)
    expect(await isMarked(part([no]), { diaComienzo: TODAY })).toBe(false)
  })

  it.each<[string, StoredSection[]]>([
    ['what was not asked', part([no, many('4')])],
    ['a calculated answer of the sender', [...part([yes, many('4'), fee('0')]), rows(4)]],
    ['no calculated answer', [...part([yes, many('4')]), rows(4)]],
    ['an answer that fails a check', [...part([yes, many('21'), fee('52,5')]), rows(21)]],
    ['nothing where a rule asks', part([yes])],
    ['an option that is not offered', [...whole(ticked(1)), rows(4)]],
    ['one that excludes the others beside another', [...whole(ticked(0, 2)), rows(4)]],
    ['which other one, where none was picked', [...whole({ ...ticked(0), otraRespuesta: 'x' }), rows(4)]],
    ['no word of which other one', [...whole({ ...ticked(3), otraRespuesta: '' }), rows(4)]],
    ['more than a rule takes', [...whole(age('5')), rows(4)]],
    ['what closes the form', [...part([yes, many('13'), fee('32,5'), age('13')]), rows(13)]],
    [
      'another answer in place of the initial one',
      [...whole({ ...name('Milo'), porDefecto: true }), rows(4)],
    ],
    ['more rows than a rule says', [...whole(), rows(5)]],
    ['fewer rows than a rule says', [...whole(), rows(3)]],
    ['rows that are not asked', [...part([no]), rows(1)]],
  ])('LOGIC-04 an answer with %s is marked', async (_what, secciones) => {
    expect(await isMarked(secciones, { diaComienzo: TODAY })).toBe(true)
  })

  it.each([undefined, '2001-01-01', '9999-12-31', '2026-02-30'])(
    'LOGIC-04 an answer that says it was begun on %s is marked',
    async (diaComienzo) => {
      expect(await isMarked(part([no]), diaComienzo === undefined ? {} : { diaComienzo })).toBe(true)
    },
  )

  it.each<[string, string, string, boolean]>([
    ['sixty days before it came', '2026-08-06', '2026-10-05T13:30:00Z', false],
    ['earlier', '2026-08-05', '2026-10-05T13:30:00Z', true],
    ['the day after, by a clock that was ahead', '2026-10-06', '2026-10-06T02:30:00Z', false],
    ['two days after by the clock of the town hall', '2026-10-07', '2026-10-06T02:30:00Z', true],
  ])('LOGIC-04 SEC-03 what a stranger says was begun %s', async (_when, diaComienzo, came, isInvalid) => {
    const given = { ...anonymousAuthor('uid-alguien'), diaComienzo, fechaCreacion: new Date(came) }
    expect(await isMarked(part([no]), given)).toBe(isInvalid)
  })

  it('LOGIC-04 an answer that was let in stays in, whatever is believed of its day later', async () => {
    const given = { ...anonymousAuthor('uid-alguien'), diaComienzo: TODAY }
    const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), secciones: part([no]), ...given })
    await write(answerPath(answer), { ...stored(owner, answer), areas: [] })
    await settle(answer.id)
    await change(answerPath(answer), { diaComienzo: '2026-01-01' })
    await settle(answer.id)
    expect((await read(answerPath(answer)))?.['invalida']).toBe(false)
  })

  it('LOGIC-12 an answer from before to a form with braces in its words stays unmarked', async () => {
    const asked = [
      aSection({ id: 's', titulo: 'Datos {{de quien firma}}', preguntas: questions({ id: 'q' }) }),
    ]
    const old = formAt(OWN_AREA, { id: newName(owner, 'form'), secciones: asked })
    await layOut(formDocuments(owner, old), owner)
    const secciones = part([{ id: 'q', orden: 0, respuesta: 'x' }])
    const answer = answerTo(old, AUTHOR, { id: newName(owner, 'answer'), secciones })
    await write(answerPath(answer), { ...stored(owner, answer), areas: [] })
    await settle(answer.id)
    expect((await read(answerPath(answer)))?.['invalida']).toBe(false)
  })
})
