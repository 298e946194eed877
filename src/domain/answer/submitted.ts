import * as z from 'zod/mini'
import { headingShape, locationSchema, type FormHeading, type Location } from '../form/form'
import { attachmentSchema, type Attachment } from '../form/question'
import { signatureSchema, type Signature } from '../form/signature'
import type { Buyer } from '../payment/buyer'
import type { Choice } from '../payment/purchase'
import { flag, list, moment, text } from '../schema'

/** Author of what nobody signed in for (ANS-19). */
export const ANONYMOUS_AUTHOR = 'Usuario Anónimo'

/** The person or legal entity that an answer is about. A surname of Dummy means a legal entity (RECIP-03). */
export interface Citizen {
  id: string
  nombre: string
  apellido: string
  dni: string
  cuit: string
  email: string
  telefono: string
  calle: string
  tipo: string
}

/** A question's response as stored: no static text, nothing that has its default. */
export interface StoredResponse {
  respuesta?: string
  /**
   * What a calendar or clock shows, of a date or time of day: `2026-03-29`, `02:30`; in answers that were stored as
   * moments `2026-03-29T02:30`, of which each kind takes its part. In the store `respuesta` is beside it, as a moment.
   */
  valor?: string
  /** That the form filled it in and nobody chose another. */
  porDefecto?: boolean
  /** Which other one, where the option that was picked asks for that. */
  otraRespuesta?: string
  /** Of an entry of a table: what its version says in the columns that rules look up. */
  celdas?: string
  /** Only the ticked options. */
  opciones?: { id: string; orden: number }[]
  imagen?: Attachment
  documento?: Attachment
  video?: Attachment
}
export interface StoredQuestion extends StoredResponse {
  id: string
  orden: number
  repeticiones?: (StoredResponse & { orden: number })[]
}
export interface StoredSection {
  id: string
  orden: number
  preguntas?: StoredQuestion[]
  /** That there is no row; nothing else of the section is stored then. */
  vacia?: true
  /** That another person gave it (REACH-11); functions alone write it. */
  dada?: true
  seccionesRepetibles?: { orden: number; preguntas: StoredQuestion[] }[]
  /** Only the checked conditions. */
  conditions?: { id: string; order: number; questions: StoredQuestion[] }[]
}

/** Everything of an answer as it was given but its sections. */
export interface SubmittedEnvelope extends FormHeading {
  id: string
  /** The form's id. */
  idPlantilla: string
  /** The form's version that was answered. */
  version: number
  /** The answer code that the person is given (also called docCode). */
  codigoMunicipio: string
  /** Username of the author, or `Usuario Anónimo`. */
  creadoPor: string
  /** The signed-in account that made it, so that a retry may look whether it arrived. */
  uid: string
  /** The inspector's names and licence number (ANS-20). */
  firstName: string
  lastName: string
  inspectorID: string
  fechaCreacion: Date | null
  lastUpdate: Date | null
  timeStamp: Date | null
  datosCiudadano: Citizen | null
  ubicacion: Location | null
  signatures: Signature[]
  /** Set by the server when the content is not what the form asks. */
  invalida: boolean
  /**
   * The municipality's time zone, by which days and times of day are stored as moments. It is told with an answer that
   * is to be stored and not stored with it.
   */
  zonaHoraria?: string | undefined
  /** Gets the answer's PDF (PUB-02); only where the form gives such a code (PUB-04). */
  pdfDownloadCode?: string | undefined
  /**
   * The municipality's day at which it was begun, `YYYY-MM-DD`, where its form has rules: they come to the same whenever
   * they are worked out again (LOGIC-04).
   */
  diaComienzo?: string | undefined
  /** In which language a stranger answered, where the form tells them by mail how it goes on (REACH-06). */
  idioma?: string | undefined
  /** What is bought with it, where the form takes payments; the server adds the price (PAY-03). Older answers lack some. */
  paymentDetails?: Partial<ChosenTickets> | undefined
  /** Not shown: its order was not placed yet, or its buyer chose something else (PAY-03). */
  removeVision?: boolean | undefined
}

/** Which tickets somebody buys with an answer, and who (§2.3 "Payment details"). */
export interface ChosenTickets extends Choice, Buyer {
  /** The section's name. */
  section: string
}

const storedResponseShape = {
  respuesta: z.optional(z.string()),
  valor: z.optional(z.string()),
  porDefecto: z.optional(z.boolean()),
  otraRespuesta: z.optional(z.string()),
  opciones: z.optional(z.array(z.looseObject({ id: z.string(), orden: z.number() }))),
  imagen: z.optional(attachmentSchema),
  documento: z.optional(attachmentSchema),
  video: z.optional(attachmentSchema),
}
const storedQuestionSchema: z.ZodMiniType<StoredQuestion> = z.looseObject({
  ...storedResponseShape,
  id: z.string(),
  orden: z.number(),
  repeticiones: z.optional(z.array(z.looseObject({ ...storedResponseShape, orden: z.number() }))),
})
export const storedSectionSchema: z.ZodMiniType<StoredSection> = z.looseObject({
  id: z.string(),
  orden: z.number(),
  preguntas: z.optional(z.array(storedQuestionSchema)),
  seccionesRepetibles: z.optional(
    z.array(z.looseObject({ orden: z.number(), preguntas: z.array(storedQuestionSchema) })),
  ),
  conditions: z.optional(
    z.array(z.looseObject({ id: z.string(), order: z.number(), questions: z.array(storedQuestionSchema) })),
  ),
})

export const citizenSchema: z.ZodMiniType<Citizen> = z.looseObject({
  id: z.string(),
  nombre: text(),
  apellido: text(),
  dni: text(),
  cuit: text(),
  email: text(),
  telefono: text(),
  calle: text(),
  tipo: text(),
})

/** What an answer has from the moment that it is given: everything but what corrections add to it (§2.3). */
export const submittedAnswerShape = {
  ...headingShape,
  id: z.string(),
  idPlantilla: z.string(),
  version: z.number(),
  codigoMunicipio: z.string(),
  creadoPor: z.string(),
  uid: text(),
  firstName: text(),
  lastName: text(),
  inspectorID: text(),
  fechaCreacion: moment(),
  lastUpdate: moment(),
  timeStamp: moment(),
  datosCiudadano: z._default(z.nullable(citizenSchema), null),
  ubicacion: z._default(z.nullable(locationSchema), null),
  signatures: list(signatureSchema),
  invalida: flag(),
  pdfDownloadCode: z.optional(z.string()),
  diaComienzo: z.optional(z.string()),
  idioma: z.optional(z.string()),
  removeVision: z.optional(z.boolean()),
  secciones: list(storedSectionSchema),
}

/** An answer as it was given: who has just sent it need not know how one is corrected. */
export interface SubmittedAnswer extends SubmittedEnvelope {
  secciones: StoredSection[]
}
export const submittedAnswerSchema: z.ZodMiniType<SubmittedAnswer> = z.looseObject(submittedAnswerShape)
