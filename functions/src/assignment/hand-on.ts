import { FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import type { Absence } from '../../../src/domain/assignment/absence'
import { ANY_DAY } from '../../../src/domain/assignment/due'
import { formVersionSchema } from '../../../src/domain/form/form'
import { ANSWERS, userPath, versionPath } from '../../../src/domain/store-paths'
import { userSchema, type User } from '../../../src/domain/user/user'
import { decodeAnswer } from '../answers/decode-answer'
import { readFormExcerpt } from '../answers/list-columns'
import { database } from '../platform/admin'
import { audit, NOBODY } from '../platform/audit'
import { decode } from '../platform/decode'
import { mayHave, takerOf } from './assignees'
import { nextTurn } from './turn'

/** Answers in one commit. */
const PER_PAGE = 200

/** Remembers what is read by a key, so that many answers to one form read it once. */
function once<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (key) => {
    const before = known.get(key)
    if (before) return before
    const now = read(key)
    known.set(key, now)
    return now
  }
}

/** Finds whose turn answers become by the rules of their forms: forms and versions are read once. */
function successors(): (answer: StoredAnswer) => Promise<string> {
  const ground = once((formId) => readFormExcerpt(formId))
  const version = once(async (path) => decode(formVersionSchema, await database().doc(path).get()))
  return async (answer) => {
    const { sharing } = await ground(answer.idPlantilla)
    if (sharing.length === 0) return ''
    const answered = await version(versionPath(answer.idPlantilla, answer.version))
    return answered ? nextTurn(answer, sharing, answered) : ''
  }
}

/** Whose turn an answer becomes; null where it stays. */
type Successor = (answer: StoredAnswer | null) => Promise<string | null>

/** Gives what waits with somebody to who comes next, page by page, and notes in the trail how many. */
async function handOnTo(user: Pick<User, 'username' | 'municipalityPath'>, waiting: Query, next: Successor) {
  const { username, municipalityPath } = user
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last ? waiting.startAfter(last) : waiting).limit(PER_PAGE).get()
    const batch = database().batch()
    let taken = 0
    for (const snapshot of docs) {
      const asignado = await next(await decodeAnswer(snapshot))
      if (asignado === null) continue
      const asignadoEl = asignado === '' ? FieldValue.delete() : FieldValue.serverTimestamp()
      batch.update(snapshot.ref, { asignado, asignadoEl })
      taken += 1
    }
    const [first] = docs
    if (taken > 0 && first) {
      await batch.commit()
      const note = { tipo: 'asignacion', usuario: username, de: username, cantidad: taken } as const
      await audit(NOBODY, { ...note, municipalityPath }, [username, first.id, first.updateTime.toMillis()])
    }
    last = docs.length === PER_PAGE ? docs.at(-1) : undefined
  } while (last)
}

const turnsOf = (username: string): Query =>
  database()
    .collection(ANSWERS)
    .where('asignado', '==', username)
    .where('vence', '>=', ANY_DAY)
    .orderBy('vence')

/**
 * Takes what still waits from somebody who may not see it any more, because they were ended or have other areas or
 * another role. The rules of its form say whose turn it is then, else it is nobody's, which lists show; the trail says how
 * many. What is done keeps the name.
 */
export async function handOn(username: string): Promise<void> {
  const user = decode(userSchema, await database().doc(userPath(username)).get(), { username })
  const successorOf = successors()
  await handOnTo(user ?? { username, municipalityPath: '' }, turnsOf(username), async (answer) => {
    if (user && answer && mayHave(user, answer)) return null
    return answer ? successorOf(answer) : ''
  })
}

/**
 * Gives what falls due while somebody is away to who stands in for them, else to who comes next by the rules of its form;
 * where there is nobody it stays. What has no term, or falls due later, waits until they are back.
 */
export async function handOnWhileAway(user: User, { hasta, relevo }: Absence): Promise<void> {
  const successorOf = successors()
  await handOnTo(user, turnsOf(user.username).where('vence', '<=', hasta), async (answer) => {
    if (!answer) return null
    const taker = (relevo !== '' && (await takerOf(relevo, answer))) || (await successorOf(answer))
    return taker === '' || taker === user.username ? null : taker
  })
}
