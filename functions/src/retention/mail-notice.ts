import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { BASE_LANGUAGE } from '../../../src/domain/language'
import { NOTICE_DAYS } from '../../../src/domain/retention'
import { daysAfter } from '../../../src/domain/privacy/retention-due'
import { isHolding, RETENTIONS } from '../../../src/domain/privacy/retention-note'
import { formPath } from '../../../src/domain/store-paths'
import { letterFrom } from '../mail/letter'
import { submitMail } from '../mail/smtp'
import { managersOf } from '../operation/staff-addresses'
import { database } from '../platform/admin'
import { senderAt } from '../platform/branding'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { APP_URL } from '../platform/params'
import { wordingFor } from '../platform/wording'
import { noteFrom } from './ground'
import { withoutAnswers } from '../../../src/domain/text/without-answers'

/** Whether somebody was told of a form within the days of notice: where answers end every day it is told once in so long. */
function wasTold(note: QueryDocumentSnapshot, now: Date): boolean {
  const told: unknown = note.get('avisada')
  return told instanceof Timestamp && told.toDate() > daysAfter(now, -NOTICE_DAYS)
}

/** What there is to tell, by municipality. */
async function untold(now: Date): Promise<Map<string, QueryDocumentSnapshot[]>> {
  const { docs } = await database().collection(RETENTIONS).where('proximas', '>', 0).get()
  const meant = docs.filter((note) => !wasTold(note, now) && !isHolding(note.get('bloqueo')))
  const byMunicipality = new Map<string, QueryDocumentSnapshot[]>()
  for (const note of meant) {
    const path = String(note.get('municipalityPath') ?? '')
    byMunicipality.set(path, [...(byMunicipality.get(path) ?? []), note])
  }
  return byMunicipality
}

async function tellOne(municipalityPath: string, notes: QueryDocumentSnapshot[], now: Date): Promise<void> {
  const [to, sender, forms] = await Promise.all([
    managersOf(municipalityPath),
    senderAt(municipalityPath),
    database().getAll(...notes.map(({ id }) => database().doc(formPath(id))), { fieldMask: ['titulo'] }),
  ])
  if (to.length === 0) return logger.warn('nobody can be told of answers that go', { municipalityPath })
  const { labels, tag, write } = wordingFor(BASE_LANGUAGE, sender.zonaHoraria)
  const lines = notes.map((snapshot, index) => {
    const { regla, proximas, primera } = noteFrom(snapshot)
    const form = withoutAnswers(String(forms[index]?.get('titulo') ?? snapshot.id))
    const line = regla?.accion === 'borrar' ? labels.retentionErase : labels.retentionBlank
    return fill(line, { form, count: proximas, date: write('date', primera) })
  })
  const page = APP_URL.value() && `${labels.retentionWhere} ${APP_URL.value()}/listar`
  await submitMail({
    id: idempotencyKey('retencion', municipalityPath, now.toISOString().slice(0, 10)),
    ...{ fromName: sender.nombre || 'MuniFormularios', to, files: [] },
    subject: fill(labels.retentionSubject, { municipality: sender.nombre }),
    ...letterFrom([labels.retentionIntro, ...lines, page], sender, tag),
  })
  const batch = database().batch()
  for (const { ref } of notes) batch.set(ref, { avisada: now }, { merge: true })
  await batch.commit()
}

/**
 * Tells who manages a municipality by mail that answers go within {@link NOTICE_DAYS} days (OPS-02), each form once in as
 * many. A municipality whose mail fails is told the next day. Nobody knows their language, so it is the base language.
 */
export async function mailRetentionNotices(now: Date): Promise<void> {
  for (const [municipalityPath, notes] of await untold(now))
    await tellOne(municipalityPath, notes, now).catch((error: unknown) =>
      logger.error('nobody was told of answers that go', { municipalityPath, error }),
    )
}
