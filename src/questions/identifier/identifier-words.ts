import { LANGUAGE_TAG, type Language } from '../../domain/language'
import { IDENTIFIER_INFO, type IdentifierName } from '../../domain/question-types/identifier/names'

/** What a number is called, with the country that gives it: `CUIT / CUIL (Argentina)`. */
export function identifierWords(
  name: IdentifierName,
  language: Language,
  words: (key: 'postalCode' | 'plate') => string,
): string {
  const { called, country } = IDENTIFIER_INFO[name]
  const shown = typeof called === 'string' ? called : words(called.words)
  const place =
    country === '' ? '' : new Intl.DisplayNames(LANGUAGE_TAG[language], { type: 'region' }).of(country)
  return place ? `${shown} (${place})` : shown
}
