import type { TemplateWords } from '../domain/form/form-of-template'
import { LANGUAGES, type Language } from '../domain/language'

type Texts = Record<string, unknown>

const files = import.meta.glob<Texts>('../../locales/*/templates.json', { import: 'default' })

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** The text at `forms.complaint.title`; '' where there is none. */
function textAt(texts: Texts | undefined, key: string): string {
  const found = key.split('.').reduce<unknown>((at, step) => (isTexts(at) ? at[step] : undefined), texts)
  return typeof found === 'string' ? found : ''
}

/**
 * The words of templates in every language, because a form made from a template has them all. Throws when they cannot
 * be loaded.
 */
export async function loadTemplateWords(): Promise<TemplateWords> {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language): Promise<[Language, Texts | undefined]> => [
      language,
      await files[`../../locales/${language}/templates.json`]?.(),
    ]),
  )
  const words = new Map(loaded)
  return (language, key) => textAt(words.get(language), key)
}
