/** Shared tables of a municipality, from their making to the answers that pick from them (KIND-09). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { loadPublicTable } from '../../src/data/public/tables'
import { getForm, newFormId, saveForm } from '../../src/data/staff/forms'
import {
  addTable,
  changeTable,
  listTables,
  newTableId,
  readersOfColumns,
  removeTable,
  replaceTable,
  TableInUseError,
} from '../../src/data/staff/tables'
import { loadStaffTable } from '../../src/data/staff/table-entries'
import type { Form } from '../../src/domain/form/form'
import type { Question } from '../../src/domain/form/question'
import { stepsText } from '../../src/domain/form-logic/steps-text'
import { readTable } from '../../src/domain/tables/read-table'
import { tableIdOf, type Table } from '../../src/domain/tables/table'
import { tableRefText } from '../../src/domain/tables/table-ref'
import { answerPath } from '../../src/domain/store-paths'
import type { User } from '../../src/domain/user/user'
import { AREA, aForm, aSection, MUNICIPALITY_PATH, questions, TYPED } from '../../src/testing/builders'
import { answerTo, newName, stored } from '../rules/documents'
import { connectData, enter, failureOf, leave, readsOf } from './data'
import { beginWorld, hire, owner, read, write } from './world'

let ana: User

const tableOf = (words: readonly string[], besides = '') =>
  readTable(
    words.map((one) => [one, besides]),
    { hasHead: false, words: 0 },
  )
const STREETS = tableOf(['Avenida General Paz', 'Mitre', 'Belgrano'], 'Norte')

async function made(nombre: string, publica = false, content = STREETS): Promise<Table> {
  await addTable(MUNICIPALITY_PATH, newTableId(), { nombre, publica }, content)
  const table = (await listTables(MUNICIPALITY_PATH)).find((one) => one.nombre === nombre)
  if (!table) throw new Error('the table is not there')
  return table
}
const refOf = (table: Table) => ({ table: tableIdOf(table), version: table.version })

/** A form that asks for these. */
const formOf = (titulo: string, preguntas: Question[]) =>
  saveForm(
    aForm({
      ...{ id: newFormId(), version: 0, titulo, areas: [AREA] },
      ...{ fechaCreacion: null, timeStamp: null, lastUpdate: null },
      secciones: [aSection({ id: 's', preguntas })],
    }),
    0,
    ana,
  )

/** What is picked from a table. */
const pickedFrom = (table: Table) => ({ ...TYPED['table-choice'], formato: tableRefText(refOf(table)) })

/** A form that asks for a street of that table. */
const formWith = (table: Table, titulo = 'Reclamo') =>
  formOf(titulo, questions({ id: 'calle', ...pickedFrom(table) }))

beforeAll(async () => {
  connectData()
  await beginWorld()
  ana = await hire('ana', 'ROLE_SUPERVISOR_ELEVADO', { areas: [AREA] })
  await enter(ana)
})
afterAll(leave)

describe('KIND-09 a table', () => {
  it('is made with its entries and read back in one read', async () => {
    const table = await made('Calles')
    expect(table).toMatchObject({
      version: 1,
      entradas: 3,
      publica: false,
      cambio: { fecha: expect.any(Date) },
    })
    const { value, reads } = await readsOf(() => loadStaffTable(MUNICIPALITY_PATH, refOf(table)))
    expect(value.entries).toEqual(STREETS.entries)
    expect(reads).toBe(1)
  })

  it('of 10,000 wide entries is read in two', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `Calle número ${at}`)
    const table = await made('Todas', true, tableOf(many, 'x'.repeat(120)))
    const { value, reads } = await readsOf(() => loadPublicTable(MUNICIPALITY_PATH, refOf(table)))
    expect([value.entries.length, reads]).toEqual([10_000, 2])
  })

  it('is read by strangers only while it is open to everybody', async () => {
    const table = await made('Oficios')
    const asStranger = () => failureOf(loadPublicTable(MUNICIPALITY_PATH, refOf(table)))
    expect(await asStranger()).toMatchObject({ code: 'forbidden' })
    await changeTable(table, { nombre: 'Oficios y rubros', publica: true })
    expect(await asStranger()).toBeNull()
    const names = (await listTables(MUNICIPALITY_PATH)).map(({ nombre }) => nombre)
    expect(names).toContain('Oficios y rubros')
  })

  it('that is replaced has a version more, which forms take when what they ask is edited', async () => {
    const table = await made('Barrios')
    const form = await formWith(table, 'Con barrios')
    await replaceTable(table, tableOf(['Alberdi', 'Centro']))
    const first = await loadStaffTable(MUNICIPALITY_PATH, refOf(table))
    expect(first.entries).toHaveLength(3)
    const formatOf = async () => (await getForm(form.id)).secciones[0]?.preguntas[0]?.formato
    const again = await saveForm({ ...form, titulo: 'Con los barrios' }, form.version, ana)
    expect(await formatOf()).toBe(tableRefText({ ...refOf(table), version: 1 }))
    const [section = aSection()] = again.secciones
    await saveForm({ ...again, secciones: [{ ...section, titulo: 'Dónde' }] }, again.version, ana)
    expect(await formatOf()).toBe(tableRefText({ ...refOf(table), version: 2 }))
  })

  it('LOGIC-06 names the forms whose rules read a column of it, a read for each that picks from it', async () => {
    const table = await made('Rúas')
    const form = await formWith(table, 'Habilitación')
    await formWith(table, 'Otro que elige')
    const [section = aSection()] = form.secciones
    const total = questions({ id: 'total', ...TYPED.decimal, calculo: 'lookup({{calle}}, "tasa")' })
    const preguntas = [...section.preguntas, ...total]
    await saveForm({ ...form, secciones: [{ ...section, preguntas }] }, form.version, ana)
    const { value, reads } = await readsOf(() => readersOfColumns(table, ['Zona', 'Tasa']))
    expect(value).toEqual({
      forms: [{ id: form.id, titulo: 'Habilitación', columns: ['Tasa'] }],
      isMore: false,
    })
    expect(reads).toBe(2)
  })

  it('stays while a form picks from it, and goes out of the list when none does', async () => {
    const table = await made('Especies')
    const form = await formWith(table, 'Arbolado')
    expect(await failureOf(removeTable(table))).toEqual(new TableInUseError(['Arbolado']))
    await saveForm({ ...form, secciones: [aSection()] }, form.version, ana)
    expect(await read(`formularios/${form.id}`)).not.toHaveProperty('tablas')
    await removeTable(table)
    const names = (await listTables(MUNICIPALITY_PATH)).map(({ nombre }) => nombre)
    expect(names).not.toContain('Especies')
    expect((await loadStaffTable(MUNICIPALITY_PATH, refOf(table))).entries).toHaveLength(3)
  })
})

describe('KIND-09 an answer', () => {
  const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }

  /** Whether an answer that says these is marked, once it was looked at. */
  async function isMarked(form: Form, preguntas: object[]): Promise<boolean> {
    const begun = { secciones: [], diaComienzo: '2026-10-05' }
    const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), ...begun })
    const path = answerPath(answer.id)
    await write(path, { ...stored(owner, answer), secciones: [{ id: 's', orden: 0, preguntas }], areas: [] })
    await settle(answer.id)
    return (await read(path))?.['invalida']
  }

  it('that names an entry which the version of its table does not have is marked', async () => {
    const table = await made('Calles de la villa')
    const form = await formWith(table)
    const saying = (respuesta: string) => isMarked(form, [{ id: 'calle', orden: 0, respuesta }])
    expect(await saying('Mitre')).toBe(false)
    expect(await saying('mitre')).toBe(true)
    expect(await saying('Calle inventada')).toBe(true)
    await replaceTable(table, tableOf(['Calle inventada']))
    expect(await saying('Calle inventada')).toBe(true)
    expect(await saying('Mitre')).toBe(false)
  })

  it('whose entry does not fit the answer that it depends on is marked', async () => {
    const table = await made(
      'Localidades',
      false,
      readTable(
        [
          ['Localidad', 'Provincia'],
          ['Rosario', 'Santa Fe'],
          ['Salta capital', 'Salta'],
        ],
        { hasHead: true, words: 0 },
      ),
    )
    const form = await formOf(
      'Con pasos',
      questions(
        { id: 'provincia', titulo: 'Provincia' },
        {
          ...{ id: 'localidad', ...pickedFrom(table) },
          filtroOpciones: stepsText([{ column: 'Provincia', question: 'provincia' }]),
        },
      ),
    )
    const saying = (provincia: string | null, localidad: string) =>
      isMarked(form, [
        ...(provincia === null ? [] : [{ id: 'provincia', orden: 0, respuesta: provincia }]),
        { id: 'localidad', orden: 1, respuesta: localidad },
      ])
    expect(await saying('Santa Fe', 'Rosario')).toBe(false)
    expect(await saying('Salta', 'Rosario')).toBe(true)
    expect(await saying(null, 'Rosario')).toBe(true)
    expect(await saying('Salta', 'Salta capital')).toBe(false)
  })

  it('that keeps something else of its entry than what rules look up there is marked (LOGIC-02)', async () => {
    const table = await made(
      'Calles con tasa',
      false,
      readTable(
        [
          ['Calle', 'Zona', 'Tasa'],
          ['Mitre', 'Norte', '0,1'],
          ['Belgrano', 'Centro', '12,5'],
        ],
        { hasHead: true, words: 0 },
      ),
    )
    const form = await formOf(
      'Con tasa',
      questions(
        { id: 'calle', ...pickedFrom(table) },
        { id: 'tasa', ...TYPED.decimal, calculo: 'lookup({{calle}}, "tasa") * 2' },
      ),
    )
    const keeping = (celdas: unknown, tasa: string) =>
      isMarked(form, [
        { id: 'calle', orden: 0, respuesta: 'Mitre', ...(celdas !== undefined && { celdas }) },
        ...(tasa === '' ? [] : [{ id: 'tasa', orden: 1, respuesta: tasa }]),
      ])
    expect(await keeping('\ttasa\nMitre\t0,1', '0,2')).toBe(false)
    // A rate of one's own, that of another street, more than is looked up, and nothing.
    expect(await keeping('\ttasa\nMitre\t0', '0')).toBe(true)
    expect(await keeping('\ttasa\nBelgrano\t12,5', '25')).toBe(true)
    expect(await keeping('\tZona\ttasa\nMitre\tNorte\t0,1', '0,2')).toBe(true)
    expect(await keeping(undefined, '')).toBe(true)
    expect(await keeping({ tasa: '0,1' }, '')).toBe(true)
  })
})
