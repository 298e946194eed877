import { NOTICE_FACTS } from '../notice-words'
import { questionsByCode } from '../parts-in-file'
import { allQuestions } from '../questions-of'
import type { Section } from '../section'
import { FACTS, NAME } from './placeholders'

const FACT_NAMES: ReadonlySet<string> = new Set([...FACTS, ...NOTICE_FACTS])

/**
 * Names of questions by where they stand: a file of a form carries no ids (PDF-02). `pregunta.3` is the third one of
 * all, those of conditions counted where they stand.
 */
const positions = (sections: readonly Section[]): [id: string, name: string][] =>
  allQuestions(sections).map(({ id }, index) => [id, `pregunta.${index + 1}`])

/** Their codes, but for those that a text means something else by, such as `fecha`. */
const codes = (sections: readonly Section[]): [id: string, name: string][] =>
  [...questionsByCode(sections)].flatMap(([code, id]) => (FACT_NAMES.has(code) ? [] : [[id, code]]))

const renamed = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(NAME, (whole, name: string) => {
    const other = names.get(name.trim())
    return other === undefined ? whole : `{{${other}}}`
  })

/** A text whose placeholders name questions by their codes, or by where they stand. */
export const textInFile = (text: string, sections: readonly Section[]): string =>
  renamed(text, new Map([...positions(sections), ...codes(sections)]))

/** The same text for a form whose questions have other ids. What stands nowhere there stays, and is told in the editor. */
export const textById = (text: string, sections: readonly Section[]): string =>
  renamed(text, new Map([...codes(sections), ...positions(sections)].map(([id, name]) => [name, id])))
