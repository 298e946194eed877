import { Timestamp } from 'firebase-admin/firestore'
import { PUBLIC_FORMS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { refreshPublicForm } from './public-state'

const AT_ONCE = 20

/** Tells strangers the next window of each form whose last one is over (REACH-01). Doing it again changes nothing. */
export async function renewOpenings(now: Date): Promise<void> {
  const due = database().collection(PUBLIC_FORMS).where('horario.renueva', '<=', Timestamp.fromDate(now))
  const { docs } = await due.select().get()
  await mapWithConcurrency(docs, AT_ONCE, ({ id }) => refreshPublicForm(id))
}
