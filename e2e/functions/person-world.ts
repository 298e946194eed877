/** A person in the answers of two municipalities, with everything that hangs on them; and whether anything is left. */
import type { CollectionReference, DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { expect } from 'vitest'
import { personPage } from '../../functions/src/person/search'
import { database } from '../../functions/src/platform/admin'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { citizenSchema } from '../../src/domain/answer/submitted'
import { answerNotesPath } from '../../src/domain/answer/note'
import { erasureStatusSchema, type PersonRecord } from '../../src/domain/calls/person'
import { finderOf, namedBy, type PersonSearch } from '../../src/domain/privacy/person'
import { PERSON_REQUESTS, answerPath } from '../../src/domain/store-paths'
import { plainValue } from '../../src/domain/stored-value'
import { answerTo, formAt, newName, stored } from '../rules/documents'
import { HOME, PLACES } from '../rules/places'
import { PNG_BYTES } from './completing'
import { call } from './calls'
import { bucket, ME } from './stored-files'
import { owner, write } from './world'

export const SEARCH: PersonSearch = {
  document: '24.123.456',
  mail: 'norma@correo.example',
  telephone: '351 456-7890',
  name: 'Norma Vega',
}
export const BY_DOCUMENT = { document: SEARCH.document, mail: '', telephone: '', name: '' }
export const BY_NAME = { document: '', mail: '', telephone: '', name: SEARCH.name }
export const NORMA = citizenSchema.parse({
  ...{ id: 'ciudadana-77', nombre: 'Norma', apellido: 'Vega', dni: '24123456', cuit: '', tipo: 'fisica' },
  ...{ email: 'norma@correo.example', telefono: '3514567890', calle: 'San Martín 5' },
})

const said = (respuesta: string) => [
  { id: 'seccion-0', orden: 0, preguntas: [{ id: 'pregunta-0', orden: 0, respuesta }] },
]

/** An answer to one of many forms of the municipality, or of another one. */
export async function answered(
  given: Partial<StoredAnswer> = {},
  { form = 'uno', place = PLACES['own area'] } = {},
): Promise<string> {
  const of = formAt(place, { id: `tramite-${form}`, titulo: `Trámite ${form}` })
  const answer = answerTo(of, ME, { id: newName(owner, 'persona'), ...given })
  await write(answerPath(answer.id), { ...stored(owner, answer), fechaCreacion: new Date() })
  return answer.id
}
export const aboutNorma = (given: object = {}) => answered({ datosCiudadano: NORMA, ...given })
/** She stands in what somebody wrote and nowhere else. */
export const telling = (text: string, form = 'uno') => answered({ secciones: said(text) }, { form })

/** A note, a certificate and files of an answer. */
export async function hung(id: string, { code }: { code: string }): Promise<void> {
  await write(`${answerNotesPath(id)}/nota-de-prueba`, { texto: 'Llamar a Norma Vega, 351 4567890' })
  await write(`certificados/${code}`, {
    ...{ codigo: code, numero: 7, formId: 'tramite-uno', respuesta: id, municipalityPath: HOME },
    ...{ titulo: 'Permiso', texto: 'Se autoriza a Norma Vega (24123456)', iniciales: 'N. V.', firmas: [] },
    revocado: { fecha: new Date(), por: 'sara', motivo: 'Lo pidió Norma Vega' },
  })
  await write(`${answerPath(id)}/interno/muniCore`, { idIncidente: '5' })
  await bucket().file(`pdf/${id}/copia.pdf`).save(Buffer.from('24123456'))
}

/** A file that belongs to an answer, with its sender's words in it. */
export async function photoOf(id: string, path: string, words = ''): Promise<void> {
  await bucket()
    .file(path)
    .save(Buffer.concat([PNG_BYTES, Buffer.from(words)]), {
      metadata: { metadata: { respuesta: id, guardado: id } },
    })
}

/** Looks through everything, in pages of that size, as the browser does; one record for each answer. */
export async function foundAll(search: PersonSearch, perPage: number, municipality = HOME) {
  const found: PersonRecord[] = []
  let after: string | null = null
  let pages = 0
  do {
    const page = await personPage(municipality, search, after, perPage)
    found.push(...page.found)
    after = page.after
    pages += 1
  } while (after !== null)
  return { ids: new Set(found.map(({ answerId }) => answerId)), found, pages }
}

async function documentsBelow(collection: CollectionReference): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await collection.get()
  const refs = await collection.listDocuments()
  const below = await Promise.all(refs.map((ref: DocumentReference) => ref.listCollections()))
  const deeper = await Promise.all(below.flat().map(documentsBelow))
  return [...docs, ...deeper.flat()]
}

/** Every path of the store and every file in which a text names the person, with where. */
export async function whereverNamed(search = SEARCH): Promise<string[]> {
  const finder = finderOf(search)
  const collections = await database().listCollections()
  const documents = (await Promise.all(collections.map(documentsBelow))).flat()
  const [files] = await bucket().getFiles()
  const contents = await Promise.all(
    files.map(
      async (file) => [file.name, file.metadata, (await file.download())[0].toString('latin1')] as const,
    ),
  )
  expect(documents.length).toBeGreaterThan(5)
  return [
    ...documents
      .filter((one) => namedBy(finder, [one.ref.path, plainValue(one.data())]).length > 0)
      .map(({ ref }) => ref.path),
    ...contents.filter((one) => namedBy(finder, JSON.stringify(one)).length > 0).map(([name]) => name),
  ]
}

export const ask = (token: string | null, answers: string[], given: object = {}) =>
  call('requestErasure', token, {
    ...{ municipality: HOME, search: SEARCH, answers, attempt: newName(owner, 'intento-') },
    ...given,
  })
export const askedFor = async (token: string, answers: string[], given: object = {}) =>
  erasureStatusSchema.parse((await ask(token, answers, given)).result)
export const requestRef = (id: string) => database().doc(`${PERSON_REQUESTS}/${id}`)
