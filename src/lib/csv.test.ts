import { describe, expect, it } from 'vitest'
import { csvLines } from './csv'

describe('CSV', () => {
  it('ALIST-06 quotes texts and leaves numbers, negative ones too', () => {
    expect(csvLines([['Di "hola",\n vos', -12.5, null, { date: '2026-10-05T10:30' }]])).toBe(
      '"Di ""hola"",\n vos",-12.5,,"2026-10-05 10:30"\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('ALIST-06 «%s» does no harm in a spreadsheet', (text) => {
    expect(csvLines([[text]])).toBe(`"'${text}"\r\n`)
  })
})
