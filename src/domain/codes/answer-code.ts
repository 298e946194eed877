/** Crockford's base32: no I, L, O, U, so that a code survives being read out or copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
/** Letters of a municipality's key: as many as any of its texts in one line may have (GEO-01). */
export const MUNICIPALITY_KEY = /^\p{Lu}{2,200}$/u
/** Characters of the longest answer code. */
export const MAX_ANSWER_CODE = 211
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

/** Whether a text has the shape of an answer code, capitals as printed. */
export const isAnswerCode = (text: string): boolean => /^\p{Lu}{2,}-[0-9A-HJKMNP-TV-Z]{10}$/u.test(text)
