import { kindOf, typesOf, type QuestionKind } from '../form/kinds'
import { FIRST_TEXT } from './consent/accepted'
import { fileRequirementsIn, fileRequirementsText } from '../form/file-requirements'
import { IDENTIFIER_NAMES } from './identifier/names'
import { CALLING_CODES } from './phone/calling-codes'
import { addOption } from '../form/edit-options'
import { isChoice, setQuestionType } from '../form/edit-questions'
import { newOption, type NewId } from '../form/factory'
import type { Form } from '../form/form'
import type { Question } from '../form/question'

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
    case 'place':
      return 'point'
    case 'files':
      return fileRequirementsText(fileRequirementsIn(''))
    case 'consent':
      return FIRST_TEXT
    case 'fact':
      return 'begun'
    default:
      return ''
  }
}

/** Whose answer is files asks for none beside it. */
const NO_FILES = { adjuntar: false, adjuntarDocumento: false, adjuntarVideo: false } as const

/** Nobody gives what the form notes by itself. */
const NEVER_GIVEN = {
  required: false,
  repetible: false,
  obligatoriaSi: '',
  calculo: '',
  valorInicial: '',
} as const

/** What choices begin with: options to fill in. */
const FIRST_OPTIONS = 2

/**
 * A question of another kind, with what that kind begins with: a choice has two options to fill in, an amount the
 * currency of its municipality's country (EDIT-10, KIND-01, KIND-02).
 * @param country as areas name it: `ar`, `es`
 */
export function asKind(question: Question, kind: QuestionKind, country: string, newId: NewId): Question {
  const { tipoPregunta, tipoDato } = typesOf(kind)
  const typed = setQuestionType(question, tipoPregunta, tipoDato)
  const asked =
    kind === 'files'
      ? { ...typed, ...NO_FILES }
      : kind === 'fact'
        ? { ...typed, ...NO_FILES, ...NEVER_GIVEN }
        : typed
  const written =
    asked.formato === '' ? { ...asked, formato: firstFormat(asked, country.toLowerCase()) } : asked
  if (!isChoice(written) || written.opciones.length > 0) return written
  return Array.from({ length: FIRST_OPTIONS }, () => newOption(newId)).reduce(addOption, written)
}

/** The country in whose municipality a form is made, as areas name it; '' before it has an area. */
export const countryOf = ({ areas }: Pick<Form, 'areas'>): string => areas[0]?.split('/')[1] ?? ''
