import { describe, expect, it } from 'vitest'
import { cellSchema, joined, type Cell } from './cell'

describe('cells of an export as they travel', () => {
  it.each([
    'texto',
    1.5,
    null,
    { number: 1.5, decimals: 2 },
    { date: '2026-10-05' },
    { url: 'https://sitio.test/', text: 'a.pdf' },
  ])('ALIST-06 %j is one', (cell) => {
    expect(cellSchema.parse(cell)).toEqual(cell)
  })

  it.each([
    {},
    [],
    true,
    undefined,
    { date: 1 },
    { number: 1 },
    { number: 1, decimals: 3 },
    { url: 'https://sitio.test/' },
  ])('SEC-01 %j is none', (other) => {
    expect(cellSchema.safeParse(other).success).toBe(false)
  })
})

describe('several answers in one cell', () => {
  const told = (...cells: Cell[]) => joined(cells.map((cell, at) => ({ number: `${at + 1}`, cell })))

  it('ALIST-06 each stands on a line with its number, one alone as it is, and none leave the cell empty', () => {
    expect(told('uno', null, 2.5, { date: '2026-10-05T09:30' })).toBe(
      '1. uno\n2. \n3. 2.5\n4. 2026-10-05 09:30',
    )
    expect(told(2.5)).toBe(2.5)
    for (const blank of [told(), told(null), told(null, null), told('', null)]) expect(blank).toBeNull()
  })
})
