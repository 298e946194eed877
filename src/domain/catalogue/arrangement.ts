import * as z from 'zod/mini'
import { isDocumentId } from '../document-id'
import { orElse } from './or-else'
import { SUBJECTS, type Subject } from './subjects'

/** Most forms of a catalogue: what is said of them fits into one document of the store in each language. */
export const MOST_LISTED = 400
/** Most sites that may show the forms of a municipality in a frame. */
export const MOST_HOSTS = 10

/** A form that stands in a catalogue, and under which subject. */
export interface Listed {
  id: string
  tema: Subject
}

/** What a municipality decided about its catalogue: `catalogo/arreglo` below it, written by functions. */
export interface Arrangement {
  /** The forms in the order in which they stand. */
  formularios: Listed[]
  /** Sites whose pages may show its forms in a frame, as origins (REACH-03). */
  sitios: string[]
  /** Grows with each save, so that nobody saves over what somebody else saved meanwhile. */
  version: number
}

export const NO_ARRANGEMENT: Arrangement = { formularios: [], sitios: [], version: 0 }

const listedSchema = z.object({
  id: z.string().check(z.refine(isDocumentId)),
  tema: orElse<Subject>(z.enum(SUBJECTS), 'otros'),
})

export const arrangementSchema: z.ZodMiniType<Arrangement> = z.object({
  formularios: orElse(z.array(listedSchema), []),
  sitios: orElse(z.array(z.string()), []),
  version: orElse(z.number(), 0),
})

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/**
 * The origin of a site by what somebody typed: `www.villadelrio.gob.ar` and `https://www.villadelrio.gob.ar/tramites`
 * are one. Only names of hosts over TLS: nothing that could say more in a header than one host.
 * @returns null when it names no such site
 */
export function siteOf(typed: string): string | null {
  const given = typed.trim().toLowerCase()
  const address = given.includes('://') ? given : `https://${given}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname, port, username, password } = new URL(address)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && HOST.test(hostname) ? `https://${hostname}` : null
}
