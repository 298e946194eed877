import type { Section } from '../section'
import { allQuestions } from '../questions-of'
import { NAME } from './placeholders'

/**
 * Names of questions by where they stand: a file of a form carries no ids (PDF-02). `pregunta.3` is the third one of
 * all, those of conditions counted where they stand.
 */
const position = (index: number): string => `pregunta.${index + 1}`

const renamed = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(NAME, (whole, name: string) => {
    const other = names.get(name.trim())
    return other === undefined ? whole : `{{${other}}}`
  })

/** A text whose placeholders name questions by where they stand. */
export const textByPosition = (text: string, sections: readonly Section[]): string =>
  renamed(text, new Map(allQuestions(sections).map(({ id }, index) => [id, position(index)])))

/** The same text for a form whose questions have other ids. What stands nowhere there stays, and is told in the editor. */
export const textById = (text: string, sections: readonly Section[]): string =>
  renamed(text, new Map(allQuestions(sections).map(({ id }, index) => [position(index), id])))
