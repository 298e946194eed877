import { authorName } from './author'
import { editsOf, supervisorEditSchema } from './edit'
import { entries } from './entries'
import { itemsOf, requestForChangesSchema } from './request'

const editsSchema = entries(supervisorEditSchema)
const requestsSchema = entries(requestForChangesSchema)

/** Something that was done to an answer after it was given (VIEW-03). */
export interface HistoryEntry {
  /** It was sent back to be completed, or staff changed it. */
  kind: 'request' | 'edit'
  who: string
  when: Date | null
  /** How many parts of the answer it is about. */
  parts: number
  /** What the reviewer wrote; '' for nothing. */
  comment: string
  /** Sent back and not completed yet. */
  waiting: boolean
}

/** What was done to an answer after it was given, oldest first (VIEW-03, CORR-02, CORR-04). */
export function historyOf(answer: {
  requestsForChanges?: unknown
  editsBySupervisor?: unknown
}): HistoryEntry[] {
  const requests = requestsSchema.parse(answer.requestsForChanges).map((request): HistoryEntry => ({
    kind: 'request',
    who: authorName(request.madeBy),
    when: request.sentDateTime,
    parts: itemsOf(request).length,
    comment: request.comment,
    waiting: request.needCompletition,
  }))
  const edits = editsSchema.parse(answer.editsBySupervisor).map((edit): HistoryEntry => ({
    kind: 'edit',
    who: authorName(edit.madeBy),
    when: edit.sentDateTime,
    parts: editsOf(edit).length + (edit.editedLocation ? 1 : 0),
    comment: '',
    waiting: false,
  }))
  return [...requests, ...edits].toSorted(
    (one, other) => (one.when?.getTime() ?? 0) - (other.when?.getTime() ?? 0),
  )
}
