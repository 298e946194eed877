import { FILE_KINDS, type FileKind } from '../files/limits'
import type { FormVersion } from '../form/form'
import { headingOf } from '../form/grid'
import { asksFor, type Question } from '../form/question'
import { questionListsOf } from '../form/questions-of'
import type { Section } from '../form/section'
import { localized, type Language } from '../language'
import { asksNothing } from '../form/kinds'

/**
 * What a column of an export shows of an answer: a fact about it, whether a condition was checked, a question's answer,
 * or a question's files.
 */
export type Column = { of: 'fact'; fact: Fact } | AskedColumn
type AskedColumn =
  | { of: 'condition'; condition: string; heading: string[] }
  | ({ of: 'answer' } & OfQuestion)
  | ({ of: 'file'; file: FileKind } & OfQuestion)

interface OfQuestion {
  question: string
  heading: string[]
  /** The question's code, where it has one. */
  codigo?: string | undefined
}

/** Facts about an answer beside its questions, in the order of their columns. */
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

/** How headings are written. */
interface Headings {
  language: Language
  /** What is said of an answer that the form works out (LOGIC-11); '' for nothing. */
  calculated: string
}

function columnsOfQuestion(question: Question, above: string[], headings: Headings): AskedColumn[] {
  const { language, calculated } = headings
  const title = localized(question, 'titulo', language)
  const heading = [...above, question.calculo && calculated ? `${title} (${calculated})` : title]
  const files = FILE_KINDS.filter((file) => asksFor(question, file))
  const { id, codigo } = question
  const own: OfQuestion = { question: id, heading, ...(codigo && { codigo }) }
  return [{ of: 'answer', ...own }, ...files.map((file): AskedColumn => ({ of: 'file', ...own, file }))]
}

/** The columns of a section. Of a conditional one, each condition and then what is asked below it. */
function columnsOfSection(section: Section, headings: Headings): AskedColumn[] {
  const { language } = headings
  const above = [localized(section, 'titulo', language)]
  return questionListsOf(section).flatMap(({ branch, questions }): AskedColumn[] => {
    const heading = branch ? [...above, localized(branch, 'condition', language)] : above
    const below = questions.flatMap((question, at) => {
      const grid = headingOf(questions, at)
      const under = grid ? [...heading, localized(grid, 'titulo', language)] : heading
      return asksNothing(question) ? [] : columnsOfQuestion(question, under, headings)
    })
    return branch ? [{ of: 'condition', condition: branch.id, heading }, ...below] : below
  })
}

function nameOf(column: AskedColumn): string {
  switch (column.of) {
    case 'condition':
      return `condition/${column.condition}`
    case 'answer':
      return `${column.question}/`
    case 'file':
      return `${column.question}/${column.file}`
  }
}

/**
 * The columns of an export (ALIST-06): the facts, then one for each condition and question that any version asked, in
 * the order of the newest version; what only older ones asked comes after it.
 * @param versions in any order
 * @param calculated what is said of an answer that the form works out; nothing when left out
 */
export function exportColumns(
  versions: readonly FormVersion[],
  language: Language,
  calculated = '',
): Column[] {
  const newestFirst = versions.toSorted((one, other) => other.version - one.version)
  const columns = new Map<string, Column>()
  for (const fact of FACTS) columns.set(fact, { of: 'fact', fact })
  for (const version of newestFirst) {
    for (const column of version.secciones.flatMap((section) =>
      columnsOfSection(section, { language, calculated }),
    )) {
      const name = nameOf(column)
      if (!columns.has(name)) columns.set(name, column)
    }
  }
  return [...columns.values()]
}
