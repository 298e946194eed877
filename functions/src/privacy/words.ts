import ca from '../../../locales/ca/processing.json'
import ek from '../../../locales/ek/processing.json'
import en from '../../../locales/en/processing.json'
import es from '../../../locales/es/processing.json'
import gl from '../../../locales/gl/processing.json'
import ja from '../../../locales/ja/processing.json'
import ot from '../../../locales/ot/processing.json'
import pt from '../../../locales/pt/processing.json'
import type { Language } from '../../../src/domain/language'
import type { Texts } from '../../../src/domain/privacy/record-words'

/** The words of the record of processing in each language. */
export const RECORD_WORDS: Record<Language, Texts> = { es, en, ca, pt, gl, ek, ot, ja }
