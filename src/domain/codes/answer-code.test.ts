import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerCode, isAnswerCode } from './answer-code'
import { readAnswerCode, readRecordCode } from './read-code'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })

describe('answerCode', () => {
  it('FMT-02 is the key of the municipality and ten characters', () => {
    expect(answerCode('VDR', Uint8Array.of(0, 1, 9, 10, 17, 18, 20, 22, 27, 31))).toBe('VDR-019AHJMPVZ')
  })

  it('FMT-02 falls back to DESC for a municipality without key', () => {
    expect(answerCode('', new Uint8Array(10))).toBe('DESC-0000000000')
  })

  it('FMT-02 any random bytes make a code that is recognised as one', () => {
    const property = fc.property(bytes, (random) => {
      expect(isAnswerCode(answerCode('VDR', random))).toBe(true)
    })
    fc.assert(property)
  })

  it('FMT-02 every character is as likely as any other', () => {
    const codes = Array.from({ length: 256 }, (_, byte) => answerCode('VDR', new Uint8Array(10).fill(byte)))
    expect(new Set(codes).size).toBe(32)
    for (const one of codes) expect(codes.filter((code) => code === one)).toHaveLength(8)
  })

  it('FMT-02 refuses too little randomness', () => {
    expect(() => answerCode('VDR', new Uint8Array(9))).toThrow(RangeError)
  })

  it.each([
    '',
    'VDR',
    'VDR-',
    'vdr-0000000000',
    'VDR-000000000',
    'VDR-000000000I',
    'V-0000000000',
    'VDR-00000000000',
    ' VDR-0000000000',
    '1VDR-0000000000',
  ])('FMT-02 does not take %j for a code', (text) => {
    expect(isAnswerCode(text)).toBe(false)
  })

  it('FMT-02 takes letters of any alphabet in the key', () => {
    expect(isAnswerCode('ÑU-0123456789')).toBe(true)
  })
})

describe('a code that somebody typed', () => {
  const CODE = 'VDR-0110K3M9QX'

  it.each([
    [CODE, 'as it is printed'],
    [' vdr-0110k3m9qx\n', 'in small letters'],
    ['VDR–OIL0K3M9QX', 'with another dash, O for 0, I and L for 1'],
    ['VDR 0110 K3M9 QX', 'in groups'],
    ['\u200eVDR-\u200b0110\u00adK3M9QX\ufeff', 'pasted with signs that nobody sees'],
    ['ＶＤＲ－０１１０Ｋ３Ｍ９ＱＸ', 'in full width'],
  ])('PUB-01 FMT-05 is read from %j, %s', (typed) => {
    expect(readAnswerCode(typed)).toBe(CODE)
  })

  it.each(['', '0110K3M9QX', 'V-0110K3M9QX', 'VDR-0110K3M9QU', 'constitución', 'una frase cualquiera'])(
    'PUB-01 FMT-05 is not made of %j',
    (typed) => {
      expect(readAnswerCode(typed)).toBe(typed)
    },
  )

  it('PUB-02 FMT-05 of a record keeps its case and its O where those are different letters', () => {
    expect(readRecordCode('aOlVDR-0110K3M9QX')).toBe('aOlVDR-0110K3M9QX')
    expect(readRecordCode(' aOlVDR – OIL0K3M9QX\u200b')).toBe('aOlVDR-0110K3M9QX')
    expect(readRecordCode('aOlVDR-0110k3m9qx')).toBe('aOlVDR-0110k3m9qx')
    expect(readRecordCode('otra cosa')).toBe('otra cosa')
  })

  it.each(['aOlVDR 0110K3M9QX', 'aOl VDR-0110 K3M9 QX', 'aOlVDR0110K3M9QX', 'aOlVDR-0110-K3M9-QX'])(
    'PUB-02 FMT-05 of a record is read from %j: blanks and dashes do not count',
    (typed) => {
      expect(readRecordCode(typed)).toBe('aOlVDR-0110K3M9QX')
    },
  )
})
