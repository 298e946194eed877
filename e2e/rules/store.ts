import { FirebaseError, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { HOST, ROOT, RULES_PROJECT_ID, stackPorts } from '../stack/ports'
import type { Person } from './people'

const BATCH = 400
// The SDK reports every refusal, and refusals are what is looked for here.
setLogLevel('silent')
const stores = new Map<string, Firestore>()

/** Firestore of a project as an ID token reaches it; null for nobody, `owner` for past the rules. */
export function storeWith(projectId: string, token: string | null): Firestore {
  const key = `${projectId} ${token}`
  const known = stores.get(key)
  if (known) return known
  const store = getFirestore(initializeApp({ projectId }, `rules-${stores.size}`))
  connectFirestoreEmulator(
    store,
    HOST,
    stackPorts().firestore,
    token === null ? {} : { mockUserToken: token },
  )
  stores.set(key, store)
  return store
}

/** Firestore as a person reaches it, through the rules. */
export const storeOf = ({ token }: Pick<Person, 'token'>): Firestore => storeWith(RULES_PROJECT_ID, token)

/** Firestore past the rules, to lay out what a test needs. */
export const ownerStore = (projectId: string = RULES_PROJECT_ID): Firestore => storeWith(projectId, 'owner')

const MOST_TRIES = 50
const PAUSE_MS = 100

/**
 * Writes past the rules, again where the emulator fails: it answers 500 to a write after a listener hung up, which the SDK
 * calls `unknown`.
 */
export async function writeAsOwner(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof FirebaseError) || error.code !== 'unknown' || tries === MOST_TRIES) throw error
      await pause(PAUSE_MS)
    }
  }
}

/** Writes documents past the rules; keys are paths. */
export async function layOut(documents: Record<string, DocumentData>, store = ownerStore()): Promise<void> {
  const entries = Object.entries(documents)
  const batches = Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, index) => {
    return writeAsOwner(() => {
      const batch = writeBatch(store)
      for (const [path, data] of entries.slice(index * BATCH, (index + 1) * BATCH))
        batch.set(doc(store, path), data)
      return batch.commit()
    })
  })
  await Promise.all(batches)
}

const emulator = () => `http://${HOST}:${stackPorts().firestore}/emulator/v1/projects/${RULES_PROJECT_ID}`

async function sendRules(content: string): Promise<{ isTaken: boolean; said: string }> {
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } })
  const response = await fetch(`${emulator()}:securityRules`, { method: 'PUT', body })
  return { isTaken: response.ok, said: await response.text() }
}

/** Makes a text the rules of the tests' project; gives what the compiler has against it, '' when nothing. */
export async function loadRules(content: string): Promise<string> {
  const { isTaken, said } = await sendRules(content)
  return isTaken && !said.includes('"issues"') ? '' : said
}

/** The same, but what the compiler takes though it warns of it counts as taken. */
export async function compileRules(content: string): Promise<string> {
  const { isTaken, said } = await sendRules(content)
  return isTaken ? '' : said
}

/** The rules as they are. */
export const firestoreRules = () => readFileSync(`${ROOT}firestore.rules`, 'utf8')

/** Empties the tests' project. */
export async function clearStore(): Promise<void> {
  await fetch(`${emulator()}/databases/(default)/documents`, { method: 'DELETE' })
}

/** Which expressions of the loaded rules were evaluated since they were loaded, as JSON. */
export async function ruleCoverage(): Promise<string> {
  const response = await fetch(`${emulator()}:ruleCoverage`)
  if (!response.ok) throw new Error(`No coverage of the rules: ${await response.text()}`)
  return response.text()
}
