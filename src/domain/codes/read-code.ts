import { cleanValue } from '../text/clean'
import { isAnswerCode } from './answer-code'

/** Characters of a code after the municipality's letters. */
const RANDOM_LENGTH = 10

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
  const code = `${signs.slice(0, -RANDOM_LENGTH)}-${asCrockford(signs.slice(-RANDOM_LENGTH))}`
  return isAnswerCode(code) ? code : clean
}

/** Letters of a document's name, those of a municipality, and what is random, with whatever stands between. */
const RECORD_CODE = /^(.{3}\p{Lu}{2,})-*((?:[0-9A-Z]-*){9}[0-9A-Z])$/u

/**
 * The code of a record (PUB-02), whose case counts: it begins with letters of a document's name. Only its end, which has
 * no O, I and L, is read as Crockford has it; blanks and dashes count nowhere else than within that name.
 */
export function readRecordCode(typed: string): string {
  const clean = cleanValue(typed)
  const [, beginning, end] = RECORD_CODE.exec(clean.replaceAll(/\s/g, '')) ?? []
  return beginning === undefined || end === undefined
    ? clean
    : `${beginning}-${asCrockford(end.replaceAll('-', ''))}`
}
