import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import { counterFrom, placesTaken } from '../../../src/domain/answer/counter'
import type { ClosedReason } from '../../../src/domain/form/form'
import { NO_BRANDING } from '../../../src/domain/geography/branding'
import type { Opening } from '../../../src/domain/form/opening'
import { openingOf } from '../../../src/domain/form/opening-windows'
import { scheduleFaults, scheduleSchema } from '../../../src/domain/form/schedule'
import { plainValue } from '../../../src/domain/stored-value'
import { sameValue } from '../../../src/domain/same-value'
import {
  answerCountPath,
  formPath,
  isMunicipalityPath,
  PUBLIC_FORMS,
  publicFormPath,
  rootOf,
} from '../../../src/domain/store-paths'
import { recount } from '../answers/recount'
import { keepFormListed } from '../catalogue/keep'
import { PASS_LAST_PLACES } from '../limits/params'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { lookAtAwaited } from '../opening-news/record'
import { brandingOf, geocoderOf, nameOf } from '../platform/branding'
import { zoneOfPlace } from '../platform/time-zone'

/** All that decides whether strangers may answer: a form may weigh a megabyte, so no more is read. */
const FIELDS = [
  'deleted',
  'opcionales.limitResponses',
  'responsesCount',
  'municipalityPath',
  'total',
  'invalidas',
  'respondido',
  'inhabilitado',
  'marca',
  'municipio',
  'nombre',
  'geocodificador',
  'zonaHoraria',
  'ubicacion',
  'abierto',
  'motivo',
  'pocosLugares',
  'horario',
]

const isStoredPath = (path: unknown): path is string => typeof path === 'string' && isMunicipalityPath(path)

/** How many places are left; without end where nothing limits them, null while its answers are not counted. */
function placesLeft(form: DocumentSnapshot, counter: DocumentSnapshot): number | null {
  if (form.get('opcionales.limitResponses') !== true) return Infinity
  const known = counterFrom(counter.data())
  return known && Number(form.get('responsesCount') ?? 0) - placesTaken(known)
}

function reasonOf(form: DocumentSnapshot, left: number, places: DocumentSnapshot[]): ClosedReason | null {
  if (form.get('deleted') === true) return 'eliminado'
  if (places.some((place) => place.get('inhabilitado') === true)) return 'municipio'
  return left <= 0 ? 'limite' : null
}

/** When the form opens and closes by its schedule; null at all times, and where its schedule cannot be read. */
function publishedOpening(form: DocumentSnapshot, now: Date, timeZone: string): Opening | null {
  const schedule = scheduleSchema.safeParse(form.get('horario')).data
  return schedule && scheduleFaults(schedule).length === 0 ? openingOf(schedule, now, timeZone) : null
}

/** What a publication leaves to do. */
interface PublishResult {
  /** Nothing was published: its answers have to be counted first. */
  waits?: boolean
  /** The municipality whose catalogue shows how it stands; left out when nothing of that changed. */
  listedBy?: unknown
  /** It has hours, or had some: somebody may wait for it to open. */
  hasHours?: boolean
}

/** Publishes whether and when strangers may answer a form. */
async function publishState(formId: string): Promise<PublishResult> {
  const at = (path: string) => database().doc(path)
  const shared = at(publicFormPath(formId))
  return inTransaction(async (tx) => {
    const [form, counter, published] = await tx.getAll(
      at(formPath(formId)),
      at(answerCountPath(formId)),
      shared,
      {
        fieldMask: FIELDS,
      },
    )
    if (!form?.exists || !counter || !published?.exists) return {}
    const municipality: unknown = form.get('municipalityPath')
    const places = isStoredPath(municipality)
      ? await tx.getAll(at(municipality), at(rootOf(municipality)), { fieldMask: FIELDS })
      : []
    const left = placesLeft(form, counter)
    if (left === null) return { waits: true }
    const motivo = reasonOf(form, left, places)
    const abierto = motivo === null
    const pocosLugares = left <= PASS_LAST_PLACES.value()
    const marca = brandingOf(places[0])
    const municipio = nameOf(places[0])
    const geocodificador = geocoderOf(places[0])
    const zonaHoraria = await zoneOfPlace(places[0])
    const horario = publishedOpening(form, new Date(), zonaHoraria)
    const isCurrent =
      sameValue(plainValue(published.get('horario') ?? null), horario) &&
      sameValue(published.get('marca') ?? NO_BRANDING, marca) &&
      (published.get('municipio') ?? '') === municipio &&
      (published.get('geocodificador') ?? '') === geocodificador &&
      published.get('zonaHoraria') === zonaHoraria &&
      published.get('abierto') === abierto &&
      (published.get('motivo') ?? null) === motivo &&
      (published.get('pocosLugares') === true) === pocosLugares
    if (isCurrent) return {}
    tx.update(shared, {
      ...{ abierto, motivo, pocosLugares, marca, municipio, geocodificador, zonaHoraria, horario },
    })
    return {
      listedBy: municipality,
      hasHours: horario !== null || (published.get('horario') ?? null) !== null,
    }
  })
}

/**
 * Opens or closes a form for strangers as its state is now: deleted, in a blocked municipality or country, full
 * (ANS-12), or open; with few places left, strangers need a pass for each (SEC-03). Published too are the name and the
 * branding of its municipality (ANS-11, PDF-02), where its addresses are searched (ANS-10) and by which clock its days are
 * (OPS-08), and when it opens and closes by that clock (REACH-01): its record is not theirs to read. Doing it again, late or twice, changes nothing.
 * @returns whether its catalogue was updated too (REACH-02), because something changed
 */
export async function refreshPublicForm(formId: string): Promise<boolean> {
  let result = await publishState(formId)
  if (result.waits) {
    await recount(formId)
    result = await publishState(formId)
  }
  if (result.listedBy === undefined) return false
  if (result.hasHours) await lookAtAwaited(formId)
  await keepFormListed(formId, result.listedBy)
  return true
}

const AT_ONCE = 20

/** Tells strangers the next window of each form whose last one is over (REACH-01). Doing it again changes nothing. */
export async function renewOpenings(now: Date): Promise<void> {
  const due = database().collection(PUBLIC_FORMS).where('horario.renueva', '<=', Timestamp.fromDate(now))
  const { docs } = await due.select().get()
  await mapWithConcurrency(docs, AT_ONCE, ({ id }) => refreshPublicForm(id))
}
