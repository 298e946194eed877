import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { absenceOf, isAwayOn } from '../../../src/domain/assignment/absence'
import type { CalendarDay } from '../../../src/domain/calendar'
import { dayIn } from '../../../src/domain/dates'
import { zoneAt } from '../platform/time-zone'
import { atWork } from './assignees'
import { handOnWhileAway } from './hand-on'

/**
 * Hands on what falls due while somebody is away, when their absence has begun (REACH-08). What is given to them
 * meanwhile by hand stays theirs.
 * @param after on which day it was looked at before; what began until then was handed on
 */
export async function beginAbsence(snapshot: DocumentSnapshot, after: CalendarDay = ''): Promise<void> {
  const user = atWork(snapshot)
  const absence = absenceOf(user?.ausencia)
  if (user === null || absence === null || absence.desde <= after) return
  if (isAwayOn(absence, dayIn(new Date(), await zoneAt(user.municipalityPath))))
    await handOnWhileAway(user, absence)
}
