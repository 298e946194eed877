import { expect, it } from 'vitest'
import { pageNumber } from './page-number'

it('ALIST-01 takes the number of a page, and the first page for anything else', () => {
  expect(pageNumber('12')).toBe(12)
  for (const text of [null, '', 'x', '0', '-3', '1.5', 'Infinity', '1e99']) expect(pageNumber(text)).toBe(1)
})
