import { expect, it } from 'vitest'
import { decoded } from './decoded'

it('SEC-01 gives an address without its escapes, and null where they are malformed', () => {
  expect(decoded('cabeceras%2Ff%2Fa%C3%B1o.png')).toBe('cabeceras/f/año.png')
  for (const torn of ['%E0%A4%A', '%', '%zz', 'a%C3']) expect(decoded(torn)).toBeNull()
})
