import { collection, doc, getDoc, setDoc, Timestamp, type DocumentData } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_ANSWER_BYTES } from '../../../src/domain/answer/answer-size'
import { anonymousAuthor } from '../../../src/domain/answering/new-answer'
import { MAX_FORM_BYTES, storedSize } from '../../../src/domain/form/stored-size'
import { aQuestion, aSection } from '../../../src/testing/builders'
import { forgetCoverage } from '../coverage'
import { answerTo, formAt, formDocuments, options, storedNow } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, CLOSED_OUT, COLLEAGUE, OTHER_ANONYMOUS, the } from '../people'
import { AWAY, OTHER_AREA, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import {
  answerAs,
  fake,
  rowsOf,
  sectionsOf,
  states,
  textOf,
  there,
  without,
  type Twist,
} from './answer-twists'

const HERE = PLACES['own area']
const OPEN = formAt(HERE, { id: 'abierto', version: 3, opcionales: options({ publico: true }) })
const CLOSED = formAt(HERE, { id: 'cerrado', opcionales: options({ publico: true }) })
const DELETED = formAt(HERE, { id: 'eliminado', opcionales: options({ publico: true }), deleted: true })
const PRIVATE = formAt(HERE, { id: 'privado' })
const PORTAL = formAt(HERE, {
  id: 'portal',
  opcionales: options({ citizenAssociationFromCitizenPortal: true }),
})
const ABOUT_SOMEBODY = formAt(HERE, {
  id: 'con-ciudadano',
  opcionales: options({ ciudadano: true, ciudadanoRequerido: true }),
})
const ABOUT_ANYBODY = formAt(HERE, { id: 'con-o-sin', opcionales: options({ ciudadano: true }) })
const NO_KEY = formAt(HERE, { id: 'sin-clave', claveMunicipio: '', opcionales: options({ publico: true }) })
const TAKEN = 'VDR-TAKEN00001'

const INSPECTOR = the('ROLE_INSPECTOR')
const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)

const person = (change: DocumentData) => ({
  datosCiudadano: { id: 'c-9', nombre: 'Eva', dni: '30111222', ...change },
})
const FALSE_ANSWERS: [string, Twist][] = [
  ['ANS-19 under a staff name', fake({ creadoPor: COLLEAGUE.user.username })],
  ['ANS-19 under no name at all', fake({ creadoPor: '' })],
  ['ANS-19 with the account of somebody else', fake({ uid: OTHER_ANONYMOUS.uid })],
  ['ANS-20 with a first name', fake({ firstName: 'Ana' })],
  ['ANS-20 with a last name', fake({ lastName: 'Quiroga' })],
  ['ANS-20 with a licence number', fake({ inspectorID: 'L-1' })],
  ["with another form's area", (answer) => ({ ...answer, areas: [doc(ownerStore(), OTHER_AREA)] })],
  ['with no area', fake({ areas: [] })],
  ['with an area named otherwise', fake({ areaInfo: { nombre: 'Otra', id: 'x' } })],
  ['with a municipality named otherwise', fake({ municipioInfo: { nombre: 'Otro', idMuniCore: '1' } })],
  ['with another municipality', fake({ municipalityPath: AWAY })],
  ['with another title', fake({ titulo: 'Otro' })],
  ['LOGIC-04 with a day of its beginning that is none', fake({ diaComienzo: 'ayer' })],
  ['LOGIC-04 with a long text for that day', fake({ diaComienzo: '2026-10-05'.repeat(99) })],
  ['LOGIC-04 with a number for that day', fake({ diaComienzo: 20_261_005 })],
  ['REACH-06 with a language that is none', fake({ idioma: 'español' })],
  ['REACH-11 as if another person had given their part', fake({ otraPersona: { fin: 'dada', cuenta: 'x' } })],
  ['REACH-11 as if another person had been asked', fake({ otraPersona: null })],
  ['REACH-06 with a number for its language', fake({ idioma: 7 })],
  ['REACH-06 with a language between others', fake({ idioma: 'es|ca' })],
  ['with other options', fake({ opcionales: options({ publico: true, ciudadano: true }) })],
  ['with another header image', fake({ headerImageURL: 'https://otra.test/x.png' })],
  ['with a false time of creation', fake({ fechaCreacion: yesterday })],
  ['with a false time of update', fake({ lastUpdate: yesterday })],
  ['with a false time stamp', fake({ timeStamp: yesterday })],
  ['ALIST-05 in a state that is not the initial one', states({ actual: 1 })],
  ['ALIST-02 that lists find in another state', states({ actual: 0, clave: '1' })],
  ['ANS-18 in a state that is not there', states({ actual: 9 })],
  ['ANS-18 in no state', states({ actual: null })],
  ['ALIST-05 with another initial state', states({ inicial: 1, actual: 1 })],
  [
    'ALIST-05 with states of its own',
    states({ disponibles: [{ id: 0, nombre: 'Listo', transiciones: [] }] }),
  ],
  ['ALIST-05 with something beside the states', states({ otro: 1 })],
  ['EDIT-24 to an older version', fake({ version: 2 })],
  ['EDIT-24 to a version that is not there yet', fake({ version: 4 })],
  ['to a form that does not exist', fake({ idPlantilla: 'no-existe' })],
  ['with a field that answers do not have', fake({ payments: { status: 'Pagado' } })],
  ['with requests for changes of its own', fake({ requestsForChanges: [] })],
  [
    'with an appointment of its own',
    fake({ turno: { id: '1', agenda: '', direccion: '', fecha: '2026-11-30', hora: '09:00' } }),
  ],
  ['CORR-02 with corrections of its own', fake({ editsBySupervisor: [] })],
  ['without its sections', without('secciones')],
  ['without saying whether it is valid', without('invalida')],
  ['already marked as invalid', fake({ invalida: true })],
  ['with sections that are no list', fake({ secciones: { a: 1 } })],
  ['with more than 300 sections', fake({ secciones: Array.from({ length: 301 }, () => ({})) })],
  ['SIGN-04 with signatures that are no list', fake({ signatures: { a: 1 } })],
  ['SIGN-04 with more than 20 signatures', fake({ signatures: Array.from({ length: 21 }, () => ({})) })],
  ["FMT-02 with another municipality's letters", fake({ codigoMunicipio: 'LLM-0123456789' })],
  ['FMT-02 with the letters of who has none', fake({ codigoMunicipio: 'DESC-0123456789' })],
  ['FMT-02 with a code in small letters', fake({ codigoMunicipio: 'VDR-abcdefghjk' })],
  ['FMT-02 with a short code', fake({ codigoMunicipio: 'VDR-012345678' })],
  ['FMT-02 with a letter that is left out', fake({ codigoMunicipio: 'VDR-012345678U' })],
  ['FMT-02 with a path for a code', fake({ codigoMunicipio: 'VDR-0123456789/x/y' })],
  ['FMT-02 with a code that is taken', fake({ codigoMunicipio: TAKEN })],
  ['EDIT-03 about a person, which a public form does not know', fake(person({}))],
  ['at a place with a field that places do not have', fake(there({ otro: 1 }))],
  ['FMT-02 with a code of any length', fake({ codigoMunicipio: `${'V'.repeat(40)}-0123456789` })],
  ['at a place without an east', fake(there({ latlng: { lat: 1, lng: 'x' } }))],
  ['at a place that is no point', fake(there({ latlng: { lat: 'x', lng: 1 } }))],
  ['at a place with a third coordinate', fake(there({ latlng: { lat: 1, lng: 1, alt: 1 } }))],
  ['ANS-10 at a place in too many words', fake(there({ direccion: 'x'.repeat(301) }))],
  ['ANS-10 at a place that is only a word', fake({ ubicacion: 'Mitre 1' })],
  ['ANS-10 at a place whose words are a number', fake(there({ direccion: 5 }))],
  ...[
    { lat: 90.1, lng: 0 },
    { lat: -90.1, lng: 0 },
    { lat: 0, lng: 180.1 },
    { lat: 0, lng: -180.1 },
    { lat: Number.NaN, lng: 0 },
    { lat: 0, lng: Number.NaN },
    { lat: Number.NEGATIVE_INFINITY, lng: 0 },
    { lat: null, lng: 0 },
    { lat: 0, lng: Number.POSITIVE_INFINITY },
    { lat: 0 },
  ].map((latlng): [string, Twist] => [
    `ANS-10 at a place that is not on the earth, ${latlng.lat} ${latlng.lng},`,
    fake(there({ latlng })),
  ]),
]

const FALSE_STAFF_ANSWERS: [string, Twist][] = [
  ['ANS-20 with another first name', fake({ firstName: 'Otra' })],
  ['ANS-20 with another last name', fake({ lastName: 'Otra' })],
  ["ANS-20 with somebody else's licence number", fake({ inspectorID: 'L-999' })],
  ["under a colleague's name", fake({ creadoPor: COLLEAGUE.user.username })],
  ['under the own e-mail', fake({ creadoPor: INSPECTOR.user.email })],
  ['about a person without an id', fake(person({ id: '' }))],
  ['about a person with a field that persons do not have', fake(person({ rol: 'ROLE_ADMIN' }))],
  ['about a person in too many words', fake(person({ nombre: 'x'.repeat(2001) }))],
  ['about a person inside a person', fake(person({ nombre: { a: 1 } }))],
]

async function layOutForms(): Promise<void> {
  const store = ownerStore()
  const forms = [OPEN, CLOSED, DELETED, PRIVATE, PORTAL, ABOUT_SOMEBODY, ABOUT_ANYBODY, NO_KEY]
  await layOut(Object.assign({}, ...forms.map((form) => formDocuments(store, form))))
  await layOut({
    'formularios_publicos/cerrado': {
      formId: 'cerrado',
      version: 1,
      abierto: false,
      motivo: 'limite',
      titulo: CLOSED.titulo,
    },
    'formularios_publicos/eliminado': {
      formId: 'eliminado',
      version: 1,
      abierto: true,
      motivo: null,
      titulo: DELETED.titulo,
    },
    [`consultas_publicas/${TAKEN}`]: { titulo: 'x', estado: 'x', formId: 'abierto', docCode: TAKEN },
  })
}

describe('new answers', () => {
  forgetCoverage()
  beforeAll(layOutForms)

  it('ANS-15 ANS-19 of a stranger are accepted, once each', async () => {
    const store = storeOf(ANONYMOUS)
    const at = doc(collection(store, 'respuestas_formularios'))
    const data = storedNow(store, answerTo(OPEN, anonymousAuthor(ANONYMOUS.uid)))
    await allow(() => setDoc(at, data))
    await refuse(() => setDoc(at, data))
    await allow(() => getDoc(at))
  })
  it('ANS-20 of an inspector are accepted', async () => {
    await allow(answerAs(INSPECTOR, PRIVATE))
    await allow(answerAs(INSPECTOR, OPEN))
  })
  it('about a person at a place are accepted', async () => {
    await allow(answerAs(INSPECTOR, PRIVATE, fake({ ...person({}), ...there({}) })))
    await allow(answerAs(ANONYMOUS, OPEN, fake(there({ latlng: null, direccion: 'San Martín 1' }))))
    await allow(
      answerAs(ANONYMOUS, OPEN, fake(there({ latlng: { lat: -90, lng: 180 }, direccion: 'x'.repeat(300) }))),
    )
  })
  it('FMT-02 of a municipality without letters are accepted with DESC only', async () => {
    const code = (codigoMunicipio: string) => answerAs(ANONYMOUS, NO_KEY, fake({ codigoMunicipio }))
    await allow(code('DESC-0123456789'))
    await refuse(code('VDR-0123456789'))
  })

  it.each(FALSE_ANSWERS)('%s are refused to strangers', async (_name, twist) => {
    await refuse(answerAs(ANONYMOUS, OPEN, twist))
  })
  it.each(FALSE_STAFF_ANSWERS)('%s are refused to staff', async (_name, twist) => {
    await refuse(answerAs(INSPECTOR, PRIVATE, twist))
  })

  it('RECIP-05 to a form that wants a citizen are accepted with one, and refused without, from anybody', async () => {
    const about = (change: DocumentData) => answerAs(INSPECTOR, ABOUT_SOMEBODY, fake(person(change)))
    await allow(about({}))
    await refuse(answerAs(INSPECTOR, ABOUT_SOMEBODY))
    await refuse(answerAs(the('ROLE_ADMIN'), ABOUT_SOMEBODY))
    await refuse(about({ dni: '' }))
    await refuse(about({ dni: 30111222 }))
    await refuse(about({ dni: null }))
    await refuse(answerAs(INSPECTOR, ABOUT_SOMEBODY, fake({ datosCiudadano: { id: 'c-9', nombre: 'Eva' } })))
    await refuse(answerAs(INSPECTOR, ABOUT_SOMEBODY, fake({ datosCiudadano: {} })))
    await refuse(answerAs(ANONYMOUS, ABOUT_SOMEBODY, fake(person({}))))
  })
  it('RECIP-05 to a form that takes a citizen are accepted without one too', async () => {
    await allow(answerAs(INSPECTOR, ABOUT_ANYBODY))
    await allow(answerAs(INSPECTOR, ABOUT_ANYBODY, fake(person({ dni: '' }))))
  })
  it('AUTH-07 in the name of staff are refused once the session is closed', async () => {
    const { user } = COLLEAGUE
    await allow(answerAs({ ...COLLEAGUE, user }, PRIVATE))
    await refuse(answerAs({ ...CLOSED_OUT, user }, PRIVATE))
  })
  it('ANS-11 to a private form are refused to strangers', async () => {
    await refuse(answerAs(ANONYMOUS, PRIVATE))
  })
  it('CIT-01 to a form of the citizen portal are refused to strangers', async () => {
    await refuse(answerAs(ANONYMOUS, PORTAL))
  })
  it('ANS-11 to a closed form are refused to strangers', async () => {
    await refuse(answerAs(ANONYMOUS, CLOSED))
  })
  it('ANS-11 to a deleted form are refused to everybody', async () => {
    await refuse(answerAs(ANONYMOUS, DELETED))
    await refuse(answerAs(INSPECTOR, DELETED))
    await refuse(answerAs(the('ROLE_ADMIN'), DELETED))
  })
})

describe('large answers', () => {
  forgetCoverage()
  beforeAll(layOutForms)

  it.each([
    ['one long text', textOf(MAX_ANSWER_BYTES)],
    ['many short texts', sectionsOf(MAX_ANSWER_BYTES)],
    ['a roster of 200 rows', rowsOf(200)],
  ])('ANS-15 as large as an answer may be are taken: %s', async (_name, secciones) => {
    await allow(answerAs(ANONYMOUS, OPEN, fake({ secciones })))
  })

  it('EDIT-20 ANS-15 the largest answer to the largest form is taken', async () => {
    const preguntas = Array.from({ length: 90 }, (_, orden) =>
      aQuestion({ id: `q${orden}`, orden, titulo: 'x'.repeat(10_650) }),
    )
    const large = { ...OPEN, id: 'enorme', secciones: [aSection({ preguntas })] }
    expect(storedSize(large)).toBeGreaterThan(0.95 * MAX_FORM_BYTES)
    expect(storedSize(large)).toBeLessThan(MAX_FORM_BYTES)
    await layOut(formDocuments(ownerStore(), large))
    await allow(answerAs(ANONYMOUS, large, fake({ secciones: sectionsOf(MAX_ANSWER_BYTES) })))
    await allow(answerAs(INSPECTOR, large, fake({ secciones: sectionsOf(MAX_ANSWER_BYTES) })))
  })
})
