import { authorName as nameOfAuthor } from '../answer/people'
import type { Citizen } from '../answer/submitted'
import type { AnswerTrailEntry, AnswerTrailKind, AnswerTrail } from './answer-trail'
import { withoutAnswers } from '../text/without-answers'
import { authorName, type Author } from '../answer/corrections/author'
import { editsOf, supervisorEditSchema } from '../answer/corrections/edit'
import { entries } from '../answer/corrections/entries'
import { copyKey } from './removed'
import {
  itemsOf,
  requestForChangesSchema,
  untouchedOf,
  type RequestForChanges,
  type RequestItem,
} from '../answer/corrections/request'

const editsSchema = entries(supervisorEditSchema)
const requestsSchema = entries(requestForChangesSchema)

/** What went with a revision: how much of it, and its words. */
interface Gone {
  count: number
  about: string[]
}

/** Something that happened to an answer (VIEW-03, CORR-09). */
export interface HistoryEntry {
  /**
   * It was given, staff changed it, it was sent back, the citizen revised it, or staff looked at that revision, as the answer itself says; it was moved,
   * completed or mailed, its incident was made or written to, an
   * appointment was booked or cancelled, another person was asked for a part, gave it or refused, as the audit trail says.
   */
  kind:
    | 'given'
    | 'edit'
    | 'request'
    | 'revision'
    | 'closed'
    | 'moved'
    | 'completion'
    | 'mailed'
    | 'mailReturned'
    | 'incident'
    | 'message'
    | 'booked'
    | 'partAsked'
    | 'partGiven'
    | 'partRefused'
  who: string
  when: Date | null
  /** How many parts of the answer it is about. */
  parts: number
  /** Words of what is asked for, in a request; of what was sent as it stood, in a revision. */
  about: string[]
  /** How many answers a revision made vanish, and the words of their questions (LOGIC-10). */
  vanished: Gone
  /** How many picks a revision took away, because its rules do not offer them, and their words. */
  unoffered: Gone
  /** Until when it is asked for; null for everything else. */
  until: Date | null
  /** What the reviewer wrote; '' for nothing. */
  comment: string
  /** How far what was sent back is; null where nothing was. */
  state: 'waiting' | 'completed' | 'replaced' | null
  /** Names of the states before and after; '' where it stayed. */
  from: string
  to: string
  /** To how many a mail went; null for everything else. */
  recipients: number | null
}

/** Words of things that are asked for, each once; an answer that stands in them is a few dots. */
const wordsOf = (items: Pick<RequestItem, 'title'>[]): string[] => [
  ...new Set(items.map(({ title }) => withoutAnswers(title)).filter(Boolean)),
]

const vanishedBy = ({ conservado }: RequestForChanges): Pick<HistoryEntry, 'vanished' | 'unoffered'> => {
  const gone = conservado.filter(({ desaparecio }) => desaparecio)
  const picks = conservado.flatMap(({ sinOfrecer = [] }) => sinOfrecer.map((title) => ({ title })))
  return {
    vanished: { count: new Set(gone.map(copyKey)).size, about: wordsOf(gone) },
    unoffered: { count: picks.length, about: wordsOf(picks) },
  }
}

/** Older requests do not say when they were completed; one that was, was the last. */
const stateOf = (request: RequestForChanges, isLast: boolean): HistoryEntry['state'] => {
  if (request.needCompletition) return 'waiting'
  return request.revisedDateTime || isLast ? 'completed' : 'replaced'
}

/** An entry without further details. */
const NO_MORE: HistoryEntry = {
  ...{ kind: 'given', who: '', when: null, parts: 0, about: [], until: null, comment: '', state: null },
  ...{ vanished: { count: 0, about: [] }, unoffered: { count: 0, about: [] } },
  ...{ from: '', to: '', recipients: null },
}

/** The history while the audit trail was not read, or cannot be. */
const NO_TRAIL: AnswerTrail = { entries: [], isCut: false, people: [] }

const KIND_OF: Record<AnswerTrailKind, HistoryEntry['kind']> = {
  estado: 'moved',
  completado: 'completion',
  email: 'mailed',
  correoDevuelto: 'mailReturned',
  incidente: 'incident',
  mensaje: 'message',
  turno: 'booked',
  partePedida: 'partAsked',
  parteDada: 'partGiven',
  parteRechazada: 'partRefused',
}

/** Events of one commit are noted within that time. */
const SAME_COMMIT_MS = 60_000

/** What has an entry of its own and moves the answer as well: the trigger notes the move too, without its author. */
const MOVING: readonly AnswerTrailKind[] = ['completado', 'parteDada', 'parteRechazada']

/** Whether a move belongs to such an entry. */
const isOfAnother = (moved: AnswerTrailEntry, trail: AnswerTrailEntry[]): boolean =>
  moved.kind === 'estado' &&
  moved.who === '' &&
  trail.some(
    ({ kind, when, from, to }) =>
      MOVING.includes(kind) &&
      from === moved.from &&
      to === moved.to &&
      Math.abs((when ?? 0) - (moved.when ?? 0)) < SAME_COMMIT_MS,
  )

const fromTrail = (trail: AnswerTrailEntry[]): HistoryEntry[] =>
  trail
    .filter((entry) => !isOfAnother(entry, trail))
    .map(({ kind, when, who, from, to, recipients }) => ({
      ...NO_MORE,
      kind: KIND_OF[kind],
      who,
      when: when === null ? null : new Date(when),
      ...(from !== to && { from, to }),
      recipients,
    }))

interface Told {
  creadoPor: string
  firstName?: string
  lastName?: string
  datosCiudadano?: Citizen | null
  fechaCreacion: Date | null
  requestsForChanges?: unknown
  editsBySupervisor?: unknown
}

/**
 * What happened to an answer, oldest first: that it was given, and what was done to it since (VIEW-03, CORR-02, CORR-04,
 * CORR-09).
 * @param trail what the audit trail tells of it, see `getAnswerTrail`
 */
export function historyOf(answer: Told, trail: AnswerTrail = NO_TRAIL): HistoryEntry[] {
  const nameOf = (author: Author): string => authorName(author, trail.people)
  const storedRequests = requestsSchema.parse(answer.requestsForChanges)
  const requests = storedRequests.map((request, index): HistoryEntry => ({
    ...NO_MORE,
    kind: 'request',
    who: nameOf(request.madeBy),
    when: request.sentDateTime,
    parts: itemsOf(request).length,
    about: wordsOf(itemsOf(request)),
    until: request.vence,
    comment: request.comment,
    state: stateOf(request, index === storedRequests.length - 1),
  }))
  const edits = editsSchema.parse(answer.editsBySupervisor).map((edit): HistoryEntry => ({
    ...NO_MORE,
    kind: 'edit',
    who: nameOf(edit.madeBy),
    when: edit.sentDateTime,
    parts: editsOf(edit).length + (edit.editedLocation ? 1 : 0),
  }))
  const revisions = storedRequests.flatMap((request): HistoryEntry[] => {
    const { revisedDateTime, cierre } = request
    const left = untouchedOf(request)
    const revision = {
      ...{ ...NO_MORE, kind: 'revision' as const, when: revisedDateTime },
      ...{ parts: itemsOf(request).length - left.length, about: wordsOf(left) },
      ...vanishedBy(request),
    }
    return [
      ...(revisedDateTime ? [revision] : []),
      ...(cierre
        ? [{ ...NO_MORE, kind: 'closed' as const, who: nameOf(cierre.madeBy), when: cierre.sentDateTime }]
        : []),
    ]
  })
  const { firstName = '', lastName = '', creadoPor, datosCiudadano, fechaCreacion } = answer
  const who = nameOfAuthor({ firstName, lastName, creadoPor, datosCiudadano })
  const since = [...edits, ...requests, ...revisions, ...fromTrail(trail.entries)]
  return [
    { ...NO_MORE, who, when: fechaCreacion },
    ...since.toSorted((one, other) => (one.when?.getTime() ?? 0) - (other.when?.getTime() ?? 0)),
  ]
}
