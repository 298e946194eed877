import * as z from 'zod/mini'
import { appointmentSchema, type Appointment } from '../appointment/appointment'
import { supervisorEditSchema, type SupervisorEdit } from './corrections/edit'
import { entries } from './corrections/entries'
import { requestForChangesSchema, type RequestForChanges } from './corrections/request'
import type { Section } from '../form/section'
import { partRequestSchema, type PartRequest } from './part-request'
import { text } from '../schema'
import { submittedAnswerShape, type SubmittedEnvelope, type StoredSection } from './submitted'

export type { Citizen, StoredQuestion, StoredResponse, StoredSection } from './submitted'

/** Somebody who was interviewed: no id of theirs is shown. */
export interface Interviewee {
  nombre: string
  direccion: string
}

/** Everything of an answer but its sections: what was given, and what corrections add to it. */
export interface AnswerEnvelope extends SubmittedEnvelope {
  /** Each time that the answer was sent back, oldest first; a new answer has none (CORR-04). */
  requestsForChanges?: RequestForChanges[] | undefined
  /** Each time that a supervisor put something right, oldest first; what was given stays in `secciones` (CORR-02). */
  editsBySupervisor?: SupervisorEdit[] | undefined
  /** Whom somebody interviewed, on older answers; new ones say it in `datosCiudadano` (VIEW-01). */
  persona?: Interviewee | null | undefined
  /** The appointment that was booked with it, as the appointment system said last; null for none (APPT-01). */
  turno?: Appointment | null | undefined
  /** Whose turn it is (REACH-08): a username, or the path of an area for its group; '' or left out for nobody. Functions write it. */
  asignado?: string | undefined
  /** Until when: a day, or one of the words of `assignment/due.ts`. Functions write it. */
  vence?: string | undefined
  /** That another person was asked for a part, and what became of it (REACH-11). Functions write it. */
  otraPersona?: PartRequest | null | undefined
  /** By which signed link it came (REACH-05), see `signed-link/link-note.ts`; functions look at it. */
  enlace?: string | undefined
}

/** As stored in `respuestas_formularios`. */
export interface StoredAnswer extends AnswerEnvelope {
  secciones: StoredSection[]
}

/** The whole answer of the specification: the form's sections with what the person gave. */
export interface Answer extends AnswerEnvelope {
  descripcion: string
  secciones: Section[]
}

export const storedAnswerSchema: z.ZodMiniType<StoredAnswer> = z.looseObject({
  ...submittedAnswerShape,
  requestsForChanges: z.optional(entries(requestForChangesSchema)),
  editsBySupervisor: z.optional(entries(supervisorEditSchema)),
  persona: z.optional(z.nullable(z.looseObject({ nombre: text(), direccion: text() }))),
  turno: z.optional(z.nullable(appointmentSchema)),
  asignado: z.optional(text()),
  vence: z.optional(text()),
  otraPersona: z.optional(z.nullable(partRequestSchema)),
})
