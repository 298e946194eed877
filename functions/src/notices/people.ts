import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { seesAllAnswers } from '../../../src/domain/answers-list/query'
import { isMailAddress } from '../../../src/domain/mail/address'
import { choiceOf, type NoticeChoice } from '../../../src/domain/notices/choice'
import { municipalityPathOf } from '../../../src/domain/store-paths'
import { roleOf, userSchema, type User } from '../../../src/domain/user/user'
import { decode } from '../platform/decode'

/** Somebody who may be told by mail, and of what. */
export interface Reader {
  user: User
  choice: NoticeChoice
  /** Whether the person sees everybody's answers: others are told of their turns alone. */
  seesAll: boolean
}

/** null for who works here no more, has no role or has no address to write to. */
export function readerFrom(snapshot: DocumentSnapshot): Reader | null {
  const user = decode(userSchema, snapshot, { username: snapshot.id })
  if (!user || user.baja === true || roleOf(user) === null || !isMailAddress(user.email)) return null
  return { user, choice: choiceOf(user.avisos), seesAll: seesAllAnswers(user) }
}

/** The municipalities of a person's areas, and the own one. */
export const placesOfReader = ({ user: { areas, municipalityPath } }: Reader): string[] =>
  [...new Set([...areas.map(municipalityPathOf), municipalityPath])].filter((path) => path !== '')
