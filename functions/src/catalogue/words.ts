import ca from '../../../locales/ca/catalogue.json'
import ek from '../../../locales/ek/catalogue.json'
import en from '../../../locales/en/catalogue.json'
import es from '../../../locales/es/catalogue.json'
import gl from '../../../locales/gl/catalogue.json'
import ja from '../../../locales/ja/catalogue.json'
import ot from '../../../locales/ot/catalogue.json'
import pt from '../../../locales/pt/catalogue.json'
import type { Language } from '../../../src/domain/language'

export type CatalogueWords = typeof es

/** The words of catalogues, posters and frames in each language. */
export const CATALOGUE_WORDS: Record<Language, CatalogueWords> = { es, en, ca, pt, gl, ek, ot, ja }
