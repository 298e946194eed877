/** A supervisor's correction of a stored answer, whole: what the server stores of it (CORR-01 to CORR-04, CORR-10). */
import { addedFiles } from '../answer/added-files'
import type { StoredAnswer, StoredSection } from '../answer/answer'
import { answerSize, MAX_ANSWER_BYTES } from '../answer/answer-size'
import { compactSections } from '../answering/compact'
import { completionOf, preservesParts } from './locks'
import { assembleSections, begunOf } from '../answering/whole'
import { canonical } from '../canonical'
import type { FormVersion, Location } from '../form/form'
import { changesRequested, type PickFault, type Picks } from './ask'
import type { Author } from '../answer/corrections/author'
import { isReviewable } from './badge'
import { isWorse } from './content'
import { changesBetween, removesRows, type Changes } from './diff'
import type { SupervisorEdit } from '../answer/corrections/edit'
import { nextMoment } from './moment'
import { sectionsInPlace } from './overlay'
import { placeAfter, placed } from './place-after'
import { preservesRemoved, removedIn, rowEdits, type RowChange } from './removed'
import type { RequestForChanges } from '../answer/corrections/request'

/** What is sent back to the citizen. */
export interface ChangeRequestInput extends Picks {
  comment: string
  /** Until when; null for no date. */
  vence: Date | null
}

/** What a supervisor sends. */
export interface Correction {
  /** All sections as they were put right; null leaves them. */
  secciones: StoredSection[] | null
  /** Rows and further answers that are taken away or put back; they are in `secciones` as they were. */
  rows: RowChange[]
  /** The place where it was put right, `NO_PLACE` to take it away; null leaves it. */
  ubicacion: Location | null
  /** What the citizen should look at again; null for nothing. */
  request: ChangeRequestInput | null
}

/**
 * Why a correction is not taken: `nothing` changes and nothing is asked for (CORR-03), `notReviewed` the form's answers
 * are not corrected (CORR-01), `locked` changes what must stay, `content` is not what the form asks, `size` would
 * be larger than an answer may be, `file` names a file in a way that the product does not or one of another answer,
 * `deadline` is over already; and as {@link PickFault} (CORR-06).
 */
export type CorrectionFault =
  | 'nothing'
  | 'notReviewed'
  | 'locked'
  | 'content'
  | 'size'
  | 'file'
  | 'deadline'
  | PickFault

export interface Corrected {
  /** The new entries; null where there is none. */
  edit: SupervisorEdit | null
  request: RequestForChanges | null
  /** The place as it stands then. */
  ubicacion: Location | null
  /** Paths of files that the answer did not show before: they must be there, and be this answer's. */
  files: string[]
}

type Changed = { changes: Changes | null; files: string[] }

/** What was put right, or why it is not taken. */
function changedBy(
  version: FormVersion,
  stored: StoredAnswer,
  { secciones, rows, ubicacion }: Correction,
): Changed | CorrectionFault {
  const before = sectionsInPlace(version.secciones, stored)
  const after = secciones ? assembleSections(version.secciones, secciones, begunOf(stored)) : before
  // What its form does not ask could only get lost.
  if (secciones && canonical(compactSections(after)) !== canonical(secciones)) return 'content'
  if (removesRows(before, after) || !preservesParts(before, after)) return 'locked'
  if (ubicacion && !version.opcionales.geolocalizacion) return 'content'
  const editedRows = rowEdits(before, removedIn(stored), rows)
  if (!editedRows) return 'content'
  const removed = removedIn({ editsBySupervisor: [...(stored.editsBySupervisor ?? []), { editedRows }] })
  if (!preservesRemoved(before, after, removed)) return 'locked'
  const place = placed(stored.ubicacion)
  const changes = changesBetween(
    { secciones: before, ubicacion: place },
    { secciones: after, ubicacion: ubicacion ? placed(ubicacion) : place },
    editedRows,
  )
  if (changes && isWorse(version, before, after, removed, begunOf(stored))) return 'content'
  const files = addedFiles(before, after)
  return files ? { changes, files } : 'file'
}

/** A correction as the store keeps it, or why it is not taken. */
export function correctAnswer(
  version: FormVersion,
  stored: StoredAnswer,
  correction: Correction,
  by: { madeBy: Author; now: Date },
): Corrected | CorrectionFault {
  if (!isReviewable(stored.opcionales)) return 'notReviewed'
  if (completionOf(stored) === 'sealed') return 'locked'
  const changed = changedBy(version, stored, correction)
  if (typeof changed === 'string') return changed
  const { changes, files } = changed
  if (!changes && !correction.request) return 'nothing'
  const entry = { madeBy: by.madeBy, sentDateTime: nextMoment(stored, by.now) }
  const edit = changes && { ...entry, ...changes }
  const edits = [...(stored.editsBySupervisor ?? []), ...(edit ? [edit] : [])]
  const ubicacion = changes?.editedLocation
    ? placeAfter(stored.ubicacion, changes.editedLocation)
    : stored.ubicacion
  const standing = { ...stored, ubicacion, editsBySupervisor: edits }
  const request = correction.request && requested(version, standing, correction.request)
  if (typeof request === 'string') return request
  if (request?.vence && request.vence.getTime() <= by.now.getTime()) return 'deadline'
  const sent = request && { ...entry, ...request }
  const requests = [...(stored.requestsForChanges ?? []), ...(sent ? [sent] : [])]
  const size = answerSize({ ...stored, editsBySupervisor: edits, requestsForChanges: requests })
  if (size > MAX_ANSWER_BYTES) return 'size'
  return { edit, request: sent, ubicacion, files }
}

type Request = Omit<RequestForChanges, 'madeBy' | 'sentDateTime'>

function requested(
  version: FormVersion,
  stored: StoredAnswer,
  { comment, vence, ...picks }: ChangeRequestInput,
): Request | PickFault {
  const standing = sectionsInPlace(version.secciones, stored)
  const place = version.opcionales.geolocalizacion ? stored.ubicacion : undefined
  const requests = changesRequested(standing, picks, removedIn(stored), place)
  if (typeof requests === 'string') return requests
  return {
    ...{ needCompletition: true, comment, vence, revisedDateTime: null },
    ...{ sinTocar: [], conservado: [], porRevisar: false, cierre: null },
    changesRequested: requests,
  }
}
