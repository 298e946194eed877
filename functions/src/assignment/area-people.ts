import { AREAS, isMunicipalityPath, USERS } from '../../../src/domain/store-paths'
import type { User } from '../../../src/domain/user/user'
import { database } from '../platform/admin'
import { atWork, mayHave, type Placed } from './assignees'

/** How long an instance takes what it read for true: whose turn an answer becomes is looked up once more anyway. */
const KNOWN_MS = 300_000
/** Areas of one name. */
const MOST_AREAS = 10
/** People of one area that are looked at. */
const MOST_PEOPLE = 100
/** Areas that are kept. */
const MOST_KNOWN = 500

const known = new Map<string, { people: Promise<User[]>; until: number }>()

async function read(municipalityPath: string, area: string): Promise<User[]> {
  if (!isMunicipalityPath(municipalityPath)) return []
  // Sections name their area by what it is called (§2.3), which two of them may share.
  const { docs } = await database()
    .collection(`${municipalityPath}/${AREAS}`)
    .where('nombre', '==', area)
    .limit(MOST_AREAS)
    .get()
  if (docs.length === 0) return []
  const users = await database()
    .collection(USERS)
    .where(
      'areas',
      'array-contains-any',
      docs.map(({ ref }) => ref),
    )
    .limit(MOST_PEOPLE)
    .get()
  return users.docs.map(atWork).filter((user) => user !== null)
}

function whoWorksIn(municipalityPath: string, area: string): Promise<User[]> {
  const key = JSON.stringify([municipalityPath, area])
  const before = known.get(key)
  if (before && before.until > Date.now()) return before.people
  if (known.size >= MOST_KNOWN) known.clear()
  const people = read(municipalityPath, area)
  known.set(key, { people, until: Date.now() + KNOWN_MS })
  people.catch(() => known.delete(key))
  return people
}

/**
 * Who works in the area of a municipality with a name and sees an answer (REACH-08), by their usernames, as this instance
 * read it in the last minutes: the area and its people, once for many answers.
 */
export async function peopleOfArea(answer: Placed, area: string): Promise<string[]> {
  const people = await whoWorksIn(answer.municipalityPath, area)
  return people
    .filter((user) => mayHave(user, answer))
    .map(({ username }) => username)
    .sort()
}

/** Forgets what was read; for tests, which change people within seconds. */
export const forgetAreaPeople = (): void => known.clear()
