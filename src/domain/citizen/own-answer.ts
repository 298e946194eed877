import * as z from 'zod/mini'
import { appointmentSchema, type Appointment } from '../appointment/appointment'
import { requestForChangesSchema, type RequestForChanges } from '../answer/corrections/request'
import { optionsSchema, type FormOptions } from '../form/options'
import { statesSchema, type States } from '../form/state'
import { list, moment } from '../schema'
import { plainTitle } from '../text/without-answers'

/** What a citizen's list shows of an own answer (CIT-03). */
export interface OwnAnswer {
  id: string
  titulo: string
  codigoMunicipio: string
  fechaCreacion: Date | null
  estados: States
  /** Each time that it was sent back, oldest first. */
  requestsForChanges: RequestForChanges[]
  /** Of the form's, whether it takes a revision that is late, and whether it books. */
  opcionales: FormOptions
  /** The appointment that was booked with it, as it was known last (APPT-01). */
  turno?: Appointment | null | undefined
}

/** The fields of a stored answer that come for it. */
export const OWN_ANSWER_FIELDS = [
  'titulo',
  'codigoMunicipio',
  'fechaCreacion',
  'estados',
  'requestsForChanges',
  'opcionales.revisionEnPlazo',
  'opcionales.addAppointment',
  'turno',
] as const

/** Reads a stored answer of which only {@link OWN_ANSWER_FIELDS} came. */
export const ownAnswerSchema: z.ZodMiniType<OwnAnswer> = z.object({
  id: z.string(),
  titulo: plainTitle(),
  codigoMunicipio: z.string(),
  fechaCreacion: moment(),
  estados: statesSchema,
  requestsForChanges: list(requestForChangesSchema),
  opcionales: optionsSchema,
  turno: z.optional(z.nullable(appointmentSchema)),
})
