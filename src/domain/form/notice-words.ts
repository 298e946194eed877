/** The words of a notice with what they name (REACH-06). */
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import { textIn } from './edit-texts'
import { NAME } from '../certificate/placeholders'
import { MAX_NOTICE_WORDS, type FormNotice } from './form-notices'

/**
 * What the words may name: nothing that a stranger wrote, because whoever answers names the address, and could have the
 * town hall write to anybody.
 */
export const NOTICE_FACTS = ['formulario', 'codigo', 'estado', 'municipio'] as const
export type NoticeFacts = Record<(typeof NOTICE_FACTS)[number], string>

const isFact = (name: string): name is keyof NoticeFacts => NOTICE_FACTS.some((fact) => fact === name)

/** The names in the words of a notice, in any language, that name nothing. */
export function unknownFacts(notice: FormNotice): string[] {
  const said = LANGUAGES.map((language) => textIn(notice, 'mensaje', language)).join('\n')
  const names = Array.from(said.matchAll(NAME), ([, name = '']) => name.trim())
  return [...new Set(names)].filter((name) => !isFact(name))
}

/** Whether a notice cannot be sent as it stands. */
export const isNoticeFault = (notice: FormNotice): boolean =>
  unknownFacts(notice).length > 0 ||
  LANGUAGES.some((language) => textIn(notice, 'mensaje', language).length > MAX_NOTICE_WORDS)

/** The form's own words in a language, else in its own one, with what they name, in one pass; '' where it has none. */
export const noticeWords = (notice: FormNotice, facts: NoticeFacts, language: Language): string =>
  (textIn(notice, 'mensaje', language).trim() || textIn(notice, 'mensaje', BASE_LANGUAGE).trim()).replace(
    NAME,
    (whole, name: string) => {
      const fact = name.trim()
      return isFact(fact) ? facts[fact] : whole
    },
  )
