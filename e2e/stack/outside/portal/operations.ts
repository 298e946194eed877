import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { CITIZENS } from '../municore/municipality'
import { forgetBookingTokens, issueBookingToken as tokenToBook } from './booking-tokens'
import type { Reply } from '../modes'
import type { Operation, System } from '../stand-in'
import type { Wire } from '../validate'

/** How a token can be issued: as one that counts, or as one that does not any more. */
const issueSchema = z.strictObject({
  /** Id of the citizen in the management system. */
  citizen: z.coerce.number(),
  /** Another municipality than the citizen's own (`idMuniCore`). */
  idMunicipio: z.string().optional(),
  state: z.enum(['ok', 'expired', 'removed']).default('ok'),
})
type Issue = z.infer<typeof issueSchema>

const issued = new Map<string, Issue>()
/** What was said of a token, and to which request. */
const used = new Map<string, { key: string; body: unknown }>()

const homeOf = (citizen: number): string | undefined =>
  Object.keys(CITIZENS).find((place) => CITIZENS[place]?.some(({ id }) => id === citizen))

function issue(given: Issue): string | null {
  if (!homeOf(given.citizen)) return null
  const token = randomBytes(24).toString('base64url')
  issued.set(token, given)
  return token
}

function entryOf({ citizen, idMunicipio, state }: Issue): unknown {
  if (state !== 'ok') return { status: state }
  const home = homeOf(citizen) ?? ''
  const person = CITIZENS[home]?.find(({ id }) => id === citizen)
  if (!person) return { status: 'removed' }
  const { hash: _hash, ...ciudadano } = person
  const username = `${person.nombre}.${person.id}`.toLowerCase().replace(/[^a-z0-9.]/g, '')
  return { status: 'ok', idMunicipio: idMunicipio ?? home, ciudadano: { ...ciudadano, username } }
}

const tokenSchema = z.object({ token: z.string() })

const exchangeToken: Operation = ({ parameters, body }) => {
  const { token } = tokenSchema.parse(body)
  const key = String(parameters['Idempotency-Key'])
  const before = used.get(token)
  if (before) return { status: 200, body: before.key === key ? before.body : { status: 'used' } }
  const known = issued.get(token)
  if (!known) return { status: 200, body: { status: 'unknown' } }
  const said = entryOf(known)
  used.set(token, { key, body: said })
  return { status: 200, body: said }
}

const bookingSchema = z.object({ idMunicipio: z.string(), ciudadano: z.string() })

const issueBookingToken: Operation = ({ body }) => {
  const { idMunicipio, ciudadano } = bookingSchema.parse(body)
  const valor = tokenToBook(idMunicipio, ciudadano)
  return valor === null
    ? { status: 404, body: { error: 'no such citizen' } }
    : { status: 200, body: { valor } }
}

/** Pages that may be entered: those of this machine. */
const isLocal = (address: string): boolean =>
  URL.canParse(address) && ['127.0.0.1', 'localhost'].includes(new URL(address).hostname)

/**
 * `POST /__token` issues one. `GET /__enter?citizen=…&to=…` leads to a page with a fresh one, as the portal's own links
 * do, so that a printed link enters as often as one likes.
 */
function door({ method, path, query, body }: Wire): Reply | null {
  const known = `${method} ${path}`
  if (known !== 'POST /__token' && known !== 'GET /__enter') return null
  const { to = '', ...rest } = query
  const asked = issueSchema.safeParse(known === 'POST /__token' ? body : rest)
  const token = asked.success ? issue(asked.data) : null
  if (token === null) return { status: 400, body: { error: 'no such citizen' } }
  if (known === 'POST /__token') return { status: 200, body: { token } }
  if (!isLocal(to)) return { status: 400, body: { error: 'to is no address of this machine' } }
  return { status: 302, body: {}, location: `${to.replace(/\/+$/, '')}/${token}` }
}

/** The stand-in for the citizen portal. */
export const PORTAL_SYSTEM: System = {
  name: 'portal',
  contract: new URL('portal.openapi.json', import.meta.url),
  operations: { exchangeToken, issueBookingToken },
  door,
  forget: () => {
    issued.clear()
    used.clear()
    forgetBookingTokens()
  },
}
