import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  type DocumentData,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { oneForm, usersOf } from '../../../src/domain/access/things'
import { BIN, binnedPath } from '../../../src/domain/store-paths'
import { abilityFor } from '../../../src/lib/ability'
import { countCoverage } from '../coverage'
import { formAt, formDocuments, signedBy } from '../documents'
import { agree, type Cell } from '../judge'
import { EVERYBODY, NAMED, type Person } from '../people'
import {
  AREA,
  AREA_NAMES,
  AWAY,
  FOREIGN_AREA,
  HOME,
  MUNICORE_ID,
  PLACES,
  RELATIONS,
  MUNICIPALITY_NAMES,
  type Relation,
} from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const formId = (relation: Relation) => `cuentas-${RELATIONS.indexOf(relation)}`

function derived(): Record<string, DocumentData> {
  const store = ownerStore()
  const forms = RELATIONS.map((relation) =>
    formDocuments(store, formAt(PLACES[relation], { id: formId(relation) })),
  )
  return Object.assign(
    {
      'consultas_publicas/VDR-ABCDEFGH01': {
        titulo: 'Un trámite',
        estado: 'Pendiente',
        formId: 'f',
        docCode: 'x',
      },
      'payOrders/orden-1': { amount: 100 },
      ...Object.fromEntries(
        RELATIONS.flatMap((relation) => [
          [`entradas/${formId(relation)}`, { places: {} }],
          [`entradas/${formId(relation)}/codigos/ABC`, { code: 'ABC' }],
        ]),
      ),
      'auditoria/hecho-1': { what: 'delete' },
      [binnedPath('respuesta-1')]: { ...PLACES['own area'], datos: {} },
    },
    ...forms,
  )
}

/** Reads one, lists, writes, deletes. */
function four(
  person: Person,
  folder: string,
  id: string,
  data: DocumentData,
  may: Partial<Record<'get' | 'list' | 'write' | 'delete', boolean>>,
): Cell[] {
  const all = collection(storeOf(person), folder)
  return [
    { name: `get ${folder}/${id}`, allowed: may.get ?? false, request: () => getDoc(doc(all, id)) },
    { name: `list ${folder}`, allowed: may.list ?? false, request: () => getDocs(query(all, limit(10))) },
    {
      name: `create in ${folder}`,
      allowed: may.write ?? false,
      request: () => setDoc(doc(all, `nuevo-de-${String(EVERYBODY.indexOf(person)).padStart(4, '0')}`), data),
    },
    {
      name: `update ${folder}/${id}`,
      allowed: may.write ?? false,
      request: () => setDoc(doc(all, id), data),
    },
    { name: `delete ${folder}/${id}`, allowed: may.delete ?? false, request: () => deleteDoc(doc(all, id)) },
  ]
}

/** Statistics of everybody's answers, of the own and of somebody else's. */
function statistics(person: Person, relation: Relation): Cell[][] {
  const { user } = person
  const place = PLACES[relation]
  const me = user?.username ?? 'colega'
  const root = `estadisticas_formularios/${formId(relation)}`
  const ability = user && abilityFor(user)
  const rowOf = (folder: string, author: string | null): Cell[] => {
    const may = ability?.can('read', { kind: 'formStatistics', ...place, author }) ?? false
    return four(person, folder, 'd', { n: 1 }, { get: may, list: may })
  }
  return [
    ...['abiertas', 'sumas', 'detalles'].flatMap((folder) => [
      rowOf(`${root}/${folder}`, null),
      rowOf(`${root}/autores/${me}/${folder}`, me),
      rowOf(`${root}/autores/otra/${folder}`, 'otra'),
    ]),
    four(person, `${root}/aportes`, 'd', { n: 1 }, {}),
  ]
}

function geography(person: Person): Cell[][] {
  const { user } = person
  const store = storeOf(person)
  const ability = user && abilityFor(user)
  const reads = ability?.can('read', 'form') ?? false
  const admin = ability?.can('manage', 'user') ?? false
  const managesAt = (path: string) => ability?.can('manage', usersOf(path)) ?? false
  // Forms carry these names, so that they stay what they are.
  const municipality = (path: string, area: string) => ({
    nombre: MUNICIPALITY_NAMES[path],
    idMuniCore: MUNICORE_ID,
    key: 'LLM',
    inhabilitado: false,
    areas: [doc(store, area)],
    ...signedBy(person),
  })
  const both = { get: reads, list: reads }
  const id = (path: string) => path.split('/').at(-1) ?? ''
  const folder = (path: string) => path.split('/').slice(0, -1).join('/')
  const [country, province] = [HOME.split('/').slice(0, 2).join('/'), HOME.split('/').slice(0, 4).join('/')]
  const municipalityCells = (path: string, area: string) =>
    four(person, folder(path), id(path), municipality(path, area), { ...both, write: admin }).filter(
      ({ name }) => !name.startsWith('create'),
    )
  return [
    four(
      person,
      folder(country),
      id(country),
      { nombre: 'Argentina', ...signedBy(person) },
      { ...both, write: admin },
    ),
    four(
      person,
      folder(province),
      id(province),
      { nombre: 'Córdoba', ...signedBy(person) },
      { ...both, write: admin },
    ),
    municipalityCells(AWAY, FOREIGN_AREA),
    ...[AREA, FOREIGN_AREA].map((area) =>
      four(
        person,
        folder(area),
        id(area),
        { nombre: AREA_NAMES[area], ...signedBy(person) },
        { ...both, write: managesAt(area.split('/').slice(0, 6).join('/')) },
      ),
    ),
  ]
}

function writtenByFunctions(person: Person): Cell[][] {
  const admin = person.user !== null && abilityFor(person.user).can('manage', 'user')
  const username = person.user?.username ?? 'nadie'
  return [
    four(person, 'consultas_publicas', 'VDR-ABCDEFGH01', { titulo: 'x' }, {}),
    four(person, 'payOrders', 'orden-1', { amount: 1 }, {}),
    ...RELATIONS.flatMap((relation) => {
      const reads = person.user !== null && abilityFor(person.user).can('read', oneForm(PLACES[relation]))
      const id = formId(relation)
      return [
        four(person, 'entradas', id, { places: {} }, { get: reads }),
        four(person, `entradas/${id}/codigos`, 'ABC', { code: 'ABC' }, {}),
      ]
    }),
    four(person, 'auditoria', 'hecho-1', { what: 'x' }, { get: admin, list: admin }),
    four(person, 'limites_email', username, { envios: [] }, {}),
    four(person, 'configuracion', 'remota', { web_session_revokation_datetime: '' }, {}),
    four(person, 'mantenimiento', 'migraciones', { hechas: {} }, {}),
    four(person, 'mantenimiento', 'restauracion', { hasta: null }, {}),
    four(person, 'operacion', 'municore', { motivo: null }, {}),
    // The areas of who asks are in it, and it opens for nobody (REACH-10).
    four(person, BIN, 'respuesta-1', { ...PLACES['own area'], datos: {} }, {}),
    four(person, 'no_existe', 'x', { a: 1 }, {}),
  ]
}

describe('places, statistics and documents of functions', () => {
  countCoverage()
  beforeAll(() => layOut(derived()))

  it.each(NAMED)(
    'ROLE-01 GEO-01 %s reads and writes the geography that the table allows',
    async (_name, person) => {
      await agree(geography(person))
    },
  )

  it.each(NAMED)(
    'ROLE-01 ROLE-03 STAT-03 %s reads the statistics that the table allows',
    async (_name, person) => {
      const readable = RELATIONS.filter(
        (relation) => person.user !== null && abilityFor(person.user).can('read', oneForm(PLACES[relation])),
      )
      await agree(
        [...new Set([...readable, ...RELATIONS])].flatMap((relation) => statistics(person, relation)),
      )
    },
  )

  it.each(NAMED)(
    'PUB-01 %s writes nothing that functions write, and lists no codes',
    async (_name, person) => {
      await agree(writtenByFunctions(person))
    },
  )
})
