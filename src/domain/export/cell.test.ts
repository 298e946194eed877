import { describe, expect, it } from 'vitest'
import { cellSchema } from './cell'

describe('cells of an export as they travel', () => {
  it.each(['texto', 1.5, null, { date: '2026-10-05' }, { url: 'https://sitio.test/', text: 'a.pdf' }])(
    'ALIST-06 %j is one',
    (cell) => {
      expect(cellSchema.parse(cell)).toEqual(cell)
    },
  )

  it.each([{}, [], true, undefined, { date: 1 }, { url: 'https://sitio.test/' }])(
    'SEC-01 %j is none',
    (other) => {
      expect(cellSchema.safeParse(other).success).toBe(false)
    },
  )
})
