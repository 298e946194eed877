/** Values that an XLSForm has and nobody sees: what somebody else puts in them comes with the form's link here. */
import type { Section } from '../../form/section'
import type { Report } from '../report'
import { HIDDEN_TYPES } from './kinds'
import { part, type Made } from './questions'

/** What it is where no link brings it; undefined for nothing, and for what is not hidden. */
export const valueWithoutLink = ({ placed: { row, type } }: Made): string | undefined =>
  HIDDEN_TYPES.has(type.is) && row.cell('default') !== '' ? row.cell('default') : undefined

/** The sections with those hidden values that a rule or words ask for, each told; nobody needs the others. */
export function withHiddenAsked(sections: Section[], made: readonly Made[], report: Report): Section[] {
  const hidden = made.filter(({ placed }) => HIDDEN_TYPES.has(placed.type.is))
  if (hidden.length === 0) return sections
  const written = JSON.stringify(sections)
  const unasked = new Set<string>()
  for (const { question, placed } of hidden) {
    const { row, type } = placed
    const told = { words: row.cell('label') || row.cell('name') }
    if (written.includes(`{{${question.id}}}`))
      report.changed('byLink', row.place('type'), { ...told, about: question.codigo, part: part(question) })
    else {
      unasked.add(question.id)
      report.leftOut('hidden', row.place('type'), { ...told, about: type.is })
    }
  }
  return sections.flatMap((section) => {
    const preguntas = section.preguntas
      .filter(({ id }) => !unasked.has(id))
      .map((question, orden) => ({ ...question, orden }))
    return preguntas.length > 0 ? [{ ...section, preguntas }] : []
  })
}
