/** Which of the languages of this product the words of a file are in. */
import { BASE_LANGUAGE, isLanguage, type Language } from '../language'

/** Codes that others use for the languages whose stored codes differ. */
const BY_CODE: Record<string, Language> = { eu: 'ek', oc: 'ot', jp: 'ja' }
const BY_NAME: readonly [RegExp, Language][] = [
  [/^(?:español|espanol|spanish|castellano|castilian)/u, 'es'],
  [/^(?:english|inglés|ingles|anglès)/u, 'en'],
  [/^(?:català|catala|catalan|catalán|valencià|valenciano)/u, 'ca'],
  [/^(?:português|portugues|portuguese|portugués)/u, 'pt'],
  [/^(?:galego|gallego|galician)/u, 'gl'],
  [/^(?:euskara|euskera|basque|vasco)/u, 'ek'],
  [/^(?:occitan|aranès|aranés|aranese)/u, 'ot'],
  [/^(?:japanese|japonés|日本語)/u, 'ja'],
]

/** The language that a name or code means: `Español (es)`, `es-AR`, `English`; null for one that there is not. */
export function languageCalled(name: string): Language | null {
  const plain = name.trim().toLowerCase()
  const [, inBrackets] = /\(([a-z]{2,3}(?:[-_][a-z0-9]+)*)\)\s*$/u.exec(plain) ?? []
  const [code = ''] = (inBrackets ?? plain).split(/[-_]/u)
  if (isLanguage(code)) return code
  return BY_CODE[code] ?? BY_NAME.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** How the languages of a file stand in a form: one is that of the base texts, others are translations. */
export interface Tongues {
  /** The file's language whose words become the base texts. */
  base: string
  /** Which language that is, where it is not the one in which forms are written. */
  baseIs: Language | null
  translations: readonly (readonly [string, Language])[]
  /** The file's languages that this product does not have. */
  dropped: readonly string[]
}

/**
 * Places the languages of a file.
 * @param names as the file calls them; '' for words of no language
 * @param main the language that the file calls its own; '' for none
 */
export function placeLanguages(names: readonly string[], main: string): Tongues {
  const called = names.map((name) => ({ name, is: languageCalled(name === '' ? main : name) }))
  const base =
    called.find(({ is }) => is === BASE_LANGUAGE) ??
    called.find(({ name }) => name === '' || name === main) ??
    called.find(({ is }) => is !== null) ??
    called[0]
  const used = new Set<Language | null>([base?.is ?? null])
  const translations = called.flatMap((one): (readonly [string, Language])[] => {
    if (one === base || one.is === null || used.has(one.is)) return []
    used.add(one.is)
    return [[one.name, one.is]]
  })
  const kept = new Set([base?.name, ...translations.map(([name]) => name)])
  return {
    base: base?.name ?? '',
    baseIs: base?.is === BASE_LANGUAGE ? null : (base?.is ?? null),
    translations,
    dropped: names.filter((name) => !kept.has(name) && name !== ''),
  }
}
