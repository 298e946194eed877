/** Small pieces that the schemas of several calls share. */
import * as z from 'zod/mini'
import { MAX_STATE_REF } from '../form/state-ref'
import { isMunicipalityPath } from '../store-paths'
import { isDocumentId } from '../document-id'

/** Path of a municipality, `paises/p/provincias/q/municipios/m`: nothing else can be named by it. */
export const municipalityPathSchema = () => z.string().check(z.maxLength(400), z.refine(isMunicipalityPath))

/** Id of a form or an answer, as the store takes ids. */
export const documentId = () => z.string().check(z.refine(isDocumentId))

/** The reference of a state; pages that were open before states had one send its position. */
export const stateRefSchema = () =>
  z.pipe(
    z.union([z.string().check(z.maxLength(MAX_STATE_REF)), z.int()]),
    z.transform((ref) => String(ref)),
  )

/** Anything but base64. Looked for rather than the whole matched: nothing is remembered of texts of many megabytes. */
const NO_BASE64 = /[^A-Za-z0-9+/=]|=[^=]/

/** Bytes in base64; at least one. */
export const base64 = () =>
  z.string().check(
    z.minLength(1),
    z.refine((text) => !NO_BASE64.test(text)),
  )

/** Half of a letter cannot travel in an address. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)

/** An id that outside systems give as a number or as text; text from here on. */
export const outsideId = () =>
  z.pipe(
    z.union([z.string().check(z.minLength(1), z.maxLength(200), z.refine(isWellFormed)), z.number()]),
    z.transform((id) => String(id)),
  )

/** What older callers send to say who they are. Taken, and not believed: the session says who calls. */
export const ignored = () => z.optional(z.unknown())
