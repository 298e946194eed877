import type { Query } from 'firebase-admin/firestore'
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore'
import { database } from '../platform/admin'
import { retriedForAnHour } from '../platform/retried'
import { closeSessionsOf } from '../session/close-sessions'
import { refreshPublicForm } from './public-state'

type PlaceEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, Record<string, string>>

interface Affected {
  forms: Query
  staff: Query
}

/** Forms looked at side by side. */
const AT_ONCE = 20

async function refreshAll(forms: Query): Promise<void> {
  const { docs } = await forms.select().get()
  for (let start = 0; start < docs.length; start += AT_ONCE) {
    await Promise.all(docs.slice(start, start + AT_ONCE).map(({ id }) => refreshPublicForm(id)))
  }
}

const isBlocked = (place: DocumentSnapshot | undefined): boolean => place?.get('inhabilitado') === true
const turned = ({ data }: PlaceEvent): boolean => isBlocked(data?.before) !== isBlocked(data?.after)
const forms = () => database().collection('formularios')
const staff = () => database().collection('usuarios')

/** What follows from a place that was blocked or opened again: its forms for strangers, and who works there. */
async function turn({ time, data }: PlaceEvent, path: string, affected: Affected): Promise<void> {
  await retriedForAnHour(time, { path }, async () => {
    if (isBlocked(data?.after)) await closeSessionsOf(affected.staff)
    await refreshAll(affected.forms)
  })
}

/**
 * A municipality that is blocked closes its forms for strangers, and opens them again with itself. Who is at work there
 * is signed out and told why (AUTH-11).
 */
export async function onMunicipalityWritten(event: PlaceEvent): Promise<void> {
  const path = event.data?.after.ref.path
  if (!path || !turned(event)) return
  const within = (all: Query) => all.where('municipalityPath', '==', path)
  await turn(event, path, { forms: within(forms()), staff: within(staff()) })
}

/** A country likewise, with all its municipalities. */
export async function onCountryWritten(event: PlaceEvent): Promise<void> {
  const path = event.data?.after.ref.path
  if (!path || !turned(event)) return
  // '0' comes right after '/': every path below this one, and no other country's.
  const below = (all: Query) =>
    all.where('municipalityPath', '>=', `${path}/`).where('municipalityPath', '<', `${path}0`)
  await turn(event, path, { forms: below(forms()), staff: below(staff()) })
}
