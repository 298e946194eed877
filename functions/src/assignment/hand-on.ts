import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { ANY_DAY } from '../../../src/domain/assignment/due'
import { ANSWERS, userPath } from '../../../src/domain/store-paths'
import { userSchema } from '../../../src/domain/user/user'
import { decodeAnswer } from '../answers/decode-answer'
import { database } from '../platform/admin'
import { audit, NOBODY } from '../platform/audit'
import { decode } from '../platform/decode'
import { mayHave } from './assignees'

/** Answers in one commit. */
const PER_PAGE = 200

/**
 * Takes what still waits from somebody who may not see it any more, because they were ended or have other areas or
 * another role: it is nobody's then, which lists show, and the trail says how many. What is done keeps the name.
 */
export async function handOn(username: string): Promise<void> {
  const user = decode(userSchema, await database().doc(userPath(username)).get(), { username })
  const waiting = database()
    .collection(ANSWERS)
    .where('asignado', '==', username)
    .where('vence', '>=', ANY_DAY)
    .orderBy('vence')
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last ? waiting.startAfter(last) : waiting).limit(PER_PAGE).get()
    const batch = database().batch()
    let taken = 0
    for (const snapshot of docs) {
      const answer = await decodeAnswer(snapshot)
      if (user && answer && mayHave(user, answer)) continue
      batch.update(snapshot.ref, { asignado: '' })
      taken += 1
    }
    const [first] = docs
    if (taken > 0 && first) {
      await batch.commit()
      const note = { tipo: 'asignacion', usuario: username, de: username, cantidad: taken } as const
      const municipalityPath = user?.municipalityPath ?? ''
      await audit(NOBODY, { ...note, municipalityPath }, [username, first.id, first.updateTime.toMillis()])
    }
    last = docs.length === PER_PAGE ? docs.at(-1) : undefined
  } while (last)
}
