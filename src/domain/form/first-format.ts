import { kindOf } from '../question-types'
import { IDENTIFIER_NAMES } from '../question-types/identifier/names'
import { CALLING_CODES } from '../question-types/phone/calling-codes'
import type { Question } from './question'

/** Currencies by the countries whose municipalities use the product; ISO 4217 by ISO 3166. */
const CURRENCY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ar: 'ARS', bo: 'BOB', br: 'BRL', cl: 'CLP', co: 'COP', cr: 'CRC', cu: 'CUP', do: 'DOP', ec: 'USD' },
    ...{ gq: 'XAF', gt: 'GTQ', hn: 'HNL', jp: 'JPY', mx: 'MXN', ni: 'NIO', pa: 'PAB', pe: 'PEN', py: 'PYG' },
    ...{ sv: 'USD', us: 'USD', uy: 'UYU', ve: 'VES' },
  }),
)

function firstFormat(question: Question, country: string): string {
  switch (kindOf(question)) {
    case 'amount':
      return CURRENCY_OF.get(country) ?? 'EUR'
    case 'phone':
      return CALLING_CODES.has(country.toUpperCase()) ? country.toUpperCase() : ''
    case 'identifier':
      return IDENTIFIER_NAMES.find((name) => name.startsWith(`${country}-`)) ?? 'iban'
    case 'scale':
      return 'numbers:1-5'
    default:
      return ''
  }
}

/**
 * A question whose kind can be written in several ways, written as its municipality's country does (KIND-01, KIND-02).
 * @param country as areas name it: `ar`, `es`
 */
export const withFirstFormat = (question: Question, country: string): Question =>
  question.formato === '' ? { ...question, formato: firstFormat(question, country.toLowerCase()) } : question
