import i18next, { type BackendModule, type Resource, type ResourceKey, type TFunction } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { LANGUAGE_TAG, type Language } from '../domain/language'
import { BRAZIL, LANGUAGE_KEY, languageOfTag, pickLanguage, prefersBrazil } from './language'

/**
 * Loads letters that the common font lacks (DAY-08). Japanese ones come in small files, of which the browser fetches
 * those with letters that it shows. Until then text is shown in another font.
 */
async function loadFontOf(language: Language): Promise<void> {
  if (language === 'ja') await import('@fontsource-variable/noto-sans-jp/wght.css')
}

/**
 * One file of texts per namespace and language, each a chunk of its own. Every visit loads this list, so the files of
 * staff are listed in `staffTexts`, and those of seldom visited public pages in `seldomTexts`.
 */
const catalogues = import.meta.glob<ResourceKey>(
  [
    '../../locales/*/*.json',
    '!../../locales/pt-BR/*.json',
    '!../../locales/*/{booking,check,citizen,files,hours,later,lookup,part,payment,place,refused,documents,catalogue,processing,access,assets,audit,bin,completion,correction,editor,factor,listing,mail,operation,orders,places,recipient,rights,staff,statistics,templates,transfer,users}.json',
  ],
  {
    import: 'default',
  },
)

/** The texts of a file. Throws when there is no such file or it cannot be loaded. */
async function textsAt(path: string): Promise<ResourceKey> {
  const load =
    catalogues[path] ??
    (await import('./seldom-texts')).seldomTexts[path] ??
    (await import('./staff-texts')).staffTexts[path]
  if (!load) throw new Error(`No texts ${path}`)
  return load()
}

let current: Language = 'en'

/** The language of this page, outside of a component. */
export const currentLanguage = (): Language => current

/** The language of this page; who uses it is drawn again when another one is chosen. */
export function useLanguage(): Language {
  useTranslation()
  return current
}

/** The language of this page as `lang` attributes and Intl take it. */
export const currentTag = (): string => tagOf(current)

/** The tag of a language: for Portuguese it is Brazil's when the browser prefers that (DAY-08). */
export const tagOf = (language: Language): string =>
  language === 'pt' && prefersBrazil(navigator.languages) ? BRAZIL : LANGUAGE_TAG[language]

/** Texts that did not come, as `tag namespace`: i18next never asks for them again by itself. */
const missed = new Set<string>()

/** Those of these namespaces whose texts did not come. */
export const lackedBy = (tag: string, namespaces: readonly string[]): string[] =>
  namespaces.filter((namespace) => missed.has(`${tag} ${namespace}`))

/** Says in which language the page is from now on. Its texts are i18next's, and change apart from it. */
export function markLanguage(language: Language): void {
  current = language
  document.documentElement.lang = tagOf(language)
  // Without the font the text stays readable.
  void loadFontOf(language).catch(() => undefined)
}

const lazyCatalogues: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (tag, namespace, done) => {
    const texts =
      tag === BRAZIL
        ? import('./seldom-texts').then(({ brazilTexts }) => brazilTexts(namespace))
        : textsAt(`../../locales/${languageOfTag(tag) ?? 'en'}/${namespace}.json`)
    const key = `${tag} ${namespace}`
    texts.then(
      (found) => {
        missed.delete(key)
        return done(null, found)
      },
      (error: unknown) => {
        missed.add(key)
        done(error instanceof Error ? error : String(error), null)
      },
    )
  },
}

/**
 * Sets the language (NAV-02), marks the document with it and begins to load the texts of `common`.
 * @param resources texts given at once instead of being loaded; for tests
 */
export function initI18n(language: Language = storedLanguage(), resources?: Resource): Promise<unknown> {
  markLanguage(language)
  i18next.use(initReactI18next)
  if (!resources) i18next.use(lazyCatalogues)
  return i18next.init({
    lng: currentTag(),
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    ...(resources ? { resources, initAsync: false } : {}),
  })
}

/**
 * Begins to load the texts of a page together with its code. Those that did not come before are asked for again.
 * Throws when they do not come, as code does that is not loaded: their keys are no words to read.
 */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  const lack = () => lackedBy(i18next.language, namespaces)
  await i18next.loadNamespaces(namespaces)
  const failed = lack()
  if (failed.length > 0) await i18next.reloadResources(undefined, failed)
  if (lack().length > 0) throw new Error(`No texts ${lack().join()}`)
}

/** Texts of further kinds of questions, once {@link loadTexts} loaded them. */
export const kindTexts = (): TFunction<'kinds'> => i18next.getFixedT(null, 'kinds')

function storedLanguage(): Language {
  return pickLanguage(readChoice(), navigator.languages)
}

// Some browsers throw instead of answering when storage is blocked.
function readChoice(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}
