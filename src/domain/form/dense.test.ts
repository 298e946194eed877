import { describe, expect, it } from 'vitest'
import {
  byIndexSignature,
  byOrden,
  byOrder,
  changed,
  inserted,
  mapSame,
  moved,
  removed,
  renumbered,
} from './dense'

const item = (id: string, orden: number) => ({ id, orden })
const [a, b, c] = [item('a', 0), item('b', 1), item('c', 2)]
const list = [a, b, c]
const names = (items: { id: string }[]) => items.map(({ id }) => id).join('')

describe('lists whose items know their position', () => {
  it('EDIT-07 a new item goes where it is put, within the bounds of the list', () => {
    const added = item('x', 9)
    expect(names(inserted(list, added, byOrden))).toBe('abcx')
    expect(names(inserted(list, added, byOrden, 1))).toBe('axbc')
    expect(names(inserted(list, added, byOrden, -3))).toBe('xabc')
    expect(names(inserted(list, added, byOrden, 7))).toBe('abcx')
    expect(inserted(list, added, byOrden, 1).map(({ orden }) => orden)).toEqual([0, 1, 2, 3])
  })

  it('EDIT-07 an item moves to a place within the bounds of the list; moved to its own place nothing changes', () => {
    expect(names(moved(list, 0, 2, byOrden))).toBe('bca')
    expect(names(moved(list, 2, 0, byOrden))).toBe('cab')
    expect(names(moved(list, 0, 9, byOrden))).toBe('bca')
    expect(names(moved(list, 2, -9, byOrden))).toBe('cab')
    expect(moved(list, 1, 1, byOrden)).toBe(list)
    expect(moved(list, 2, 9, byOrden)).toBe(list)
    expect(moved(list, 5, 0, byOrden)).toBe(list)
  })

  it('EDIT-07 an item that keeps its position stays the same object', () => {
    const left = removed(list, 1, byOrden)
    expect(left).toEqual([a, item('c', 1)])
    expect(left[0]).toBe(a)
    expect(removed(list, 3, byOrden)).toBe(list)
    expect(renumbered(list, byOrden)).toBe(list)
    const ordered = [{ order: 0 }, { order: 0 }]
    expect(renumbered(ordered, byOrder)).toEqual([{ order: 0 }, { order: 1 }])
    expect(renumbered(ordered, byOrder)[0]).toBe(ordered[0])
    const signed = [{ indexSignature: 0 }, { indexSignature: 5 }]
    expect(renumbered(signed, byIndexSignature)).toEqual([{ indexSignature: 0 }, { indexSignature: 1 }])
    expect(renumbered(signed, byIndexSignature)[0]).toBe(signed[0])
  })

  it('EDIT-07 a change of one item makes a new list, no change keeps the list', () => {
    expect(mapSame(list, (one) => one)).toBe(list)
    expect(changed(list, 'x', () => c)).toBe(list)
    expect(changed(list, 'b', (one) => ({ ...one, orden: 7 }))).toEqual([a, item('b', 7), c])
  })
})
