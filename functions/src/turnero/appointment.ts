import { logger } from 'firebase-functions/v2'
import * as z from 'zod/mini'
import type { AnswerEnvelope } from '../../../src/domain/answer/answer'
import { appointmentSchema, type Appointment } from '../../../src/domain/appointment/appointment'
import { isSameAppointment } from '../../../src/domain/appointment/same'
import { appointmentInWords } from '../../../src/domain/appointment/words'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { inTransaction } from '../platform/in-transaction'
import { auditDocument, auditRef, NOBODY } from '../platform/audit'
import { outsideFailed } from '../platform/errors'
import { municipalityOfAnswer } from '../platform/municipality'
import { askOutside } from '../platform/outside'
import { TURNERO } from './system'
import { answerRef } from './own-booking'

const bookingSchema = z.object({
  reserva: z.nullable(z.object({ respuesta: z.string(), turno: appointmentSchema })),
})

/** What the appointment system says is booked with an answer; a booking of another answer is not believed. */
async function askAppointment({ id, municipalityPath }: AnswerEnvelope): Promise<Appointment | null> {
  const municipality = await municipalityOfAnswer(municipalityPath)
  const { reserva } = await askOutside(TURNERO, {
    operation: 'getBooking',
    path: ['v1', 'municipios', municipality?.idMuniCore ?? '', 'reservas', id],
    schema: bookingSchema,
  })
  if (reserva && reserva.respuesta !== id) throw outsideFailed({ outside: 'turnero', reason: 'wrongAnswer' })
  return reserva?.turno ?? null
}

const inWords = (turno: Appointment | null): string => (turno ? appointmentInWords(turno) : '')

/** Keeps on the answer what is booked, and notes in the audit trail that it changed, in one commit. */
async function keepAppointment(answer: AnswerEnvelope, turno: Appointment | null): Promise<void> {
  const ref = answerRef(answer.id)
  await inTransaction(async (tx) => {
    const stored = await tx.get(ref)
    const before = z.nullable(appointmentSchema).safeParse(stored.get('turno') ?? null)
    const known = before.success ? before.data : null
    if (!stored.exists || isSameAppointment(known, turno)) return
    const [de, a] = [inWords(known), inWords(turno)]
    // Who works on the answer meanwhile is not in the way: `lastUpdate` stays.
    tx.update(ref, { turno })
    tx.set(
      auditRef('turno', answer.id, de, a, stored.updateTime?.toMillis() ?? 0),
      auditDocument(NOBODY, { tipo: 'turno', de, a, ...aboutAnswer(answer) }),
    )
  })
}

/**
 * What is booked with an answer now (APPT-01): asked of the appointment system alone and kept on the answer. Nothing
 * that a browser says or that stands in an address is looked at.
 * @throws HttpsError of {@link askOutside}; what was known before stays
 */
export async function currentAppointment(answer: AnswerEnvelope): Promise<Appointment | null> {
  const turno = await askAppointment(answer)
  if (!isSameAppointment(answer.turno ?? null, turno)) await keepAppointment(answer, turno)
  return turno
}

/** The answer with what is booked now; as it was known last while the appointment system does not answer. */
export async function asBooked<Whole extends AnswerEnvelope>(answer: Whole): Promise<Whole> {
  if (!answer.opcionales.addAppointment) return answer
  try {
    return { ...answer, turno: await currentAppointment(answer) }
  } catch (error) {
    logger.warn('appointment as known last', { answerId: answer.id, error: String(error) })
    return answer
  }
}
