import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CallableRequest } from 'firebase-functions/v2/https'
import { ROLES_OF_MUNICIPALITY } from '../../../src/domain/access/places'
import { isGroup } from '../../../src/domain/assignment/group'
import { answersTo, oneAnswer } from '../../../src/domain/access/things'
import {
  listAssigneesRequestSchema,
  MAX_ASSIGNEES,
  type ListAssigneesResponse,
} from '../../../src/domain/calls/assign-answer'
import { isDocumentId } from '../../../src/domain/document-id'
import { formHeadSchema } from '../../../src/domain/form/form-head'
import { formPath, isAreaPath, municipalityPathOf, USERS, userPath } from '../../../src/domain/store-paths'
import { fullName } from '../../../src/domain/user/full-name'
import { userSchema, type User } from '../../../src/domain/user/user'
import { abilityFor } from '../platform/ability'
import { database } from '../platform/admin'
import { checkedRequest } from '../platform/checked-request'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { staffCaller, type StaffRequest } from '../platform/staff-caller'

/** What of an answer says who sees it. */
export type Placed = Parameters<typeof oneAnswer>[0]

/** Somebody of staff, by their record; null for who is gone or was ended. */
export const atWork = (snapshot: DocumentSnapshot): User | null => {
  const user = snapshot.exists ? decode(userSchema, snapshot, { username: snapshot.id }) : null
  return user && user.baja !== true ? user : null
}

/** Whether an answer may be this person's turn: whoever works here and sees it (REACH-08). */
export const mayHave = (user: User, answer: Placed): boolean =>
  user.baja !== true && abilityFor(user).can('read', oneAnswer(answer))

/**
 * Whether an answer may be the turn of somebody, or of the group of one of its areas; false for nobody by that name. One
 * read.
 */
export async function mayBeTurnOf(assignee: string, answer: Placed): Promise<boolean> {
  if (isGroup(assignee)) return isAreaOf(answer, assignee) && (await database().doc(assignee).get()).exists
  if (!isDocumentId(assignee)) return false
  const user = atWork(await database().doc(userPath(assignee)).get())
  return user !== null && mayHave(user, answer)
}

/** Whether an area is one of those of an answer, in its municipality. */
const isAreaOf = ({ areas, municipalityPath }: Placed, path: string): boolean =>
  areas.includes(path) && isAreaPath(path) && municipalityPathOf(path) === municipalityPath

/** The groups of those areas, by their names; what is no area is none. */
async function groupsOf(answers: Placed): Promise<{ username: string; name: string }[]> {
  const paths = answers.areas.filter((path) => isAreaOf(answers, path)).slice(0, MOST_AREAS)
  if (paths.length === 0) return []
  const found = await database().getAll(...paths.map((path) => database().doc(path)))
  return found.flatMap((area) =>
    area.exists ? [{ username: area.ref.path, name: String(area.get('nombre') ?? area.id) }] : [],
  )
}

/** Firestore takes that many alternatives. */
const MOST_AREAS = 30

/**
 * To whom the answers to a form may be given, for who gives them: the groups of its areas, their people who see
 * everybody's, and who looks after the municipality. A read for each, when somebody wants to choose.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export async function listAssignees(
  request: StaffRequest & Pick<CallableRequest, 'data'>,
): Promise<ListAssigneesResponse> {
  const caller = await staffCaller(request)
  const { formId } = checkedRequest(listAssigneesRequestSchema, request.data)
  const form = decode(formHeadSchema, await database().doc(formPath(formId)).get(), { id: formId })
  const answers = form && answersTo(form)
  if (!answers || caller.ability.cannot('assign', answers)) throw forbidden()
  const users = database().collection(USERS)
  const areas = answers.areas.slice(0, MOST_AREAS).map((path) => database().doc(path))
  const [groups, ...found] = await Promise.all([
    groupsOf(answers),
    users
      .where('areas', 'array-contains-any', areas)
      .limit(MAX_ASSIGNEES + 1)
      .get(),
    users
      .where('municipalityPath', '==', answers.municipalityPath)
      .where('roles', 'array-contains-any', [...ROLES_OF_MUNICIPALITY])
      .limit(MAX_ASSIGNEES)
      .get(),
  ])
  const people = new Map<string, string>()
  for (const snapshot of found.flatMap(({ docs }) => docs)) {
    const user = atWork(snapshot)
    if (user && mayHave(user, answers)) people.set(user.username, fullName(user))
  }
  // Who asks is always offered, also who works everywhere.
  people.set(caller.user.username, fullName(caller.user))
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'es')
  const named = [...people].map(([username, name]) => ({ username, name }))
  const sorted = [...groups.toSorted(byName), ...named.toSorted(byName)]
  const isCut = found.some(({ size }) => size >= MAX_ASSIGNEES) || sorted.length > MAX_ASSIGNEES
  return { people: sorted.slice(0, MAX_ASSIGNEES), isCut }
}
