import { deleteDoc, doc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateCsvResponseSchema, type GenerateCsvResponse } from '../../src/domain/calls/generate-csv'
import { authorOf } from '../../src/domain/answering/new-answer'
import type { Cell } from '../../src/domain/export/cell'
import { toVersion } from '../../src/domain/form/version'
import {
  anAnswer,
  AREA,
  aSection,
  OTHER_AREA,
  questions,
  TYPED,
  NOT_FILTERED,
} from '../../src/testing/builders'
import { NO_TERM } from '../../src/domain/assignment/due'
import { formAt, formDocuments, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { beginWorld, owner } from './world'

const FORM = formAt(OWN_AREA, {
  id: 'exportado',
  areas: [AREA],
  secciones: [
    aSection({
      titulo: 'Local',
      preguntas: questions(
        // Never asked: the answers are below 0.
        { titulo: 'Permiso', id: 'permiso', mostrarSi: '{{metros}} > 0' },
        { titulo: 'Nota', id: 'nota' },
        { titulo: 'Metros', id: 'metros', ...TYPED.integer },
      ),
    }),
  ],
})
const VERSION = toVersion(FORM)
/** More than one page, also of those with a term. */
const ANSWERS = 1030

function answered(n: number, nota = `=nota ${n}`, by = n % 50 === 0 ? 'ines' : 'sara') {
  const [section] = VERSION.secciones
  const preguntas = (section?.preguntas ?? []).map((question) => ({
    ...question,
    respuesta: question.id === 'nota' ? nota : String(-n),
  }))
  const author = { ...authorOf({ username: by, firstName: '', lastName: '', inspectorID: '' }, '') }
  const answer = anAnswer({
    id: `respuesta-${n}`,
    version: VERSION,
    secciones: section ? [{ ...section, preguntas }] : [],
    author,
    code: `VDR-${String(n).padStart(10, '0')}`,
  })
  const vence = n % 50 === 0 ? NO_TERM : `2026-04-0${1 + (n % 3)}`
  return { ...stored(owner, answer), vence, fechaCreacion: new Date(Date.UTC(2026, 2, 1, 12) + n * 60_000) }
}

const ASKED = {
  formId: 'exportado',
  filters: NOT_FILTERED,
  language: 'es',
  timeZone: 'America/Argentina/Cordoba',
}

async function page(token: string, more: object = {}): Promise<GenerateCsvResponse> {
  const { status, result } = await call('generateCsv', token, { ...ASKED, lastDoc: null, ...more })
  expect(status).toBe('OK')
  return generateCsvResponseSchema.parse(result)
}
async function whole(token: string, more: object = {}): Promise<{ total: number | null; rows: Cell[][] }> {
  const first = await page(token, more)
  const rows = [...first.answers]
  for (let { lastDoc } = first; lastDoc !== null;) {
    const next = await page(token, { ...more, lastDoc })
    rows.push(...next.answers)
    lastDoc = next.lastDoc
  }
  return { total: first.total, rows }
}

let supervisor: string
let inspector: string

beforeAll(async () => {
  await beginWorld()
  supervisor = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
  inspector = await atWork('ines', 'ROLE_INSPECTOR', { areas: [AREA] })
  const all = Array.from({ length: ANSWERS }, (_, n): [string, object] => [
    `respuestas_formularios/respuesta-${n}`,
    answered(n),
  ])
  // No trigger runs for these thousand answers: it does not matter here and would delay the next tests.
  await layOut({ ...formDocuments(owner, FORM), ...Object.fromEntries(all) }, owner)
})

describe('export of answers', () => {
  it('DAY-03 contains only the chosen answers, in their order, and none that the caller may not read or of another form', async () => {
    const ids = ['respuesta-7', 'respuesta-3', 'respuesta-50', 'no-hay-tal-respuesta']
    const { total, rows } = await whole(supervisor, { ids })
    expect([total, rows.map(([code]) => code)]).toEqual([
      3,
      ['VDR-0000000007', 'VDR-0000000003', 'VDR-0000000050'],
    ])
    expect((await whole(inspector, { ids })).rows.map(([code]) => code)).toEqual(['VDR-0000000050'])
    const many = Array.from({ length: 501 }, (_, n) => `respuesta-${n}`)
    expect((await call('generateCsv', supervisor, { ...ASKED, lastDoc: null, ids: many })).status).toBe(
      'INVALID_ARGUMENT',
    )
  })

  it('REACH-08 ALIST-06 by what is due first it has everything with a term once, page after page', async () => {
    const filters = { ...NOT_FILTERED, order: 'vence' }
    const dueDays = Array.from({ length: ANSWERS }, (_, n) => n)
      .filter((n) => n % 50 !== 0)
      .map((n) => [`2026-04-0${1 + (n % 3)}`, `respuesta-${n}`, `VDR-${String(n).padStart(10, '0')}`])
      .sort(([day = '', id = ''], [other = '', otherId = '']) =>
        day === other ? (id < otherId ? -1 : 1) : day < other ? -1 : 1,
      )
    const { total, rows } = await whole(supervisor, { filters })
    expect(total).toBe(dueDays.length)
    expect(rows.map(([code]) => code)).toEqual(dueDays.map(([, , code]) => code))
    const late = await whole(supervisor, {
      filters: { ...filters, to: Date.parse('2026-04-02T02:59:59.999Z') },
    })
    expect(late.total).toBe(dueDays.filter(([day = '']) => day <= '2026-04-01').length)
  })

  it('ALIST-06 contains every answer once, page after page, newest first, with typed cells', async () => {
    const { total, rows } = await whole(supervisor)
    expect(total).toBe(ANSWERS)
    expect(rows.map(([code]) => code)).toEqual(
      Array.from({ length: ANSWERS }, (_, n) => `VDR-${String(ANSWERS - 1 - n).padStart(10, '0')}`),
    )
    const last = rows.at(-1) ?? []
    expect(last[1]).toEqual({ date: '2026-03-01T09:00' })
    expect(last.slice(-2)).toEqual(['=nota 0', 0])
  })

  it('LOGIC-11 ALIST-06 says what was not asked on request alone, in the language that is asked for', async () => {
    const permit = async (more: object) =>
      (await page(supervisor, { ids: ['respuesta-7'], ...more })).answers[0]?.at(-3)
    expect(await permit({})).toBeNull()
    expect(await permit({ saysUnasked: true })).toBe('no se preguntó')
    expect(await permit({ saysUnasked: true, language: 'en' })).toBe('not asked')
  })

  it('ALIST-06 contains what the filters leave', async () => {
    const minute = (n: number) => Date.UTC(2026, 2, 1, 12) + n * 60_000
    const filters = { ...ASKED.filters, author: 'ines', from: minute(60), to: minute(220) }
    const { total, rows } = await whole(supervisor, { filters })
    expect(total).toBe(3)
    expect(rows.map(([code]) => code)).toEqual(['VDR-0000000200', 'VDR-0000000150', 'VDR-0000000100'])
  })

  it('ALIST-08 an inspector exports own answers only, whatever the payload says of roles', async () => {
    const forged = { userRoles: ['ROLE_ADMIN'], userData: { username: 'sara' } }
    const { total, rows } = await whole(inspector, forged)
    expect(total).toBe(21)
    expect(rows).toHaveLength(21)
  })

  it('ALIST-06 gives a damaged answer a row, so that none is silently left out', async () => {
    await layOut({ 'respuestas_formularios/respuesta-2000': { ...answered(2_000), version: 99 } }, owner)
    const filters = { ...ASKED.filters, code: 'VDR-0000002000' }
    const { rows } = await whole(supervisor, { filters })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain('La respuesta no se puede leer porque sus datos están dañados.')
  })

  it('ALIST-06 ends a page early when answers are long, and loses none between two pages', async () => {
    const LONG = 130
    // As many as a cell of a workbook takes.
    const nota = 'a'.repeat(32_000)
    const long = Array.from({ length: LONG }, (_, n): [string, object] => [
      `respuestas_formularios/larga-${n}`,
      answered(3_000 + n, nota, 'lara'),
    ])
    // One by one: together they are more than one write may be.
    await Promise.all(long.map((one) => layOut(Object.fromEntries([one]), owner)))
    const filters = { ...ASKED.filters, author: 'lara' }
    const first = await page(supervisor, { filters })
    expect(first.answers.length).toBeLessThan(LONG)
    const { rows } = await whole(supervisor, { filters })
    expect(new Set(rows.map(([code]) => code)).size).toBe(LONG)
    expect(rows).toHaveLength(LONG)
    await Promise.all(long.map(([path]) => deleteDoc(doc(owner, path))))
  })

  it('ALIST-06 keeps the columns of its first page when the form is saved meanwhile', async () => {
    const first = await page(supervisor)
    const [section] = VERSION.secciones
    const asked = questions({ titulo: 'Rubro', id: 'rubro' })
    const newer = section && [{ ...section, preguntas: [...asked, ...section.preguntas] }]
    await layOut(
      { 'formularios/exportado/versiones/2': { ...VERSION, version: 2, secciones: newer ?? [] } },
      owner,
    )
    const next = await page(supervisor, { lastDoc: first.lastDoc, upTo: first.upTo })
    expect(next.columns).toEqual(first.columns)
    expect(next.answers.at(-1)?.slice(-2)).toEqual(['=nota 0', 0])
    expect((await page(supervisor)).columns).toHaveLength(first.columns.length + 1)
  })

  it('ALIST-06 has every page whole for a form of more versions than are kept in memory', async () => {
    const versions = Array.from({ length: 70 }, (_, n) => n + 3)
    await layOut(
      Object.fromEntries(
        versions.map((version) => [`formularios/exportado/versiones/${version}`, { ...VERSION, version }]),
      ),
      owner,
    )
    const { rows } = await whole(supervisor)
    const told = rows.filter((row) => row.some((cell) => String(cell).startsWith('=nota')))
    expect(told).toHaveLength(ANSWERS)
  })

  it.each([
    ['another area', () => atWork('lejos', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })],
    ['a role that reads no answers', () => atWork('gena', 'ROLE_GENERADOR', { areas: [AREA] })],
  ])('VIEW-04 staff of %s export nothing', async (_who, token) => {
    expect((await call('generateCsv', await token(), { ...ASKED, lastDoc: null })).status).toBe(
      'PERMISSION_DENIED',
    )
  })

  it('ALIST-06 is refused without a session, for an impossible id, and for a malformed cursor', async () => {
    expect((await call('generateCsv', null, { ...ASKED, lastDoc: null })).status).toBe('UNAUTHENTICATED')
    for (const wrong of [
      { formId: 'a/b' },
      { lastDoc: '../x' },
      { lastDoc: '1.2.a' },
      { filters: null },
      { filters: { order: 'codigoMunicipio' } },
      { filters: { from: '2026-03-01' } },
    ]) {
      expect((await call('generateCsv', supervisor, { ...ASKED, lastDoc: null, ...wrong })).status).toBe(
        'INVALID_ARGUMENT',
      )
    }
  })
})
