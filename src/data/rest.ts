import * as z from 'zod/mini'
import { EMULATOR_HOST, emulatorPorts } from './emulators'
import { DataError, errorOfStatus, NeedsIndexError } from './errors'
import { projectOptions, type AppName } from './project'
import { proofHeaders } from './proof'
import { namedFields, storedSchema, type PartOfDocument } from './rest-values'

/**
 * Requests to Firestore over its REST interface, under the same rules as the SDK's. The SDKs for browsers cannot ask
 * for some fields only, and are too large for a phone to load before it shows a form.
 */

/** Who asks. */
export interface Asker {
  app: AppName
  /** What proves the account; left out for nobody's. */
  token?: string | undefined
}

const failureSchema = z.object({
  error: z.object({ status: z.string(), message: z._default(z.string(), '') }),
})

const databaseName = () => `projects/${projectOptions().projectId ?? ''}/databases/(default)`

/** A document's name, as references and batches say it. */
export const documentName = (path: string): string => `${databaseName()}/documents/${path}`

function host(): string {
  const ports = emulatorPorts()
  return ports ? `http://${EMULATOR_HOST}:${ports.firestore}` : 'https://firestore.googleapis.com'
}

/** A server error counts as being down: what this device keeps helps then too. */
const isBroken = (http: number, status: string): boolean => http >= 500 && status !== 'DEADLINE_EXCEEDED'

/** What is too large stays so, however often it is sent; that alone is refused by a page. */
const TOO_LARGE = 413

function failureOf(http: number, body: unknown): DataError {
  const parsed = z.union([failureSchema, z.array(failureSchema)]).safeParse(body)
  const said = parsed.success && [parsed.data].flat()[0]?.error
  // Not the store's: it did not get through to it, as with a web filter or a network that one has to sign in to.
  if (!said && http < 500 && http !== TOO_LARGE) return new DataError('offline')
  const { status, message } = said || { status: '', message: '' }
  if (status === 'FAILED_PRECONDITION') return new NeedsIndexError(message)
  return errorOfStatus(isBroken(http, status) ? 'UNAVAILABLE' : status, message)
}

async function request<T>(
  name: string,
  { app, token }: Asker,
  schema: z.ZodMiniType<T>,
  init: RequestInit = {},
): Promise<T> {
  const headers = {
    ...(init.body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(await proofHeaders(app)),
  }
  const response = await fetch(`${host()}/v1/${name}`, { ...init, headers }).catch((cause: unknown) => {
    // `fetch` fails only when the request did not get through.
    throw new DataError('offline', { cause })
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw failureOf(response.status, answer)
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  // The response ended early, or is somebody's who stands between this device and the store.
  throw new DataError('offline', { cause: parsed.error })
}

/**
 * The response of a method of the store's documents, such as `runQuery`.
 * @param schema what the store responds; anything else counts as no response
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; NeedsIndexError when no index serves the query
 */
export const askStore = <T>(
  method: string,
  asker: Asker,
  body: object,
  schema: z.ZodMiniType<T>,
): Promise<T> =>
  request(`${databaseName()}/documents:${method}`, asker, schema, {
    method: 'POST',
    body: JSON.stringify(body),
  })

/** Escapes a path for an address: an id may have `?` or `#` in it. */
const escaped = (name: string): string => name.split('/').map(encodeURIComponent).join('/')

/**
 * One document by its path.
 * @param fields that come; all of them when left out
 * @throws DataError `notFound`, `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function getStored(
  path: string,
  asker: Asker,
  fields: readonly string[] = [],
): Promise<PartOfDocument> {
  const search = new URLSearchParams(fields.map((field) => ['mask.fieldPaths', field]))
  // Without an account the request names the project's key, as the SDKs do.
  if (!asker.token) search.set('key', projectOptions().apiKey ?? '')
  return namedFields(await request(`${escaped(documentName(path))}?${search}`, asker, storedSchema))
}
