import { BASE_LANGUAGE, type Language } from '../../../domain/language'

/** Words in a language, or in the base language. */
export const inLanguage = (words: Record<string, string>, language: Language): string =>
  words[language] || words[BASE_LANGUAGE] || ''
