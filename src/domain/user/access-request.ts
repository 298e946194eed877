import * as z from 'zod/mini'
import { WISHED_ROLES } from './roles'
import { LANGUAGES, type Language } from '../language'
import { cleaned, moment, text } from '../schema'

/** Longest reason of a request or a refusal, in letters. */
export const MAX_REASON_LENGTH = 1000

/** What becomes of a request: it waits, somebody made a user of it, somebody refused it. */
const REQUEST_STATES = ['abierta', 'aceptada', 'rechazada'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/**
 * Somebody who came from the town hall's provider without a user asks for one (USER-06): `solicitudes_acceso/{uid}`, one
 * for each account, written by functions alone.
 */
export interface AccessRequest {
  /** Id of the account. */
  id: string
  /** Its proven address. */
  email: string
  /** As the provider calls the person; '' when it says nothing. */
  nombre: string
  municipalityPath: string
  /** Path of the area wished for. */
  area: string
  /** The role wished for. */
  rol: string
  motivo: string
  /** In which the person is written to. */
  idioma: string
  estado: RequestState
  fecha: Date | null
  /** Username of who decided; '' while it waits. */
  resueltaPor: string
  /** Why it was refused. */
  respuesta: string
}

export const accessRequestSchema: z.ZodMiniType<AccessRequest> = z.looseObject({
  id: z.string(),
  email: z.string(),
  nombre: text(),
  municipalityPath: z.string(),
  area: z.string(),
  rol: text(),
  motivo: text(),
  idioma: text(),
  estado: z.enum(REQUEST_STATES),
  fecha: moment(),
  resueltaPor: text(),
  respuesta: text(),
})

/** Why a field of a request is wrong. */
export const REQUEST_FAULTS = ['missing', 'tooLong'] as const
export type RequestFault = (typeof REQUEST_FAULTS)[number]
const asFault = (fault: RequestFault): RequestFault => fault

/** Why something is asked for, or refused. */
export const reasonSchema = () =>
  z
    .string()
    .check(cleaned(), z.minLength(1, asFault('missing')), z.maxLength(MAX_REASON_LENGTH, asFault('tooLong')))

/** What is typed to ask for a user, and what is wrong with it: messages are {@link RequestFault}. */
export const accessDraftSchema = z.object({
  /** Path of the area; '' while none is chosen. */
  area: z.string().check(z.minLength(1, asFault('missing')), z.maxLength(500)),
  role: z.pipe(z.string(), z.enum(WISHED_ROLES, asFault('missing'))),
  reason: reasonSchema(),
})
export type SoundAccess = z.output<typeof accessDraftSchema>

/** The language of a request, as the interface had it. */
export const requestLanguage = (): z.ZodMiniType<Language> => z.enum(LANGUAGES)
