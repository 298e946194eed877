import { authorName } from './author'
import { editsOf, supervisorEditSchema } from './edit'
import { entries } from './entries'
import { itemsOf, requestForChangesSchema, type RequestForChanges } from './request'

const editsSchema = entries(supervisorEditSchema)
const requestsSchema = entries(requestForChangesSchema)

/** Something that was done to an answer after it was given (VIEW-03). */
export interface HistoryEntry {
  /** It was given, staff changed it, it was sent back, or the citizen revised it. */
  kind: 'given' | 'edit' | 'request' | 'revision'
  who: string
  when: Date | null
  /** How many parts of the answer it is about. */
  parts: number
  /** What the reviewer wrote; '' for nothing. */
  comment: string
  /** How far what was sent back is; null where nothing was. */
  state: 'waiting' | 'completed' | 'replaced' | null
}

/** Older requests do not say when they were completed; one that was, was the last. */
const stateOf = (request: RequestForChanges, isLast: boolean): HistoryEntry['state'] => {
  if (request.needCompletition) return 'waiting'
  return request.revisedDateTime || isLast ? 'completed' : 'replaced'
}

/** What an entry says of which nothing more is to be said. */
const NO_MORE: HistoryEntry = { kind: 'given', who: '', when: null, parts: 0, comment: '', state: null }

/**
 * What happened to an answer, oldest first: that it was given, and what was done to it since; nothing where nothing was
 * (VIEW-03, CORR-02, CORR-04, CORR-09).
 */
export function historyOf(answer: {
  creadoPor: string
  fechaCreacion: Date | null
  requestsForChanges?: unknown
  editsBySupervisor?: unknown
}): HistoryEntry[] {
  const asked = requestsSchema.parse(answer.requestsForChanges)
  const requests = asked.map((request, index): HistoryEntry => ({
    kind: 'request',
    who: authorName(request.madeBy),
    when: request.sentDateTime,
    parts: itemsOf(request).length,
    comment: request.comment,
    state: stateOf(request, index === asked.length - 1),
  }))
  const edits = editsSchema.parse(answer.editsBySupervisor).map((edit): HistoryEntry => ({
    kind: 'edit',
    who: authorName(edit.madeBy),
    when: edit.sentDateTime,
    parts: editsOf(edit).length + (edit.editedLocation ? 1 : 0),
    comment: '',
    state: null,
  }))
  const revisions = asked.flatMap((request): HistoryEntry[] =>
    request.revisedDateTime
      ? [{ ...NO_MORE, kind: 'revision', when: request.revisedDateTime, parts: itemsOf(request).length }]
      : [],
  )
  const since = [...edits, ...requests, ...revisions]
  const given: HistoryEntry = { ...NO_MORE, kind: 'given', who: answer.creadoPor, when: answer.fechaCreacion }
  const byTime = since.toSorted((one, other) => (one.when?.getTime() ?? 0) - (other.when?.getTime() ?? 0))
  return since.length === 0 ? [] : [given, ...byTime]
}
