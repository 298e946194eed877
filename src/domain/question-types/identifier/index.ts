import { cleanValue } from '../../text/clean'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { isIdentifier } from './names'
import { IDENTIFIERS } from './numbers'

/** What people write between the signs. */
const BETWEEN = /[ ./-]/g

/** A number that an office gave: a text, never a quantity, with the check digits of its country (KIND-02). */
export const identifier: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate: ({ formato }, response) => {
    if (KEEPS_TEXT.isEmpty(response) || !isIdentifier(formato)) return null
    return IDENTIFIERS[formato](response.respuesta.replaceAll(BETWEEN, '').toUpperCase()) ? null : 'malformed'
  },
  normalize: (typed) => cleanValue(typed).toUpperCase(),
}
