/**
 * Delivers the events of the store to the functions in the test's own process: a write reaches no trigger by itself. {@link heard}
 * delivers what was written, as the platform does, and returns when everything is done that followed from it.
 */
import { app } from 'firebase-functions/v2'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import * as functions from '../../functions/src/index'
import { HOST, PROJECT_ID, stackPorts } from '../stack/ports'
import './deployed'
import { expectSays } from './world'

/** A document as the store's own interface writes it, and as events carry it. */
interface Written {
  name: string
  fields?: object
  createTime: string
  updateTime: string
}

interface Trigger {
  /** The path that it listens to, `{names}` being any. */
  pattern: string
  told: (event: object) => unknown
}

const DATABASE = `projects/${PROJECT_ID}/databases/(default)`
const { fetch } = globalThis

/** The functions that are deployed to hear of documents. */
const TRIGGERS: Trigger[] = Object.values(functions).flatMap((one) => {
  if (!one || !('eventTrigger' in one.__endpoint)) return []
  const { eventFilters, eventFilterPathPatterns } = one.__endpoint.eventTrigger ?? {}
  const pattern = eventFilterPathPatterns?.document ?? eventFilters?.document
  const called: unknown = one
  return typeof pattern === 'string' && typeof called === 'function'
    ? [{ pattern, told: (event) => called(event) }]
    : []
})
const COLLECTIONS = [...new Set(TRIGGERS.map(({ pattern }) => pattern.split('/').at(-2) ?? ''))]

const pathOf = (name: string) => name.slice(`${DATABASE}/documents/`.length)

function fits(pattern: string, path: string): boolean {
  const [wanted, there] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === there.length &&
    wanted.every((part, index) => part.startsWith('{') || part === there[index])
  )
}

async function documentsIn(collectionId: string): Promise<Written[]> {
  const response = await fetch(`http://${HOST}:${stackPorts().firestore}/v1/${DATABASE}/documents:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId, allDescendants: true }] } }),
  })
  const found: { document?: Written }[] = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(found))
  return found.flatMap(({ document }) => (document ? [document] : []))
}

const stored = async () =>
  new Map((await Promise.all(COLLECTIONS.map(documentsIn))).flat().map((one) => [one.name, one]))

/** The documents as functions last heard of them. */
let known = new Map<string, Written>()

const momentOf = ({ after }: Change) => after?.updateTime ?? '~'
interface Change {
  name: string
  before: Written | undefined
  after: Written | undefined
}

/** The documents that were written since, in order; deleted ones come last. */
function changesTo(now: Map<string, Written>): Change[] {
  return [...new Set([...known.keys(), ...now.keys()])]
    .map((name) => ({ name, before: known.get(name), after: now.get(name) }))
    .filter(
      ({ before, after }) =>
        before?.updateTime !== after?.updateTime || before?.createTime !== after?.createTime,
    )
    .sort((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1))
}

let invocations = 0
/** How many functions heard of something since this process began. */
export const invocationsSoFar = (): number => invocations

async function deliver({ name, before, after }: Change): Promise<void> {
  const document = pathOf(name)
  const event = {
    specversion: '1.0',
    id: crypto.randomUUID(),
    type: 'google.cloud.firestore.document.v1.written',
    source: `//firestore.googleapis.com/${DATABASE}`,
    subject: `documents/${document}`,
    time: after?.updateTime ?? new Date().toISOString(),
    datacontenttype: 'application/json',
    project: PROJECT_ID,
    database: '(default)',
    namespace: '(default)',
    document,
    data: { oldValue: before, value: after },
  }
  for (const trigger of TRIGGERS.filter(({ pattern }) => fits(pattern, document))) {
    invocations += 1
    await trigger.told(event)
  }
}

async function deliverAll(): Promise<void> {
  app.setEmulatedAdminApp(firebaseAdmin())
  for (;;) {
    const now = await stored()
    const changes = changesTo(now)
    if (changes.length === 0) return
    known = now
    for (const change of changes) await deliver(change)
  }
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Delivers an event for each document that differs from what functions last heard of it, and for what they change in
 * turn, until nothing is left. Two writes to one document in between are one event.
 */
export function heard(): Promise<void> {
  const mine = turn.then(deliverAll)
  turn = mine.catch(() => undefined)
  return mine
}

/** Checks something once functions have heard of everything. */
export async function onceHeard<T>(assertion: () => Promise<T>): Promise<T> {
  await heard()
  return assertion()
}

/** Has functions hear of everything; the document says this then, undefined is for none. */
export const says = (path: string, expected: object | undefined): Promise<void> =>
  onceHeard(() => expectSays(path, expected))

/** Does the work and takes everything as heard of that was written until it ended: no function ever hears of it. */
export async function unheard<T>(work: () => Promise<T>): Promise<T> {
  const result = await work()
  known = await stored()
  return result
}
