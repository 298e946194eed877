import { logger } from 'firebase-functions/v2'
import { catalogueSchema, type Catalogue } from '../../../src/domain/catalogue/catalogue'
import {
  BASE_LANGUAGE,
  isLanguage,
  LANGUAGE_TAG,
  LANGUAGES,
  type Language,
} from '../../../src/domain/language'
import { MUNICIPALITY_KEY } from '../../../src/domain/codes/answer-code'
import { cataloguePath, isMunicipalityPath, MUNICIPALITY_KEYS, rootOf } from '../../../src/domain/store-paths'
import { callerNetwork } from '../limits/address'
import { perMinute } from '../limits/per-minute'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { html } from '../platform/markup'
import type { PageRequest, ShownPage } from '../platform/on-page'
import { APP_URL } from '../platform/params'
import { cataloguePage, saying } from './catalogue-page'
import { headOf } from './keep'
import { CATALOGUE_WORDS } from './words'

/** One reading serves everybody who asks meanwhile. */
const KNOWN_FOR_MS = 15_000
const MOST_KNOWN = 200
/** A house with many telephones asks from one network. */
const MOST_PER_MINUTE = 240

/** The letters of a municipality in an address; null where they can be nobody's. */
function keyIn(path: string): string | null {
  const part = path.split('/').filter(Boolean).at(-1) ?? ''
  try {
    const key = decodeURIComponent(part).toLocaleUpperCase('es')
    return MUNICIPALITY_KEY.test(key) ? key : null
  } catch {
    return null
  }
}

/** The language that a reader chose, or else the first of the browser's that the product has. */
export function requestedLanguage(chosen: unknown, accepted: string): Language {
  if (typeof chosen === 'string' && isLanguage(chosen)) return chosen
  const tags = accepted.split(',').map((one) => one.split(';')[0]?.trim().split('-')[0]?.toLowerCase())
  for (const tag of tags) {
    const language = LANGUAGES.find((one) => LANGUAGE_TAG[one] === tag)
    if (language) return language
  }
  return BASE_LANGUAGE
}

/** Whose a page is: the catalogue of a municipality without its forms; null where there is none. Two reads. */
export async function emptyCatalogue(path: string): Promise<Catalogue | null> {
  const [place, country] = await database().getAll(database().doc(path), database().doc(rootOf(path)))
  return place?.exists ? { ...(await headOf(place, country)), orden: [], entradas: {} } : null
}

/** The catalogue under some letters; null when they are no municipality's. Two reads. */
async function read(key: string, language: Language): Promise<Catalogue | null> {
  const claim = await database().collection(MUNICIPALITY_KEYS).doc(key).get()
  const path: unknown = claim.get('municipio')
  if (typeof path !== 'string' || !isMunicipalityPath(path)) return null
  const kept = decode(catalogueSchema, await database().doc(cataloguePath(path, language)).get())
  if (kept) return kept
  // Nobody has put forms into it yet: then it is said whose page it is.
  return emptyCatalogue(path)
}

const known = new Map<string, { at: number; catalogue: Promise<Catalogue | null> }>()

function catalogueOf(key: string, language: Language, now: number): Promise<Catalogue | null> {
  const name = `${language} ${key}`
  const last = known.get(name)
  if (last && now - last.at < KNOWN_FOR_MS) return last.catalogue
  if (known.size >= MOST_KNOWN) known.clear()
  const catalogue = read(key, language)
  known.set(name, { at: now, catalogue })
  // What failed is asked again at once.
  catalogue.catch(() => known.delete(name))
  return catalogue
}

/** Forgets what was read; for tests, which change things within seconds. */
export const forgetCatalogues = (): void => known.clear()

const isTooOften = perMinute(MOST_PER_MINUTE)

/**
 * The page of a municipality's catalogue (REACH-02). What it says of a form is what strangers are told anyway; the page
 * of a disabled municipality names none.
 */
export async function showCatalogue(request: PageRequest, now = new Date()): Promise<ShownPage> {
  const language = requestedLanguage(request.chosen, request.accepted)
  const words = CATALOGUE_WORDS[language]
  const failed = (status: number): ShownPage => ({
    status,
    html: saying(words.failedTitle, words.failedText, {
      ...{ language, place: null },
      action: html`<a class="act" href="">${words.retry}</a>`,
    }),
  })
  if (isTooOften(callerNetwork(request), now.getTime())) return failed(429)
  try {
    const key = keyIn(request.path)
    const catalogue = key && (await catalogueOf(key, language, now.getTime()))
    if (!catalogue)
      return { status: 404, html: saying(words.unknownTitle, words.unknownText, { language, place: null }) }
    return { status: 200, html: cataloguePage(catalogue, { language, now, home: APP_URL.value() }) }
  } catch (error) {
    logger.error('a catalogue cannot be read', { error })
    return failed(503)
  }
}
