import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDigests } from '../../functions/src/migrations/fill-digests'
import { nameFormChoices, nameOwnChoices } from '../../functions/src/migrations/name-choices'
import { getListedQuestions, listAuthors, saveListSettings } from '../../src/data/staff/list-settings'
import { listAnswersPage, listMatchingAnswers } from '../../src/data/staff/list-answers'
import { FIND_ANSWERS } from '../../src/domain/calls/find-answers'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { authorOf } from '../../src/domain/answering/new-answer'
import { ownListsOf } from '../../src/domain/answers-list/own-lists'
import { columnOf } from '../../src/domain/form/listed-questions'
import { getFormHead } from '../../src/data/staff/forms'
import { NO_FILTERS, type AnswerFilters } from '../../src/domain/answers-list/filters'
import { toVersion } from '../../src/domain/form/version'
import { NO_TERM } from '../../src/domain/assignment/due'
import type { User } from '../../src/domain/user/user'
import { anAnswer, anOption, AREA, aSection, OTHER_AREA, questions, TYPED } from '../../src/testing/builders'
import { formAt, formDocuments, stored } from '../rules/documents'
import { FOREIGN_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { connectData, enter, leave, readsOf } from './data'
import { heard } from './events'
import { atWork, claimsToken } from './staff-tokens'
import { beginWorld, change, hire, lookedUp, owner, read, remove, write } from './world'

/** The questions of the form, whose options stand in that order. */
const withOptions = (order: readonly number[]) =>
  questions(
    { titulo: 'Calle' },
    {
      ...TYPED['single-choice'],
      opciones: order.map((option, orden) => ({ ...anOption(option), orden })),
    },
    { ...TYPED['yes-no'] },
  )

const FORM = formAt(OWN_AREA, {
  id: 'formulario-a-buscar',
  areas: [AREA],
  secciones: [
    aSection({
      preguntas: withOptions([0, 1, 2]),
    }),
  ],
})
const pathOf = (id: string) => `respuestas_formularios/${id}`
const BEFORE = { question: 'pregunta-1', value: '2', byPosition: true } as const
const DUE = { order: 'vence', period: { from: null, to: '2026-04-09' } } as const
const NAMES = ['Diego Maldonado', 'Diego Vega', 'Norma Maldonado', 'Lía Paz']
const code = (n: number) => `VDR-00000AB${String(n).padStart(3, '0')}`
let supervisor: User
let inspector: User

async function answer(n: number): Promise<[string, StoredAnswer]> {
  const [nombre = '', apellido = ''] = (NAMES[n % NAMES.length] ?? '').split(' ')
  const author = authorOf(n % 2 ? inspector : supervisor, n % 2 ? 'uid-ines' : 'uid-sara')
  const datosCiudadano = await lookedUp({
    id: `p-${n}`,
    nombre,
    apellido,
    dni: `2400${String(n).padStart(4, '0')}`,
  })
  const given = anAnswer({ id: `found-answer-${n}`, version: toVersion(FORM), author, code: code(n) })
  const preguntas = [
    { id: 'pregunta-0', orden: 0, respuesta: n % 3 ? 'Calle Mayor' : 'Avenida Colón' },
    { id: 'pregunta-1', orden: 1, respuesta: String(n % 3) },
    { id: 'pregunta-2', orden: 2, respuesta: n % 2 ? 'true' : 'false' },
  ]
  const fechaCreacion = new Date(2026, 2, 1, 0, n)
  const secciones = [{ id: 'seccion-0', orden: 0, preguntas }]
  // Every third one is due on a day of its own.
  const vence = n % 3 === 0 ? `2026-04-${String(n + 1).padStart(2, '0')}` : NO_TERM
  return [given.id, { ...given, vence, datosCiudadano, secciones, fechaCreacion, lastUpdate: fechaCreacion }]
}

const find = async (user: User, filters: Partial<AnswerFilters>) => {
  const request = { form: FORM, user, filters: { ...NO_FILTERS, ...filters }, columns: ['pregunta-0'] }
  return listAnswersPage({ ...request, pageSize: 15 })
}
const found = async (user: User, filters: Partial<AnswerFilters>) =>
  (await find(user, filters)).answers.map(({ id }) => Number(id.split('-')[2]))

beforeAll(async () => {
  connectData()
  await beginWorld()
  supervisor = await hire('sara', 'ROLE_SUPERVISOR', { areas: [AREA, OTHER_AREA] })
  inspector = await hire('ines', 'ROLE_INSPECTOR')
  await layOut(formDocuments(owner, FORM), owner)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => answer(n)))
  for (const [id, one] of answers) await write(pathOf(id), stored(owner, one))
  await heard()
})
afterAll(leave)

describe('what the trigger keeps for lists', () => {
  it('DAY-01 a form says which questions its list begins with', async () => {
    const form = await read(`formularios/${FORM.id}`)
    expect(form?.lista.primeras.map(({ id }: { id: string }) => id)).toEqual([
      'pregunta-0',
      'pregunta-1',
      'pregunta-2',
    ])
  })

  it('DAY-01 an answer has its digest in the one write that also says whether it is valid, and nothing follows from it', async () => {
    const data = await read(pathOf('found-answer-1'))
    expect(data?.ficha.columnas).toEqual({
      'pregunta-0': 'Calle Mayor',
      'pregunta-1': 'Regular',
      'pregunta-2': 'true',
    })
    expect(data?.invalida).toBe(false)
    await heard()
    expect((await read(pathOf('found-answer-1')))?.ficha).toEqual(data?.ficha)
  })
})

describe('finding answers', () => {
  beforeAll(() => enter(supervisor))

  it.each<[string, Partial<AnswerFilters>, number[]]>([
    ['a whole code', { search: code(7) }, [7]],
    ['a code in small letters, from its start', { search: 'vdr-00000ab00' }, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
    ['the end of a code from its start', { search: '00000ab011' }, [11]],
    ['a document number, however it is written', { search: '24.000.005' }, [5]],
    ['a first name', { search: 'diego' }, [9, 8, 5, 4, 1, 0]],
    ['a full name, without accents', { search: 'lia paz' }, [11, 7, 3]],
    ['surname and name, not whole', { search: 'Maldonado Die' }, [8, 4, 0]],
    ['a word of a column', { search: 'colón' }, [9, 6, 3, 0]],
    ['words of both', { search: 'maldonado avenida' }, [6, 0]],
    ['a choice', { choices: [{ question: 'pregunta-1', value: 'opcion-2' }] }, [11, 8, 5, 2]],
    ['a choice as links from before name it', { choices: [BEFORE] }, [11, 8, 5, 2]],
    ['yes', { choices: [{ question: 'pregunta-2', value: 'true' }], search: 'vega' }, [9, 5, 1]],
    ['a word and a state', { search: 'diego', state: '1' }, []],
    ['a word and who answered', { search: 'maldonado', author: 'ines' }, []],
    ['a word and a day', { search: 'diego', period: { day: '2026-03-02' } }, []],
    ['a word that nobody typed', { search: 'inexistente' }, []],
    ['one letter', { search: 'x' }, []],
    ['a word and that it has a term', { search: 'diego', order: 'vence' }, [9, 0]],
    ['a word and that it was due', { search: 'diego', ...DUE }, [0]],
  ])('DAY-01 works by %s', async (_what, filters, expected) => {
    expect(await found(supervisor, filters)).toEqual(expected)
  })

  it('DAY-01 brings the columns of the list, and costs a read for each answer that is looked through and two for who asks', async () => {
    const { value, reads } = await readsOf(() => find(supervisor, { search: code(7) }))
    expect(value.answers[0]?.ficha?.columnas).toEqual({ 'pregunta-0': 'Calle Mayor' })
    expect(value.answers[0]?.fechaCreacion).toBeInstanceOf(Date)
    expect(reads).toBe(3)
    const name = await readsOf(() => find(supervisor, { search: 'lia paz' }))
    expect(name.reads).toBe(3 + 3)
  })

  it('REACH-08 ALIST-02 without a search what is due first comes first, page after page', async () => {
    const request = { form: FORM, user: supervisor, filters: { ...NO_FILTERS, order: 'vence' as const } }
    const first = await listAnswersPage({ ...request, pageSize: 3 })
    const second = await listAnswersPage({ ...request, pageSize: 3, after: first.cursor })
    const due = [...first.answers, ...second.answers].map(({ vence }) => vence)
    expect(due).toEqual(['2026-04-01', '2026-04-04', '2026-04-07', '2026-04-10'])
    const late = await listAnswersPage({ ...request, filters: { ...request.filters, ...DUE } })
    expect(late.answers.map(({ vence }) => vence)).toEqual(due.slice(0, 3))
  })

  it('DAY-01 pages go on where the one before ended', async () => {
    const request = { form: FORM, user: supervisor, filters: { ...NO_FILTERS, search: 'vdr' }, pageSize: 5 }
    const first = await listAnswersPage(request)
    const second = await listAnswersPage({ ...request, after: first.cursor })
    expect([...first.answers, ...second.answers].map(({ codigoMunicipio }) => codigoMunicipio)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(code),
    )
    expect(await listMatchingAnswers(request, 500)).toHaveLength(12)
  })

  it('DAY-01 an answer from before is found by its whole code and its number', async () => {
    const [, one] = await answer(40)
    await write(pathOf('found-answer-40'), stored(owner, one))
    expect(await found(supervisor, { search: code(40).toLowerCase() })).toEqual([40])
    expect(await found(supervisor, { search: '24000040' })).toEqual([40])
    expect(await fillDigests(FORM.id)).toBe(1)
    expect(await fillDigests(FORM.id)).toBe(0)
    expect(await found(supervisor, { search: code(40).slice(0, -1) })).toEqual([40])
    await remove(pathOf('found-answer-40'))
  })
})

describe('what people choose for a list', () => {
  beforeAll(() => enter(supervisor))

  it('DAY-01 columns are kept with the form, and their words find answers that change from then on', async () => {
    const [, choice] = await getListedQuestions(FORM.id)
    if (!choice) throw new Error('the form asks nothing to choose')
    await saveListSettings(FORM.id, { columnas: [columnOf(choice)] })
    expect((await getFormHead(FORM.id)).lista).toMatchObject({
      columnas: [{ id: 'pregunta-1', tipo: 'single-choice' }],
      primeras: [{}, {}, {}],
    })
    expect(await found(supervisor, { search: 'regular' })).toEqual([10, 7, 4, 1])
    await heard()
    expect(await fillDigests(FORM.id)).toBeGreaterThan(0)
    expect(await found(supervisor, { search: 'avenida' })).toEqual([])
  })

  it('DAY-01 people who see everybody’s answers are told the names of who answered', async () => {
    expect((await listAuthors(FORM.id)).authors.map(({ author }) => author).sort()).toEqual(['ines', 'sara'])
    await enter(inspector)
    await expect(listAuthors(FORM.id)).rejects.toMatchObject({ code: 'forbidden' })
    await enter(supervisor)
    await expect(listAuthors('no-hay-tal-formulario')).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('what is chosen, after options were reordered', () => {
  const LATER = {
    ...FORM,
    version: FORM.version + 1,
    secciones: [aSection({ preguntas: withOptions([2, 0, 1]) })],
  }
  const byId = (value: string) => found(supervisor, { choices: [{ question: 'pregunta-1', value }] })

  it('DAY-01 is found by the option in answers to both versions, before and after the digests are filled in', async () => {
    await enter(supervisor)
    await layOut(formDocuments(owner, LATER), owner)
    const [id, one] = await answer(12)
    const preguntas = [{ id: 'pregunta-1', orden: 1, respuesta: '0' }]
    const secciones = [{ id: 'seccion-0', orden: 0, preguntas }]
    await write(pathOf(id), stored(owner, { ...one, version: LATER.version, secciones }))
    await heard()
    expect(await byId('opcion-2')).toEqual([12, 11, 8, 5, 2])
    expect(await byId('opcion-0')).toEqual([9, 6, 3, 0])
    // As digests and views named options before.
    const palabras = (await read(pathOf('found-answer-2')))?.ficha.palabras.map((entry: string) =>
      entry.replace('opcion-2', '2'),
    )
    await change(pathOf('found-answer-2'), { 'ficha.palabras': palabras })
    const vistas = [{ nombre: 'Malos', filtro: 'eleccion=pregunta-1%3A0' }]
    await change(`formularios/${FORM.id}`, { 'lista.vistas': vistas })
    const own = [{ formulario: FORM.id, columnas: null, vistas }]
    await change('usuarios/sara', { listas: JSON.stringify(own) })
    expect(await byId('opcion-2')).toEqual([12, 11, 8, 5])
    await fillDigests(FORM.id)
    await nameFormChoices(FORM.id)
    expect(await nameOwnChoices()).toBe(1)
    expect(await byId('opcion-2')).toEqual([12, 11, 8, 5, 2])
    const named = [{ nombre: 'Malos', filtro: 'opcion=pregunta-1%3Aopcion-2' }]
    expect((await getFormHead(FORM.id)).lista?.vistas).toEqual(named)
    expect(ownListsOf((await read('usuarios/sara'))?.listas)).toEqual([{ ...own[0], vistas: named }])
    expect([await fillDigests(FORM.id), await nameOwnChoices()]).toEqual([0, 0])
  })
})

describe('who finds answers', () => {
  it('ALIST-08 DAY-01 people who see only own answers find no others, whatever they ask for', async () => {
    await enter(inspector)
    expect(await found(inspector, { search: 'diego' })).toEqual([9, 5, 1])
    expect(await found(inspector, { search: code(2) })).toEqual([])
    expect(await found(inspector, { search: 'diego', author: 'sara' })).toEqual([9, 5, 1])
  })

  const request = {
    formId: FORM.id,
    filters: { ...NO_FILTERS, search: 'diego', choices: [], from: null, to: null },
    columns: [],
    most: 15,
    after: null,
  }
  const { period: _none, ...filters } = request.filters
  const asked = { ...request, filters }

  it('DAY-01 VIEW-04 nobody of another area finds any, no stranger, and no role that reads no answers', async () => {
    const away = await atWork('otto', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA] })
    expect((await call(FIND_ANSWERS, away, asked)).result).toMatchObject({ answers: [] })
    const generator = await atWork('gema', 'ROLE_GENERADOR', { areas: [AREA] })
    expect((await call(FIND_ANSWERS, generator, asked)).status).toBe('PERMISSION_DENIED')
    expect((await call(FIND_ANSWERS, null, asked)).status).toBe('UNAUTHENTICATED')
    const citizen = claimsToken('sonia', 'sid-sonia', { citizenId: 'p-1' })
    expect((await call(FIND_ANSWERS, citizen, asked)).status).toBe('UNAUTHENTICATED')
  })

  it('DAY-01 a search that cannot be understood is refused', async () => {
    const token = await atWork('sonia', 'ROLE_SUPERVISOR', { areas: [AREA] })
    for (const wrong of [
      { ...asked, formId: 'a/b' },
      { ...asked, most: 100_000 },
      { ...asked, columns: [''] },
      { ...asked, columns: ['__x__'] },
      { ...asked, after: '../x' },
      { ...asked, after: 'bm9uc2Vuc2U' },
      { ...asked, filters: { ...filters, search: 'x'.repeat(500) } },
      {
        ...asked,
        filters: { ...filters, choices: Array.from({ length: 9 }, () => ({ question: 'q', value: '1' })) },
      },
    ])
      expect((await call(FIND_ANSWERS, token, wrong)).status).toBe('INVALID_ARGUMENT')
  })
})
