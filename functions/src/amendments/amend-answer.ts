import type { DocumentData, DocumentReference } from 'firebase-admin/firestore'
import { oneAnswer } from '../../../src/domain/access/things'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import type { FormVersion } from '../../../src/domain/form/form'
import { forbidden } from '../platform/errors'
import type { StaffCaller } from '../platform/staff-caller'
import {
  changedMeanwhile,
  isStale,
  loadAnswer,
  mustBeFilesOf,
  refusedWith,
  retryUntilStored,
  storeIfUnchanged,
  versionOf,
  type LoadedAnswer,
} from '../answers/store-if-unchanged'

/** What is written into the answer, and what is noted of it. */
interface Change {
  fields: DocumentData
  /** Entries of the audit trail, and where they stand; the amendment's own entry is one of them. */
  notes: [DocumentReference, DocumentData][]
}

/** One change of a stored answer: completed, corrected, revised, its review closed. */
interface Amendment<Outcome> {
  asked: { answerId: string; lastUpdate: number | null }
  /** Where it is noted: the same for what is sent twice. */
  entry: DocumentReference
  /** Throws unless whoever calls may change this answer so. */
  authorize: (stored: StoredAnswer) => void
  /** Why the answer waits for no such change; told before that it changed meanwhile. */
  refusal?: (stored: StoredAnswer) => string | null
  /** What becomes of the answer. Throws why it is not taken like this. */
  decide: (loaded: LoadedAnswer) => Promise<Outcome>
  /** What of it is stored; null when nothing differs. */
  changeOf: (loaded: LoadedAnswer, outcome: Outcome) => Promise<Change | null>
}

interface Amended<Outcome> {
  stored: StoredAnswer
  /** Null when the very same was stored before. */
  outcome: Outcome | null
}

/** Tries once; false when something was written meanwhile. */
async function amendOnce<Outcome>({
  asked,
  entry,
  authorize,
  refusal,
  decide,
  changeOf,
}: Amendment<Outcome>): Promise<Amended<Outcome> | false> {
  const loaded = await loadAnswer(asked.answerId, entry)
  const { stored } = loaded
  authorize(stored)
  if (loaded.isDone) return { stored, outcome: null }
  const reason = refusal?.(stored) ?? null
  if (reason !== null) throw refusedWith(reason)
  if (isStale(stored, asked)) throw changedMeanwhile()
  const outcome = await decide(loaded)
  const change = await changeOf(loaded, outcome)
  const isStored = change === null || (await storeIfUnchanged(loaded, change.fields, change.notes))
  return isStored && { stored, outcome }
}

/**
 * Changes a stored answer on top of exactly what the caller saw, once however often it is sent.
 * @returns the answer as it was read, and what became of it
 * @throws HttpsError what `authorize` and `decide` throw; `permission-denied` when there is none; `aborted` when it was
 * changed since it was opened; `failed-precondition` with the reason; `data-loss` when it cannot be read
 */
export const amendAnswer = <Outcome>(amendment: Amendment<Outcome>): Promise<Amended<Outcome>> =>
  retryUntilStored(() => amendOnce(amendment))

/** Lets through who of the staff may do that with the answer. */
export const staffMay =
  ({ ability }: StaffCaller, action: 'move' | 'correct') =>
  (stored: StoredAnswer): void => {
    if (ability.cannot(action, oneAnswer(stored))) throw forbidden()
  }

/**
 * Decides by the version that the answer names: one read, and one for each file that comes with it.
 * @param decide gives the outcome or why it is not taken
 * @throws HttpsError `failed-precondition` with that reason, or `file` for one that was not sent for the answer;
 * `data-loss` when the version cannot be read
 */
export async function decideByVersion<Outcome extends { files: string[] }>(
  stored: StoredAnswer,
  decide: (version: FormVersion) => Outcome | string,
): Promise<Outcome> {
  const outcome = decide(await versionOf(stored))
  if (typeof outcome === 'string') throw refusedWith(outcome)
  await mustBeFilesOf(stored.id, outcome.files)
  return outcome
}
