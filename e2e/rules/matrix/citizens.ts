import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { anonymousAuthor, authorOf } from '../../../src/domain/answering/new-answer'
import { answerPath, ANSWERS } from '../../../src/domain/store-paths'
import { countCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, options, stored } from '../documents'
import { agree, type Cell } from '../judge'
import {
  citizen,
  CITIZEN,
  CITIZEN_AWAY,
  CITIZEN_ID,
  CITIZEN_LATE,
  COLLEAGUE,
  OTHER_CITIZEN,
  tokenOf,
  type Person,
} from '../people'
import { AWAY, HOME, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const WHERE = ['own area', 'other municipality'] as const
const KINDS = ['portal', 'private', 'public'] as const
const ABOUT = ['the citizen', 'another', 'nobody'] as const

interface Case {
  place: (typeof WHERE)[number]
  kind: (typeof KINDS)[number]
  about: (typeof ABOUT)[number]
}
const CASES: Case[] = WHERE.flatMap((place) =>
  KINDS.flatMap((kind) => ABOUT.map((about) => ({ place, kind, about }))),
)

/** Who asks, with the municipality for which the account is good now; null for none. */
const PEOPLE: [name: string, person: Person, home: string | null, id: string][] = [
  [CITIZEN.name, CITIZEN, HOME, CITIZEN_ID],
  [CITIZEN_AWAY.name, CITIZEN_AWAY, AWAY, CITIZEN_ID],
  [CITIZEN_LATE.name, CITIZEN_LATE, null, CITIZEN_ID],
  [OTHER_CITIZEN.name, OTHER_CITIZEN, HOME, 'ciudadana-2'],
  ...(
    [
      ['citizen without an end', { hasta: undefined }],
      ['citizen with an end in words', { hasta: 'nunca' }],
      ['citizen of no municipality', { municipio: undefined }],
      ['citizen who is staff too', { usuario: 'colega', sid: 'sid-cerrada' }],
    ] as const
  ).map(([name, given]): [string, Person, null, string] => [name, citizen(name, given), null, CITIZEN_ID]),
]

/** Who signs in to a citizen's account without the portal, once the hour is over. */
const BY_PASSWORD: Person = {
  ...CITIZEN,
  name: 'citizen’s account by a password',
  token: tokenOf(CITIZEN.uid),
}

const ID_OF: Record<Case['about'], string | null> = {
  'the citizen': CITIZEN_ID,
  another: 'ciudadana-9',
  nobody: null,
}
const OPTIONS = {
  portal: options({ citizenAssociationFromCitizenPortal: true }),
  private: options({ ciudadano: true }),
  public: options({ publico: true }),
}
const formOf = ({ place, kind }: Case) =>
  formAt(PLACES[place], { id: `ciudadanos-${WHERE.indexOf(place)}-${kind}`, opcionales: OPTIONS[kind] })
const person = (id: string | null) =>
  id === null
    ? null
    : {
        id,
        nombre: 'Eva',
        apellido: 'Luna',
        dni: '1',
        cuit: '',
        email: '',
        telefono: '',
        calle: '',
        tipo: 'fisica',
      }
const pathOf = (one: Case) => answerPath(`ciudadanos-${CASES.indexOf(one)}`)
/** Path of an answer that the asking account made without a name. */
const madePath = (one: Case, asking: number) => answerPath(`ciudadanos-${CASES.indexOf(one)}-de-${asking}`)

function answers(): Record<string, DocumentData> {
  const store = ownerStore()
  const documents: Record<string, DocumentData> = {}
  for (const one of CASES) {
    const form = formOf(one)
    const given = { datosCiudadano: person(ID_OF[one.about]) }
    Object.assign(documents, formDocuments(store, form))
    documents[pathOf(one)] = stored(store, answerTo(form, authorOf(COLLEAGUE.user, COLLEAGUE.uid), given))
    documents[`${pathOf(one)}/interno/muniCore`] = { username: 'colega' }
    PEOPLE.forEach(([, { uid }], index) => {
      documents[madePath(one, index)] = stored(store, answerTo(form, anonymousAuthor(uid), given))
    })
  }
  return documents
}

const isOwn = ({ place, kind, about }: Case, home: string | null, id: string): boolean =>
  kind === 'portal' && ID_OF[about] === id && PLACES[place].municipalityPath === home

function rowOf(one: Case, [, asker, home, id]: (typeof PEOPLE)[number], index: number): Cell[] {
  const store = storeOf(asker)
  const name = `${one.kind} of ${one.place} about ${one.about}`
  const at = doc(store, pathOf(one))
  const allowed = isOwn(one, home, id)
  return [
    { name: `get ${name}`, allowed, request: () => getDoc(at) },
    {
      name: `get ${name}, made by the account`,
      allowed,
      request: () => getDoc(doc(store, madePath(one, index))),
    },
    { name: `settings of ${name}`, allowed: false, request: () => getDoc(doc(at, 'interno/muniCore')) },
    {
      name: `update ${name}`,
      allowed: false,
      request: () => updateDoc(at, { 'estados.actual': 1, 'estados.clave': '1' }),
    },
    { name: `overwrite ${name}`, allowed: false, request: () => setDoc(at, { requestsForChanges: [] }) },
    { name: `delete ${name}`, allowed: false, request: () => deleteDoc(at) },
  ]
}

/** What a list asks for: each part alone finds what is not the citizen's. */
function lists([, asker, home, id]: (typeof PEOPLE)[number]): Cell[] {
  const store = storeOf(asker)
  const mine = where('datosCiudadano.id', '==', id)
  const here = where('municipalityPath', '==', home ?? HOME)
  const portal = where('opcionales.citizenAssociationFromCitizenPortal', '==', true)
  const searches: [string, QueryConstraint[], boolean][] = [
    ['the own ones', [mine, here, portal], home !== null],
    ['those of everybody', [here, portal], false],
    ['those of every municipality', [mine, portal], false],
    ['those of every form', [mine, here], false],
    ['those of one form', [where('idPlantilla', '==', 'ciudadanos-0-portal')], false],
    ['those of another citizen', [where('datosCiudadano.id', '==', 'ciudadana-9'), here, portal], false],
    ['those of another municipality', [mine, where('municipalityPath', '==', 'paises/x'), portal], false],
    ['those made by the account', [where('uid', '==', asker.uid)], false],
  ]
  return searches.flatMap(([name, constraints, allowed]) => {
    const asked = query(
      collection(store, ANSWERS),
      ...constraints,
      orderBy('fechaCreacion', 'desc'),
      limit(15),
    )
    return [
      { name: `list ${name}`, allowed, request: () => getDocs(asked) },
      { name: `count ${name}`, allowed, request: () => getCount(asked) },
    ]
  })
}

describe('answers as citizens of the portal see them', () => {
  countCoverage()
  beforeAll(() => layOut(answers()))

  it.each(PEOPLE)(
    'CIT-04 SEC-02 %s reads the own answers to forms of the portal, and nothing else',
    async (...row) => {
      const index = PEOPLE.findIndex(([name]) => name === row[0])
      await agree(CASES.map((one) => rowOf(one, row, index)))
    },
  )

  it('CIT-04 SEC-02 the account of a citizen without the hour of the portal reads nothing about a citizen', async () => {
    const store = storeOf(BY_PASSWORD)
    await agree(
      CASES.map((one) => [
        {
          name: `get ${one.kind} of ${one.place} about ${one.about}, made by the account`,
          allowed: ID_OF[one.about] === null,
          request: () => getDoc(doc(store, madePath(one, 0))),
        },
      ]),
    )
  })

  it.each(PEOPLE)('CIT-03 CIT-04 %s lists the own answers, and no others', async (...row) => {
    await agree([lists(row)])
  })
})
