import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { answersTo, oneAnswer } from '../../../src/domain/access/things'
import { anonymousAuthor, authorOf } from '../../../src/domain/answering/new-answer'
import { answerPath, ANSWERS } from '../../../src/domain/store-paths'
import { abilityFor } from '../../../src/lib/ability'
import { forgetCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, options, stored, storedNow } from '../documents'
import { agree, type Cell } from '../judge'
import { COLLEAGUE, EVERYBODY, NAMED, type Person } from '../people'
import { AWAY, FOREIGN_AREA, OTHER_AREA, PLACES, RELATIONS, type Placed, type Relation } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const OWNERS = ['own', 'own under the e-mail', "somebody else's"] as const
type Owner = (typeof OWNERS)[number]

const formOf = (relation: Relation, publico = false) =>
  formAt(PLACES[relation], {
    id: `matriz-${RELATIONS.indexOf(relation)}-${publico ? 'publico' : 'privado'}`,
    opcionales: options({ publico }),
  })

/** Who stands as the author: for people who are no staff, their account's. */
function authorFor({ user, uid }: Person, owner: Owner) {
  if (owner === "somebody else's") return authorOf(COLLEAGUE.user, COLLEAGUE.uid)
  if (!user) return { ...authorOf(COLLEAGUE.user, uid), creadoPor: uid }
  return authorOf(owner === 'own' ? user : { ...user, username: user.email }, uid)
}

const idOf = (person: Person, relation: Relation, owner: Owner) =>
  `${EVERYBODY.indexOf(person)}-${RELATIONS.indexOf(relation)}-${OWNERS.indexOf(owner)}`

function answers(): Record<string, DocumentData> {
  const store = ownerStore()
  const documents: Record<string, DocumentData> = {}
  for (const relation of RELATIONS) {
    for (const publico of [false, true])
      Object.assign(documents, formDocuments(store, formOf(relation, publico)))
    for (const person of EVERYBODY) {
      for (const owner of OWNERS) {
        const answer = answerTo(formOf(relation), authorFor(person, owner))
        documents[answerPath(idOf(person, relation, owner))] = stored(store, answer)
      }
    }
  }
  return documents
}

/** Reads and moves one answer; deleting is a function's, whoever asks (SEC-06). */
function rowOf(person: Person, relation: Relation, owner: Owner): Cell[] {
  const { user } = person
  const store = storeOf(person)
  const answer = { ...PLACES[relation], creadoPor: authorFor(person, owner).creadoPor }
  const ability = user && abilityFor(user)
  const path = answerPath(idOf(person, relation, owner))
  const name = `${owner} of ${relation}`
  const now = serverTimestamp()
  return [
    {
      name: `get ${name}`,
      allowed: ability?.can('read', oneAnswer(answer)) ?? false,
      request: () => getDoc(doc(store, path)),
    },
    {
      name: `move ${name}`,
      allowed: ability?.can('move', oneAnswer(answer)) ?? false,
      request: () =>
        updateDoc(doc(store, path), {
          'estados.actual': 1,
          'estados.clave': '1',
          lastUpdate: now,
          timeStamp: now,
          movido: { sesion: `sid-${user?.username ?? 'nadie'}`, fecha: now },
        }),
    },
    {
      name: `delete ${name}`,
      allowed: false,
      request: () => deleteDoc(doc(store, path)),
    },
  ]
}

/** Answers a private and a public form, as oneself, as somebody else and without a name. */
function creations(person: Person, relation: Relation): Cell[] {
  const { user, uid } = person
  const store = storeOf(person)
  const create = (publico: boolean, author: ReturnType<typeof authorFor>) => () => {
    const answer = answerTo(formOf(relation, publico), { ...author, uid })
    return setDoc(doc(collection(store, ANSWERS)), storedNow(store, answer))
  }
  const mine = user !== null && abilityFor(user).can('create', answersTo(PLACES[relation]))
  return [
    {
      name: `create own in ${relation}`,
      allowed: mine,
      request: create(false, authorFor(person, 'own')),
    },
    {
      name: `create own in public ${relation}`,
      allowed: mine,
      request: create(true, authorFor(person, 'own')),
    },
    {
      name: `create somebody else's in ${relation}`,
      allowed: false,
      request: create(true, authorFor(person, "somebody else's")),
    },
    {
      name: `create without name in ${relation}`,
      allowed: false,
      request: create(false, anonymousAuthor(uid)),
    },
    {
      name: `create without name in public ${relation}`,
      allowed: person.token !== null,
      request: create(true, anonymousAuthor(uid)),
    },
  ]
}

type Sample = Placed & { creadoPor: string }

/** A query, and which answers it could give. */
interface Search {
  name: string
  constraints: QueryConstraint[]
  finds: (answer: Sample) => boolean
}

function searches(person: Person): Search[] {
  const store = ownerStore()
  const user = person.user ?? COLLEAGUE.user
  const names = [user.username, user.email]
  const inAreas = (name: string, areas: string[]): Search => ({
    name,
    constraints: [
      where(
        'areas',
        'array-contains-any',
        areas.map((area) => doc(store, area)),
      ),
    ],
    finds: (answer) => answer.areas.some((area) => areas.includes(area)),
  })
  const places: Search[] = [
    { name: 'everything', constraints: [], finds: () => true },
    ...RELATIONS.map((relation) => inAreas(relation, PLACES[relation].areas)),
    inAreas('own and other area', [...PLACES['own area'].areas, ...PLACES['other area'].areas]),
    {
      name: 'own area alone',
      constraints: [where('areas', 'array-contains', doc(store, PLACES['own area'].areas[0] ?? ''))],
      finds: (answer) => answer.areas.includes(PLACES['own area'].areas[0] ?? ''),
    },
    ...(['own area', 'other municipality'] as const).map((relation) => ({
      name: `the municipality of ${relation}`,
      constraints: [where('municipalityPath', '==', PLACES[relation].municipalityPath)],
      finds: (answer: Sample) => answer.municipalityPath === PLACES[relation].municipalityPath,
    })),
  ]
  const authors: Search[] = [
    { name: 'by anybody', constraints: [], finds: () => true },
    {
      name: 'by me',
      constraints: [where('creadoPor', 'in', names)],
      finds: ({ creadoPor }) => names.includes(creadoPor),
    },
    {
      name: 'by my username',
      constraints: [where('creadoPor', '==', user.username)],
      finds: ({ creadoPor }) => creadoPor === user.username,
    },
    {
      name: 'by me or another',
      constraints: [where('creadoPor', 'in', [...names, 'otra'])],
      finds: ({ creadoPor }) => [...names, 'otra'].includes(creadoPor),
    },
  ]
  // Away from the own areas the author matters less: two ways of asking are enough.
  return places.flatMap((place) =>
    (place.name.startsWith('own') ? authors : authors.slice(0, 2)).map((author) => ({
      name: `${place.name} ${author.name}`,
      constraints: [...place.constraints, ...author.constraints],
      finds: (answer: Sample) => place.finds(answer) && author.finds(answer),
    })),
  )
}

/** One of each answer that could be there, also of a form that two municipalities share. */
function samples(person: Person): Sample[] {
  const user = person.user ?? COLLEAGUE.user
  const shared = { areas: [FOREIGN_AREA, OTHER_AREA], municipalityPath: AWAY }
  return [...Object.values(PLACES), shared].flatMap((place) =>
    [user.username, user.email, 'otra'].map((creadoPor) => ({ ...place, creadoPor })),
  )
}

/** A list is allowed when whatever it could give may be read. */
function lists(person: Person): Cell[][] {
  const ability = person.user && abilityFor(person.user)
  const store = storeOf(person)
  const every = samples(person)
  return searches(person).map(({ name, constraints, finds }) => [
    {
      name: `list ${name}`,
      allowed: every.filter(finds).every((answer) => ability?.can('read', oneAnswer(answer)) ?? false),
      request: () =>
        getDocs(
          query(
            collection(store, ANSWERS),
            where('idPlantilla', '==', 'matriz-0-privado'),
            ...constraints,
            orderBy('fechaCreacion', 'desc'),
            limit(15),
          ),
        ),
    },
  ])
}

describe('answers', () => {
  forgetCoverage()
  beforeAll(() => layOut(answers()))

  it.each(NAMED)(
    'ROLE-01 ROLE-02 ROLE-03 SEC-06 VIEW-04 %s reads and moves what the table allows, and deletes nothing',
    async (_name, person) => {
      await agree(RELATIONS.flatMap((relation) => OWNERS.map((owner) => rowOf(person, relation, owner))))
    },
  )

  it.each(NAMED)('ROLE-01 ANS-11 ANS-19 %s answers where the table allows it', async (_name, person) => {
    await agree(RELATIONS.map((relation) => creations(person, relation)))
  })

  it.each(NAMED)(
    'ROLE-01 ROLE-03 ALIST-08 %s lists no answers that may not be read',
    async (_name, person) => {
      await agree(lists(person))
    },
  )
})
