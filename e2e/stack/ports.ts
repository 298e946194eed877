import { readFileSync } from 'node:fs'
import { ROOT } from '../../src/build/root.ts'
import { StackProblem } from './problem.ts'

export { ROOT }

/** The project every local emulator runs; `demo-` ids never ask for credentials. */
export const PROJECT_ID = 'demo-muniformularios'

/** Rules tests write here, so that the seed of {@link PROJECT_ID} stays as it is. */
export const RULES_PROJECT_ID = 'demo-rules'

/** The web app's default bucket, as the emulators know it. */
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`
/**
 * Where the functions of every local stack run: not the region that they have when nobody sets one, so that whoever
 * forgets the setting finds nobody there.
 */
export const FUNCTIONS_REGION = 'southamerica-east1'

/** The single sign-on of every local stack: the auth emulator has a sign-in page for any provider. */
export const SSO_PROVIDER = 'oidc.municipio'

export const HOST = '127.0.0.1'

/** Vite's server of `npm run dev`; firebase.json has no place for it. */
const DEV_PORT = 5173

/** Taken by the program that runs a stack, so that no other takes the ports of its offset (e2e/stack/claim). */
const CLAIM_PORT = 7020

/** The stand-ins for the outside systems (e2e/stack/outside). */
const OUTSIDE_PORTS = {
  ...{ municore: 7021, turnero: 7022, portal: 7025, redsys: 7026, geocoder: 7027, passwords: 7028 },
  ...{ smtp: 7023, mails: 7024 },
}

export interface Ports {
  claim: number
  auth: number
  firestore: number
  firestoreWebsocket: number
  functions: number
  storage: number
  hosting: number
  hub: number
  logging: number
  eventarc: number
  tasks: number
  dev: number
  municore: number
  turnero: number
  portal: number
  redsys: number
  geocoder: number
  passwords: number
  /** The mail server, and the page that shows what it got. */
  smtp: number
  mails: number
}

interface FirebaseJson {
  emulators: Record<
    'auth' | 'functions' | 'storage' | 'hosting' | 'hub' | 'logging' | 'eventarc' | 'tasks',
    { port: number }
  > & { firestore: { port: number; websocketPort: number } }
}

function readFirebaseJson(): FirebaseJson {
  return JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8'))
}

/**
 * The ports of firebase.json, before any shift. They differ modulo 100 and shifts are whole hundreds,
 * so two shifted stacks can never meet on a port.
 */
export function basePorts(): Ports {
  const { emulators: e } = readFirebaseJson()
  return {
    claim: CLAIM_PORT,
    auth: e.auth.port,
    firestore: e.firestore.port,
    firestoreWebsocket: e.firestore.websocketPort,
    functions: e.functions.port,
    storage: e.storage.port,
    hosting: e.hosting.port,
    hub: e.hub.port,
    logging: e.logging.port,
    eventarc: e.eventarc.port,
    tasks: e.tasks.port,
    dev: DEV_PORT,
    ...OUTSIDE_PORTS,
  }
}

/**
 * MUNI_PORT_OFFSET as a number, 0 when unset.
 * @throws StackProblem when it is not a whole hundred between 0 and 50000.
 */
export function portOffset(env: NodeJS.ProcessEnv = process.env): number {
  const text = env.MUNI_PORT_OFFSET ?? ''
  if (text === '') return 0
  const offset = Number(text)
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000 || offset % 100 !== 0) {
    throw new StackProblem(
      `MUNI_PORT_OFFSET is "${text}": set it to a whole hundred between 0 and 50000, for example 100.`,
    )
  }
  return offset
}

/** Every port of the stack, shifted by `offset` (default: MUNI_PORT_OFFSET). */
export function stackPorts(offset: number = portOffset()): Ports {
  const base = basePorts()
  return {
    claim: base.claim + offset,
    auth: base.auth + offset,
    firestore: base.firestore + offset,
    firestoreWebsocket: base.firestoreWebsocket + offset,
    functions: base.functions + offset,
    storage: base.storage + offset,
    hosting: base.hosting + offset,
    hub: base.hub + offset,
    logging: base.logging + offset,
    eventarc: base.eventarc + offset,
    tasks: base.tasks + offset,
    dev: base.dev + offset,
    municore: base.municore + offset,
    turnero: base.turnero + offset,
    portal: base.portal + offset,
    redsys: base.redsys + offset,
    geocoder: base.geocoder + offset,
    passwords: base.passwords + offset,
    smtp: base.smtp + offset,
    mails: base.mails + offset,
  }
}

/** Settings of builds that talk to the local emulators; a page tells the shift of the ports by its own port. */
export function emulatorBuild(offset: number) {
  const { auth, firestore, functions, storage, hosting, dev } = basePorts()
  const { geocoder } = stackPorts(offset)
  return {
    VITE_EMULATORS: JSON.stringify({ auth, firestore, functions, storage, hosting, dev }),
    VITE_FUNCTIONS_REGION: FUNCTIONS_REGION,
    VITE_SSO_PROVIDER: SSO_PROVIDER,
    VITE_GEOCODERS: JSON.stringify({
      'Callejero municipal': `http://${HOST}:${geocoder}/search?format=jsonv2&q={text}&accept-language={language}&viewbox={box}`,
      'Callejero de todo el país': `http://${HOST}:${geocoder}/search?format=jsonv2&q={text}&accept-language={language}`,
    }),
  }
}

/** The address of the built app on the hosting emulator, without a trailing slash. */
export function hostingUrl(offset: number = portOffset()): string {
  return `http://${HOST}:${stackPorts(offset).hosting}`
}

/** What firebase-admin and firebase-functions-test read to find the emulators instead of the cloud. */
export function emulatorEnv(offset: number = portOffset()): Record<string, string> {
  const ports = stackPorts(offset)
  return {
    MUNI_PORT_OFFSET: String(offset),
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
  }
}
