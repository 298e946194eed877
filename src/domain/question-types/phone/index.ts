import { cleanValue } from '../../text/clean'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { CALLING_CODES } from './calling-codes'

/** What people write between the digits. */
const BETWEEN = /[ ()./-]/g
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/
const NATIONAL = /^\d{6,15}$/

/** A number of any country with its code, or one that is dialled within a country. */
const validate: AnswerBehaviour['validate'] = (_question, response) => {
  if (KEEPS_TEXT.isEmpty(response)) return null
  const digits = response.respuesta.replaceAll(BETWEEN, '')
  return INTERNATIONAL.test(digits) || NATIONAL.test(digits) ? null : 'malformed'
}

/**
 * A telephone number as it is dialled, with what stands between its digits. A country in `formato` puts its calling code
 * before a number that has none; the 0 that is dialled within the country goes.
 */
export const phone: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate,
  normalize: (typed, { formato }) => {
    const number = cleanValue(typed).replace(/^00(?=[1-9])/, '+')
    const code = CALLING_CODES.get(formato)
    if (code === undefined || !/^[\d(]/.test(number)) return number
    return `+${code} ${number.replace(/^(\(?)0/, '$1')}`
  },
}
