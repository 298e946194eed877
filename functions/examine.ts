/** Looks at an installation from where it is deployed: settings, what lies here, what is stored, what others answer. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { declaredParams } from 'firebase-functions/params'
import { withPolicies } from '../src/build/policy'
import { cloudOf, lookAtCloud, lookAtIndexes, type Declared } from './src/doctor/cloud'
import { judged, unasked, wrong, type Finding } from './src/doctor/finding'
import { credentialsFault, googleOf } from './src/doctor/google'
import { lookAtMailDns } from './src/doctor/mail-dns'
import { lookOutside } from './src/doctor/outside'
import { lookAtNames, lookAtSettings, type Settings } from './src/doctor/settings'
import { setSignIn } from './src/doctor/sign-in'
import { lookAtStore } from './src/doctor/store'
// Each setting that they declare is known by its name.
import './src/limits/params'
import './src/platform/params'

const CHECKOUT = fileURLToPath(new URL('..', import.meta.url))

export interface Examined {
  project: string
  emulator?: string | undefined
  /** Where the settings lie, as in a checkout; this one by default. */
  settings?: string | undefined
  bucket?: string | undefined
  /** DNS servers instead of the machine's own, and the name of the key of mails. */
  dns?: string | undefined
  dkim?: string | undefined
}

const here = (name: string): string => readFileSync(join(CHECKOUT, name), 'utf8')

function settingsIn(folder: string, name: string): Settings | null {
  const path = join(folder, name)
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : null
}

const declared = (): Declared => ({
  firestoreRules: here('firestore.rules'),
  storageRules: here('storage.rules'),
  indexes: here('firestore.indexes.json'),
  signIn: here('functions/sign-in-settings.json'),
})

function read({ project, settings: folder = CHECKOUT, bucket }: Examined) {
  const functions = settingsIn(folder, `functions/.env.${project}`)
  const browser = settingsIn(folder, '.env.production')
  const named = bucket ?? browser?.VITE_FIREBASE_STORAGE_BUCKET
  return { functions, browser, bucket: named ?? `${project}.firebasestorage.app` }
}

function lookAtPolicy(browser: Settings | null): Finding[] {
  if (!browser) return []
  const isCurrent = withPolicies(here('firebase.json'), browser) === here('firebase.json')
  return [
    judged('policies of firebase.json', isCurrent ? null : 'they are of other settings', 'npm run policy'),
  ]
}

/** What has to be right before anything is deployed. */
export function examineSettings(asked: Examined): Finding[] {
  const { functions, browser } = read(asked)
  const known = new Set([...declaredParams.map(({ name }) => name), 'SELF_REGISTRATION'])
  return [
    ...lookAtSettings(asked.project, functions, browser),
    ...(functions ? [lookAtNames(functions, known)] : []),
    ...lookAtPolicy(browser),
  ]
}

const CLOUD_ALONE = 'an emulator does not tell: rules, indexes, keys, CORS, sign-in settings'

async function storeFindings(): Promise<Finding[]> {
  try {
    return await lookAtStore()
  } catch (error) {
    const what = error instanceof Error ? error.message : 'it does not answer'
    return [
      wrong(
        'the store',
        what,
        'Is --project right, or the address of the emulator, and is a database there?',
      ),
    ]
  }
}

const LOG_IN =
  '`gcloud auth application-default login`, or GOOGLE_APPLICATION_CREDENTIALS with the file of a service account; what is stored and deployed is looked at then.'

/** What only the installation itself tells. */
async function installationFindings(asked: Examined): Promise<Finding[]> {
  const { functions, bucket } = read(asked)
  if (asked.emulator !== undefined)
    return [...(await storeFindings()), unasked('what is deployed', CLOUD_ALONE)]
  const fault = await credentialsFault()
  if (fault !== null) return [wrong("Google's credentials", fault, LOG_IN)]
  const cloud = lookAtCloud(cloudOf(asked.project, bucket), declared(), functions ?? {})
  return (await Promise.all([storeFindings(), cloud])).flat()
}

/** Looks at everything. */
export async function examine(asked: Examined): Promise<Finding[]> {
  const { functions } = read(asked)
  const settings = functions ?? {}
  const isLocal = asked.emulator !== undefined && asked.settings === undefined && functions === null
  const findings = await Promise.all([
    isLocal ? [unasked('settings', 'a local stack brings its own')] : examineSettings(asked),
    lookOutside(settings),
    lookAtMailDns((settings.MAIL_FROM ?? '').trim(), { servers: asked.dns, selector: asked.dkim }),
    installationFindings(asked),
  ])
  return findings.flat()
}

/** Whether the declared indexes can be used already; an emulator needs none. */
export function examineIndexes(asked: Examined): Promise<Finding> {
  if (asked.emulator !== undefined) return Promise.resolve(unasked('indexes', CLOUD_ALONE))
  return lookAtIndexes(cloudOf(asked.project, read(asked).bucket), declared().indexes)
}

/** Has the project sign people in as functions/sign-in-settings.json says. */
export function setUpSignIn({ project, emulator }: Examined): Promise<Finding> {
  if (emulator !== undefined) return Promise.resolve(unasked('sign-in settings', 'an emulator has none'))
  return setSignIn({ project, ...googleOf(project) }, declared().signIn)
}
