import {
  Timestamp,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { usersOf } from '../../../src/domain/access/things'
import { ERASE_ANSWER, type BinResponse } from '../../../src/domain/calls/bin'
import { BIN } from '../../../src/domain/store-paths'
import { deletionNote } from '../answers/audit'
import { mayDelete } from '../answers/delete-answer'
import { isHeldBack } from '../answers/held-back'
import { forgetOwn } from './forget-own'
import { refusedWith } from '../answers/store-if-unchanged'
import { database } from '../platform/admin'
import { actorOf, auditDocument, auditRef, NOBODY, type Actor } from '../platform/audit'
import { served } from '../platform/served'
import { forbidden } from '../platform/errors'
import { inTransaction } from '../platform/in-transaction'
import { requireRecentFactor, staffCaller } from '../platform/staff-caller'
import { answerIn, binRef } from '../answers/binned'

/** Who has an answer in the bin erased, and why. */
interface Wanted {
  by: Actor
  /** `plazo` its days in the bin are over, `retencion` those of its form's rule; '' where somebody decided about it. */
  motivo: '' | 'plazo' | 'retencion'
  /** Throws where the answer is not the caller's to erase. */
  check?: (answer: DocumentData) => void
}

/** What became of it: `held` somebody holds it back, `gone` it does not lie there. */
export type Erased = 'erased' | 'held' | 'gone'

/** Marks it, so that nothing brings it back half, and notes who did: both or neither. */
function begin(answerId: string, { by, motivo, check }: Wanted): Promise<DocumentData | 'held' | 'gone'> {
  const ref = binRef(answerId)
  return inTransaction(async (tx) => {
    const binned = (await tx.get(ref)).data()
    if (!binned) return 'gone'
    const answer = answerIn(binned)
    check?.(answer)
    if (binned.vaciando === true) return answer
    if (await isHeldBack(tx, answerId, answer)) return 'held'
    tx.update(ref, { vaciando: true, hasta: Timestamp.now() })
    const key = binned.borrada instanceof Timestamp ? binned.borrada.toMillis() : null
    const note = { ...deletionNote(answerId, answer), tipo: 'borradoFinal', motivo } as const
    tx.set(auditRef('borradoFinal', answerId, key), auditDocument(by, note))
    return answer
  })
}

/**
 * Erases an answer in the bin with all that hangs on it, as a deletion did before there was one (REACH-10). Stopped at any
 * moment, the next run goes on: what is begun is never given back.
 */
export async function eraseBinned(answerId: string, wanted: Wanted): Promise<Erased> {
  const answer = await begin(answerId, wanted)
  if (answer === 'held' || answer === 'gone') return answer
  await forgetOwn(answerId, answer)
  await binRef(answerId).delete()
  return 'erased'
}

/**
 * Erases an answer in the bin at once, for who administers its municipality.
 * @throws HttpsError of {@link staffCaller} and {@link requireRecentFactor}; `permission-denied` for who may not;
 * `failed-precondition` with the reason `held` or `gone`; `invalid-argument`
 */
export const eraseAnswer = served(ERASE_ANSWER, async (request): Promise<BinResponse> => {
  const caller = await staffCaller(request)
  const { answerId } = request.checked()
  if (caller.ability.cannot('manage', 'municipalityUser')) throw forbidden()
  requireRecentFactor(caller)
  const { ability } = caller
  const outcome = await eraseBinned(answerId, {
    ...{ by: actorOf(caller), motivo: '' },
    check: (answer) => {
      if (!mayDelete(ability, answer) || ability.cannot('manage', usersOf(String(answer.municipalityPath))))
        throw forbidden()
    },
  })
  if (outcome === 'held') throw refusedWith('held')
  return { status: 'ok' }
})

const PER_PAGE = 50
/** Shorter than the function may run, with room for the forms after. */
const RUN_MS = 390_000

async function pageOf(query: Query, last: QueryDocumentSnapshot | undefined) {
  return (await (last ? query.startAfter(last) : query).limit(PER_PAGE).get()).docs
}

/**
 * Erases what lies in the bin for longer than its days, the oldest first, and what somebody began to erase. What is held
 * back stays until the next night. It may end at any time.
 * @param now moments are judged by it
 */
export async function emptyBin(now: Date, forMs = RUN_MS): Promise<void> {
  const until = Date.now() + forMs
  const over = database()
    .collection(BIN)
    .where('hasta', '<=', Timestamp.fromDate(now))
    .orderBy('hasta')
    .select()
  let last: QueryDocumentSnapshot | undefined
  do {
    const docs = await pageOf(over, last)
    for (const { id } of docs) {
      if (Date.now() >= until) return
      // One that fails keeps no other from its turn; the next night goes on with it.
      await eraseBinned(id, { by: NOBODY, motivo: 'plazo' }).catch((error: unknown) =>
        logger.error('a deleted answer stays too long', { answerId: id, error }),
      )
    }
    last = docs.length === PER_PAGE ? docs.at(-1) : undefined
  } while (last)
}
