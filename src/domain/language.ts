import { fillMentions } from './text/mentions'
import { sayMentioned, type WithOutcome } from './form/outcome'

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

/** The text that a record has in a field, '' when there is none: records are loose, and stored ones may be damaged. */
export function textAt(owner: object, field: string): string {
  const value: unknown = Reflect.get(owner, field)
  return typeof value === 'string' ? value : ''
}

/** The translations of a field as stored, each under the name of its own field: `titulo_ca`. */
export const translationsOf = (owner: object, field: string): [string, string][] =>
  LANGUAGES.map((language): [string, string] => {
    const name = `${field}_${language}`
    return [name, textAt(owner, name)]
  }).filter(([, text]) => text !== '')

/**
 * The text of a field in a language: `titulo_ca` when it is there and not blank, else the base field (§1.3). Answers that
 * it mentions stand in it (LOGIC-12).
 * @param owner a form, section or question as stored
 * @param field the base field's name, e.g. `titulo`
 * @param part whose rules know the answers, where that is another one than the owner
 */
export const localized = (
  owner: object,
  field: string,
  language: Language,
  part: WithOutcome = owner,
): string =>
  fillMentions(
    textAt(owner, `${field}_${language}`).trim() || textAt(owner, field),
    sayMentioned(part, language),
  )

/**
 * The tag of the language in which {@link localized} gives a text, where that is not the page's: a screen reader then
 * reads it as what it is. Left out where the text is the page's own.
 * @param translated what the fields of its translations begin with, where that is not the field's own name
 */
export const foreignTag = (
  owner: object,
  field: string,
  language: Language,
  translated = field,
): string | undefined =>
  language === BASE_LANGUAGE ||
  textAt(owner, field).trim() === '' ||
  textAt(owner, `${translated}_${language}`).trim() !== ''
    ? undefined
    : LANGUAGE_TAG[BASE_LANGUAGE]

/** The languages in which a text is written, the base one first. */
export function languagesOf(owner: object, field: string): Language[] {
  const isWritten = (language: Language) =>
    language !== BASE_LANGUAGE && textAt(owner, `${field}_${language}`).trim() !== ''
  return [BASE_LANGUAGE, ...LANGUAGES.filter(isWritten)]
}

/** The text of an option in a language: options keep theirs as `textoAlternativeLanguage_{lang}` (§1.3). */
export function localizedOption(option: { texto: string } & WithOutcome, language: Language): string {
  const text = textAt(option, `textoAlternativeLanguage_${language}`)
  return fillMentions(text.trim() ? text : option.texto, sayMentioned(option, language))
}

/** {@link foreignTag} of an option. */
export const foreignOptionTag = (option: { texto: string }, language: Language): string | undefined =>
  foreignTag(option, 'texto', language, 'textoAlternativeLanguage')
