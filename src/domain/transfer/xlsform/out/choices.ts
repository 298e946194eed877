/** The lists of choices of an XLSForm that is written: questions with the same options share one. */
import { attributesOf } from '../../../form-logic/attributes'
import type { Option } from '../../../form/question'
import type { Section } from '../../../form/section'
import type { Language } from '../../../language'
import type { Naming } from './naming'
import type { Cells } from './rows'
import { columnIn } from './words'
import { NO, YES, YES_AND_NO } from '../yes-no'

/** Columns of choices that mean something to whoever reads them. */
const OF_PROGRAM = new Set(['list_name', 'name', 'label', 'image', 'audio', 'video', 'media', 'filter'])

/** What is kept with an option stands in a column of its name. */
export const columnOf = (attribute: string): string =>
  OF_PROGRAM.has(attribute) ? `x_${attribute}` : attribute

export interface Lists {
  rows: Cells[]
  /** The list of a question. */
  ofOptions: (question: string, options: readonly Option[]) => string
  ofBranches: (section: Section) => string
  yesNo: () => string
}

export function listsIn(
  naming: Naming,
  languages: readonly Language[],
  wordsIn: (part: object, field: string, language: Language) => string,
): Lists {
  const rows: Cells[] = []
  const known = new Map<string, string>()

  function list(name: string, choices: readonly Cells[]): string {
    const key = JSON.stringify(choices)
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, name)
    rows.push(...choices.map((choice) => ({ list_name: name, ...choice })))
    return name
  }

  const labels = (of: (language: Language) => string): Cells =>
    Object.fromEntries(languages.map((language) => [columnIn('label', language), of(language)]))

  return {
    rows,
    ofOptions: (question, options) =>
      list(
        naming.nameOf(question),
        options.map((option) => ({
          name: naming.codeOf(question, option.id),
          ...labels((language) => wordsIn(option, 'texto', language)),
          ...Object.fromEntries(
            attributesOf(option.atributos).map((one) => [
              columnOf(one.name),
              one.question === null ? one.value : naming.codeOf(one.question, one.value),
            ]),
          ),
        })),
      ),
    ofBranches: (section) =>
      list(
        naming.choiceOf(section.id),
        section.conditions.map((branch) => ({
          name: naming.nameOf(branch.id),
          ...labels((language) => wordsIn(branch, 'condition', language)),
        })),
      ),
    yesNo: () =>
      list(
        'yes_no',
        [YES, NO].map((name, at) => ({ name, ...labels((language) => YES_AND_NO[language][at] ?? name) })),
      ),
  }
}
