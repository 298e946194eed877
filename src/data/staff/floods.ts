import { collection, doc, getCount, getDocs, orderBy, query, Timestamp, where } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { SETTLE_INCIDENTS, type SettleIncidentsRequest } from '../../domain/calls/settle-incidents'
import type { User } from '../../domain/user/user'
import { alarmPath, ALARMS, delayedIncidentsPath } from '../../domain/store-paths'
import { decodeAll } from '../converters'
import { errorCodeOf } from '../errors'
import { countReads } from '../read-counter'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { changeByCall } from './callables'
import { areasInParts } from './list-forms'
import { plainTitle } from '../../domain/text/without-answers'

export type { SettleIncidentsRequest } from '../../domain/calls/settle-incidents'

/** The alarm that strangers send too much to a form (SEC-03): `alarmas/{formId}`, written by functions. */
export interface Alarm {
  /** The form's id. */
  id: string
  titulo: string
  /** It is under pressure until then at least. */
  hasta: Date
}

const alarmSchema: z.ZodMiniType<Alarm> = z.looseObject({
  id: z.string(),
  titulo: plainTitle(),
  hasta: z.date(),
})

/**
 * The forms under pressure among those that a person sees: a read for every ten areas, and one for each.
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function alarmsFor(user: User): Promise<Alarm[]> {
  const store = storeOf('staff')
  const now = query(collection(store, ALARMS), where('hasta', '>', Timestamp.now()))
  const inAreas = (areas: string[]) =>
    where(
      'areas',
      'array-contains-any',
      areas.map((path) => doc(store, path)),
    )
  const queries = areasInParts(user)?.map((areas) => query(now, inAreas(areas))) ?? [now]
  const found = await Promise.all(queries.map((one) => withTimeout(getDocs(one))))
  for (const { size } of found) countReads(Math.max(1, size), 'alarms')
  const { items } = decodeAll(
    alarmSchema,
    found.flatMap(({ docs }) => docs),
  )
  // A form of two areas may be found by each of them.
  return [...new Map(items.map((alarm) => [alarm.id, alarm])).values()]
}

const raisedSchema = z.looseObject({ hasta: z.date() })

/**
 * Until when a form is under pressure at least, for whoever reads the form; null when it is not now. One read.
 * @throws as {@link alarmsFor}
 */
export async function alarmOf(formId: string): Promise<Date | null> {
  try {
    const { hasta } = await readDocument(storeOf('staff'), alarmPath(formId), raisedSchema, 'alarms')
    return hasta.getTime() > Date.now() ? hasta : null
  } catch (error) {
    if (errorCodeOf(error) === 'notFound') return null
    throw error
  }
}

/**
 * How many incidents of a form wait for a decision since a flood: one read.
 * @throws as {@link alarmsFor}
 */
export async function delayedIncidents(formId: string): Promise<number> {
  return countWaiting(formId, 'fecha')
}

/**
 * How many incidents of a form did not follow their answers because the management system failed: one read.
 * @throws as {@link alarmsFor}
 */
export const failedIncidents = (formId: string): Promise<number> => countWaiting(formId, 'falla')

async function countWaiting(formId: string, since: 'fecha' | 'falla'): Promise<number> {
  const waiting = collection(storeOf('staff'), delayedIncidentsPath(formId))
  const counted = await withTimeout(getCount(query(waiting, orderBy(since))))
  countReads(1, 'waiting incidents')
  return counted.data().count
}

const failureSchema = z.looseObject({ falla: z.optional(z.date()) })

/**
 * Since when the incident of an answer does not follow it; null when it does. One read.
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function incidentFailure(formId: string, answerId: string): Promise<Date | null> {
  try {
    const path = `${delayedIncidentsPath(formId)}/${answerId}`
    return (await readDocument(storeOf('staff'), path, failureSchema, 'incident failure')).falla ?? null
  } catch (error) {
    if (errorCodeOf(error) === 'notFound') return null
    throw error
  }
}

/**
 * Makes a part of the waiting incidents, or drops it, or asks again for a part of those that failed.
 * @returns how many wait still
 * @throws DataError `outside` when the management system fails: those that are left wait on; see {@link changeByCall}
 */
export async function settleIncidents(request: SettleIncidentsRequest): Promise<number> {
  return (await changeByCall(SETTLE_INCIDENTS, request)).left
}
