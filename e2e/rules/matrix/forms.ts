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
  writeBatch,
  type DocumentData,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import type { Action } from '../../../src/domain/access/permissions'
import { oneForm } from '../../../src/domain/access/things'
import type { Form } from '../../../src/domain/form/form'
import {
  answerCountPath,
  formPath,
  FORMS,
  PUBLIC_FORMS,
  publicFormPath,
  versionPath,
  VERSIONS,
} from '../../../src/domain/store-paths'
import { abilityFor } from '../../../src/lib/ability'
import { forgetCoverage } from '../coverage'
import { edited, formAt, formDocuments, newName, options, saveForm, stored } from '../documents'
import { agree, type Cell } from '../judge'
import { EVERYBODY, NAMED, type Person } from '../people'
import {
  AREA,
  AWAY,
  FOREIGN_AREA,
  HOME,
  OTHER_AREA,
  PLACES,
  RELATIONS,
  type Placed,
  type Relation,
} from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const formOf = (person: Person, relation: Relation, use: 'edit' | 'discard' | 'answered'): Form =>
  formAt(PLACES[relation], {
    id: `form-${EVERYBODY.indexOf(person)}-${RELATIONS.indexOf(relation)}-${use}`,
    opcionales: options({ publico: relation === 'own area' }),
    creadoPor: relation === 'own area' ? (person.user?.username ?? person.uid) : 'colega',
  })

function forms(): Record<string, DocumentData> {
  const store = ownerStore()
  const documents: Record<string, DocumentData> = {}
  for (const person of EVERYBODY) {
    for (const relation of RELATIONS) {
      for (const use of ['edit', 'discard', 'answered'] as const) {
        const form = formOf(person, relation, use)
        Object.assign(documents, formDocuments(store, form))
        documents[answerCountPath(form.id)] = { total: use === 'edit' ? 0 : 3 }
      }
    }
  }
  return documents
}

/** Everything of a form at once: nobody may, not even when it has no answers. */
function deleteForm(person: Person, form: Form, versions: number[]): Promise<void> {
  const store = storeOf(person)
  const batch = writeBatch(store)
  batch.delete(doc(store, formPath(form.id)))
  for (const version of versions) batch.delete(doc(store, versionPath(form.id, version)))
  batch.delete(doc(store, publicFormPath(form.id)))
  return batch.commit()
}

/** Marks a form deleted and closes it for strangers, as the data layer does. */
function discardForm(person: Person, form: Form): Promise<void> {
  const store = storeOf(person)
  const batch = writeBatch(store)
  const now = serverTimestamp()
  batch.update(doc(store, formPath(form.id)), {
    deleted: true,
    deletionInfo: { username: person.user?.username ?? 'colega', date: now },
    lastUpdate: now,
    timeStamp: now,
  })
  if (form.opcionales.publico) {
    batch.update(doc(store, publicFormPath(form.id)), { abierto: false, motivo: 'eliminado' })
  }
  return batch.commit()
}

function rowOf(person: Person, relation: Relation): Cell[] {
  const { user } = person
  const place = PLACES[relation]
  const store = storeOf(person)
  const form = formOf(person, relation, 'edit')
  const ability = user && abilityFor(user)
  const may = (action: Action) => ability?.can(action, oneForm(place)) ?? false
  const username = user?.username ?? 'colega'
  const saved = may('update') ? [1, 2] : [1]
  const at = (path: string) => doc(store, `${FORMS}/${form.id}${path}`)
  const discarded = formOf(person, relation, 'discard')
  const answered = formOf(person, relation, 'answered')
  return [
    {
      name: `get form of ${relation}`,
      allowed: may('read'),
      request: () => getDoc(at('')),
    },
    {
      name: `get version of ${relation}`,
      allowed: may('read') || form.opcionales.publico,
      request: () => getDoc(at('/versiones/1')),
    },
    {
      name: `list versions of ${relation}`,
      allowed: false,
      request: () => getDocs(collection(at(''), VERSIONS)),
    },
    {
      name: `overwrite version of ${relation}`,
      allowed: false,
      request: () => updateDoc(at('/versiones/1'), { titulo: 'Otro' }),
    },
    {
      name: `delete version of ${relation}`,
      allowed: false,
      request: () => deleteDoc(at('/versiones/1')),
    },
    {
      name: `get count of ${relation}`,
      allowed: may('read'),
      request: () => getDoc(at('/contadores/respuestas')),
    },
    {
      name: `set count of ${relation}`,
      allowed: false,
      request: () => setDoc(at('/contadores/respuestas'), { total: 0 }),
    },
    {
      name: `write single-answer mark of ${relation}`,
      allowed: false,
      request: () => setDoc(at('/unicas/abc'), { id: 'abc' }),
    },
    {
      name: `remove form with answers of ${relation}`,
      allowed: false,
      request: () => deleteForm(person, discarded, [1]),
    },
    {
      name: `discard form of ${relation}`,
      allowed: may('delete'),
      request: () => discardForm(person, discarded),
    },
    {
      name: `change fixed form with answers of ${relation}`,
      allowed: false,
      request: () => saveForm(store, edited(answered, username, { titulo: 'Otro' })),
    },
    {
      name: `switch scope of fixed form with answers of ${relation}`,
      allowed: may('publish'),
      request: () =>
        saveForm(
          store,
          edited(answered, username, { opcionales: options({ publico: relation !== 'own area' }) }),
        ),
    },
    {
      name: `update form of ${relation}`,
      allowed: may('update'),
      request: () => saveForm(store, edited(form, username, { titulo: 'Otro' })),
    },
    {
      name: `remove form of ${relation}`,
      allowed: false,
      request: () => deleteForm(person, form, saved),
    },
  ]
}

function creation(person: Person, relation: Relation): Cell[] {
  const { user } = person
  const store = storeOf(person)
  const place = PLACES[relation]
  const form = formAt(place, { id: newName(ownerStore()), creadoPor: user?.username ?? 'colega' })
  return [
    {
      name: `create form in ${relation}`,
      allowed: user !== null && abilityFor(user).can('create', oneForm(place)),
      request: () => saveForm(store, form),
    },
  ]
}

interface Search {
  name: string
  constraints: QueryConstraint[]
  finds: (form: Placed) => boolean
}

function searches(): Search[] {
  const store = ownerStore()
  const inAreas = (name: string, areas: string[]): Search => ({
    name,
    constraints: [
      where(
        'areas',
        'array-contains-any',
        areas.map((area) => doc(store, area)),
      ),
    ],
    finds: (form) => form.areas.some((area) => areas.includes(area)),
  })
  return [
    { name: 'everything', constraints: [], finds: () => true },
    inAreas('own area', [AREA]),
    inAreas('other area', [OTHER_AREA]),
    inAreas('own and other area', [AREA, OTHER_AREA]),
    inAreas('other municipality', [FOREIGN_AREA]),
    ...[HOME, AWAY].map((path) => ({
      name: `municipality ${path}`,
      constraints: [where('municipalityPath', '==', path)],
      finds: (form: Placed) => form.municipalityPath === path,
    })),
  ]
}

/** A list is allowed when whatever it could give may be read. */
function lists(person: Person): Cell[][] {
  const ability = person.user && abilityFor(person.user)
  const store = storeOf(person)
  const shared = { areas: [FOREIGN_AREA, OTHER_AREA], municipalityPath: AWAY }
  const samples = [...Object.values(PLACES), shared]
  return searches().map(({ name, constraints, finds }) => [
    {
      name: `list ${name}`,
      allowed: samples.filter(finds).every((form) => ability?.can('read', oneForm(form)) ?? false),
      request: () => getDocs(query(collection(store, FORMS), ...constraints, orderBy('titulo'), limit(100))),
    },
  ])
}

/** What strangers may know of a form is read by anybody who has its id, and written with the form only. */
function publicForms(person: Person): Cell[] {
  const store = storeOf(person)
  const at = doc(store, publicFormPath('form-de-todos'))
  const heading = { formId: 'form-de-todos', version: 1, titulo: 'Inspección de comercios' }
  const wanted = { ...heading, abierto: true, motivo: null, adjuntos: {}, firmas: false }
  return [
    { name: 'get public form', allowed: true, request: () => getDoc(at) },
    {
      name: 'list public forms',
      allowed: false,
      request: () => getDocs(collection(store, PUBLIC_FORMS)),
    },
    { name: 'write public form alone', allowed: false, request: () => setDoc(at, wanted) },
    {
      name: 'close public form alone',
      allowed: false,
      request: () => updateDoc(at, { abierto: false, motivo: 'limite' }),
    },
    { name: 'delete public form alone', allowed: false, request: () => deleteDoc(at) },
  ]
}

describe('forms', () => {
  forgetCoverage()
  beforeAll(async () => {
    const store = ownerStore()
    const open = formAt(PLACES['own area'], { id: 'form-de-todos', opcionales: options({ publico: true }) })
    await layOut({
      ...forms(),
      ...formDocuments(store, open),
      'formularios/sin-version': stored(store, formAt(PLACES['own area'])),
    })
  })

  it.each(NAMED)(
    'ROLE-01 ROLE-02 LIST-06 %s reads and writes the forms that the table allows',
    async (_name, person) => {
      await agree([...RELATIONS.map((relation) => rowOf(person, relation)), publicForms(person)])
    },
  )

  it.each(NAMED)('ROLE-01 EDIT-06 %s makes forms where the table allows it', async (_name, person) => {
    await agree(RELATIONS.map((relation) => creation(person, relation)))
  })

  it.each(NAMED)('ROLE-01 LIST-11 %s lists no form that may not be read', async (_name, person) => {
    await agree(lists(person))
  })
})
