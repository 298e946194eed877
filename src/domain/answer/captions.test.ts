import { describe, expect, it } from 'vitest'
import { aSignature, aVersion, anAnswer } from '../../testing/builders'
import { NO_OPTIONS } from '../form/options'
import type { Signature } from '../form/signature'
import { signaturesUnder, hasExpectedSignatures } from './captions'
import { assembleAnswer } from '../answering/whole'

const OWNER = Object.assign(aSignature({ title: 'Titular' }), { title_ca: 'Titular (ca)' })
const CLERK = aSignature({ title: 'Inspección', tipeOfSignatory: 'intern', indexSignature: 1 })
const version = aVersion({
  signatures: [OWNER, CLERK],
  opcionales: { ...NO_OPTIONS, digitalSignature: true },
})
const signed = (one: Signature, given: Partial<Signature> = {}): Signature => ({
  ...one,
  names: 'Ana Paz',
  imgID: 'abcdefghijkl',
  imgURL: 'https://archivos.test/firma.png',
  ...given,
})

describe('the signatures of an answer', () => {
  it.each<[string, Signature[]]>([
    ['none of them given', [OWNER, CLERK]],
    ['one of them given', [signed(OWNER), CLERK]],
    ['all of them given', [signed(OWNER), signed(CLERK)]],
    ['in another order', [CLERK, signed(OWNER)]],
  ])('SIGN-02 are those of the form: %s', (_what, given) => {
    expect(hasExpectedSignatures(version, given)).toBe(true)
  })

  it.each<[string, Signature[]]>([
    ['another caption', [signed(OWNER, { title: 'INTENDENTE MUNICIPAL (aprobado)' }), CLERK]],
    ['another caption in one language', [Object.assign(signed(OWNER), { title_ca: 'ALCALDE' }), CLERK]],
    [
      'a caption in a language that the form has not',
      [Object.assign(signed(OWNER), { title_pt: 'X' }), CLERK],
    ],
    ['another kind of signatory', [signed(OWNER, { tipeOfSignatory: 'intern' }), CLERK]],
    ['one left out', [signed(OWNER)]],
    ['all left out', []],
    ['one twice', [signed(OWNER), signed(OWNER), CLERK]],
    ['one that the form does not have', [signed(OWNER), CLERK, aSignature({ indexSignature: 2 })]],
    ['a name without a picture', [signed(OWNER, { imgURL: '' }), CLERK]],
    ['a picture without a name', [signed(OWNER, { names: '' }), CLERK]],
  ])('SEC-02 SIGN-04 are not those of the form: %s', (_what, given) => {
    expect(hasExpectedSignatures(version, given)).toBe(false)
  })

  it('DAY-06 SEC-02 a required signature has to be there', () => {
    const strict = { ...version, signatures: [{ ...OWNER, required: true }, CLERK] }
    const [must] = strict.signatures
    if (!must) throw new Error('no signature')
    expect(hasExpectedSignatures(strict, [signed(must), CLERK])).toBe(true)
    expect(hasExpectedSignatures(strict, [must, CLERK])).toBe(false)
    // What the answer says of itself does not count.
    expect(hasExpectedSignatures(strict, [{ ...OWNER, required: false }, CLERK])).toBe(false)
  })

  it('SIGN-04 signatures of a form that no longer asks for any may be there or missing', () => {
    const off = { ...version, opcionales: NO_OPTIONS }
    expect([hasExpectedSignatures(off, []), hasExpectedSignatures(off, [signed(OWNER)])]).toEqual([
      true,
      true,
    ])
    expect(signaturesUnder(off, [signed(OWNER)])).toEqual([signed(OWNER)])
  })

  it('SEC-02 signatures are shown under the captions of the form, and missing ones as not given', () => {
    const forged = [
      signed(OWNER, { title: 'INTENDENTE MUNICIPAL (aprobado)' }),
      aSignature({ indexSignature: 7 }),
    ]
    const { signatures } = assembleAnswer(version, anAnswer({ version, signatures: forged }))
    expect(signatures).toEqual([signed(OWNER), CLERK])
  })
})
