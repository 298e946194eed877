import { HttpsError } from 'firebase-functions/v2/https'
import { auditChanges } from '../../../src/domain/audit/entry'
import type { Arrangement } from '../../../src/domain/catalogue/arrangement'
import {
  SAVE_CATALOGUE,
  GET_CATALOGUE,
  type GetCatalogueResponse,
  type PublishedForm,
} from '../../../src/domain/calls/catalogue'
import { arrangementPath, FORMS } from '../../../src/domain/store-paths'
import { sameValue } from '../../../src/domain/same-value'
import { database } from '../platform/admin'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { served } from '../platform/served'
import { inTransaction } from '../platform/in-transaction'
import { managerOf } from '../platform/municipality-manager'
import type { StaffCaller } from '../platform/staff-caller'
import { arrangedWords } from './arranged-words'
import { arrangementIn, keepArranged } from './keep'
import { withoutAnswers } from '../../../src/domain/text/without-answers'

/** More forms are not offered. */
const MOST_FORMS = 3000

const arrangementRef = (municipality: string) => database().doc(arrangementPath(municipality))

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The forms of a municipality that strangers may answer by a link: one read for each of its forms. */
async function publishedForms(municipality: string): Promise<PublishedForm[]> {
  const forms = database().collection(FORMS).where('municipalityPath', '==', municipality).limit(MOST_FORMS)
  const { docs } = await forms.select('titulo', 'areaInfo.nombre', 'opcionales.publico', 'deleted').get()
  return docs
    .filter((form) => form.get('opcionales.publico') === true && form.get('deleted') !== true)
    .map((form) => ({
      id: form.id,
      titulo: withoutAnswers(wordOf(form.get('titulo'))),
      area: wordOf(form.get('areaInfo.nombre')),
    }))
    .sort((one, other) => one.titulo.localeCompare(other.titulo))
}

/**
 * What stands in the catalogue of a municipality and what could (REACH-02), for who manages its users.
 * @throws HttpsError of {@link managerOf}; `invalid-argument`
 */
export const getCatalogue = served(GET_CATALOGUE, async (request): Promise<GetCatalogueResponse> => {
  const { municipality } = request.checked()
  const { place } = await managerOf(municipality, request)
  const [forms, arranged] = await Promise.all([
    publishedForms(municipality),
    arrangementRef(municipality).get(),
  ])
  return { arrangement: arrangementIn(arranged), forms, key: place.key }
})

interface Saved {
  before: Arrangement
  after: Arrangement
}

/**
 * Saves over the version that the caller saw; without a response it may be asked again, and what stands there already is
 * not saved once more.
 */
const store = (
  caller: StaffCaller,
  municipality: string,
  lugar: string,
  wanted: Arrangement,
): Promise<Saved> =>
  inTransaction(async (tx) => {
    const ref = arrangementRef(municipality)
    const before = arrangementIn(await tx.get(ref))
    const after = { ...wanted, version: before.version + 1 }
    if (sameValue({ ...before, version: 0 }, { ...wanted, version: 0 })) return { before, after: before }
    if (before.version !== wanted.version) throw new HttpsError('aborted', 'It was arranged anew meanwhile.')
    const words = await arrangedWords(before, after, municipality)
    tx.set(ref, after)
    const cambios = auditChanges(words.before, words.after, ['catalogo', 'sitios'])
    const note = { tipo: 'lugarCambio', lugar, municipalityPath: municipality, cambios } as const
    tx.create(auditRef('catalogo', municipality, after.version), auditDocument(actorOf(caller), note))
    return { before, after }
  })

/**
 * Arranges the catalogue of a municipality (REACH-02), and says which sites may show its forms (REACH-03). Only its own
 * public forms ever show, whatever is asked.
 * @throws HttpsError as {@link getCatalogue}; `aborted` when somebody else arranged it meanwhile
 */
export const saveCatalogue = served(SAVE_CATALOGUE, async (request): Promise<{ version: number }> => {
  const { municipality, ...wanted } = request.checked()
  const { caller, place } = await managerOf(municipality, request)
  const { before, after } = await store(caller, municipality, place.nombre, wanted)
  await keepArranged(municipality, before, after)
  return { version: after.version }
})
