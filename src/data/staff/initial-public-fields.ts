import { doc, type DocumentData, type Transaction } from 'firebase/firestore/lite'
import type { Form } from '../../domain/form/form'
import { openingOf } from '../../domain/form/opening-windows'
import { scheduleFaults, type Schedule } from '../../domain/form/schedule'
import { isTimeZone } from '../../domain/zone'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { zoneAt } from './zones'

/** Nobody is kept out by hours that cannot be understood (REACH-01): they are told without a moment. */
const windowOf = (schedule: Schedule, now: Date, zone: string): DocumentData =>
  scheduleFaults(schedule).length === 0
    ? { ...openingOf(schedule, now, zone) }
    : { semana: schedule.semana, textoAntes: '', textoDespues: '' }

/**
 * What strangers are told from the first moment on, before functions hear of the form: by which clock its days are
 * (OPS-08), which is left out where the town hall has none of its own so far, and when it opens by it (REACH-01).
 */
export async function initialPublicFields(
  tx: Transaction,
  { municipalityPath, horario }: Form,
  now: Date,
): Promise<DocumentData> {
  const zone: unknown = (await tx.get(doc(storeOf('staff'), municipalityPath))).get('zonaHoraria')
  countReads(1, 'save form')
  const own = typeof zone === 'string' && isTimeZone(zone) ? zone : null
  return {
    ...(own && { zonaHoraria: own }),
    ...(horario && { horario: windowOf(horario, now, own ?? (await zoneAt(municipalityPath))) }),
  }
}
