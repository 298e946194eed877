import * as z from 'zod/mini'
import { supervisorEditSchema, type SupervisorEdit } from '../correction/edit'
import { entries } from '../correction/entries'
import { requestForChangesSchema, type RequestForChanges } from '../correction/request'
import type { Section } from '../form/section'
import { givenAnswerShape, type GivenEnvelope, type StoredSection } from './given'

export type { Citizen, StoredQuestion, StoredResponse, StoredSection } from './given'

/** Everything of an answer but its sections: what was given, and what corrections add to it. */
export interface AnswerEnvelope extends GivenEnvelope {
  /** Each time that the answer was sent back, oldest first; a new answer has none (CORR-04). */
  requestsForChanges?: RequestForChanges[] | undefined
  /** Each time that a supervisor put something right, oldest first; what was given stays in `secciones` (CORR-02). */
  editsBySupervisor?: SupervisorEdit[] | undefined
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
  ...givenAnswerShape,
  requestsForChanges: z.optional(entries(requestForChangesSchema)),
  editsBySupervisor: z.optional(entries(supervisorEditSchema)),
})
