/**
 * Stands in for Firestore's Admin API as Google documents it: a database that tells how far back it can be read, managed
 * exports and imports as operations that take several polls, and a store that is read as of whole minutes alone. What it
 * exports lies in memory.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { documentsOf, writeStored, type StoredDocument } from '../../functions/src/backup/documents'
import type { Installation } from '../../functions/src/backup/installation'
import { HOST } from '../stack/ports'

const bodySchema = z.object({
  outputUriPrefix: z.optional(z.string()),
  inputUriPrefix: z.optional(z.string()),
  collectionIds: z.optional(z.array(z.string())),
  snapshotTime: z.optional(z.string()),
})
type Body = z.infer<typeof bodySchema>

interface Operation {
  name: string
  body: Body
  startTime: string
  /** How often it is still asked for before it ended. */
  polls: number
  fault: string | null
}

/** How the stand-in behaves; tests change it. */
export interface Behaviour {
  isLong: boolean
  /** What whoever asks for an export or import is told. */
  refusal: number | null
  /** How many answers to a beginning are lost on the way, after it was done. */
  lost: number
  /** How many operations end badly. */
  failing: number
  polls: number
  /** What an import makes of a document; null where it brings none. */
  brought: (document: StoredDocument) => StoredDocument | null
}

const SOUND: Behaviour = {
  isLong: true,
  refusal: null,
  lost: 0,
  failing: 0,
  polls: 3,
  brought: (document) => document,
}

const groupOf = (path: string): string => path.split('/').at(-2) ?? ''
const WEEK_SECONDS = 604_800
const HOUR_SECONDS = 3600

export class AdminStandIn {
  behaviour: Behaviour = { ...SOUND }
  operations: Operation[] = []
  readTimes = new Set<string>()
  readonly #exports = new Map<string, StoredDocument[]>()
  readonly #server = createServer((request, response) => {
    this.#serve(request, response).catch(() => request.socket.destroy())
  })
  #address = ''

  constructor(readonly stores: readonly Installation[]) {}

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, HOST, resolve))
    const address = this.#server.address()
    this.#address = `http://${HOST}:${typeof address === 'object' ? address?.port : 0}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  reset(): void {
    this.behaviour = { ...SOUND }
    this.operations = []
    this.readTimes.clear()
  }

  /** An installation as it is in the cloud: asked through this. */
  cloud(installation: Installation): Installation {
    const database = `${this.#address}/v1/projects/${installation.project}/databases/(default)`
    return { ...installation, storeAddress: `${database}/documents`, managedAddress: database }
  }

  /** What was asked for, in turn. */
  asked(): Body[] {
    return this.operations.map(({ body }) => body)
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', this.#address)
    const [, project = '', rest = ''] =
      /^\/v1\/projects\/([^/]+)\/databases\/\(default\)(.*)$/.exec(pathname) ?? []
    const store = this.stores.find((one) => one.project === project)
    const text = await textOf(request)
    const say = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (!store) say(404, {})
    else if (rest.startsWith('/documents')) await this.#read(store, rest, text, response)
    else if (rest === '') say(200, this.#database())
    else if (rest === '/operations') say(200, { operations: this.operations.map((one) => this.#told(one)) })
    else if (rest.startsWith('/operations/')) {
      const operation = this.operations.find(({ name }) => name.endsWith(rest))
      if (operation) await this.#goOn(store, operation)
      say(operation ? 200 : 404, operation ? this.#told(operation) : {})
    } else {
      const [status, answer] = await this.#begin(store, rest, bodySchema.parse(JSON.parse(text)))
      if (status === 200 && this.behaviour.lost > 0) {
        this.behaviour.lost -= 1
        request.socket.destroy()
      } else say(status, answer)
    }
  }

  #database() {
    const seconds = this.behaviour.isLong ? WEEK_SECONDS : HOUR_SECONDS
    return {
      versionRetentionPeriod: `${seconds}s`,
      earliestVersionTime: new Date(Date.now() - seconds * 1000).toISOString(),
      pointInTimeRecoveryEnablement: `POINT_IN_TIME_RECOVERY_${this.behaviour.isLong ? 'ENABLED' : 'DISABLED'}`,
    }
  }

  /** The store itself; the state of a minute is what it has now. */
  async #read(store: Installation, rest: string, text: string, response: ServerResponse): Promise<void> {
    const { readTime, ...asked } = z.looseObject({ readTime: z.optional(z.string()) }).parse(JSON.parse(text))
    if (readTime !== undefined) this.readTimes.add(readTime)
    const address = store.storeAddress + rest.slice('/documents'.length)
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(asked) })
    response.writeHead(answer.status).end(await answer.text())
  }

  async #begin(store: Installation, rest: string, body: Body): Promise<[number, unknown]> {
    const refused = (status: number, message: string): [number, unknown] => [
      status,
      { error: { code: status, message } },
    ]
    const { outputUriPrefix: to, inputUriPrefix: from, collectionIds = [], snapshotTime = '' } = body
    if (this.behaviour.refusal !== null)
      return refused(this.behaviour.refusal, 'The caller does not have permission')
    if (collectionIds.length > 100 || new Set(collectionIds).size < collectionIds.length)
      return refused(400, 'Each collection group in this list must be unique, 100 at the most.')
    if (rest === ':exportDocuments' && to !== undefined) {
      if (!snapshotTime.endsWith(':00Z') || Date.parse(snapshotTime) > Date.now())
        return refused(400, 'snapshot_time must be a whole minute in the past.')
      if (this.operations.some((one) => one.body.outputUriPrefix === to))
        return refused(400, `Path already exists: ${to}`)
      const all: StoredDocument[] = []
      for await (const document of documentsOf(store))
        if (collectionIds.includes(groupOf(document.path))) all.push(document)
      this.#exports.set(to, all)
    } else if (rest !== ':importDocuments' || from === undefined || !this.#exports.has(from))
      return refused(400, 'The export is not there.')
    const isBad = this.behaviour.failing > 0
    this.behaviour.failing -= isBad ? 1 : 0
    const operation = {
      name: `projects/${store.project}/databases/(default)/operations/op${this.operations.length}`,
      body,
      startTime: new Date().toISOString(),
      polls: this.behaviour.polls,
      fault: isBad ? 'The bucket is in another location' : null,
    }
    this.operations.push(operation)
    return [200, this.#told(operation)]
  }

  async #goOn(store: Installation, operation: Operation): Promise<void> {
    operation.polls -= 1
    const { inputUriPrefix, collectionIds = [] } = operation.body
    if (operation.polls !== 0 || inputUriPrefix === undefined || operation.fault !== null) return
    const kept = (this.#exports.get(inputUriPrefix) ?? []).filter(({ path }) =>
      collectionIds.includes(groupOf(path)),
    )
    await writeStored(
      store,
      kept.flatMap((document) => this.behaviour.brought(document) ?? []),
    )
  }

  #told({ name, body, startTime, polls, fault }: Operation) {
    const { outputUriPrefix, inputUriPrefix } = body
    const isDone = polls <= 0
    return {
      name,
      metadata: {
        startTime,
        operationState: isDone ? (fault === null ? 'SUCCESSFUL' : 'FAILED') : 'PROCESSING',
        ...body,
        progressDocuments: { estimatedWork: '300', completedWork: String(100 * Math.max(0, 3 - polls)) },
      },
      ...(isDone && { done: true }),
      ...(isDone && fault !== null && { error: { code: 3, message: fault } }),
      ...(isDone && fault === null && { response: inputUriPrefix ? {} : { outputUriPrefix } }),
    }
  }
}
