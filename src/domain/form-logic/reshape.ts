/** What a change of shape concerns: rows that came, went or moved, branches that were ticked, further answers. */
import { isVacant, rowCount } from '../answer/rows'
import { OUTCOME } from '../form/outcome'
import type { Question } from '../form/question'
import type { Section } from '../form/section'
import { ALL, rowAt, type Change } from './follow'
import type { Graph } from './graph'

/** Rows as they were worked out: nothing was of a section without any. */
const rowsOf = (section: Section): Question[][] =>
  isVacant(section)
    ? []
    : [section.preguntas, ...section.seccionesRepetibles.map(({ preguntas }) => preguntas)]

/**
 * Opens what depends on how one answer differs from an earlier one in which everything was worked out. What is the same
 * object as before is as it was; a row that is the same list has only moved.
 */
export function reshape(
  { items, within }: Graph,
  before: readonly Section[],
  after: readonly Section[],
  { changedAt, open }: Change,
): void {
  after.forEach((section, at) => {
    const was = before[at]
    if (!was || was === section) return
    const own = items.filter(
      ({ part }) => (part.is === 'question' ? part.place.section : part.section) === at,
    )
    const compare = (condition: number | null, one: readonly Question[][], other: readonly Question[][]) =>
      other.forEach((questions, row) => {
        if (one.includes(questions)) return
        questions.forEach((question, index) => {
          if (question === one[row]?.[index]) return
          changedAt(question.id, rowAt(row))
          for (const item of own) {
            const { part } = item
            if (part.is === 'question' && part.place.question === index && part.place.condition === condition)
              open(item, rowAt(row))
          }
        })
      })
    const [rows, now] = [rowsOf(was), rowsOf(section)]
    compare(null, rows, now)
    const hasMoved = now.some((list, row) => list !== rows[row] && rows.includes(list))
    if (hasMoved || rowCount(was) !== rowCount(section)) {
      for (const id of [section.id, `section:${section.id}`]) changedAt(id, ALL)
      for (const { id } of section.preguntas) changedAt(id, null)
    }
    for (const item of own) {
      if (item.part.is !== 'section' || was[OUTCOME] === section[OUTCOME]) continue
      open(item, ALL)
      for (const id of within(item.part)) changedAt(id, ALL)
    }
    section.conditions.forEach((branch, condition) => {
      const earlier = was.conditions[condition]
      if (!earlier) return
      compare(condition, [earlier.questions], [branch.questions])
      if (earlier.checked === branch.checked && earlier[OUTCOME] === branch[OUTCOME]) return
      for (const item of own)
        if (item.part.is === 'branch' && item.part.condition === condition) open(item, ALL)
      for (const { id } of [branch, ...branch.questions]) changedAt(id, ALL)
    })
  })
}
