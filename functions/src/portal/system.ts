import * as z from 'zod/mini'
import type { FoundCitizen } from '../../../src/domain/citizen/citizen'
import { idempotencyKey } from '../platform/idempotency'
import { askOutside, type OutsideSettings } from '../platform/outside'
import { PORTAL_KEY, PORTAL_URL } from '../platform/params'

/** The citizen portal, which vouches for whoever comes from it. */
export const PORTAL: OutsideSettings = { system: 'portal', address: PORTAL_URL, key: PORTAL_KEY }

/** Whom a token stands for. */
export interface PortalEntry {
  /** The municipality's id in the outside systems, which all of them share. */
  idMunicipio: string
  citizen: FoundCitizen & { username: string }
}

const word = (limit: number) => z.string().check(z.trim(), z.maxLength(limit))
const orEmpty = (limit: number) =>
  z.pipe(
    z.optional(z.nullable(word(limit))),
    z.transform((value) => value ?? ''),
  )
const id = () => z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const filledId = () => z.pipe(id(), z.string().check(z.regex(/^[\w-]{1,100}$/)))

const entrySchema = z.object({
  status: z.literal('ok'),
  idMunicipio: filledId(),
  ciudadano: z.object({
    id: filledId(),
    nombre: word(255),
    apellido: word(255),
    dni: word(100).check(z.minLength(1)),
    username: orEmpty(255),
    email: orEmpty(255),
    telefono: orEmpty(100),
    calle: orEmpty(255),
  }),
})
const refusalSchema = z.object({ status: z.enum(['unknown', 'expired', 'used', 'removed']) })
const answerSchema = z.union([entrySchema, refusalSchema])

/**
 * Asks the portal whom a token stands for (CIT-01). A second try says that it is one, so that a token is not used up
 * by an answer that was lost.
 * @returns null when the portal does not vouch for it (any more)
 * @throws HttpsError of {@link askOutside}
 */
export async function askPortal(token: string): Promise<PortalEntry | null> {
  const response = await askOutside(PORTAL, {
    operation: 'exchangeToken',
    path: ['v1', 'accesos'],
    body: { token },
    idempotencyKey: idempotencyKey('portal', token),
    schema: answerSchema,
  })
  return response.status === 'ok' ? { idMunicipio: response.idMunicipio, citizen: response.ciudadano } : null
}
