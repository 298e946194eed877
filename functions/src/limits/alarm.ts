import { Timestamp } from 'firebase-admin/firestore'
import { alarmPath, formPath } from '../../../src/domain/store-paths'
import { formWorkPath } from '../../../src/domain/work/form-work'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'

const FIELDS = ['titulo', 'areas', 'municipalityPath']

/**
 * Tells staff that a form is under pressure: `alarmas/{formId}`, with what decides who may read it, and beside the
 * number of its answers in the work of the form, which their list reads anyway. It is shown until the pressure ends.
 */
export async function raiseAlarm(formId: string, hasta: Timestamp): Promise<void> {
  const alarm = database().doc(alarmPath(formId))
  const form = database().doc(formPath(formId))
  const work = database().doc(formWorkPath(formId))
  await inTransaction(async (tx) => {
    const [asked, raised, kept] = await tx.getAll(form, alarm, work, {
      fieldMask: [...FIELDS, 'desde', 'hasta'],
    })
    if (!asked?.exists) return
    const before: unknown = raised?.get('hasta')
    const goesOn = before instanceof Timestamp && before.toMillis() > Date.now()
    tx.set(alarm, {
      formulario: formId,
      ...Object.fromEntries(FIELDS.map((field): [string, unknown] => [field, asked.get(field)])),
      desde: goesOn ? raised?.get('desde') : Timestamp.now(),
      hasta,
      caduca: hasta,
    })
    if (kept?.exists) tx.update(work, { alarmaHasta: hasta })
  })
}
