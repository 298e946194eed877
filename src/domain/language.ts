/** The locales offered (NAV-02). The stored codes `ek` and `ot` stand for Basque and Occitan. */
export const LANGUAGES = ['es', 'en', 'ca', 'pt', 'gl', 'ek', 'ot', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language in which a form's base texts (without suffix) are written. */
export const BASE_LANGUAGE: Language = 'es'

/** BCP 47 tags, for the `lang` attribute and for Intl. */
export const LANGUAGE_TAG: Record<Language, string> = {
  es: 'es',
  en: 'en',
  ca: 'ca',
  pt: 'pt',
  gl: 'gl',
  ek: 'eu',
  ot: 'oc',
  ja: 'ja',
}

/** Whether a stored or typed code is one of the locales offered. */
export const isLanguage = (code: string): code is Language => LANGUAGES.some((language) => language === code)

/**
 * The text of a field in a language: `titulo_ca` when it is there and not blank, else the base field (§1.3).
 * @param owner a form, section or question as stored
 * @param field the base field's name, e.g. `titulo`
 */
export function localized(owner: object, field: string, language: Language): string {
  const read = (key: string): string => {
    const value: unknown = Reflect.get(owner, key)
    return typeof value === 'string' ? value : ''
  }
  return read(`${field}_${language}`).trim() || read(field)
}

/** The languages in which a text is written, the base one first. */
export function languagesOf(owner: object, field: string): Language[] {
  const isWritten = (language: Language) => {
    const text: unknown = Reflect.get(owner, `${field}_${language}`)
    return language !== BASE_LANGUAGE && typeof text === 'string' && text.trim() !== ''
  }
  return [BASE_LANGUAGE, ...LANGUAGES.filter(isWritten)]
}

/** The text of an option in a language: options keep theirs as `textoAlternativeLanguage_{lang}` (§1.3). */
export function localizedOption(option: { texto: string }, language: Language): string {
  const value: unknown = Reflect.get(option, `textoAlternativeLanguage_${language}`)
  return typeof value === 'string' && value.trim() ? value : option.texto
}
