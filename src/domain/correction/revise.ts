/** A citizen's revision of what was asked for, whole: what the server stores of it (CORR-05, CORR-07). */
import { addedFiles } from '../answer/added-files'
import type { StoredAnswer, StoredSection } from '../answer/answer'
import { answerSize, MAX_ANSWER_BYTES } from '../answer/answer-size'
import { compactSections } from '../answering/compact'
import { completionOf } from './locks'
import { withRules } from '../answering/logic'
import { assembleSections, begunOf } from '../answering/whole'
import { canonical } from '../canonical'
import { sameValue } from '../same-value'
import type { FormVersion, Location } from '../form/form'
import type { Section } from '../form/section'
import { isWorse } from './content'
import { copyFlagged, flagsOf, withFlaggedBranches, withOpened, type Flags } from './flagged'
import { nextMoment } from './moment'
import { sectionsInPlace } from './overlay'
import { placeAfter, placed } from './place-after'
import { preservesRemoved, removedIn } from './removed'
import { preservedBy } from './preserve'
import type { Preserved } from '../answer/corrections/preserved'
import { isOver, waitingRequest, type RequestForChanges } from '../answer/corrections/request'
import { refKey } from '../form/part-ref'
import { untouchedItems } from './untouched'

/**
 * Why a revision is not taken: `revised` nothing waits for the citizen (§2.8, "already revised"), `late` the day is
 * over until which the form takes it, `locked` changes what
 * was not asked for, `content` is not what the form asks, `size` would be larger than an answer may be, `file`
 * names a file in a way that the product does not or one of another answer.
 */
export type RevisionFault = 'revised' | 'late' | 'locked' | 'content' | 'size' | 'file'

export interface Revised {
  /** The answer's own sections, with what was asked for in them. */
  secciones: StoredSection[]
  /** The place as it stands then. */
  ubicacion: Location | null
  /** When it was done: of the request's `revisedDateTime`. */
  revisedDateTime: Date
  /** What was sent as it stood: of the request's `sinTocar`. */
  sinTocar: string[]
  /** What stands beside the answer's own sections since then: of the request's `conservado`. */
  conservado: Preserved[]
  /** Paths of files that the answer did not show before: they must be there, and be this answer's. */
  files: string[]
}

/**
 * What was asked for, written into the answer's own sections: corrections that are older lie over it no more. A
 * condition below which something is asked for is checked there too, if a supervisor checked it.
 * @param given the answer's own sections
 * @param revised the answer as it stands, with what the citizen gave
 * @param flags what of it they could give
 */
export const writtenInto = (
  given: Section[],
  revised: Section[],
  request: Pick<RequestForChanges, 'changesRequested'>,
  flags: Flags,
): Section[] => copyFlagged(revised, withFlaggedBranches(revised, given, request), flags)

/**
 * A revision as the store keeps it, or why it is not taken.
 * @param sent all sections as the citizen saw and completed them
 * @param place where they say that it was, without point and address for nowhere; null leaves it
 */
export function reviseAnswer(
  version: FormVersion,
  stored: StoredAnswer,
  sent: StoredSection[],
  now: Date,
  place: Location | null = null,
): Revised | RevisionFault {
  const request = waitingRequest(stored.requestsForChanges)
  if (!request) return 'revised'
  if (isOver(request, stored, now)) return 'late'
  if (completionOf(stored) === 'sealed') return 'locked'
  const begun = begunOf(stored)
  const before = sectionsInPlace(version.secciones, stored)
  const after = assembleSections(version.secciones, sent, begun)
  if (canonical(compactSections(after)) !== canonical(sent)) return 'content'
  const flags = withOpened(flagsOf(request, before), before, after, begun)
  if (place && !(flags.place && version.opcionales.geolocalizacion)) return 'locked'
  const allowed = compactSections(withRules(copyFlagged(after, before, flags), begun))
  const removed = removedIn(stored)
  if (canonical(allowed) !== canonical(sent) || !preservesRemoved(before, after, removed)) return 'locked'
  if (isWorse(version, before, after, removed, begun)) return 'content'
  const files = addedFiles(before, after)
  if (!files) return 'file'
  const given = assembleSections(version.secciones, stored.secciones, begun)
  const secciones = compactSections(withRules(writtenInto(given, after, request, flags), begun))
  const ubicacion = place ? placeAfter(stored.ubicacion, place) : stored.ubicacion
  const isMoved = !sameValue(placed(stored.ubicacion), placed(ubicacion))
  const left = untouchedItems(request, before, after, isMoved).map((item) => refKey(item, item.parte))
  const done = { revisedDateTime: nextMoment(stored, now), sinTocar: left }
  const requestsForChanges = (conservado: Preserved[]): RequestForChanges[] =>
    (stored.requestsForChanges ?? []).map((one) => (one === request ? { ...one, ...done, conservado } : one))
  const bare = sectionsInPlace(version.secciones, {
    ...stored,
    secciones,
    requestsForChanges: requestsForChanges([]),
  })
  const conservado = preservedBy({ before, after, bare }, removed)
  const size = answerSize({
    ...stored,
    secciones,
    ubicacion,
    requestsForChanges: requestsForChanges(conservado),
  })
  return size > MAX_ANSWER_BYTES ? 'size' : { secciones, ubicacion, files, conservado, ...done }
}
