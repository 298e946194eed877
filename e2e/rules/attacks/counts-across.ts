import {
  collection,
  collectionGroup,
  doc,
  getCount,
  query,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { authorOf } from '../../../src/domain/answering/new-answer'
import { aUser } from '../../../src/testing/builders'
import { countCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, stored, storedUser } from '../documents'
import { allow, refuse } from '../judge'
import { COLLEAGUE, STAFF, STRANGERS, the, type Person } from '../people'
import { AREA, AWAY, HOME, PLACES, RELATIONS } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const ADMIN = the('ROLE_ADMIN')
const ELEVATED = the('ROLE_SUPERVISOR_ELEVADO')
const SUPERVISOR = the('ROLE_SUPERVISOR')
const OTHERS: Person[] = [...STAFF.filter(({ name }) => name !== ADMIN.name), ...STRANGERS]

const PERIOD = [
  where('fechaCreacion', '>=', Timestamp.fromMillis(Date.now() - 8 * 86_400_000)),
  where('fechaCreacion', '<=', Timestamp.now()),
]
const refs = (...paths: string[]) => paths.map((path) => doc(ownerStore(), path))
const inMunicipality = (path: string) => where('municipalityPath', '==', path)

/** What the general statistics count (STAT-04), and other ways to the same numbers. */
const COUNTS: [string, string, QueryConstraint[]][] = [
  ['the answers of a period', 'respuestas_formularios', PERIOD],
  ['the answers of another municipality', 'respuestas_formularios', [inMunicipality(AWAY), ...PERIOD]],
  [
    'the answers of both municipalities',
    'respuestas_formularios',
    [where('municipalityPath', 'in', [HOME, AWAY]), ...PERIOD],
  ],
  [
    'the answers of all but the own municipality',
    'respuestas_formularios',
    [where('municipalityPath', '!=', HOME)],
  ],
  ['all answers', 'respuestas_formularios', []],
  ['the forms of another municipality', 'formularios', [inMunicipality(AWAY), where('deleted', '==', false)]],
  ['all forms', 'formularios', []],
  ['the users of another municipality', 'usuarios', [inMunicipality(AWAY)]],
  ['all users', 'usuarios', []],
]

const counted = (person: Person, path: string, constraints: QueryConstraint[]) => () =>
  getCount(query(collection(storeOf(person), path), ...constraints))

describe('counts across municipalities', () => {
  countCoverage()
  beforeAll(async () => {
    const store = ownerStore()
    for (const relation of RELATIONS) {
      const form = formAt(PLACES[relation], { id: `contado-${RELATIONS.indexOf(relation)}` })
      const user = aUser('ROLE_INSPECTOR', { ...PLACES[relation], username: `contado-${form.id}` })
      const answer = answerTo(form, authorOf(COLLEAGUE.user, COLLEAGUE.uid))
      await layOut({
        ...formDocuments(store, form),
        [`respuestas_formularios/${form.id}`]: stored(store, answer),
        [`usuarios/${user.username}`]: storedUser(store, user),
      })
    }
  })

  it.each(COUNTS)('STAT-04 %s are counted for the administrator', async (_name, path, constraints) => {
    await allow(counted(ADMIN, path, constraints))
  })

  it.each(COUNTS)('STAT-04 %s are counted for nobody else', async (_name, path, constraints) => {
    await Promise.all(OTHERS.map((person) => refuse(counted(person, path, constraints))))
  })

  it('STAT-04 of the own municipality are counted for an elevated supervisor, and for no lower role', async () => {
    const own = [inMunicipality(HOME), ...PERIOD]
    await allow(counted(ELEVATED, 'respuestas_formularios', own))
    await allow(counted(ELEVATED, 'usuarios', [inMunicipality(HOME)]))
    const below = OTHERS.filter(({ name }) => name !== ELEVATED.name)
    await Promise.all(
      below.flatMap((person) => [
        refuse(counted(person, 'respuestas_formularios', own)),
        refuse(counted(person, 'usuarios', [inMunicipality(HOME)])),
      ]),
    )
  })

  it('STAT-04 are not opened by an own area in a list of foreign ones', async () => {
    const { areas } = PLACES['other municipality']
    const place = (...paths: string[]) => where('areas', 'array-contains-any', refs(...paths))
    await allow(counted(SUPERVISOR, 'respuestas_formularios', [place(AREA), ...PERIOD]))
    await refuse(counted(SUPERVISOR, 'respuestas_formularios', [place(AREA, ...areas), ...PERIOD]))
    await refuse(
      counted(SUPERVISOR, 'respuestas_formularios', [place(...areas), inMunicipality(AWAY), ...PERIOD]),
    )
    await refuse(counted(ELEVATED, 'respuestas_formularios', [place(AREA, ...areas), ...PERIOD]))
  })

  it('STAT-04 are not counted outside the collection of answers', async () => {
    const people = [ADMIN, ELEVATED, SUPERVISOR, ...STRANGERS]
    await Promise.all(
      people.map((person) =>
        refuse(() => getCount(query(collectionGroup(storeOf(person), 'respuestas_formularios'), ...PERIOD))),
      ),
    )
  })
})
