/** Reads an answer for formulas: what is not asked is blank. */
import type { CalendarDay } from '../calendar'
import { asOffered } from '../answer/picked'
import { furtherRows, isVacant } from '../answer/rows'
import { isHidden } from '../form/outcome'
import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'
import { rowsOver } from '../logic/runs'
import type { Reader, Rows } from '../logic/scope'
import { UNASKED, type Value } from '../logic/value'
import { optionalPart } from './optional-parts'
import type { FormPart, QuestionPart } from './parts'
import { filesIn } from './values'
import type { Work } from './work'

const isAsked = (section: Section | undefined): section is Section =>
  section !== undefined && !isHidden(section) && !isVacant(section)

/** How many rows a section has: one where it does not repeat. */
export const rowsIn = (section: Section | undefined): number =>
  section && !isVacant(section) ? 1 + furtherRows(section).length : 0

const [SECTION, QUESTION] = ['section:', 'question:']

/** Reads values, and the answers themselves. */
export interface AnswerReader extends Reader {
  /** Everything that was answered to a question, as seen from a row: in that row, or in all. */
  answersTo: (id: string, rows: Rows) => { question: Question; response: Response }[]
  /** As checks read: what is not asked is told from what is blank (decision 128). */
  forChecks: Reader
}

/**
 * @param begun null where nobody knows the day at which the answer was begun: it is blank then
 */
export function readerOf(
  work: Work,
  byId: ReadonlyMap<string, FormPart>,
  begun: CalendarDay | null,
): AnswerReader {
  const rowOf = ({ named: { lists } }: QuestionPart, rows: Rows): number => {
    const list = lists.find((one) => one.startsWith(SECTION))
    return list === undefined ? 0 : (rows[list] ?? 0)
  }
  /** The question as it is asked in a row; undefined where it is not. */
  const askedIn = (part: QuestionPart, rows: Rows) => {
    const { section: at, condition } = part.place
    const section = work.section(at)
    if (!isAsked(section)) return undefined
    const branch = condition === null ? null : work.branch(at, condition)
    if (branch && (!branch.checked || isHidden(branch))) return undefined
    const question = work.question(part.place, rowOf(part, rows))
    return question && !isHidden(question) ? question : undefined
  }
  const givenTo = (part: QuestionPart, rows: Rows) => {
    const question = askedIn(part, rows)
    const repetition = rows[`${QUESTION}${part.definition.id}`] ?? 0
    const response = repetition === 0 ? question : question?.repeticiones[repetition - 1]
    return question && response ? { question, response } : null
  }
  const givenAt = (id: string, rows: Rows) => {
    const part = byId.get(id)
    return part?.is === 'question' ? givenTo(part, rows) : null
  }
  /**
   * @param unasked what is read of what is not asked
   * @param noRows how many rows has what is not asked
   */
  const reading = (unasked: Value, noRows: number): Reader => ({
    today: begun,
    cell(id, column, rows) {
      const given = givenAt(id, rows)
      return given ? optionalPart('choices').storedCell(given.response, column) : ''
    },
    files(id, rows) {
      const given = givenAt(id, rows)
      return given ? filesIn(given.question, given.response) : noRows
    },
    value(id, rows) {
      const part = byId.get(id)
      if (!part) return null
      if (part.is === 'question') {
        const given = givenTo(part, rows)
        return given ? part.valueOf(given.question, given.response) : unasked
      }
      const section = work.section(part.section)
      if (part.is === 'section') return isAsked(section) || null
      if (!isAsked(section)) return unasked
      const branch = work.branch(part.section, part.condition)
      return branch !== undefined && branch.checked && !isHidden(branch)
    },
    size(list, rows) {
      const isOfSection = list.startsWith(SECTION)
      const part = byId.get(list.replace(isOfSection ? SECTION : QUESTION, ''))
      if (part?.is === 'question') {
        const question = askedIn(part, rows)
        return question ? 1 + question.repeticiones.length : noRows
      }
      const section = part?.is === 'section' ? work.section(part.section) : undefined
      return section && !isHidden(section) ? rowsIn(section) : noRows
    },
  })
  const reader: AnswerReader = {
    ...reading(null, 0),
    forChecks: reading(UNASKED, -1),
    answersTo(id, rows) {
      const part = byId.get(id)
      if (part?.is !== 'question') return []
      const open = part.named.lists.filter((list) => rows[list] === undefined)
      return rowsOver(open, rows, reader).flatMap((one) => {
        const given = givenTo(part, one)
        return given ? { ...given, response: asOffered(given.question, given.response) } : []
      })
    },
  }
  return reader
}
