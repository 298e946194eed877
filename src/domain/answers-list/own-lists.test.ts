import { describe, expect, it } from 'vitest'
import { MAX_VIEWS } from '../form/list-settings'
import type { ListColumn } from '../form/listed-questions'
import {
  bothChanges,
  changedList,
  changedLists,
  lackingIn,
  MAX_OWN_LETTERS,
  ownListOf,
  ownListsOf,
  wholeChange,
  type OwnChange,
} from './own-lists'

const column = (id: string): ListColumn => ({ id, titulo: id, tipo: 'text' })
const view = (nombre: string, filtro = 'estado=1') => ({ nombre, filtro })
const saves = (...names: string[]): OwnChange => ({ vistas: names.map((name) => view(name)), quitadas: [] })
const removes = (...quitadas: string[]): OwnChange => ({ vistas: [], quitadas })
const picks = (columnas: ListColumn[] | null): OwnChange => ({ columnas, vistas: [], quitadas: [] })
const EMPTY = { columnas: null, vistas: [] }

/** The record after some changes, one after the other. */
const after = (...changes: (readonly [formulario: string, change: OwnChange])[]): string =>
  changes.reduce((text, [formulario, change]) => changedLists(text, [{ formulario, change }]).text, '')
const namesOf = (text: string, formId: string) =>
  ownListOf(ownListsOf(text), formId).vistas.map(({ nombre }) => nombre)

describe('the own lists of a person', () => {
  it('DAY-01 DAY-02 are read as they were stored, the one that changed last first', () => {
    const text = after(['a', saves('Tarde')], ['b', picks([column('calle')])], ['a', saves('Mía')])
    expect(ownListsOf(text)).toEqual([
      { formulario: 'a', columnas: null, vistas: [view('Tarde'), view('Mía')] },
      { formulario: 'b', columnas: [column('calle')], vistas: [] },
    ])
    expect(ownListOf(ownListsOf(text), 'c')).toEqual(EMPTY)
  })

  it.each([undefined, '', '{', '7', 'null', '{"a":1}', '[7,null,{"formulario":3},{"vistas":[]}]'])(
    'DAY-02 SEC-01 of %j nothing is read, and nothing fails',
    (text) => {
      expect(ownListsOf(text)).toEqual([])
    },
  )

  it('DAY-02 SEC-01 what of one cannot be read is left out, and what a newer program wrote stays', () => {
    const text = JSON.stringify([{ formulario: 'a', vistas: [view(''), view('Mía')], orden: 'nuevo' }])
    expect(ownListsOf(text)).toEqual([
      { formulario: 'a', columnas: null, vistas: [view('Mía')], orden: 'nuevo' },
    ])
    expect(changedLists(text, [{ formulario: 'a', change: removes('Otra') }]).text).toContain(
      '"orden":"nuevo"',
    )
  })

  it('DAY-01 SEC-01 a list without views is read', () => {
    const columnas = [column('x')]
    expect(ownListsOf(JSON.stringify([{ formulario: 'a', columnas }]))).toEqual([
      { formulario: 'a', columnas, vistas: [] },
    ])
  })

  it('DAY-02 two devices change one list, and neither loses what the other one did', () => {
    const base = after(['a', saves('Uno', 'Dos')])
    const phone = { formulario: 'a', change: bothChanges(saves('Del teléfono'), removes('Uno')) }
    const desk = { formulario: 'a', change: bothChanges(picks([column('x')]), saves('Del escritorio')) }
    const text = changedLists(changedLists(base, [desk]).text, [phone]).text
    expect(namesOf(text, 'a')).toEqual(['Dos', 'Del escritorio', 'Del teléfono'])
    expect(ownListOf(ownListsOf(text), 'a').columnas).toEqual([column('x')])
  })

  it('DAY-02 of two views of one name the later one counts', () => {
    const earlier = { vistas: [view('Mía', 'estado=1')], quitadas: [] }
    const later = { vistas: [view('Mía', 'estado=2')], quitadas: [] }
    expect(changedList(changedList(EMPTY, earlier), later).vistas).toEqual([view('Mía', 'estado=2')])
    expect(bothChanges(earlier, later).vistas).toEqual([view('Mía', 'estado=2')])
  })

  it('DAY-01 DAY-02 a list that says nothing any more takes no room', () => {
    const text = after(['a', saves('Uno')], ['a', removes('Uno')], ['b', picks([])], ['b', picks(null)])
    expect(text).toBe('[]')
  })

  it('DAY-02 views of two devices that saved as many as they may are all kept', () => {
    const many = (device: string) => saves(...Array.from({ length: MAX_VIEWS }, (_, at) => `${device} ${at}`))
    expect(namesOf(after(['a', many('uno')], ['a', many('otro')]), 'a')).toHaveLength(2 * MAX_VIEWS)
  })
})

describe('several changes as one', () => {
  it('DAY-01 DAY-02 do the same as one after the other', () => {
    const list = { columnas: [column('x')], vistas: [view('Uno'), view('Dos')] }
    for (const [one, other] of [
      [saves('Tres'), removes('Tres')],
      [removes('Uno'), saves('Uno')],
      [picks([column('y')]), saves('Tres')],
      [picks([column('y')]), picks(null)],
      [saves('Dos'), picks([])],
    ] as const)
      expect(changedList(list, bothChanges(one, other))).toEqual(changedList(changedList(list, one), other))
  })

  it('DAY-02 a whole list is the change that makes it', () => {
    for (const list of [EMPTY, { columnas: [column('x')], vistas: [view('Uno')] }])
      expect(changedList(EMPTY, wholeChange(list))).toEqual(list)
  })

  it('DAY-01 DAY-02 a list from before fills in what is not said, and changes nothing that is', () => {
    const there = { columnas: [column('x')], vistas: [view('Uno', 'estado=9')] }
    const before = { columnas: [column('y')], vistas: [view('Uno'), view('Dos')] }
    expect(changedList(there, lackingIn(there, before))).toEqual({
      columnas: there.columnas,
      vistas: [...there.vistas, view('Dos')],
    })
    expect(changedList(EMPTY, lackingIn(EMPTY, before))).toEqual(before)
    // To follow the form says nothing.
    expect(lackingIn(EMPTY, EMPTY).columnas).toBeUndefined()
  })
})

describe('the room for the own lists', () => {
  const large = (letters: number): OwnChange => ({
    vistas: Array.from({ length: Math.ceil(letters / 1000) }, (_, at) =>
      view(`Vista ${at}`, 'x'.repeat(940)),
    ),
    quitadas: [],
  })

  it('DAY-02 the list of one form has room with everything that it can have', () => {
    const most: OwnChange = {
      columnas: Array.from({ length: 6 }, (_, at) => column(`${at}`.padEnd(80, 'x'))),
      vistas: Array.from({ length: MAX_VIEWS }, (_, at) => view(`${at}`.padEnd(60, '"'), 'x'.repeat(1000))),
      quitadas: [],
    }
    expect(changedLists('', [{ formulario: 'a', change: most }]).left).toEqual([])
  })

  it('DAY-02 what did not change for the longest time goes, and is told, never lost', () => {
    const text = after(['vieja', large(6000)], ['media', large(6000)], ['nueva', large(6000)])
    const { text: now, left } = changedLists(text, [{ formulario: 'otra', change: large(6000) }])
    expect(ownListsOf(now).map(({ formulario }) => formulario)).toEqual(['otra', 'nueva', 'media'])
    expect(left).toEqual([ownListsOf(text).at(-1)])
    expect(now.length).toBeLessThanOrEqual(MAX_OWN_LETTERS)
  })

  it('DAY-02 a list that fits nowhere makes no other one go', () => {
    const text = after(['a', saves('Uno')])
    const { text: now, left } = changedLists(text, [{ formulario: 'b', change: large(30_000) }])
    expect(now).toBe(text)
    expect(left.map(({ formulario }) => formulario)).toEqual(['b'])
  })

  it('DAY-02 fills the room to the last letter and no further', () => {
    const withLetters = (count: number) =>
      changedLists('', [{ formulario: 'a'.repeat(count), change: saves('Uno') }])
    const around = withLetters(1).text.length - 1
    expect(withLetters(MAX_OWN_LETTERS - around).left).toEqual([])
    expect(withLetters(MAX_OWN_LETTERS - around).text).toHaveLength(MAX_OWN_LETTERS)
    expect(withLetters(MAX_OWN_LETTERS - around + 1).left).toHaveLength(1)
  })
})
