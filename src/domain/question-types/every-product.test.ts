/** What every product makes of an answer of each kind; a kind that is not in the table does not compile (KIND-11). */
import { describe, expect, it } from 'vitest'
import { anAnswer, anOption, aForm, aQuestion, aSection, aVersion, TYPED } from '../../testing/builders'
import { EXPORT_FORMAT } from '../../testing/export-format'
import { contentOf, readText } from '../../testing/form-file'
import { contentFaults } from '../answering/content'
import { problemsOf } from '../answer/problems'
import { assembleAnswer, assembleSections } from '../answering/whole'
import { askedIn } from '../answer/view'
import { choiceEntry, digestOf } from '../answers-list/digest'
import type { Cell } from '../export/cell'
import { exportColumns } from '../export/columns'
import { exportRow } from '../export/row'
import { valuesOf } from '../form-logic/values'
import { formFileText } from '../form/exchange/write'
import { QUESTION_KINDS, shapeOf, type QuestionKind } from '../form/kinds'
import type { Question, Response } from '../form/question'
import { numberText, isNumber, type Value } from '../logic/value'
import { contributionOf } from '../statistics/aggregates/contribution'
import { BASE_KEYS } from '../statistics/aggregates/base-keys'
import { partsOf } from '../statistics/aggregates/sums'
import { listedText } from './files/list'
import { behaviourOf, type ProblemCode } from '.'

interface Expected {
  question?: Partial<Question>
  /** What is answered, and how a raw answer may be that the form does not take. */
  sound: Partial<Response>
  wrong: { respuesta: string; code: ProblemCode } | null
  words: string
  cell: Cell
  /** What of it is summed, beside that it was filled. */
  sums: string[]
  value: Value
  /** Choices by which lists find it. */
  choices?: string[]
}

const OPTIONS = [anOption(0), anOption(1), anOption(2)]
const plain = (respuesta: string, words = respuesta): Expected => ({
  ...{ sound: { respuesta }, wrong: null, words, cell: words, sums: [], value: respuesta },
})

/** The sum, of its squares, and the bucket of a small number. */
const NUMBER_SUMS = ['5', '7', 'b']

const TABLE: Record<QuestionKind, Expected> = {
  text: plain('Calle 1'),
  link: {
    ...plain('https://muni.gob.ar/'),
    wrong: { respuesta: 'javascript:1', code: 'link' },
    cell: { url: 'https://muni.gob.ar/', text: 'https://muni.gob.ar/' },
  },
  integer: {
    question: { unidad: 'kg' },
    ...{
      sound: { respuesta: '42' },
      wrong: { respuesta: '4,2', code: 'integer' },
      words: '42\u00a0kg',
      cell: 42,
    },
    ...{ sums: NUMBER_SUMS, value: '42' },
  },
  decimal: {
    ...{
      sound: { respuesta: '12,5' },
      wrong: { respuesta: '1.234', code: 'decimal' },
      words: '12,5',
      cell: 12.5,
    },
    ...{ sums: NUMBER_SUMS, value: '12.5' },
  },
  date: {
    ...{ sound: { respuesta: '2026-10-05' }, wrong: { respuesta: '2026-02-30', code: 'date' } },
    ...{ words: '05/10/2026', cell: { date: '2026-10-05' }, sums: ['d'], value: '2026-10-05' },
  },
  time: {
    ...{ sound: { respuesta: '10:30' }, wrong: { respuesta: '25:00', code: 'time' } },
    ...{ words: '10:30', cell: '10:30', sums: ['h'], value: '10:30' },
  },
  'yes-no': {
    ...{
      sound: { respuesta: 'true' },
      wrong: null,
      words: 'Sí',
      cell: 'Sí',
      sums: [String(BASE_KEYS.yes)],
      value: true,
    },
    choices: ['true'],
  },
  'single-choice': {
    ...{ sound: { respuesta: '1' }, wrong: null, words: 'Regular', cell: 'Regular', sums: ['o'] },
    ...{ value: ['opcion-1'], choices: ['opcion-1'] },
  },
  'multiple-choice': {
    sound: { opciones: OPTIONS.map((one) => ({ ...one, checked: one.orden < 2 })) },
    ...{ wrong: null, words: 'Bueno, Regular', cell: 'Bueno, Regular', sums: ['o', 'o'] },
    ...{ value: ['opcion-0', 'opcion-1'], choices: ['opcion-0', 'opcion-1'] },
  },
  'long-text': plain('Se cayó un árbol.\nOcupa la calzada.'),
  email: { ...plain('ana@ejemplo.com'), wrong: { respuesta: 'ana@ejemplo', code: 'malformed' } },
  phone: { ...plain('+54 351 555-1234'), wrong: { respuesta: '12', code: 'malformed' } },
  identifier: {
    ...plain('20-12345678-6'),
    ...{ question: { formato: 'ar-cuit' }, wrong: { respuesta: '20-12345678-9', code: 'malformed' } },
  },
  'scanned-code': plain('7790895000997'),
  // Whether its table has it the server asks, which has the table.
  'table-choice': {
    ...plain('Avenida General Paz'),
    ...{ question: { formato: 'calles-de-la-villa:3' }, sums: ['o'] },
  },
  amount: {
    question: { formato: 'EUR' },
    ...{ sound: { respuesta: '1234,50' }, wrong: { respuesta: '1.234', code: 'malformed' } },
    ...{
      words: '1234,50\u00a0€',
      cell: { number: 1234.5, decimals: 2 },
      sums: ['5', '6', '7', 'b'],
      value: '1234.5',
    },
  },
  'date-time': {
    ...{ sound: { respuesta: '2026-10-05T10:30' }, wrong: { respuesta: '2026-10-05', code: 'malformed' } },
    ...{
      words: '05/10/2026 10:30',
      cell: { date: '2026-10-05T10:30' },
      sums: ['d'],
      value: '2026-10-05T10:30',
    },
  },
  month: {
    ...{ sound: { respuesta: '2026-10' }, wrong: { respuesta: '2026-13', code: 'malformed' } },
    ...{ words: '10/2026', cell: '10/2026', sums: ['d'], value: '2026-10-01' },
  },
  scale: {
    question: { formato: 'stars:1-5' },
    ...{ sound: { respuesta: '4' }, wrong: { respuesta: '6', code: 'malformed' }, words: '4 / 5', cell: 4 },
    ...{ sums: NUMBER_SUMS, value: '4' },
  },
  ranking: {
    ...{ sound: { respuesta: '2,0,1' }, wrong: { respuesta: '2,0', code: 'malformed' } },
    ...{ words: '1. Malo, 2. Bueno, 3. Regular', cell: '1. Malo, 2. Bueno, 3. Regular', sums: ['o'] },
    value: ['opcion-2'],
  },
  place: {
    question: { formato: 'point' },
    ...{ sound: { respuesta: '-31.4,-64.18 ±8' }, wrong: { respuesta: '0,0;0,1', code: 'malformed' } },
    ...{ words: '-31.40000, -64.18000 (±8 m)', cell: '-31.40000, -64.18000 (±8 m)', sums: [] },
    value: { lat: -31.4, lng: -64.18 },
  },
  files: {
    question: { formato: 'photo-document:1-3:needed:when:where' },
    sound: {
      respuesta: listedText([
        {
          ...{ path: `imagenes/${aVersion().formId}/abcdefghijkl.jpg`, name: 'frente.jpg', size: 9 },
          ...{ caption: 'Frente', takenAt: '2026-10-05T10:30', place: '-31.4,-64.18 ±8' },
        },
      ]),
    },
    ...{ wrong: { respuesta: 'frente.jpg', code: 'malformed' }, words: '1. Frente (frente.jpg)' },
    cell: {
      url: 'https://formularios.test/frente.jpg',
      text: 'Frente · 2026-10-05 10:30 · -31.4,-64.18 ±8',
    },
    ...{ sums: NUMBER_SUMS, value: '1' },
  },
  consent: {
    question: { formato: 'v2' },
    ...{
      sound: { respuesta: 'v2 2026-10-05T10:30' },
      wrong: { respuesta: 'v1 2026-10-05T10:30', code: 'malformed' },
    },
    ...{
      words: '05/10/2026 10:30 (v2)',
      cell: '05/10/2026 10:30 (v2)',
      sums: [String(BASE_KEYS.yes)],
      value: true,
    },
  },
  fact: {
    ...plain('2026-10-05T10:30', '05/10/2026 10:30'),
    ...{ wrong: { respuesta: 'ayer', code: 'malformed' }, value: null },
  },
  note: { ...plain(''), value: null, cell: null },
  grid: { ...plain(''), value: null, cell: null },
}

const ROWS = QUESTION_KINDS.map((kind) => [kind, TABLE[kind]] as const)
const questionOf = (kind: QuestionKind): Question =>
  aQuestion({
    ...TYPED[kind],
    id: 'q',
    titulo: kind,
    descripcion: 'ayuda',
    required: shapeOf(TYPED[kind]) !== 'nothing',
    ...TABLE[kind].question,
  })
/** A form of that question, and an answer to it. */
function answered(kind: QuestionKind, given: Partial<Response>) {
  const version = aVersion({ secciones: [aSection({ preguntas: [questionOf(kind)] })] })
  const secciones = [aSection({ preguntas: [{ ...questionOf(kind), ...given }] })]
  const stored = anAnswer({ version, secciones })
  return { version, secciones, stored }
}

describe.each(ROWS)('KIND-11 %s', (kind, { sound, wrong, words, cell, sums, value, choices = [] }) => {
  const { version, secciones, stored } = answered(kind, sound)
  const asks = shapeOf(TYPED[kind]) !== 'nothing'

  it('is stored and read back, and nothing stands against it', () => {
    const [read] = assembleSections(version.secciones, stored.secciones, null)
    expect(read?.preguntas[0]).toMatchObject(sound)
    expect(problemsOf(secciones)).toEqual([])
    expect(contentFaults(version, stored.secciones, null)).toEqual([])
    expect(askedIn(secciones)).toHaveLength(asks ? 1 : 0)
  })

  it('a raw answer that its form does not take is marked', () => {
    if (!wrong)
      return expect(behaviourOf(questionOf(kind)).validate(questionOf(kind), questionOf(kind))).toBeNull()
    const raw = answered(kind, { respuesta: wrong.respuesta })
    expect(problemsOf(raw.secciones).map(({ code }) => code)).toEqual([wrong.code])
    expect(contentFaults(version, raw.stored.secciones, null)).toContain('problem')
  })

  it('has words, a cell, a digest and sums', () => {
    const question = secciones[0]?.preguntas[0] ?? questionOf(kind)
    expect(behaviourOf(question).summary(question, question, EXPORT_FORMAT.summary)).toBe(words)
    const columns = exportColumns([version], 'es', 'se calcula').filter(({ of }) => of === 'answer')
    expect(exportRow(assembleAnswer(version, stored), columns, EXPORT_FORMAT)).toEqual(asks ? [cell] : [])
    const { columnas, palabras } = digestOf(stored, secciones, [])
    expect(Object.keys(columnas)).toEqual(asks ? ['q'] : [])
    expect(palabras.filter((entry) => entry.startsWith('#'))).toEqual(
      choices.map((choice) => choiceEntry('q', choice)),
    )
    const counted = [...(contributionOf(version, stored, [])?.sums.keys() ?? [])]
    const own = counted.map(partsOf).filter(([, id]) => id === 'q')
    expect(own.map(([, , what]) => what)).toEqual(asks ? [String(BASE_KEYS.filled), ...sums] : [])
  })

  it('has a value for formulas, and is what a formula that comes to it writes', () => {
    const question = secciones[0]?.preguntas[0] ?? questionOf(kind)
    const { valueOf, answerOf } = valuesOf(question)
    const found = valueOf(question, question)
    expect(isNumber(found) ? numberText(found) : found).toEqual(value)
    // A formula accepts nothing and brings no file.
    if (kind === 'consent' || kind === 'files' || kind === 'fact') return
    expect(valueOf(question, { ...question, ...answerOf(question, found) })).toEqual(found)
  })

  it('travels in a file', () => {
    const text = formFileText({ ...aForm(), secciones: version.secciones })
    const [read] = contentOf(readText(text)).content.secciones
    const { formato, unidad, tipoPregunta, tipoDato, titulo } = questionOf(kind)
    expect(read?.preguntas[0]).toMatchObject({ formato, unidad, tipoPregunta, tipoDato, titulo })
  })
})

it('KIND-03 a raw answer that gives a part which asks nothing a text or a file is marked', () => {
  const { version, stored } = answered('note', {})
  const given = { id: 'q', orden: 0 }
  const photo = { path: `imagenes/${version.formId}/a.jpg`, name: 'a.jpg', size: 1 }
  for (const raw of [
    { respuesta: 'hola' },
    { imagen: photo },
    { repeticiones: [{ orden: 0, respuesta: 'x' }] },
  ]) {
    const secciones = [{ id: version.secciones[0]?.id ?? '', orden: 0, preguntas: [{ ...given, ...raw }] }]
    expect(contentFaults(version, secciones, null)).toContain('parts')
  }
  expect(contentFaults(version, stored.secciones, null)).toEqual([])
})
