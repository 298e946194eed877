import { describe, expect, it } from 'vitest'
import { hashPartsOf, suffixesIn } from './breached-password'

const A = 'A'.repeat(35)
const B = 'b'.repeat(35)

describe('a breached password', () => {
  it('OPS-01 is asked for by the first five letters of its hash', async () => {
    expect(await hashPartsOf('password')).toEqual({
      prefix: '5BAA6',
      suffix: '1E4C9B93F3F0682250B6CF8331B7EE68FD8',
    })
    expect(await hashPartsOf('contraseña')).toMatchObject({ prefix: expect.stringMatching(/^[0-9A-F]{5}$/) })
  })

  it.each([
    ['lines', `${A}:3\r\n${B}:1`, [A, B.toUpperCase()]],
    ['what only pads', `${A}:0\n${B}:2\n`, [B.toUpperCase()]],
    ['nothing but padding', `${A}:0\r\n`, []],
    ['an empty answer', '', null],
    ['a page', '<!doctype html><p>En mantenimiento', null],
    ['JSON', '{"otra":"cosa"}', null],
    ['a line that is cut', `${A}:3\r\n${'B'.repeat(20)}`, null],
  ])('OPS-01 the ends of hashes are read from %s', (_, text, found) => {
    expect(suffixesIn(text)).toEqual(found)
  })
})
