import type { Query } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import type { DocumentSnapshot } from 'firebase-functions/v2/firestore'
import { NO_BRANDING } from '../../../src/domain/geography/branding'
import { factorPolicyFrom } from '../../../src/domain/user/second-factor'
import { sameValue } from '../../../src/domain/same-value'
import { FORMS, MUNICIPALITIES, PROVINCES, USERS } from '../../../src/domain/store-paths'
import { plainValue } from '../../../src/domain/stored-value'
import { keepHead } from '../catalogue/keep'
import { auditPlace } from '../geography/audit'
import { claimKey } from '../geography/claim-keys'
import { drawnBrand } from '../pdf/brand'
import { database } from '../platform/admin'
import { brandingOf, geocoderOf, nameOf } from '../platform/branding'
import { forgetZone } from '../platform/time-zone'
import { rethrowForAnHour } from '../platform/rethrow-for-an-hour'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { writtenDocument, type WrittenEvent } from '../platform/on-written'
import { closeSessionsOfMunicipality } from '../session/close-sessions'
import { repeatRights } from '../session/rights'
import { refreshPublicForm } from '../forms/public-state'

interface Affected {
  forms: Query
  staff: Query
}

/** Forms looked at side by side. */
const AT_ONCE = 20

async function refreshAll(forms: Query): Promise<void> {
  const { docs } = await forms.select().get()
  await mapWithConcurrency(docs, AT_ONCE, ({ id }) => refreshPublicForm(id))
}

const isBlocked = (place: DocumentSnapshot | undefined): boolean => place?.get('inhabilitado') === true
const turned = ({ data }: WrittenEvent): boolean => isBlocked(data?.before) !== isBlocked(data?.after)
const forms = () => database().collection(FORMS)
const staff = () => database().collection(USERS)

const faceOf = (place: DocumentSnapshot | undefined): unknown =>
  plainValue([
    ...[place?.get('marca') ?? null, nameOf(place), geocoderOf(place), place?.get('zonaHoraria') ?? ''],
    // A zone that nobody chose follows from where the place lies.
    place?.get('ubicacion') ?? null,
  ])
/** What the head of its catalogue says besides (REACH-02). */
const namesOf = (place: DocumentSnapshot | undefined): unknown => [
  ...[place?.get('key') ?? '', isBlocked(place)],
]
const renamed = (event: WrittenEvent): boolean =>
  rebranded(event) || !sameValue(namesOf(event.data?.before), namesOf(event.data?.after))

/** What strangers are told of it changed. */
const rebranded = ({ data }: WrittenEvent): boolean => !sameValue(faceOf(data?.before), faceOf(data?.after))

const policyOf = (place: DocumentSnapshot | undefined) =>
  factorPolicyFrom(plainValue(place?.get('segundoFactor') ?? null))

/**
 * Who is at work in a role of which a second factor is asked otherwise than before: sessions that were opened without
 * one end with the days of grace (OPS-01).
 */
async function followFactorPolicy(
  { time, data }: WrittenEvent,
  path: string,
  staffHere: Query,
): Promise<void> {
  const [before, after] = [policyOf(data?.before), policyOf(data?.after)]
  if (sameValue(before, after)) return
  const demanded = [...Object.keys(before.exigido), ...Object.keys(after.exigido)]
  await rethrowForAnHour(time, { path }, async () => {
    const { docs } = await staffHere.select('roles').get()
    const meant = docs.filter((user) => demanded.includes(String(user.get('roles')?.[0])))
    // One after the other: each locks the sessions among which it looks, and at once they wait for each other.
    for (const { id } of meant) await repeatRights(id)
  })
}

/**
 * Takes a logo off a municipality that is no picture (PDF-02): rules see only what it is called.
 * @returns whether it did; that write is an event of its own
 */
async function dropsFalseLogo(after: DocumentSnapshot): Promise<boolean> {
  const { logo } = brandingOf(after)
  if (logo === '' || (await drawnBrand({ ...NO_BRANDING, logo })).logo !== null) return false
  logger.warn('a logo that is no picture was taken off its municipality', { path: after.ref.path })
  await after.ref.update({ 'marca.logo': '' })
  return true
}

/** What follows from a place that was blocked or opened again: its forms for strangers, and who works there. */
async function turn({ time, data }: WrittenEvent, path: string, affected: Affected): Promise<void> {
  await rethrowForAnHour(time, { path }, async () => {
    if (isBlocked(data?.after)) await closeSessionsOfMunicipality(affected.staff)
    await refreshAll(affected.forms)
  })
}

/**
 * The letters of a municipality are its own from now on. One that is blocked closes its forms for strangers, and opens
 * them again with itself. Who is at work there is signed out and told why (AUTH-11), or has to set up a second factor. How it shows itself strangers are
 * told with its forms (PDF-02).
 */
export async function onMunicipalityWritten(event: WrittenEvent): Promise<void> {
  await auditPlace(event)
  if (!event.data) return
  const { after } = event.data
  const { path } = writtenDocument(event.data)
  forgetZone(path)
  if (after.exists) await rethrowForAnHour(event.time, { path }, () => claimKey(after))
  const within = (all: Query) => all.where('municipalityPath', '==', path)
  if (after.exists && renamed(event)) await rethrowForAnHour(event.time, { path }, () => keepHead(path))
  if (after.exists && rebranded(event))
    await rethrowForAnHour(event.time, { path }, async () => {
      if (!(await dropsFalseLogo(after))) await refreshAll(within(forms()))
    })
  if (after.exists) await followFactorPolicy(event, path, within(staff()))
  if (!turned(event)) return
  await turn(event, path, { forms: within(forms()), staff: within(staff()) })
}

/** The catalogues of all municipalities of a country say whether they are disabled. */
async function keepHeadsBelow(country: string): Promise<void> {
  const provinces = await database().doc(country).collection(PROVINCES).listDocuments()
  for (const province of provinces) {
    const { docs } = await province.collection(MUNICIPALITIES).select().get()
    await mapWithConcurrency(docs, AT_ONCE, ({ ref }) => keepHead(ref.path))
  }
}

/** A country likewise, with all its municipalities. */
export async function onCountryWritten(event: WrittenEvent): Promise<void> {
  await auditPlace(event)
  if (!event.data || !turned(event)) return
  const { path } = writtenDocument(event.data)
  // '0' comes right after '/': every path below this one, and no other country's.
  const below = (all: Query) =>
    all.where('municipalityPath', '>=', `${path}/`).where('municipalityPath', '<', `${path}0`)
  await rethrowForAnHour(event.time, { path }, () => keepHeadsBelow(path))
  await turn(event, path, { forms: below(forms()), staff: below(staff()) })
}
