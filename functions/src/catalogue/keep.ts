import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import {
  arrangementSchema,
  NO_ARRANGEMENT,
  type Arrangement,
} from '../../../src/domain/catalogue/arrangement'
import type { Catalogue } from '../../../src/domain/catalogue/catalogue'
import { catalogueEntry, type PublicAvailability } from '../../../src/domain/catalogue/entry'
import { CLOSED_REASONS, type Form } from '../../../src/domain/form/form'
import { openingIn } from '../../../src/domain/form/opening'
import { formSchema } from '../../../src/domain/form/stored-form'
import { LANGUAGES, type Language } from '../../../src/domain/language'
import {
  arrangementPath,
  cataloguePath,
  formPath,
  isMunicipalityPath,
  publicFormPath,
  rootOf,
} from '../../../src/domain/store-paths'
import { plainValue } from '../../../src/domain/stored-value'
import { database } from '../platform/admin'
import { brandingOf } from '../platform/branding'
import { decode } from '../platform/decode'
import { inTransaction } from '../platform/in-transaction'
import { zoneOfPlace } from '../platform/time-zone'

/** Forms that are looked at in one commit: each may weigh a megabyte. */
const AT_ONCE = 20

const at = (path: string): DocumentReference => database().doc(path)

/** What a municipality decided about its catalogue. */
export const arrangementIn = (snapshot: DocumentSnapshot | undefined): Arrangement =>
  (snapshot && decode(arrangementSchema, snapshot)) ?? NO_ARRANGEMENT

/** A form that stands in the catalogue of a municipality, and whether it takes answers; null when it may not stand there. */
function listedForm(
  municipality: string,
  form: DocumentSnapshot | undefined,
  availability: DocumentSnapshot | undefined,
): { form: Form; availability: PublicAvailability } | null {
  const read = form && decode(formSchema, form, { id: form.id })
  if (!read || !availability?.exists || read.deleted || !read.opcionales.publico) return null
  if (read.municipalityPath !== municipality) return null
  const { abre, cierra } = openingIn(plainValue(availability.get('horario') ?? null)) ?? {}
  const reason: unknown = availability.get('motivo')
  const motivo = CLOSED_REASONS.find((known) => known === reason) ?? null
  return {
    form: read,
    availability: {
      abierto: availability.get('abierto') === true,
      motivo,
      ...(abre && { abre }),
      ...(cierra && { cierra }),
    },
  }
}

const pagesOf = (municipality: string): [Language, DocumentReference][] =>
  LANGUAGES.map((language) => [language, at(cataloguePath(municipality, language))])

async function writeForms(tx: Transaction, municipality: string, ids: readonly string[]): Promise<void> {
  const paths = [arrangementPath(municipality), ...ids.flatMap((id) => [formPath(id), publicFormPath(id)])]
  const [arranged, ...documents] = await tx.getAll(...paths.map(at))
  const { formularios } = arrangementIn(arranged)
  const listed = ids.map((id, index) =>
    formularios.some((one) => one.id === id)
      ? listedForm(municipality, documents[2 * index], documents[2 * index + 1])
      : null,
  )
  for (const [language, page] of pagesOf(municipality)) {
    const entries = ids.map((id, index): [string, object] => {
      const one = listed[index]
      return [id, one ? catalogueEntry(one.form, one.availability, language) : FieldValue.delete()]
    })
    tx.set(
      page,
      { entradas: Object.fromEntries(entries) },
      { mergeFields: ids.map((id) => new FieldPath('entradas', id)) },
    )
  }
}

/** Says in the catalogue of a municipality what these forms are now, or takes them out of it. */
async function keepForms(municipality: string, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    await inTransaction((tx) => writeForms(tx, municipality, some))
  }
}

/**
 * Says what a form is now in the catalogue where it stands (REACH-02). One read for a form that stands in none; doing it
 * again, late or twice, changes nothing.
 */
export async function keepFormListed(formId: string, municipality: unknown): Promise<void> {
  if (typeof municipality !== 'string' || !isMunicipalityPath(municipality)) return
  const { formularios } = arrangementIn(await at(arrangementPath(municipality)).get())
  if (formularios.some(({ id }) => id === formId)) await keepForms(municipality, [formId])
}

const isBlocked = (place: DocumentSnapshot | undefined): boolean => place?.get('inhabilitado') === true
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whose a catalogue is, and whether it is disabled, by the records of the municipality and its country. */
export const headOf = async (
  place: DocumentSnapshot,
  country: DocumentSnapshot | undefined,
): Promise<Omit<Catalogue, 'orden' | 'entradas'>> => ({
  nombre: wordOf(place.get('nombre')),
  clave: wordOf(place.get('key')),
  marca: brandingOf(place),
  zonaHoraria: await zoneOfPlace(place),
  cerrado: isBlocked(place) || isBlocked(country),
})

/** Says at the head of a municipality's catalogue whose it is, in which order forms stand, and whether it is disabled. */
export async function keepHead(municipality: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [arranged, place, country] = await tx.getAll(
      ...[arrangementPath(municipality), municipality, rootOf(municipality)].map(at),
    )
    if (!arranged?.exists || !place?.exists) return
    const head = { ...(await headOf(place, country)), orden: arrangementIn(arranged).formularios }
    for (const [, page] of pagesOf(municipality)) tx.set(page, head, { mergeFields: Object.keys(head) })
  })
}

/**
 * Makes the catalogue of a municipality anew after its arrangement changed.
 * @param before how it was: forms that were in it stay as they are kept
 */
export async function keepArranged(
  municipality: string,
  before: Arrangement,
  after: Arrangement,
): Promise<void> {
  const ids = (arrangement: Arrangement) => new Set(arrangement.formularios.map(({ id }) => id))
  const [were, are] = [ids(before), ids(after)]
  const turned = [...are].filter((id) => !were.has(id)).concat([...were].filter((id) => !are.has(id)))
  await keepHead(municipality)
  await keepForms(municipality, turned)
}
