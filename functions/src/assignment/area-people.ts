import { AREAS, isMunicipalityPath, USERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { atWork, mayHave, type Placed } from './assignees'

/** How long an instance takes what it read for true: whose turn an answer becomes is looked up once more anyway. */
const KNOWN_MS = 300_000
/** People of one area that are looked at. */
const MOST_PEOPLE = 100
/** Areas that are kept. */
const MOST_KNOWN = 500

const known = new Map<string, { people: Promise<string[]>; until: number }>()

async function read(answer: Placed, area: string): Promise<string[]> {
  const { municipalityPath } = answer
  if (!isMunicipalityPath(municipalityPath)) return []
  // Sections name their area by what it is called (§2.3).
  const { docs } = await database()
    .collection(`${municipalityPath}/${AREAS}`)
    .where('nombre', '==', area)
    .limit(1)
    .get()
  const [found] = docs
  if (!found) return []
  const users = await database()
    .collection(USERS)
    .where('areas', 'array-contains', found.ref)
    .limit(MOST_PEOPLE)
    .get()
  return users.docs
    .map(atWork)
    .filter((user) => user !== null)
    .filter((user) => mayHave(user, answer))
    .map(({ username }) => username)
    .sort()
}

/**
 * Who works in the area of a municipality with a name and sees an answer (REACH-08), by their usernames, as this instance
 * read it in the last minutes: the area and its people, once for many answers of a form.
 */
export function peopleOfArea(answer: Placed & { idPlantilla: string }, area: string): Promise<string[]> {
  const key = JSON.stringify([answer.municipalityPath, answer.idPlantilla, area])
  const before = known.get(key)
  if (before && before.until > Date.now()) return before.people
  if (known.size >= MOST_KNOWN) known.clear()
  const people = read(answer, area)
  known.set(key, { people, until: Date.now() + KNOWN_MS })
  people.catch(() => known.delete(key))
  return people
}

/** Forgets what was read; for tests, which change people within seconds. */
export const forgetAreaPeople = (): void => known.clear()
