import { describe, expect, it } from 'vitest'
import { csvLines } from './csv'

describe('CSV', () => {
  it('ALIST-06 quotes texts and leaves numbers, negative ones too', () => {
    expect(csvLines([['Di "hola",\n vos', -12.5, null, { date: '2026-10-05T10:30' }]])).toBe(
      '"Di ""hola"",\n vos",-12.5,,"2026-10-05 10:30"\r\n',
    )
  })

  it('ALIST-06 writes the decimals that a number was typed with', () => {
    const cells = [
      { number: 1.5, decimals: 2 },
      { number: -2, decimals: 1 },
    ]
    expect(csvLines([cells])).toBe('1.50,-2.0\r\n')
  })

  it('ALIST-06 keeps texts of any length whole, and writes small numbers without an exponent', () => {
    const long = 'a'.repeat(100_000)
    expect(csvLines([[long, 0.0000001]])).toBe(`"${long}",0.0000001\r\n`)
  })

  it.each([
    ...[
      '=1+1',
      '+A1',
      '-A1',
      '+1+cmd',
      '-1)',
      '+',
      '+1=2',
      '@x',
      '\tx',
      '\rx',
      '\nx',
      '＝1+1',
      '＋1',
      '－1',
      '＠SUM(A1)',
      '﹦1',
      '﹫x',
    ],
    ...['  =1+1', '\u00a0=1', '\u3000＝1+1', '\u200b=1', '\ufeff+1', '\u202e=1', '\u2066\u00ad@x', ' \t@x'],
  ])('ALIST-06 «%s» does no harm in a spreadsheet', (text) => {
    expect(csvLines([[text]])).toBe(`"'${text}"\r\n`)
  })

  it.each([
    'a=1',
    '1+1',
    'Ana - Luz',
    ' hola',
    'a@b.es',
    '１＋１',
    '+54 (351) 456-7890',
    '-1',
    '08001',
    '1,50',
  ])('ALIST-06 «%s» stays as it is', (text) => {
    expect(csvLines([[text]])).toBe(`"${text}"\r\n`)
  })
})
