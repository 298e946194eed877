/**
 * One installation of the product as backups see it: the interfaces of its store and its accounts, which give every value
 * as it is stored. The library for functions makes whole decimals into integers and reads no list of collections as of a
 * moment; so it is asked for files and for the right to ask, and for no documents.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { cutText } from '../../../src/domain/text/cut'
import { OperatorProblem } from '../platform/operator-problem'

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

export interface Installation {
  project: string
  isEmulated: boolean
  store: Firestore
  bucket: Bucket
  /** `projects/<id>/databases/(default)/documents`, which begins the name of each document. */
  documents: string
  /** Where the store is asked. */
  storeAddress: string
  /** Where the database itself is asked for, its exports and imports; null on the emulator, which has none. */
  managedAddress: string | null
  /** Where accounts are asked for. */
  accountsAddress: string
  token: () => Promise<string>
  close: () => Promise<void>
}

let opened = 0

/** The bucket of the project, under whichever of the two names Firebase gave it. */
async function bucketOf(app: App, project: string, named: string | undefined): Promise<Bucket> {
  const storage = getStorage(app)
  if (named !== undefined) return storage.bucket(named)
  const [first, second] = [`${project}.appspot.com`, `${project}.firebasestorage.app`]
  if (process.env.FIREBASE_STORAGE_EMULATOR_HOST) return storage.bucket(first)
  const [isThere] = await storage.bucket(first).exists()
  return storage.bucket(isThere ? first : second)
}

/**
 * Opens an installation: the emulators that the environment names, or the project in the cloud with Google's
 * credentials.
 */
export async function openInstallation(project: string, bucketName?: string): Promise<Installation> {
  const [store, auth] = [process.env.FIRESTORE_EMULATOR_HOST, process.env.FIREBASE_AUTH_EMULATOR_HOST]
  const isEmulated = store !== undefined
  if (isEmulated && !(auth && process.env.FIREBASE_STORAGE_EMULATOR_HOST))
    throw new OperatorProblem('Emulators of the store, the accounts and the files are needed, all three.')
  const credential = isEmulated ? undefined : applicationDefault()
  opened += 1
  const app = initializeApp({ projectId: project, ...(credential && { credential }) }, `backup-${opened}`)
  const documents = `projects/${project}/databases/(default)/documents`
  return {
    project,
    isEmulated,
    store: getFirestore(app),
    bucket: await bucketOf(app, project, bucketName),
    documents,
    storeAddress: `${isEmulated ? `http://${store}` : 'https://firestore.googleapis.com'}/v1/${documents}`,
    managedAddress: isEmulated
      ? null
      : `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`,
    accountsAddress: `${isEmulated ? `http://${auth}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com'}/v1/projects/${project}`,
    token: async () => (credential ? (await credential.getAccessToken()).access_token : 'owner'),
    close: () => deleteApp(app),
  }
}

const TRIES = 7
const FIRST_PAUSE_MS = 250
const MOST_SAID = 500

/** What may go better in a moment: too many at once, or something there is down. */
const isPassing = (status: number): boolean => status === 429 || status >= 500

async function answerOnce(
  installation: Installation,
  address: string,
  body: string | undefined,
): Promise<{ status: number; text: string } | null> {
  const headers = {
    authorization: `Bearer ${await installation.token()}`,
    'content-type': 'application/json',
    // Who pays for what the operator asks.
    ...(!installation.isEmulated && { 'x-goog-user-project': installation.project }),
  }
  try {
    const method = body === undefined ? 'GET' : 'POST'
    const response = await fetch(address, { method, headers, ...(body !== undefined && { body }) })
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  }
}

/** An interface refuses what it is asked. */
export class Refusal extends OperatorProblem {
  constructor(
    address: string,
    readonly status: number,
    text: string,
  ) {
    super(`${address} answered ${status}: ${cutText(text, MOST_SAID)}`)
  }
}

/** What was answered; null where it may be asked again. */
function taken(address: string, answer: Awaited<ReturnType<typeof answerOnce>>): string | null {
  if (answer === null || isPassing(answer.status)) return null
  if (answer.status >= 300) throw new Refusal(address, answer.status, answer.text)
  return answer.text
}

/**
 * Asks an interface for something that must not happen twice.
 * @returns null when it does not answer: it may have happened or not
 * @throws Refusal when it refuses
 */
export const askOnce = async (
  installation: Installation,
  address: string,
  body: string,
): Promise<string | null> => taken(address, await answerOnce(installation, address, body))

/**
 * Asks an interface, again while it is busy or the line is down.
 * @param body is sent; nothing is asked for with GET
 * @throws OperatorProblem when it refuses, or does not answer
 */
export async function ask(installation: Installation, address: string, body?: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const answer = await answerOnce(installation, address, body)
    const text = taken(address, answer)
    if (text !== null) return text
    if (tries === TRIES)
      throw new OperatorProblem(`${address} does not answer${answer ? ` but ${answer.status}` : ''}.`)
    await pause(FIRST_PAUSE_MS * 2 ** tries)
  }
}
