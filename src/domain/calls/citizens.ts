import * as z from 'zod/mini'
import type { Contract } from './contract'
import type { FoundCitizen } from '../citizen/citizen'
import { DOCUMENT_TYPE, plainNumber } from '../citizen/identity'
import { citizenFaults } from '../citizen/new-citizen'
import { text } from '../schema'
import { ignored, municipalityPathSchema, outsideId } from './schema'

const NUMBER = /^[0-9A-Z]{6,14}$/
const who = { username: ignored(), muniCoreUsername: ignored() }

export const getCitizenRequestSchema = z.strictObject({
  /** DNI or CUIT, as typed. */
  dni: z.string().check(
    z.maxLength(40),
    z.refine((typed) => NUMBER.test(plainNumber(typed))),
  ),
  municipioPath: municipalityPathSchema(),
  ...who,
})
export type GetCitizenRequest = z.infer<typeof getCitizenRequestSchema>

export const getCitizenByHashRequestSchema = z.strictObject({
  /** What links of the town hall name a citizen by. */
  hash: z.string().check(z.regex(/^[0-9A-Za-z._~=-]{8,200}$/)),
  municipioPath: municipalityPathSchema(),
  ...who,
})
export type GetCitizenByHashRequest = z.infer<typeof getCitizenByHashRequestSchema>

const foundCitizenSchema: z.ZodMiniType<FoundCitizen> = z.object({
  id: outsideId(),
  nombre: text(),
  apellido: text(),
  dni: text(),
  email: text(),
  telefono: text(),
  calle: text(),
})

export const getCitizenResponseSchema = z.union([
  z.object({ status: z.literal('ok'), result: foundCitizenSchema }),
  z.object({ status: z.literal('notFound') }),
])
/** Nobody by that number is an answer and not a failure. */
export type GetCitizenResponse = z.infer<typeof getCitizenResponseSchema>

const typedText = () => z._default(z.string().check(z.maxLength(1000)), '')

export const createCitizenRequestSchema = z
  .strictObject({
    nombre: typedText(),
    apellido: typedText(),
    dni: typedText(),
    email: typedText(),
    telefono: typedText(),
    calle: typedText(),
    tipoDocumentoId: z.literal([DOCUMENT_TYPE.dni, DOCUMENT_TYPE.cuit]),
    municipioPath: municipalityPathSchema(),
    /** Repeated by retries: the same attempt with the same fields gives the citizen that it gave before. */
    attempt: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    ...who,
  })
  .check(
    z.refine((given) => {
      const kind = given.tipoDocumentoId === DOCUMENT_TYPE.cuit ? 'juridica' : 'fisica'
      return Object.keys(citizenFaults(kind, given)).length === 0
    }),
  )
export type CreateCitizenRequest = z.infer<typeof createCitizenRequestSchema>

export const createCitizenResponseSchema = z.union([
  z.object({
    status: z.literal('ok'),
    message: text(),
    result: z.object({ idCitizen: outsideId(), otrosDatos: z.object({ dni: outsideId() }) }),
  }),
  z.object({ status: z.literal('exists'), message: text() }),
])
/** `exists`: somebody has that number already; nothing was changed. */
export type CreateCitizenResponse = z.infer<typeof createCitizenResponseSchema>

/** The callables about citizens of a municipality (RECIP-01, RECIP-03, RECIP-06, §2.7). */
export const GET_CITIZEN = {
  name: 'getCitizen',
  request: getCitizenRequestSchema,
  response: getCitizenResponseSchema,
} as const satisfies Contract

export const GET_CITIZEN_BY_HASH = {
  name: 'getCitizenByHash',
  request: getCitizenByHashRequestSchema,
  response: getCitizenResponseSchema,
} as const satisfies Contract

export const CREATE_CITIZEN = {
  name: 'createCitizen',
  request: createCitizenRequestSchema,
  response: createCitizenResponseSchema,
} as const satisfies Contract
