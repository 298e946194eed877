import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { auditEntrySchema, type AuditEntry } from '../../../src/domain/audit/entry'
import {
  ANSWER_TRAIL_KINDS,
  type AnswerTrailEntry,
  type AnswerTrail,
} from '../../../src/domain/correction/answer-trail'
import { GET_ANSWER_TRAIL, MAX_TRAIL_ENTRIES } from '../../../src/domain/calls/get-answer-trail'
import { AUDIT } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { served } from '../platform/served'
import { staffCaller } from '../platform/staff-caller'
import { namesOf } from '../platform/user-names'
import { storedAnswerFor } from './read-answer'

/** The newest entries about an answer, and one more than are told. Not those of another that had its name before. */
async function newestEntries({ id, fechaCreacion }: StoredAnswer): Promise<AuditEntry[]> {
  const { docs } = await database()
    .collection(AUDIT)
    .where('respuesta', '==', id)
    .where('tipo', 'in', [...ANSWER_TRAIL_KINDS])
    .where('fecha', '>=', fechaCreacion ?? new Date(0))
    .orderBy('fecha', 'desc')
    .limit(MAX_TRAIL_ENTRIES + 1)
    .get()
  return docs.flatMap((entry) => decode(auditEntrySchema, entry, { id: entry.id }) ?? [])
}

/** Usernames of the staff who corrected an answer, asked for changes and looked at them, as it says itself. */
const namedIn = ({ editsBySupervisor = [], requestsForChanges = [] }: StoredAnswer): string[] =>
  [
    ...editsBySupervisor,
    ...requestsForChanges,
    ...requestsForChanges.flatMap(({ cierre }) => cierre ?? []),
  ].map(({ madeBy }) => madeBy.username)

/**
 * Tells whoever may read an answer what the audit trail says happened to it (CORR-09): moves, completions, mails and
 * what became of its incident. Of people their names and nothing else.
 * @throws HttpsError of {@link staffCaller} and {@link storedAnswerFor}, `invalid-argument`
 */
export const getAnswerTrail = served(GET_ANSWER_TRAIL, async (request): Promise<AnswerTrail> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const stored = await storedAnswerFor(caller, requested.answerId)
  const newest = await newestEntries(stored)
  const shown = newest.slice(0, MAX_TRAIL_ENTRIES).toReversed()
  const named = namedIn(stored)
  const names = await namesOf([...shown.map(({ por }) => por), ...named])
  const entryOf = ({ tipo, fecha, por, de, a, cantidad }: AuditEntry): AnswerTrailEntry[] => {
    const kind = ANSWER_TRAIL_KINDS.find((one) => one === tipo)
    const who = names.get(por) ?? por
    return kind ? [{ kind, when: fecha?.getTime() ?? null, who, from: de, to: a, recipients: cantidad }] : []
  }
  return {
    entries: shown.flatMap(entryOf),
    isCut: newest.length > MAX_TRAIL_ENTRIES,
    people: [...new Set(named)].flatMap((username) => {
      const name = names.get(username)
      return name === undefined ? [] : [{ username, name }]
    }),
  }
})
