/** What a revision has to leave standing beside the answer's own sections, by comparison (LOGIC-10). */
import { PARTS } from '../answer/parts'
import { responseAt } from '../answer/fill'
import { askedIn, viewAt, viewOf, type QuestionView } from '../answer/view'
import type { Response } from '../form/question'
import type { Section } from '../form/section'
import { everyResponse, isAnsweredPart } from './every-response'
import { hiddenBy } from './hidden-by'
import { NOTHING, valueIn, type PartValue } from '../answer/corrections/part-value'
import type { Preserved } from '../answer/corrections/preserved'
import { isRemoved, type Removed } from './removed'
import { branchSpot, questionSpot, type Spot, type Target } from '../answer/corrections/spot'
import { isSameValue, currentWholeValue } from './current-value'
import { picksIn, unofferedPicks, withUnoffered } from './unoffered'

interface Revision {
  /** The answer in place as the citizen found it. */
  before: Section[]
  /** As it was sent. */
  after: Section[]
  /** As it would stand in place if nothing were preserved. */
  bare: Section[]
}

const entry = (
  { seccionId, condicionId, preguntaId, repeticion, rowIndex, title }: Spot,
  parte: Target,
  value: PartValue,
): Omit<Preserved, 'desaparecio'> => ({
  ...{ seccionId, condicionId, preguntaId, repeticion, rowIndex },
  ...{ parte, title, ...value },
})

/** Conditions that have to be checked, so that what is below them has its place. */
const branchesIn = ({ before, after, bare }: Revision): Preserved[] =>
  viewOf(after).flatMap(({ section, index, groups }) =>
    section.conditions.flatMap((branch, condition) => {
      const path = { section: index, condition, row: 0, question: 0, repetition: 0 }
      const had = before[index]?.conditions[condition]?.checked === true
      const isChecked = groups[condition]?.isAsked === true || (had && hiddenBy(after, path) !== null)
      if (!isChecked || bare[index]?.conditions[condition]?.checked) return []
      const value = { ...NOTHING, answer: 'true' }
      return [{ ...entry(branchSpot(section, branch), 'condicion', value), desaparecio: false }]
    }),
  )

/** Answers that were given and that a rule does not ask, now that the citizen revised others. */
const answersLeftOut = ({ before, after, bare }: Revision, removed: Removed): Preserved[] =>
  before.flatMap((_, index) =>
    everyResponse(before, index).flatMap((view) => {
      const { path, question, response, isAsked } = view
      if (question.calculo !== '' || !hiddenBy(after, path)) return []
      const spot = questionSpot(view)
      const desaparecio = isAsked && !isRemoved(removed, spot)
      return PARTS.flatMap((parte): Preserved[] => {
        if (!isAnsweredPart(question, response, parte)) return []
        const value = valueIn(question, response, parte)
        // What an older correction or revision keeps stands already.
        if (!desaparecio && isSameValue(currentWholeValue(bare, spot, parte), value)) return []
        return [{ ...entry(spot, parte, value), desaparecio }]
      })
    }),
  )

/** Words of the picks of an answer that were offered until the revision; none of what was not asked then. */
function takenAway({ before }: Revision, { path, question }: QuestionView, place: Response): string[] {
  const was = viewAt(before, path)
  if (!was?.isAsked) return []
  const offered = new Set(picksIn(was.question, was.response).map(({ id }) => id))
  return unofferedPicks(question, place).flatMap(({ id, texto }) => (offered.has(id) ? texto : []))
}

/**
 * Answers that are asked and would not stand: an older correction lies over them, the own sections do not ask them, or
 * they picked what is not offered any more.
 */
const answersOverlaid = (revision: Revision, removed: Removed): Preserved[] =>
  askedIn(revision.after).flatMap((view) => {
    const { path, question, response } = view
    if (question.calculo !== '') return []
    const spot = questionSpot(view)
    const was = responseAt(revision.before, path)
    const place = was ? withUnoffered(question, was, response) : response
    const sinOfrecer = isRemoved(removed, spot) ? [] : takenAway(revision, view, place)
    return PARTS.flatMap((parte): Preserved[] => {
      const value = valueIn(question, place, parte)
      const isTakenAway = parte === 'answer' && sinOfrecer.length > 0
      if (!isTakenAway && isSameValue(currentWholeValue(revision.bare, spot, parte), value)) return []
      const one = { ...entry(spot, parte, value), desaparecio: false }
      return [isTakenAway ? { ...one, sinOfrecer } : one]
    })
  })

/**
 * What a revision has to leave standing, so that the answer says in place what was sent and, struck, what was given and
 * is not asked any more.
 * @param removed what of the answer is away
 */
export const preservedBy = (revision: Revision, removed: Removed): Preserved[] => [
  ...branchesIn(revision),
  ...answersLeftOut(revision, removed),
  ...answersOverlaid(revision, removed),
]
