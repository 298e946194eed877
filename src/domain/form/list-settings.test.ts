import { describe, expect, it } from 'vitest'
import { columnsFor, listSettingsSchema, MAX_VIEWS, NO_SETTINGS, type ListSettings } from './list-settings'
import { isKey, MAX_COLUMNS, type ListColumn } from './listed-questions'

const column = (id: string): ListColumn => ({ id, titulo: `Título de ${id}`, tipo: 'text' })
const view = (nombre: string) => ({ nombre, filtro: 'estado=1' })

describe('how the list of a form looks', () => {
  it('DAY-01 DAY-02 what is stored of it is read, and what nobody stored is nothing', () => {
    const stored: ListSettings = { primeras: [column('a')], columnas: [column('b')], vistas: [view('Tarde')] }
    expect(listSettingsSchema.parse(stored)).toEqual(stored)
    expect(listSettingsSchema.parse({})).toEqual(NO_SETTINGS)
    expect(NO_SETTINGS).toEqual({ primeras: [], columnas: null, vistas: [] })
  })

  it('DAY-02 SEC-01 what cannot be read of it is left out, and the rest is shown', () => {
    const tooLong = { nombre: 'x'.repeat(61), filtro: '' }
    const stored = {
      primeras: 'todas',
      columnas: [column('a'), { id: 'b' }, 7, null],
      vistas: [view(''), view('Mía'), tooLong, { nombre: 'Otra', filtro: 'x'.repeat(1001) }],
    }
    expect(listSettingsSchema.parse(stored)).toEqual({
      primeras: [],
      columnas: [column('a')],
      vistas: [view('Mía')],
    })
  })

  it('DAY-01 DAY-02 it has no more columns and views than there is room for', () => {
    const many = Array.from({ length: 40 }, (_, at) => at)
    const read = listSettingsSchema.parse({
      columnas: many.map((at) => column(`c${at}`)),
      vistas: many.map((at) => view(`v${at}`)),
    })
    expect(read.columnas).toHaveLength(MAX_COLUMNS)
    expect(read.vistas).toHaveLength(MAX_VIEWS)
  })

  it('DAY-01 one’s own columns come before those of the form, and these before its first questions', () => {
    const [first, chosen, own] = [[column('a')], [column('b')], [column('c')]]
    const settings = { primeras: first, columnas: chosen, vistas: [] }
    expect(columnsFor(settings, own)).toBe(own)
    expect(columnsFor(settings, null)).toBe(chosen)
    expect(columnsFor({ ...settings, columnas: null }, null)).toBe(first)
    expect(columnsFor({ ...settings, columnas: [] }, null)).toEqual([])
  })
})

describe('what can be a key of the store', () => {
  it.each(['a', '__a', 'a__', 'x__a__', '__a__x', '_', 'ñ', 'x'.repeat(300)])('DAY-01 %.20s can', (id) =>
    expect(isKey(id)).toBe(true),
  )
  it.each(['', '__a__', '__abc__', '____', 'x'.repeat(301)])('DAY-01 «%.20s» cannot', (id) =>
    expect(isKey(id)).toBe(false),
  )
})
