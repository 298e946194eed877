import { BASE_LANGUAGE, textAt, type Language } from '../language'

/** Where the text of a field stands in a language: options keep theirs under their own name (§1.3). */
export function textKey(field: string, language: Language): string {
  if (language === BASE_LANGUAGE) return field
  return field === 'texto' ? `textoAlternativeLanguage_${language}` : `${field}_${language}`
}

/** The text of a field in exactly one language, '' when it has none (no falling back to the base text). */
export const textIn = (owner: object, field: string, language: Language): string =>
  textAt(owner, textKey(field, language))

/**
 * Writes the text of a field in a language (EDIT-01, EDIT-07, EDIT-10, EDIT-26). An emptied translation leaves no field
 * behind. The same object when the text is already that.
 */
export function withText<T extends object>(owner: T, field: string, language: Language, value: string): T {
  if (textIn(owner, field, language) === value) return owner
  const key = textKey(field, language)
  const next = { ...owner, [key]: value }
  if (value === '' && language !== BASE_LANGUAGE) Reflect.deleteProperty(next, key)
  return next
}
