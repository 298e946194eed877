import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getAnswer } from '../../src/data/staff/answers'
import { correctAnswer } from '../../src/data/staff/amendments'
import { exportPage } from '../../src/data/staff/export-page'
import { readSummary } from '../../src/data/staff/form-summary'
import { answerPdf } from '../../src/data/staff/pdf'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { readChoices } from '../../src/domain/answers-list/choice-address'
import { NO_FILTERS, type AnswerFilters } from '../../src/domain/answers-list/filters'
import { deleteState, renameState } from '../../src/domain/form/edit-states'
import type { Form } from '../../src/domain/form/form'
import { stateRef } from '../../src/domain/form/state-ref'
import type { User } from '../../src/domain/user/user'
import { anOption, aSection, NOT_FILTERED, questions, TYPED } from '../../src/testing/builders'
import { REVIEWED } from '../../src/testing/corrections'
import { Scenario } from '../../src/testing/scenario'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, leave, listAnswers } from './data'
import { heard } from './events'
import { beginWorld, hire, owner, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const GIVEN = new Date('2026-03-05T14:20:00Z')
const MARCH = { from: new Date('2026-03-01T03:00:00Z'), to: new Date('2026-04-01T03:00:00Z') }
const LANGUAGE = { language: 'es', timeZone: 'UTC' } as const

/** Options as they stand one below the other, by id and words. */
const offered = (...all: [id: string, texto: string][]) =>
  all.map(([id, texto], orden) => anOption(orden, { id, texto }))
const asking = (motivos: [string, string][], lugares: [string, string][]) => [
  aSection({
    preguntas: questions(
      { ...TYPED['single-choice'], id: 'motivo', titulo: 'Motivo', opciones: offered(...motivos) },
      { ...TYPED['multiple-choice'], id: 'lugares', titulo: 'Lugares', opciones: offered(...lugares) },
    ),
  }),
]

const FIRST: Form = formAt(OWN_AREA, {
  id: newName(owner, 'form'),
  opcionales: options(REVIEWED),
  secciones: asking(
    [
      ['bache', 'Bache'],
      ['luz', 'Luz'],
      ['arbol', 'Árbol'],
    ],
    [
      ['vereda', 'Vereda'],
      ['calzada', 'Calzada'],
    ],
  ),
  estados: {
    disponibles: ['Nueva', 'En curso', 'Hecha'].map((nombre, id) => ({ id, nombre, transiciones: [] })),
    ...{ inicial: 0, actual: 0 },
  },
})
/** An option and a state are gone, others stand elsewhere or are called otherwise. */
const SECOND: Form = {
  ...FIRST,
  version: FIRST.version + 1,
  secciones: asking(
    [
      ['luz', 'Alumbrado'],
      ['poda', 'Poda'],
      ['arbol', 'Árbol'],
    ],
    [
      ['calzada', 'Calzada'],
      ['vereda', 'Vereda'],
    ],
  ),
  estados: renameState(deleteState(FIRST.estados, 0), 1, 'Terminada'),
}
const [UNDER_WAY = '', DONE = ''] = SECOND.estados.disponibles.map(stateRef)

let corrector: User

async function save(form: Form, actual: number, motivo: string, lugar: string): Promise<StoredAnswer> {
  const { stored: secciones } = Scenario.open(form.secciones).answer('Motivo', motivo).tick('Lugares', lugar)
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), secciones })
  await write(`respuestas_formularios/${answer.id}`, {
    ...stored(owner, answer),
    ...{ fechaCreacion: GIVEN, estados: { ...form.estados, actual } },
  })
  return answer
}

/** The answers that a list has under these filters. */
async function listed(filters: Partial<AnswerFilters>): Promise<string[]> {
  const { answers } = await listAnswers({
    form: SECOND,
    user: corrector,
    filters: { ...NO_FILTERS, ...filters },
  })
  return answers.map(({ id }) => id).toSorted()
}
/** Those that a saved view or a link from a chart leads to. */
const leadsTo = (address: string) => listed({ choices: readChoices(new URLSearchParams(address)) })

/** Each chosen option, and how many chose it. */
async function counted(question: string): Promise<Record<string, number>> {
  const asked = { formId: FIRST.id, range: MARCH, authors: null, timeZone: 'UTC' }
  const { questions: all } = await readSummary(asked)
  const chosen = all.get(question)?.options ?? []
  return Object.fromEntries(chosen.flatMap(({ id, count }) => (count === 0 ? [] : [[id, count]])))
}

/** What a file says of these answers, one after the other: state, the one choice and the several. */
async function exported(...ids: string[]): Promise<unknown[][]> {
  const page = await exportPage({
    ...{ formId: FIRST.id, filters: NOT_FILTERED, ...LANGUAGE, lastDoc: null, upTo: null, ids },
  })
  const at = [
    page.columns.findIndex((column) => column.of === 'fact' && column.fact === 'state'),
    ...['Motivo', 'Lugares'].map((title) =>
      page.columns.findIndex((column) => column.of === 'answer' && column.heading.at(-1) === title),
    ),
  ]
  return page.answers.map((row) => at.map((index) => row[index]))
}

async function printed(answerId: string): Promise<string> {
  const url = await answerPdf({ answerId, ...LANGUAGE })
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
}

beforeAll(async () => {
  connectData()
  await beginWorld()
  corrector = await hire('sara', 'ROLE_SUPERVISOR_CORRECTOR')
  await enter(corrector)
})
afterAll(leave)

it('DAY-01 ALIST-02 ALIST-06 STAT-02 PDF-01 CORR-02 options and states that were reordered, renamed and removed under answers are what was chosen, everywhere', async () => {
  await layOut(formDocuments(owner, FIRST), owner)
  const [hole, light] = [await save(FIRST, 1, 'Bache', 'Vereda'), await save(FIRST, 2, 'Luz', 'Calzada')]
  await heard()
  await layOut(formDocuments(owner, SECOND), owner)
  const later = await save(SECOND, 0, 'Alumbrado', 'Vereda')
  await heard()
  const sorted = (...answers: StoredAnswer[]) => answers.map(({ id }) => id).toSorted()

  expect(await leadsTo('opcion=motivo:bache')).toEqual(sorted(hole))
  expect(await leadsTo('opcion=motivo:luz')).toEqual(sorted(light, later))
  expect(await leadsTo('opcion=motivo:poda')).toEqual([])
  expect(await leadsTo('opcion=lugares:vereda')).toEqual(sorted(hole, later))
  expect(await listed({ state: UNDER_WAY })).toEqual(sorted(hole, later))
  expect(await listed({ state: DONE })).toEqual(sorted(light))
  expect([await counted('motivo'), await counted('lugares')]).toEqual([
    { bache: 1, luz: 2 },
    { vereda: 2, calzada: 1 },
  ])
  // Each in the words under which it was chosen.
  expect(await exported(hole.id, light.id, later.id)).toEqual([
    ['En curso', 'Bache', 'Vereda'],
    ['Hecha', 'Luz', 'Calzada'],
    ['En curso', 'Alumbrado', 'Vereda'],
  ])
  const [ofLight, ofLater] = [await printed(light.id), await printed(later.id)]
  for (const words of ['Hecha', 'Luz', 'Calzada']) expect(ofLight).toContain(words)
  expect(ofLight).not.toMatch(/Bache|Alumbrado|Vereda|Terminada/)
  for (const words of ['En curso', 'Alumbrado', 'Vereda']) expect(ofLater).toContain(words)
  expect(ofLater).not.toMatch(/Bache|Luz|Calzada/)

  const { lastUpdate } = await getAnswer(hole.id)
  const { stored: secciones } = new Scenario(FIRST.secciones)
    .answer('Motivo', 'Árbol')
    .tick('Lugares', 'Calzada')
  await correctAnswer({
    ...{ answerId: hole.id, lastUpdate: lastUpdate?.getTime() ?? null, secciones },
    ...{ rows: [], ubicacion: null, request: null },
  })
  await heard()
  expect(await leadsTo('opcion=motivo:bache')).toEqual([])
  expect(await leadsTo('opcion=motivo:arbol')).toEqual(sorted(hole))
  expect(await leadsTo('opcion=lugares:vereda')).toEqual(sorted(later))
  expect(await listed({ state: UNDER_WAY })).toEqual(sorted(hole, later))
  expect([await counted('motivo'), await counted('lugares')]).toEqual([
    { arbol: 1, luz: 2 },
    { vereda: 1, calzada: 2 },
  ])
  expect(await exported(hole.id)).toEqual([['En curso', 'Árbol', 'Calzada']])
  expect(await printed(hole.id)).toContain('Árbol')
})
