/** Going on with a half-completed answer that somebody else changed meanwhile: nothing of either is lost (COMP-01). */
import { canonical } from '../canonical'
import type { Question, Repetition, Response } from '../form/question'
import type { Branch, Section } from '../form/section'
import { MAX_COPIES } from '../answer/copies'
import { questionAt } from '../answer/fill'
import { hasPart, partOf, samePart, sameSections } from './locks'
import { PARTS, type Part } from '../answer/parts'
import type { QuestionPath } from '../answer/path'
import { blankResponse } from '../answer/response'
import type { OrphanedResponse } from '../answering/carry-over'

/** One thing as it was when completing began, as it is here, and as it is stored now. */
interface Three<T> {
  base: T
  mine: T
  theirs: T
}

export interface MergedCompletion {
  secciones: Section[]
  /** What was typed here and answered differently by somebody else, to be shown. */
  left: OrphanedResponse[]
  /** Where a place of mine stands now. */
  placeOf: (path: QuestionPath) => QuestionPath
}

const withPart = (question: Question, response: Response, part: Part): OrphanedResponse => ({
  question: { ...question, ...blankResponse(question), ...partOf(response, part), repeticiones: [] },
  condition: '',
})

/** What is listed for the person, and whether the stored answer may change at all: it may not once it was signed meanwhile. */
interface Merging {
  left: OrphanedResponse[]
  sealed: boolean
}

/** My change counts where the other person made none; where both did, the stored response stays and mine is listed. */
function mergeResponse<T extends Response>(
  question: Question,
  { base, mine, theirs }: Three<T>,
  into: Merging,
): T {
  let merged = theirs
  for (const part of PARTS) {
    if (samePart(mine, base, part) || samePart(mine, theirs, part)) continue
    if (!into.sealed && samePart(theirs, base, part)) merged = { ...merged, ...partOf(mine, part) }
    else if (hasPart(mine, part)) into.left.push(withPart(question, mine, part))
  }
  return merged
}

/** The items that both have, merged; then what they added, then what I added. */
function mergeLists<T extends { orden: number }>(
  { base, mine, theirs }: Three<T[]>,
  sealed: boolean,
  merge: (three: Three<T>) => T,
  leave: (item: T) => void,
): T[] {
  const shared = theirs.map((item, index) => {
    const [was, is] = [base[index], mine[index]]
    return was && is ? merge({ base: was, mine: is, theirs: item }) : item
  })
  const added = mine.slice(base.length)
  const room = sealed ? 0 : MAX_COPIES - shared.length
  added.slice(room).forEach(leave)
  return [...shared, ...added.slice(0, room)].map((item, orden) => ({ ...item, orden }))
}

const leaveAll = (question: Question, response: Response, into: Merging): void => {
  for (const part of PARTS) if (hasPart(response, part)) into.left.push(withPart(question, response, part))
}

function mergeQuestion({ base, mine, theirs }: Three<Question>, into: Merging): Question {
  const repeticiones = mergeLists<Repetition>(
    { base: base.repeticiones, mine: mine.repeticiones, theirs: theirs.repeticiones },
    into.sealed,
    (three) => mergeResponse(mine, three, into),
    (repetition) => leaveAll(mine, repetition, into),
  )
  return { ...mergeResponse(mine, { base, mine, theirs }, into), repeticiones }
}

function mergeQuestions({ base, mine, theirs }: Three<Question[]>, into: Merging): Question[] {
  return theirs.map((question, index) => {
    const [was, is] = [base[index], mine[index]]
    return was && is ? mergeQuestion({ base: was, mine: is, theirs: question }, into) : question
  })
}

function leaveQuestions(questions: Question[], into: Merging): void {
  for (const question of questions) {
    for (const response of [question, ...question.repeticiones]) leaveAll(question, response, into)
  }
}

const sameQuestions = (one: Branch, other: Branch): boolean =>
  canonical(one.questions) === canonical(other.questions)

function mergeBranches({ base, mine, theirs }: Three<Branch[]>, isSingle: boolean, into: Merging): Branch[] {
  const isTaken = isSingle && theirs.some(({ checked }) => checked)
  return theirs.map((condition, index) => {
    const [was, is] = [base[index], mine[index]]
    if (!was || !is?.checked) return condition
    if (condition.checked) {
      const three = { base: was.questions, mine: is.questions, theirs: condition.questions }
      return { ...condition, questions: mergeQuestions(three, into) }
    }
    const isUnchecked = was.checked
    if (isUnchecked && sameQuestions(was, is)) return condition
    if (!isTaken && !isUnchecked && !into.sealed) return is
    into.left.push({ question: null, condition: is.condition })
    leaveQuestions(is.questions, into)
    return condition
  })
}

function mergeSection(three: Three<Section>, into: Merging): Section {
  const { base, mine, theirs } = three
  if (!into.sealed && sameSections([base], [theirs])) return mine
  if (sameSections([base], [mine])) return theirs
  const pick = <K extends keyof Section>(field: K) => ({
    base: base[field],
    mine: mine[field],
    theirs: theirs[field],
  })
  return {
    ...theirs,
    // Whoever added the first row has one.
    vacia: theirs.vacia && (into.sealed || mine.vacia),
    preguntas: mergeQuestions(pick('preguntas'), into),
    conditions: mergeBranches(pick('conditions'), theirs.conditionalSectionSingle, into),
    seccionesRepetibles: mergeLists(
      pick('seccionesRepetibles'),
      into.sealed,
      (rows) => ({
        ...rows.theirs,
        preguntas: mergeQuestions(
          { base: rows.base.preguntas, mine: rows.mine.preguntas, theirs: rows.theirs.preguntas },
          into,
        ),
      }),
      (row) => leaveQuestions(row.preguntas, into),
    ),
  }
}

/**
 * Puts what was filled in here on top of the answer as it is stored now. All three are whole sections of one version.
 * @param three the answer when completing began, with what was filled in, and as it is stored now
 * @param sealed whether it was signed meanwhile: then everything that was filled in is only told
 */
export function mergeCompletion(three: Three<Section[]>, sealed = false): MergedCompletion {
  const into: Merging = { left: [], sealed }
  const secciones = three.theirs.map((theirs, index) => {
    const [base, mine] = [three.base[index], three.mine[index]]
    return base && mine ? mergeSection({ base, mine, theirs }, into) : theirs
  })
  return { secciones, left: into.left, placeOf: (path) => placeNow(three, path) }
}

/** Rows and further answers that I added stand after those that the other added. */
function placeNow({ base, theirs }: Three<Section[]>, path: QuestionPath): QuestionPath {
  const [was, is] = [base[path.section], theirs[path.section]]
  if (!was || !is) return path
  const shift = (at: number, before: number, now: number) => (at > before ? at + now - before : at)
  const row = shift(path.row, was.seccionesRepetibles.length, is.seccionesRepetibles.length)
  const [before, now] = [questionAt(base, path), questionAt(theirs, path)]
  if (!before || !now) return { ...path, row }
  return { ...path, repetition: shift(path.repetition, before.repeticiones.length, now.repeticiones.length) }
}
