import { isLanguage, LANGUAGE_TAG, LANGUAGES, type Language } from '../domain/language'

/** Where the choice is kept (NAV-02). */
export const LANGUAGE_KEY = 'language'

/** What each language calls itself; the same in every locale, so that people find theirs. */
export const LANGUAGE_NAME: Record<Language, string> = {
  es: 'Español',
  en: 'English',
  ca: 'Català',
  pt: 'Português',
  gl: 'Galego',
  ek: 'Euskara',
  ot: 'Occitan',
  ja: '日本語',
}

/** The languages in the order of the picker, with what a page needs to name them. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((code) => ({
  code,
  name: LANGUAGE_NAME[code],
  tag: LANGUAGE_TAG[code],
}))
export type LanguageOption = (typeof LANGUAGE_OPTIONS)[number]

/** Brazil's Portuguese: a few texts that replace those of `pt`. A form's own texts have only one Portuguese. */
export const BRAZIL = 'pt-BR'

/** Whether the first Portuguese that a browser asks for is Brazil's. */
export const prefersBrazil = (preferred: readonly string[]): boolean =>
  /^pt-br/i.test(preferred.find((tag) => /^pt/i.test(tag)) ?? '')

/** The language offered for a browser's tag (`eu-ES` → `ek`), or null when there is none. */
export function languageOfTag(tag: string): Language | null {
  const code = tag.toLowerCase().split('-')[0]
  return LANGUAGES.find((language) => LANGUAGE_TAG[language] === code) ?? null
}

/**
 * The language to begin with: the stored choice, else the browser's first that is offered, else English (NAV-02).
 * @param stored what local storage has under {@link LANGUAGE_KEY}
 * @param preferred the browser's tags, most wanted first
 */
export function pickLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (stored !== null && isLanguage(stored)) return stored
  for (const tag of preferred) {
    const language = languageOfTag(tag)
    if (language !== null) return language
  }
  return 'en'
}
