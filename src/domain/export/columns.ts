import { FILE_KINDS, type FileKind } from '../files/limits'
import type { FormVersion } from '../form/form'
import { asksFor, type Question } from '../form/question'
import { localized, type Language } from '../language'

/** What a column of an export shows of an answer: a fact about it, a question's answer, or a question's files. */
export type Column =
  | { of: 'fact'; fact: Fact }
  | { of: 'answer'; question: string; heading: string[] }
  | { of: 'file'; question: string; file: FileKind; heading: string[] }

/** What is told about an answer besides the questions, in the order of the columns. */
export const FACTS = [
  'code',
  'created',
  'updated',
  'state',
  'author',
  'firstName',
  'lastName',
  'licence',
  'recipient',
  'recipientNumber',
  'place',
  'latitude',
  'longitude',
  'remark',
] as const
export type Fact = (typeof FACTS)[number]

/** A question with the headings above it: its section and, within a condition, that. */
interface Placed {
  question: Question
  above: string[]
}

function placed(version: Pick<FormVersion, 'secciones'>, language: Language): Placed[] {
  return version.secciones.flatMap((section) => {
    const above = [localized(section, 'titulo', language)]
    if (!section.conditionalSection) return section.preguntas.map((question) => ({ question, above }))
    return section.conditions.flatMap((condition) =>
      condition.questions.map((question) => ({
        question,
        above: [...above, localized(condition, 'condition', language)],
      })),
    )
  })
}

function columnsOfQuestion({ question, above }: Placed, language: Language): Column[] {
  const heading = [...above, localized(question, 'titulo', language)]
  const files = FILE_KINDS.filter((file) => asksFor(question, file))
  return [
    { of: 'answer', question: question.id, heading },
    ...files.map((file): Column => ({ of: 'file', question: question.id, file, heading })),
  ]
}

const nameOf = (column: Column): string =>
  column.of === 'fact' ? column.fact : `${column.question}/${column.of === 'file' ? column.file : ''}`

/**
 * The columns of an export (ALIST-06): the facts, then one for each question that any version asked, in the order of
 * the newest version; what only older ones asked comes after it.
 * @param versions in any order
 */
export function exportColumns(versions: readonly FormVersion[], language: Language): Column[] {
  const newestFirst = versions.toSorted((one, other) => other.version - one.version)
  const columns = new Map<string, Column>()
  for (const fact of FACTS) columns.set(fact, { of: 'fact', fact })
  for (const version of newestFirst) {
    for (const each of placed(version, language)) {
      for (const column of columnsOfQuestion(each, language)) {
        const name = nameOf(column)
        if (!columns.has(name)) columns.set(name, column)
      }
    }
  }
  return [...columns.values()]
}
