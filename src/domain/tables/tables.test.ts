import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOption, aSection, questions, TYPED } from '../../testing/builders'
import { followTables, tablesUsed } from '../form/tables-used'
import { entryTyped, findEntries, indexTable } from './find-entries'
import { MAX_PART_BYTES, packEntries, unpackTable } from './packed'
import { guessReading, MAX_CELL, MAX_ENTRIES, readTable } from './read-table'
import { tableRefIn, tableRefText, tableRestPath } from './table-ref'

const read = (rows: string[][]) => readTable(rows, guessReading(rows))
const lines = (...words: string[]) => words.map((one) => [one])

describe('KIND-09 reading a table', () => {
  it('a line each; blank ones and those that are there already are told and left out', () => {
    const { entries, told, fault } = read(lines('Belgrano', ' ', 'General  Paz', 'BELGRANO', '25 de Mayo'))
    expect(entries).toEqual([['Belgrano'], ['General Paz'], ['25 de Mayo']])
    expect(told).toEqual({ blank: 1, doubled: 1, doubles: ['BELGRANO'], cut: 0, columnsLeft: 0 })
    expect(fault).toBeNull()
  })

  it('the first row has headings where they say so, or where several columns are named', () => {
    expect(guessReading([['Calle'], ['Belgrano']]).hasHead).toBe(true)
    expect(guessReading([['Belgrano'], ['Mitre']]).hasHead).toBe(false)
    expect(
      guessReading([
        ['Barrio', 'Vía'],
        ['Norte', 'Mitre'],
      ]).hasHead,
    ).toBe(true)
    expect(
      guessReading([
        ['Mitre', '12'],
        ['Paz', '13'],
      ]).hasHead,
    ).toBe(false)
  })

  it('the words are in the column with most different ones, and stand first', () => {
    const { columns, entries } = read([
      ['Código', 'Zona', 'Calle'],
      ['1', 'Norte', 'Mitre'],
      ['2', 'Norte', 'Paz'],
    ])
    expect(columns).toEqual(['Calle', 'Código', 'Zona'])
    expect(entries).toEqual([
      ['Mitre', '1', 'Norte'],
      ['Paz', '2', 'Norte'],
    ])
  })

  it('a heading that says a language is its code; empty columns go, names differ', () => {
    const { columns } = read([
      ['Oficio', 'Oficio (ca)', 'oficio_en', 'EU', 'Zona ca', 'Grupo', 'Grupo', ''],
      ['Fuster', 'Fuster', 'Carpenter', 'Arotza', 'x', 'a', 'b', ''],
      ['Ferrer', 'Ferrer', 'Smith', 'Errementaria', 'x', 'a', 'b', ''],
    ])
    expect(columns).toEqual(['Oficio', 'ca', 'en', 'ek', 'Zona ca', 'Grupo', 'Grupo 7'])
  })

  it('tells what is too long, too many or nothing', () => {
    expect(read(lines('x'.repeat(MAX_CELL + 1), 'Mitre')).told.cut).toBe(1)
    expect(read([]).fault).toBe('empty')
    const many = Array.from({ length: MAX_ENTRIES + 1 }, (_, at) => [`Calle ${at}`])
    expect(read(many.slice(1)).fault).toBeNull()
    expect(read(many).fault).toBe('tooManyEntries')
    const wide = Array.from({ length: MAX_ENTRIES }, (_, at) => [`Calle ${at}`, 'ñ'.repeat(MAX_CELL)])
    expect(read(wide)).toMatchObject({ fault: 'tooLarge', parts: [] })
    const columns = [Array.from({ length: 22 }, (_, at) => `Mitre ${at}`)]
    expect(read(columns)).toMatchObject({ told: { columnsLeft: 2 } })
  })

  it('whatever is in the cells, what is stored is read back', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 })), (rows) => {
        const { columns, entries, parts } = read(rows)
        if (parts.length > 0) expect(unpackTable(columns, parts)).toEqual({ columns, entries })
      }),
    )
  })

  it('what has no room in one document stands in a second, and in no third', () => {
    const long = 'x'.repeat(MAX_PART_BYTES / 3)
    const parts = packEntries([[long, 'a'], [long], [long], ['b']])
    expect(parts?.map((part) => part.split('\n').length)).toEqual([2, 2])
    expect(packEntries(Array.from({ length: 7 }, () => [long]))).toBeNull()
  })
})

const STREETS = {
  columns: ['Calle', 'ca', 'Zona'],
  entries: [
    ['Avenida General Paz', '', 'Norte'],
    ['José Hernández', 'Josep Hernández', 'Sur'],
    ['Pazos', 'Pous', 'Norte'],
    ['25 de Mayo', '', 'Sur'],
  ],
}
const found = (typed: string, language: 'es' | 'ca' = 'es') =>
  findEntries(indexTable(STREETS, language), typed, 3).found.map(({ shown }) => shown)

describe('KIND-09 finding an entry', () => {
  it('forgives case, accents and order, and shows first what begins so', () => {
    expect(found('PAZ')).toEqual(['Pazos', 'Avenida General Paz'])
    expect(found('hernandez jo')).toEqual(['José Hernández'])
    expect(found('25')).toEqual(['25 de Mayo'])
    expect(found('enera')).toEqual([])
  })

  it('asks for two letters, and shows no more than can be read', () => {
    expect(found('p')).toEqual([])
    const many = indexTable(
      { columns: ['Calle'], entries: Array.from({ length: 50 }, (_, at) => [`Calle ${at}`]) },
      'es',
    )
    expect(findEntries(many, 'ca', 30)).toMatchObject({ count: 50, found: { length: 30 } })
  })

  it('in another language shows its words, finds both, and keeps the own ones', () => {
    expect(found('pou', 'ca')).toEqual(['Pous'])
    expect(found('pazos', 'ca')).toEqual(['Pous'])
    expect(entryTyped(indexTable(STREETS, 'ca'), ' pous ')).toMatchObject({ words: 'Pazos', shown: 'Pous' })
    expect(entryTyped(indexTable(STREETS, 'es'), 'Pa')).toBeNull()
  })
})

describe('KIND-09 a table and its version', () => {
  const table = 'calles-de-la-villa'
  const asks = (formato: string, titulo = 'Calle') => [
    aSection({ preguntas: questions({ id: 'q', ...TYPED['table-choice'], formato, titulo }) }),
  ]

  it('are one text; what is none names no table', () => {
    expect(tableRefIn(tableRefText({ table, version: 3 }))).toEqual({ table, version: 3 })
    for (const none of ['', table, `${table}:0`, `${table}:x`, 'a/b/c/d/e/f/g:1', '../../../../etc:1'])
      expect(tableRefIn(none)).toBeNull()
    expect(tableRestPath('paises/ar', { table, version: 3 })).toBe(
      `paises/ar/tablas/${table}/versiones/3/partes/1`,
    )
  })

  it('questions of that kind use it, and others do not', () => {
    expect(tablesUsed(asks(`${table}:1`))).toEqual([table])
    const other = questions({ ...TYPED['single-choice'], formato: `${table}:1`, opciones: [anOption(0)] })
    expect(tablesUsed([aSection({ preguntas: other })])).toEqual([])
  })

  it('an edit takes the newest version along, and a form that nobody edited stays as it is', () => {
    const newest = new Map([[table, 4]])
    const formatOf = (edited: string, stored: ReturnType<typeof asks> | null, title?: string) =>
      followTables({ secciones: asks(edited, title) }, stored && { secciones: stored }, newest)[0]
        ?.preguntas[0]?.formato
    expect(formatOf(`${table}:1`, null)).toBe(`${table}:4`)
    expect(formatOf(`${table}:1`, asks(`${table}:1`))).toBe(`${table}:1`)
    expect(formatOf(`${table}:1`, asks(`${table}:1`), 'Su calle')).toBe(`${table}:4`)
    expect(formatOf('otra-tabla-del-municipio:1', null)).toBe('otra-tabla-del-municipio:1')
  })
})
