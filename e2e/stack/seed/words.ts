import type { Language } from '../../../src/domain/language'

/** A text in Spanish, with translations where the form has them. */
export type Words = string | ({ es: string } & Partial<Record<Language, string>>)

/** The text in the base language. */
export const spanish = (words: Words): string => (typeof words === 'string' ? words : words.es)

/**
 * The stored fields of a text: the base field and one `{other}_{lang}` for each translation (§1.3).
 * @param other options keep their translations under another name than the text itself
 */
export function wordFields(field: string, words: Words, other = field): Record<string, string> {
  if (typeof words === 'string') return { [field]: words }
  const { es, ...translations } = words
  return {
    [field]: es,
    ...Object.fromEntries(Object.entries(translations).map(([code, text]) => [`${other}_${code}`, text])),
  }
}
