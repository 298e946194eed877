import { byOrden, changed, inserted, mapSame, moved, positionOf, removed, renumbered } from './dense'
import { withText } from './edit-texts'
import { LANGUAGES } from '../language'
import type { Option, Question } from './question'
import { mapQuestionLists } from './question-lists'
import type { Section } from './section'
import { isBlank as isBlankText } from '../text/clean'

const withOptions = (question: Question, opciones: Option[]): Question =>
  opciones === question.opciones ? question : { ...question, opciones }

/** Adds an option (EDIT-10), at the end when no position is given. */
export const addOption = (question: Question, option: Option, at?: number): Question =>
  withOptions(question, inserted(question.opciones, option, byOrden, at))

/** Changes one option; the same question when there is none with that id or it stayed the same. */
export const changeOption = (question: Question, id: string, change: (option: Option) => Option): Question =>
  withOptions(question, changed(question.opciones, id, change))

/** Takes an option out; the others are renumbered and keep their names, so counts by name never mix. */
export const removeOption = (question: Question, id: string): Question =>
  withOptions(question, removed(question.opciones, positionOf(question.opciones, id), byOrden))

/** Moves an option to a position; the others are renumbered. */
export const moveOption = (question: Question, id: string, to: number): Question =>
  withOptions(question, moved(question.opciones, positionOf(question.opciones, id), to, byOrden))

/** An option that shows nothing and says nothing in any language. */
export const isBlankOption = (option: Option): boolean =>
  option.imagenURL === '' &&
  Object.entries(option).every(([key, value]) => !key.startsWith('texto') || isBlankText(String(value)))

/** The option with a picture; without one, nothing is said about it either. */
export function withPicture(option: Option, imagenURL: string): Option {
  const next = { ...option, imagenURL }
  return imagenURL === ''
    ? LANGUAGES.reduce((one, language) => withText(one, 'descripcionImagen', language, ''), next)
    : next
}

/** Drops options left empty: nobody could know what ticking one means. Everything else stays the same object. */
export const withoutBlankOptions = (secciones: Section[]): Section[] =>
  mapQuestionLists(secciones, (questions) =>
    mapSame(questions, (question) => {
      if (!question.opciones.some(isBlankOption)) return question
      return {
        ...question,
        opciones: renumbered(
          question.opciones.filter((option) => !isBlankOption(option)),
          byOrden,
        ),
      }
    }),
  )

/** The first text that two options of a question share, read without regard to case. */
export function textTwice({ opciones }: Question): string | null {
  const seen = new Set<string>()
  for (const { texto } of opciones) {
    const said = texto.trim().toLocaleLowerCase()
    if (seen.has(said)) return texto.trim()
    seen.add(said)
  }
  return null
}
