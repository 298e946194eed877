import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { HOST } from '../ports'
import { readContract } from './contract'
import { behave, modeSchema, sendReply, type Mode, type Reply } from './modes'
import { operationFor, received, type Received, type Wire } from './validate'

/** What a stand-in does for one operation of its contract. */
export type Operation = (request: Received) => Reply

/** One outside system: its contract, and what it does for each operation of it. */
export interface System {
  name: string
  /** Its OpenAPI file. */
  contract: URL
  operations: Record<string, Operation>
  /** What people and tests ask of it beside its contract and without a key; null for what it knows nothing of. */
  door?: (wire: Wire) => Reply | null
  /** Browsers ask it themselves: pages of any address may read what it says. */
  isForBrowsers?: boolean
  /** Forgets everything that it was asked to keep. */
  forget: () => void
}

/** A request that came, for whoever asks `GET /__sent`. */
export interface Sent extends Omit<Wire, 'headers'> {
  /** Null when the contract has no such operation. */
  operation: string | null
  authorized: boolean
  idempotencyKey: string | null
  /** What the contract has against the request; null for nothing. */
  fault: string | null
}

export interface StandIn {
  name: string
  /** The port that it listens on. */
  port: number
  stop: () => Promise<void>
}

const MAX_BODY_BYTES = 1_048_576
const KEPT = 1000

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    if (!Buffer.isBuffer(part) || (size += part.length) > MAX_BODY_BYTES) throw new Error('too large')
    parts.push(part)
  }
  const text = Buffer.concat(parts).toString('utf8')
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  return text === '' ? null : JSON.parse(text)
}

async function wireOf(request: IncomingMessage): Promise<Wire> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  const { method = 'GET', headers } = request
  const body = await readBody(request).catch(() => undefined)
  return { method, path: pathname, query: Object.fromEntries(searchParams), headers, body }
}

const problem = (status: number, error: string): Reply => ({ status, body: { error } })

/** A system that answers as its contract says, remembers what it was sent and can be told to misbehave. */
class Server {
  readonly contract
  sent: Sent[] = []
  mode: Mode = modeSchema.parse({ mode: 'ok' })

  constructor(
    readonly system: System,
    readonly key: string,
  ) {
    this.contract = readContract(system.contract)
    const missing = this.contract.find(({ id }) => !(id in system.operations))
    if (missing) throw new Error(`The stand-in for ${system.name} cannot ${missing.id}.`)
  }

  /** `GET /__sent`, `POST /__mode`, `DELETE /__reset`: for tests and for people, without a key. */
  control(wire: Wire): Reply | null {
    const { method, path, body } = wire
    switch (`${method} ${path}`) {
      case 'GET /__sent':
        return { status: 200, body: { sent: this.sent } }
      case 'POST /__mode': {
        const mode = modeSchema.safeParse(body)
        if (!mode.success) return problem(400, mode.error.message)
        this.mode = mode.data
        return { status: 200, body: this.mode }
      }
      case 'DELETE /__reset':
        this.sent = []
        this.mode = modeSchema.parse({ mode: 'ok' })
        this.system.forget()
        return { status: 200, body: {} }
      default:
        return this.system.door?.(wire) ?? null
    }
  }

  /** The mode of this request; a mode that was set for some requests only wears off. */
  modeFor(operation: string | null): Mode {
    const { mode } = this
    if (mode.operation !== undefined && mode.operation !== operation) return modeSchema.parse({ mode: 'ok' })
    if (mode.times === 1) this.mode = modeSchema.parse({ mode: 'ok' })
    else if (mode.times !== undefined) this.mode = { ...mode, times: mode.times - 1 }
    return mode
  }

  /** Notes the request and says how it is answered when nothing is wrong on the way. */
  take(wire: Wire): { operation: string | null; work: () => Reply } {
    const operation = operationFor(this.contract, wire)
    const request = operation ? received(operation, wire) : 'no such operation'
    const authorized = (wire.headers['x-api-key'] ?? '') === this.key
    const { headers, ...shown } = wire
    this.sent = this.sent.slice(1 - KEPT)
    this.sent.push({
      ...shown,
      operation: operation?.id ?? null,
      authorized,
      idempotencyKey: typeof headers['idempotency-key'] === 'string' ? headers['idempotency-key'] : null,
      fault: typeof request === 'string' ? request : null,
    })
    const work = (): Reply => {
      if (!authorized) return problem(401, 'X-API-Key is missing or wrong')
      if (!operation) return problem(404, 'no such operation')
      if (typeof request === 'string') return problem(400, request)
      const reply = this.system.operations[operation.id]?.(request) ?? problem(500, 'not done')
      const isAsAgreed = operation.answers[reply.status]?.safeParse(reply.body).success === true
      return isAsAgreed ? reply : problem(500, `the stand-in breaks its contract for ${operation.id}`)
    }
    return { operation: operation?.id ?? null, work }
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wire = await wireOf(request)
    if (this.system.isForBrowsers) response.setHeader('access-control-allow-origin', '*')
    const control = this.control(wire)
    if (control) return void sendReply(response, control)
    const { operation, work } = this.take(wire)
    await behave(this.modeFor(operation), { response, work })
  }
}

/**
 * Starts the stand-in for a system.
 * @param port 0 for any free one
 * @param key what callers must send as X-API-Key
 * @throws when its contract is none, or names an operation that it cannot do
 */
export async function startStandIn(system: System, port: number, key: string): Promise<StandIn> {
  const standIn = new Server(system, key)
  const server = createServer((request, response) => {
    standIn.answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })
  const address = server.address()
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      // Those that were told to stall would be waited for.
      server.closeAllConnections()
    })
  return { name: system.name, port: typeof address === 'object' && address ? address.port : port, stop }
}
