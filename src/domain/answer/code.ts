import { cleanValue } from '../text/clean'

/** Crockford's base32: no I, L, O, U, so that a code survives being read out or copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
/** Letters of a municipality's key: as many as leave an answer code of 40 characters, the longest that is looked up. */
export const MUNICIPALITY_KEY = /^\p{Lu}{2,29}$/u
/** Stands for the municipality's letters where it has none (FMT-02). */
export const NO_KEY = 'DESC'

/**
 * The code that a person is given for an answer (FMT-02): the municipality's letters and 10 random characters.
 * @param key the municipality's `key`; '' gives DESC
 * @param random 10 bytes from the platform's cryptographic generator
 * @throws RangeError when there are fewer bytes
 */
export function answerCode(key: string, random: Uint8Array): string {
  if (random.length < LENGTH) throw new RangeError(`An answer code needs ${LENGTH} random bytes`)
  const characters = Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return `${key || NO_KEY}-${characters.join('')}`
}

/** What is easily mistaken, as Crockford has it. */
export const asCrockford = (letters: string): string =>
  letters.replaceAll(/[Oo]/g, '0').replaceAll(/[ILil]/g, '1')

/**
 * The code of an answer from what was typed or pasted: in any case, with other dashes, blanks or none, O for 0, I and L
 * for 1. What cannot be a code stays as it was typed, without what nobody sees.
 */
export function readAnswerCode(typed: string): string {
  const clean = cleanValue(typed)
  const signs = clean.toUpperCase().replaceAll(/[\s-]/g, '')
  const code = `${signs.slice(0, -LENGTH)}-${asCrockford(signs.slice(-LENGTH))}`
  return isAnswerCode(code) ? code : clean
}

/**
 * The code of a record (PUB-02), whose case counts: it begins with letters of a document's name. Only its end, which has
 * no O, I and L, is read as Crockford has it.
 */
export function readRecordCode(typed: string): string {
  const clean = cleanValue(typed)
  const [, beginning, end] = /^(.+-)(.{10})$/u.exec(clean.replaceAll(/\s*-\s*/g, '-')) ?? []
  return beginning === undefined || end === undefined
    ? clean
    : beginning + end.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** Whether a text has the shape of an answer code, capitals as printed. */
export const isAnswerCode = (text: string): boolean => /^\p{Lu}{2,}-[0-9A-HJKMNP-TV-Z]{10}$/u.test(text)
