import { describe, expect, it } from 'vitest'
import { passkeyName, wentBack } from './passkey'

describe('a passkey', () => {
  it.each([
    ['never counts', 0, 0, false],
    ['counts on', 4, 5, false],
    ['begins to count', 0, 1, false],
    ['says the same', 5, 5, true],
    ['says less', 5, 3, true],
    ['counts no more', 5, 0, true],
  ])('OPS-01 that %s', (_, before, said, back) => {
    expect(wentBack(before, said)).toBe(back)
  })

  it.each([
    ['  La   llave de la oficina ', 'La llave de la oficina'],
    [' ', null],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), null],
  ])('OPS-01 is called %j', (typed, name) => {
    expect(passkeyName(typed)).toBe(name)
  })
})
