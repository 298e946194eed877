import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { ROLES_OF_MUNICIPALITY } from '../../../src/domain/access/places'
import { absenceOf, isAwayOn } from '../../../src/domain/assignment/absence'
import { isAreaPath, isGroup } from '../../../src/domain/assignment/group'
import { answersTo, oneAnswer } from '../../../src/domain/access/things'
import { LIST_ASSIGNEES, MAX_ASSIGNEES } from '../../../src/domain/calls/assign-answer'
import type { CalendarDay } from '../../../src/domain/calendar'
import { dayIn } from '../../../src/domain/dates'
import { isDocumentId } from '../../../src/domain/document-id'
import { formHeadSchema } from '../../../src/domain/form/form-head'
import { formPath, municipalityPathOf, USERS, userPath } from '../../../src/domain/store-paths'
import { fullName } from '../../../src/domain/user/full-name'
import { userSchema, type User } from '../../../src/domain/user/user'
import { abilityFor } from '../platform/ability'
import { database } from '../platform/admin'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { zoneAt } from '../platform/time-zone'
import { staffCaller } from '../platform/staff-caller'
import type { ListAssigneesResponse } from '../../../src/domain/assignment/assignable'

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

/** The last day on which somebody is away who is away now, by the clock of their municipality; null for who is here. */
export async function awayUntil({ ausencia, municipalityPath }: User): Promise<CalendarDay | null> {
  const absence = absenceOf(ausencia)
  if (absence === null) return null
  return isAwayOn(absence, dayIn(new Date(), await zoneAt(municipalityPath))) ? absence.hasta : null
}

/** Somebody who works here and may have an answer; null for everybody else. One read. */
async function whoMayHave(username: string, answer: Placed): Promise<User | null> {
  if (!isDocumentId(username)) return null
  const user = atWork(await database().doc(userPath(username)).get())
  return user && mayHave(user, answer) ? user : null
}

/**
 * Whose turn an answer becomes that a rule gives to somebody: theirs, that of who stands in for them while they are away,
 * or nobody's ('').
 */
export async function takerOf(assignee: string, answer: Placed): Promise<string> {
  if (isGroup(assignee)) return (await mayBeTurnOf(assignee, answer)) ? assignee : ''
  const user = await whoMayHave(assignee, answer)
  if (user === null) return ''
  if ((await awayUntil(user)) === null) return user.username
  const standIn = await whoMayHave(absenceOf(user.ausencia)?.relevo ?? '', answer)
  return standIn && (await awayUntil(standIn)) === null ? standIn.username : ''
}

/**
 * Whether an answer may be the turn of somebody, or of the group of one of its areas; false for nobody by that name. One
 * read.
 */
export async function mayBeTurnOf(assignee: string, answer: Placed): Promise<boolean> {
  if (isGroup(assignee)) return isAreaOf(answer, assignee) && (await database().doc(assignee).get()).exists
  return (await whoMayHave(assignee, answer)) !== null
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

type Named = ListAssigneesResponse['people'][number]

const byName = (one: Named, other: Named): number => one.name.localeCompare(other.name, 'es')

async function named(user: User): Promise<Named> {
  const away = await awayUntil(user)
  return { username: user.username, name: fullName(user), ...(away !== null && { away }) }
}

/** Who works in the municipality of somebody, for them to choose who stands in. */
async function colleaguesOf({ username, municipalityPath }: User): Promise<ListAssigneesResponse> {
  if (municipalityPath === '') return { people: [], isCut: false }
  const { docs } = await database()
    .collection(USERS)
    .where('municipalityPath', '==', municipalityPath)
    .limit(MAX_ASSIGNEES + 1)
    .get()
  const users = docs.map(atWork).filter((user) => user !== null && user.username !== username)
  const people = await Promise.all(users.flatMap((user) => (user ? [named(user)] : [])))
  return { people: people.toSorted(byName).slice(0, MAX_ASSIGNEES), isCut: docs.length > MAX_ASSIGNEES }
}

/**
 * To whom the answers to a form may be given, for who gives them: the groups of its areas, their people who see
 * everybody's, and who looks after the municipality. Without a form: who may stand in for the caller. A read for each,
 * when somebody wants to choose.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export const listAssignees = served(LIST_ASSIGNEES, async (request): Promise<ListAssigneesResponse> => {
  const caller = await staffCaller(request)
  const { formId } = request.checked()
  if (formId === null) return colleaguesOf(caller.user)
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
  const people = new Map<string, Named>()
  for (const snapshot of found.flatMap(({ docs }) => docs)) {
    const user = atWork(snapshot)
    if (user && mayHave(user, answers)) people.set(user.username, await named(user))
  }
  // Who asks is always offered, also who works everywhere.
  people.set(caller.user.username, await named(caller.user))
  const sorted = [...groups.toSorted(byName), ...[...people.values()].toSorted(byName)]
  const isCut = found.some(({ size }) => size >= MAX_ASSIGNEES) || sorted.length > MAX_ASSIGNEES
  return { people: sorted.slice(0, MAX_ASSIGNEES), isCut }
})
