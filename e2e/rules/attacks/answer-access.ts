import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { anonymousAuthor, authorOf } from '../../../src/domain/answering/new-answer'
import type { User } from '../../../src/domain/user/user'
import { countCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, CITIZEN, COLLEAGUE, NOBODY, OTHER_ANONYMOUS, STRANGERS, the } from '../people'
import { AREA, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const FORM = formAt(PLACES['own area'], { id: 'acceso', opcionales: options({ publico: true }) })
const SUPERVISOR = the('ROLE_SUPERVISOR')
const INSPECTOR = the('ROLE_INSPECTOR')
/** Lays out one answer and gives its path. */
async function laidOut(answer = answerTo(FORM, authorOf(COLLEAGUE.user, COLLEAGUE.uid))): Promise<string> {
  const path = `respuestas_formularios/${newName(ownerStore())}`
  await layOut({ [path]: stored(ownerStore(), answer) })
  return path
}

const QUERIES: [string, string, QueryConstraint[]][] = [
  ['any answers', 'respuestas_formularios', []],
  ['one answer', 'respuestas_formularios', [limit(1)]],
  ['the answers of a public form', 'respuestas_formularios', [where('idPlantilla', '==', 'acceso')]],
  ['public answers', 'respuestas_formularios', [where('opcionales.publico', '==', true)]],
  [
    'the answer of a code',
    'respuestas_formularios',
    [where('codigoMunicipio', '==', 'VDR-0000000001'), where('opcionales.publico', '==', true)],
  ],
  ['answers made without name', 'respuestas_formularios', [where('creadoPor', '==', 'Usuario Anónimo')]],
  ['the own answers', 'respuestas_formularios', [where('uid', '==', ANONYMOUS.uid)]],
  ['answers about a citizen', 'respuestas_formularios', [where('datosCiudadano.id', '==', 'ciudadana-1')]],
  ['users', 'usuarios', []],
  ['the user of an e-mail', 'usuarios', [where('email', '==', 'role.admin@villadelrio.test')]],
  ['sessions', 'sesiones_web', []],
  ['active sessions', 'sesiones_web', [where('active', '==', true), limit(1)]],
  ['codes', 'consultas_publicas', []],
  ['the codes of a form', 'consultas_publicas', [where('formId', '==', 'acceso'), limit(1)]],
  ['forms', 'formularios', [where('opcionales.publico', '==', true)]],
  ['public forms', 'formularios_publicos', [where('abierto', '==', true)]],
  ['the versions of a public form', 'formularios/acceso/versiones', []],
  ['countries', 'paises', []],
]
const GROUPS = ['versiones', 'contadores', 'unicas', 'areas_municipales', 'respuestas_formularios', 'dias']
const HEARD = { asignadoEl: new Date(), revisadoEl: new Date() }

const queryOf = (store: ReturnType<typeof storeOf>, path: string, constraints: QueryConstraint[]): Query =>
  query(collection(store, path), ...constraints)

describe('queries of strangers', () => {
  countCoverage()
  it.each(QUERIES)('PUB-01 LIST-11 ALIST-08 AUTH-07 %s are refused', async (_name, path, constraints) => {
    await Promise.all(
      STRANGERS.flatMap((person) => {
        const asked = queryOf(storeOf(person), path, constraints)
        return [refuse(() => getDocs(asked)), refuse(() => getCount(asked))]
      }),
    )
  })
  it.each(GROUPS)('LIST-11 %s across all parents are refused to everybody', async (group) => {
    const people = [ANONYMOUS, CITIZEN, SUPERVISOR, the('ROLE_ADMIN')]
    await Promise.all(people.map((person) => refuse(() => getDocs(collectionGroup(storeOf(person), group)))))
  })
})

describe('answers of other people and of one’s own', () => {
  countCoverage()
  beforeAll(() => layOut(formDocuments(ownerStore(), FORM)))

  it('ANS-15 a stranger finds the own answer and no other', async () => {
    const path = await laidOut(answerTo(FORM, anonymousAuthor(ANONYMOUS.uid)))
    await allow(() => getDoc(doc(storeOf(ANONYMOUS), path)))
    await refuse(() => getDoc(doc(storeOf(OTHER_ANONYMOUS), path)))
    await refuse(() => getDoc(doc(storeOf(NOBODY), path)))
  })
  it('ANS-15 an account that answered as staff cannot read the answer once it is signed out', async () => {
    const path = await laidOut(answerTo(FORM, authorOf(COLLEAGUE.user, ANONYMOUS.uid)))
    await refuse(() => getDoc(doc(storeOf(ANONYMOUS), path)))
  })
  it('ANS-19 a stranger cannot change or delete even the own answer afterwards', async () => {
    const at = doc(storeOf(ANONYMOUS), await laidOut(answerTo(FORM, anonymousAuthor(ANONYMOUS.uid))))
    await refuse(() => updateDoc(at, { secciones: [{ id: 's' }] }))
    const now = serverTimestamp()
    const movido = { sesion: 'sid', fecha: now }
    await refuse(() => updateDoc(at, { 'estados.actual': 1, 'estados.clave': '1', lastUpdate: now }))
    await refuse(() => updateDoc(at, { 'estados.actual': 1, 'estados.clave': '1', lastUpdate: now, movido }))
    await refuse(() => deleteDoc(at))
  })
  it('REACH-07 REACH-08 nobody writes whose turn an answer is, or until when, alone or with a move', async () => {
    for (const by of [SUPERVISOR, the('ROLE_ADMIN'), INSPECTOR]) {
      const at = doc(storeOf(by), await laidOut(answerTo(FORM, authorOf(COLLEAGUE.user, 'uid-colega'))))
      const moved = { 'estados.actual': 1, 'estados.clave': '1', lastUpdate: serverTimestamp() }
      for (const turn of [{ asignado: 'sara' }, { vence: '2030-01-01' }, { vence: '' }, HEARD]) {
        await refuse(() => updateDoc(at, turn))
        await refuse(() => updateDoc(at, { ...moved, movido: movedBy(by), ...turn }))
      }
    }
  })
  it('VIEW-04 a missing answer is told to staff, not to strangers', async () => {
    await allow(() => getDoc(doc(storeOf(INSPECTOR), 'respuestas_formularios/no-existe')))
    await refuse(() => getDoc(doc(storeOf(the('ROLE_GENERADOR')), 'respuestas_formularios/no-existe')))
    await Promise.all(
      STRANGERS.map((person) =>
        refuse(() => getDoc(doc(storeOf(person), 'respuestas_formularios/no-existe'))),
      ),
    )
  })
  it('ANS-12 the number of answers is told to staff of the area, not to strangers', async () => {
    const count = 'formularios/acceso/contadores/respuestas'
    await layOut({ [count]: { total: 1 } })
    await allow(() => getDoc(doc(storeOf(INSPECTOR), count)))
    await refuse(() => getDoc(doc(storeOf(ANONYMOUS), count)))
  })
  it('ALIST-08 a role that sees own answers only cannot count those of others', async () => {
    const asked = (...constraints: QueryConstraint[]) =>
      queryOf(storeOf(INSPECTOR), 'respuestas_formularios', [
        where('idPlantilla', '==', 'acceso'),
        where('areas', 'array-contains', doc(ownerStore(), AREA)),
        ...constraints,
      ])
    await refuse(() => getCount(asked()))
    await allow(() =>
      getCount(asked(where('creadoPor', 'in', [INSPECTOR.user.username, INSPECTOR.user.email]))),
    )
  })
})

const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)
const now = serverTimestamp()
const movedBy = ({ user }: { user: User | null }) => ({ sesion: `sid-${user?.username}`, fecha: now })
const SIGNATURES: [string, DocumentData | null][] = [
  ['by nobody', null],
  ["in somebody else's session", movedBy(COLLEAGUE)],
  ['at a false time', { ...movedBy(SUPERVISOR), fecha: yesterday }],
  ['with a name beside it', { ...movedBy(SUPERVISOR), por: 'colega' }],
  ['in words', { sesion: 'colega' }],
]
const IN_WORK = { 'estados.actual': 1, 'estados.clave': '1', lastUpdate: now }
const MOVES: [string, DocumentData][] = [
  ['to a state that does not follow', { 'estados.actual': 2, 'estados.clave': '2', lastUpdate: now }],
  ['to the state where it is', { 'estados.actual': 0, 'estados.clave': '0', lastUpdate: now }],
  ['to a state that does not exist', { 'estados.actual': 9, 'estados.clave': '9', lastUpdate: now }],
  [
    'ALIST-02 to another state than lists are told',
    { 'estados.actual': 1, 'estados.clave': '2', lastUpdate: now },
  ],
  ['ALIST-02 and lists find it where it was', { 'estados.actual': 1, lastUpdate: now }],
  ['ALIST-02 to where it is, for lists elsewhere', { 'estados.clave': '1', lastUpdate: now }],
  ['to a state in words', { 'estados.actual': 'Resuelto', lastUpdate: now }],
  [
    'with a transition of its own',
    {
      'estados.disponibles': [{ id: 0, nombre: 'Listo', transiciones: [1] }],
      'estados.actual': 1,
      'estados.clave': '1',
      lastUpdate: now,
    },
  ],
  ['with another initial state', { 'estados.inicial': 1, ...IN_WORK }],
  ['at a false time', { 'estados.actual': 1, 'estados.clave': '1', lastUpdate: yesterday }],
  ['with a false time stamp', { ...IN_WORK, timeStamp: yesterday }],
  ['without a time', { 'estados.actual': 1, 'estados.clave': '1' }],
  ['and changes what was answered', { ...IN_WORK, secciones: [{ id: 's' }] }],
  ['CORR-02 and corrects it', { ...IN_WORK, editsBySupervisor: [{}] }],
  ['CORR-04 and asks for changes', { ...IN_WORK, requestsForChanges: [{}] }],
  ['CORR-02 to where it is, corrected', { lastUpdate: now, timeStamp: now, editsBySupervisor: [{}] }],
  ['APPT-01 and books', { ...IN_WORK, turno: { id: '1' } }],
  ['APPT-01 to where it is, and books', { lastUpdate: now, turno: { id: '1' } }],
  ['CORR-04 to where it is, asked for again', { lastUpdate: now, requestsForChanges: [{}] }],
  ['and changes who answered', { ...IN_WORK, creadoPor: SUPERVISOR.user.username }],
  ['and takes back that it is invalid', { ...IN_WORK, invalida: false }],
]

const MOVED = { sesion: `sid-${SUPERVISOR.user.username}` }
const later = (moment: Timestamp) => Timestamp.fromMillis(moment.toMillis() + 1)
/** An answer that stands in that state. */
const standing = (actual: number) => {
  const answer = answerTo(FORM, authorOf(COLLEAGUE.user, COLLEAGUE.uid))
  return { ...answer, estados: { ...answer.estados, actual } }
}

describe('moves of an answer', () => {
  countCoverage()
  it('ALIST-02 ALIST-05 of before states had references are told to lists, and need not be', async () => {
    const { clave: _reference, ...estados } = standing(0).estados
    const disponibles = estados.disponibles.map((state) =>
      state.id === 2 ? { ...state, clave: 'resuelto' } : state,
    )
    const answer = { ...standing(0), estados: { ...estados, disponibles } }
    const path = 'respuestas_formularios/answer-of-before'
    await layOut({ [path]: stored(ownerStore(), answer) })
    const at = doc(storeOf(SUPERVISOR), path)
    const movido = movedBy(SUPERVISOR)
    await allow(() => updateDoc(at, { 'estados.actual': 1, lastUpdate: now, movido }))
    const done = { 'estados.actual': 2, lastUpdate: now, movido }
    await refuse(() => updateDoc(at, { ...done, 'estados.clave': '2' }))
    await allow(() => updateDoc(at, { ...done, 'estados.clave': 'resuelto' }))
  })
  it('ALIST-05 along its transitions are accepted, one after the other', async () => {
    const at = doc(storeOf(SUPERVISOR), await laidOut())
    const movido = movedBy(SUPERVISOR)
    await allow(() => updateDoc(at, { 'estados.actual': 1, 'estados.clave': '1', lastUpdate: now, movido }))
    await allow(() =>
      updateDoc(at, { 'estados.actual': 2, 'estados.clave': '2', lastUpdate: now, timeStamp: now, movido }),
    )
    await refuse(() => updateDoc(at, { 'estados.actual': 0, 'estados.clave': '0', lastUpdate: now, movido }))
  })
  it.each(SIGNATURES)('ALIST-05 signed %s are refused', async (_name, movido) => {
    const at = doc(storeOf(SUPERVISOR), await laidOut())
    await refuse(() =>
      updateDoc(at, {
        'estados.actual': 1,
        'estados.clave': '1',
        lastUpdate: now,
        ...(movido === null ? {} : { movido }),
      }),
    )
  })
  it('DAY-03 can be undone by their author at once, even where no transition leads back, and once', async () => {
    const at = doc(storeOf(SUPERVISOR), await laidOut(standing(1)))
    const movido = movedBy(SUPERVISOR)
    await allow(() =>
      updateDoc(at, {
        'estados.actual': 2,
        'estados.clave': '2',
        lastUpdate: now,
        movido: { ...movido, de: 1 },
      }),
    )
    await refuse(() => updateDoc(at, { 'estados.actual': 0, 'estados.clave': '0', lastUpdate: now, movido }))
    await refuse(() =>
      updateDoc(at, {
        'estados.actual': 1,
        'estados.clave': '1',
        lastUpdate: now,
        movido: { ...movido, de: 2 },
      }),
    )
    await allow(() => updateDoc(at, { 'estados.actual': 1, 'estados.clave': '1', lastUpdate: now, movido }))
    await refuse(() =>
      updateDoc(at, {
        'estados.actual': 2,
        'estados.clave': '2',
        lastUpdate: now,
        movido: { ...movido, de: 0 },
      }),
    )
  })
  it.each<[string, (moment: Timestamp) => DocumentData]>([
    ['of somebody else', (fecha) => ({ movido: { sesion: 'sid-otra', fecha, de: 1 }, lastUpdate: fecha })],
    ['that says not from where', (fecha) => ({ movido: { ...MOVED, fecha }, lastUpdate: fecha })],
    [
      'after which something else was done',
      (fecha) => ({ movido: { ...MOVED, fecha, de: 1 }, lastUpdate: later(fecha) }),
    ],
    [
      'of more than two minutes ago',
      (fecha) => {
        const before = Timestamp.fromMillis(fecha.toMillis() - 125_000)
        return { movido: { ...MOVED, fecha: before, de: 1 }, lastUpdate: before }
      },
    ],
  ])('DAY-03 a move %s does not go back', async (_name, given) => {
    const fecha = Timestamp.fromMillis(Date.now() - 5_000)
    const path = await laidOut(standing(2))
    await updateDoc(doc(ownerStore(), path), { movido: { ...MOVED, fecha, de: 1 }, lastUpdate: fecha })
    const back = { 'estados.actual': 1, 'estados.clave': '1', lastUpdate: now, movido: movedBy(SUPERVISOR) }
    const at = doc(storeOf(SUPERVISOR), path)
    await updateDoc(doc(ownerStore(), path), given(fecha))
    await refuse(() => updateDoc(at, back))
    await updateDoc(doc(ownerStore(), path), { movido: { ...MOVED, fecha, de: 1 }, lastUpdate: fecha })
    await allow(() => updateDoc(at, back))
  })
  it.each(MOVES)('ALIST-05 %s are refused', async (_name, change) => {
    const answer = { ...answerTo(FORM, authorOf(COLLEAGUE.user, COLLEAGUE.uid)), invalida: true }
    const path = await laidOut(answer)
    for (const person of [SUPERVISOR, the('ROLE_ADMIN')]) {
      await refuse(() => updateDoc(doc(storeOf(person), path), { movido: movedBy(person), ...change }))
    }
  })
})
