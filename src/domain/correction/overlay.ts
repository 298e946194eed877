/** The answer as it stands after everything that supervisors put right and citizens revised (CORR-02, CORR-05). */
import type { StoredAnswer } from '../answer/answer'
import { withRules, withPipedText } from '../answering/logic'
import { replaceAt } from '../answer/replace'
import { settle } from '../answer/settle'
import { assembleSections, begunOf } from '../answering/whole'
import { withFields } from '../form/dense'
import type { Section } from '../form/section'
import { editsOf, type Edit, type SupervisorEdit } from '../answer/corrections/edit'
import { copyFlagged, flagsOf } from './flagged'
import type { PartValue } from '../answer/corrections/part-value'
import { putBranch, putValue } from './put'
import type { RequestForChanges } from '../answer/corrections/request'
import { removedIn, withoutRemoved } from './removed'
import { withoutUnoffered } from './unoffered'
import { isPart, pathOfSpot } from '../answer/corrections/spot'
import { branchAt, type PartRef } from '../form/part-ref'

/** What was done to an answer since it was given. */
export type Corrections = Pick<StoredAnswer, 'editsBySupervisor' | 'requestsForChanges' | 'diaComienzo'>

/** Something that changed what an answer says, in the order in which it happened. */
type Happening =
  | { kind: 'edit'; when: number; entry: SupervisorEdit }
  | { kind: 'revision'; when: number; entry: RequestForChanges }

const timeOf = (moment: Date | null): number => moment?.getTime() ?? 0

function happenings({ editsBySupervisor = [], requestsForChanges = [] }: Corrections): Happening[] {
  const edits = editsBySupervisor.map((entry): Happening => ({
    kind: 'edit',
    when: timeOf(entry.sentDateTime),
    entry,
  }))
  const revisions = requestsForChanges
    .filter(({ revisedDateTime }) => revisedDateTime !== null)
    .map((entry): Happening => ({ kind: 'revision', when: timeOf(entry.revisedDateTime), entry }))
  return [...edits, ...revisions].sort((one, other) => one.when - other.when)
}

/** What is laid over an answer: what staff put right, and what a revision leaves standing. */
type Laid = PartRef & PartValue & Pick<Edit, 'parte' | 'conservadas'>

/** The answer with one thing on top; unchanged where its form asks nothing there. */
function withEdit(secciones: Section[], edit: Laid): Section[] {
  if (edit.parte === 'condicion') {
    const section = secciones.findIndex(({ id }) => id === edit.seccionId)
    const given = secciones[section]
    const condition = given ? branchAt(given, edit.condicionId) : -1
    return putBranch(secciones, section, condition, edit.answer === 'true')
  }
  const path = isPart(edit.parte) ? pathOfSpot(secciones, edit) : null
  const value = { ...edit, opciones: [...edit.opciones, ...(edit.conservadas ?? [])] }
  return path && isPart(edit.parte) ? putValue(secciones, path, edit.parte, value) : secciones
}

/** The answer with what a revision leaves standing, also of a part that another person gave and nobody is asked for now. */
const withPreserved = (secciones: Section[], { conservado }: RequestForChanges): Section[] =>
  conservado.reduce((now, one) => {
    const index = now.findIndex(({ id }) => id === one.seccionId)
    const given = replaceAt(now, index, (section) =>
      withFields(section, { dada: section.otraPersona !== '' }),
    )
    return withEdit(given, one)
  }, secciones)

/**
 * The sections as they stand now: what was given, with supervisors' edits on top in the order of time. What a citizen
 * revised stands in the answer itself, and no edit older than that revision lies over it any more. Rows and further
 * answers that were taken away are in their places, see {@link withoutRemoved}.
 * @param given the answer's own sections, of any form
 * @returns the same array when nothing was put right
 */
export function overlaySections(given: Section[], corrections: Corrections): Section[] {
  let now = given
  for (const happening of happenings(corrections)) {
    // What an edit gave below a condition that a later revision unchecked has nothing to say any more.
    now = settle(
      happening.kind === 'edit'
        ? editsOf(happening.entry).reduce(withEdit, now)
        : withPreserved(copyFlagged(given, now, flagsOf(happening.entry)), happening.entry),
    )
  }
  return now === given ? given : withRules(now, begunOf(corrections))
}

/** Whether anything of it was corrected by a supervisor or revised by the citizen. */
export const wasCorrected = (corrections: Corrections): boolean => happenings(corrections).length > 0

/** When that happened last; null for never, or when the moment is unknown. */
export function correctedAt(corrections: Corrections): Date | null {
  const last = happenings(corrections).at(-1)
  return last?.when ? new Date(last.when) : null
}

type Stands = Corrections & Pick<StoredAnswer, 'secciones'>

/**
 * The sections of a stored answer as they stand now, whole, for who works them: what was taken away is in its place.
 * @param versionSecciones of the version that was answered
 */
export const sectionsInPlace = (versionSecciones: Section[], stored: Stands): Section[] =>
  overlaySections(assembleSections(versionSecciones, stored.secciones, begunOf(stored)), stored)

/** The sections of a stored answer as they stand now, whole, without what was taken away. */
export const correctedSections = (versionSecciones: Section[], stored: Stands): Section[] =>
  withoutAway(sectionsInPlace(versionSecciones, stored), stored)

/** Without what was taken away: what is worked out over rows is worked out over those that are left. */
function withoutAway(secciones: Section[], stored: Corrections): Section[] {
  const left = withoutRemoved(secciones, removedIn(stored))
  return withoutUnoffered(left === secciones ? left : withRules(left, begunOf(stored)))
}

type Whole = Corrections & Pick<StoredAnswer, 'signatures'> & { secciones: Section[] }

/** A whole answer as it stands now: the one that everybody is shown, sent and counts. */
export function correctedAnswer<T extends Whole>(answer: T): T {
  const now = answerInPlace(answer)
  const secciones = withoutAway(now.secciones, answer)
  return secciones === now.secciones ? now : withPipedText({ ...now, secciones }, () => secciones)
}

/** A whole answer as it stands now for who is told its story: what was taken away is in its place. */
export function answerInPlace<T extends Whole>(answer: T): T {
  const secciones = overlaySections(answer.secciones, answer)
  return secciones === answer.secciones ? answer : withPipedText({ ...answer, secciones }, () => secciones)
}
