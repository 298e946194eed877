/** What only the cloud knows: what was deployed to a project (OPS-06). */
import { getStorage } from 'firebase-admin/storage'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { firebaseAdmin } from '../platform/admin'
import { judged, unasked, type Finding } from './finding'
import { googleOf } from './google'
import { lookAtSignIn } from './sign-in'
import type { Settings } from './settings'

/** The keys that functions have from Secret Manager. */
export const SECRETS = [
  'MUNICORE_KEY',
  'TURNERO_KEY',
  'PORTAL_KEY',
  'SMTP_PASSWORD',
  'RETURNS_KEY',
  'REDSYS_KEYS',
  'TICKET_KEY',
  'FACTOR_KEY',
]

/** The files that are deployed, as they lie here. */
export interface Declared {
  firestoreRules: string
  storageRules: string
  indexes: string
  /** functions/sign-in-settings.json */
  signIn: string
}

export interface Cloud {
  project: string
  bucket: string
  /** What Google's interfaces answer. Throws where they refuse. */
  get: (address: string) => Promise<unknown>
  cors: () => Promise<unknown>
}

/** A project in the cloud, with Google's credentials. */
export function cloudOf(project: string, bucket: string): Cloud {
  return {
    project,
    bucket,
    get: googleOf(project).get,
    cors: async () => (await getStorage(firebaseAdmin()).bucket(bucket).getMetadata())[0].cors,
  }
}

const said = (error: unknown): string => (error instanceof Error ? error.message : 'no answer')

async function orUnasked(about: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look()
  } catch (error) {
    return unasked(about, `Google's interface ${said(error)}: does whoever asks have the right?`)
  }
}

const releaseSchema = z.object({ rulesetName: z.string() })
const rulesetSchema = z.object({ source: z.object({ files: z.array(z.object({ content: z.string() })) }) })

function lookAtRules({ get, project }: Cloud, release: string, declared: string, target: string) {
  const about = `rules of ${target}`
  return orUnasked(about, async () => {
    const base = 'https://firebaserules.googleapis.com/v1'
    const { rulesetName } = releaseSchema.parse(await get(`${base}/projects/${project}/releases/${release}`))
    const { source } = rulesetSchema.parse(await get(`${base}/${rulesetName}`))
    const isSame = source.files.length === 1 && source.files[0]?.content.trim() === declared.trim()
    return judged(
      about,
      isSame ? null : 'others are deployed than lie here',
      `npx firebase deploy --only ${target}`,
    )
  })
}

const indexSchema = z.object({
  name: z.optional(z.string()),
  collectionGroup: z.optional(z.string()),
  queryScope: z.string(),
  state: z.optional(z.string()),
  fields: z.array(
    z.object({
      fieldPath: z.string(),
      order: z.optional(z.string()),
      arrayConfig: z.optional(z.string()),
    }),
  ),
})
const indexesSchema = z.object({ indexes: z._default(z.array(indexSchema), []) })

/** An index without its name; the document's own is at the end of each, said or not. */
const shapeOf = ({ name, collectionGroup, queryScope, fields }: z.infer<typeof indexSchema>) => ({
  group: collectionGroup ?? name?.split('/collectionGroups/')[1]?.split('/')[0],
  queryScope,
  fields: fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => [fieldPath, order ?? arrayConfig]),
})

/** Which declared indexes cannot be used yet: missing, or still being built. */
export async function lookAtIndexes({ get, project }: Cloud, declared: string): Promise<Finding> {
  return orUnasked('indexes', async () => {
    const address = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes?pageSize=1000`
    const there = indexesSchema.parse(await get(address)).indexes
    const wanted = indexesSchema.parse(JSON.parse(declared)).indexes.map(shapeOf)
    const standing = (one: (typeof wanted)[number]) =>
      there.find((index) => isDeepStrictEqual(shapeOf(index), one))?.state ?? 'MISSING'
    const late = wanted.map(standing).filter((state) => state !== 'READY')
    const building = late.filter((state) => state === 'CREATING').length
    return judged(
      'indexes',
      late.length === 0 ? null : `${building} are being built, ${late.length - building} are missing`,
      building === late.length ? 'Wait some minutes.' : 'npx firebase deploy --only firestore:indexes',
    )
  })
}

const corsSchema = z.array(z.object({ origin: z.array(z.string()), method: z.array(z.string()) }))

function lookAtCors({ cors, bucket }: Cloud, settings: Settings): Promise<Finding> {
  const origin = (settings.APP_URL ?? '').trim()
  return orUnasked('CORS of the bucket', async () => {
    const rules = corsSchema.safeParse(await cors()).data ?? []
    const isLet = rules.some(
      (rule) => rule.method.includes('GET') && [origin, '*'].some((one) => rule.origin.includes(one)),
    )
    return judged(
      'CORS of the bucket',
      isLet ? null : `${bucket} does not let pages of ${origin} fetch files`,
      'docs/operate/install.md, step 4',
    )
  })
}

const versionSchema = z.object({ state: z.string() })

function lookAtSecret({ get, project }: Cloud, name: string): Promise<Finding> {
  return orUnasked(`key ${name}`, async () => {
    const address = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`
    const state = await get(address).then(
      (answer) => versionSchema.parse(answer).state,
      (error: unknown) => {
        if (said(error).includes('404')) return 'MISSING'
        throw error
      },
    )
    return judged(
      `key ${name}`,
      state === 'ENABLED' ? null : 'it is not set',
      `npx firebase functions:secrets:set ${name}`,
    )
  })
}

/** Looks at what is deployed. */
export function lookAtCloud(cloud: Cloud, declared: Declared, settings: Settings): Promise<Finding[]> {
  return Promise.all([
    lookAtRules(cloud, 'cloud.firestore', declared.firestoreRules, 'firestore:rules'),
    lookAtRules(cloud, `firebase.storage/${cloud.bucket}`, declared.storageRules, 'storage'),
    lookAtIndexes(cloud, declared.indexes),
    lookAtCors(cloud, settings),
    orUnasked('sign-in settings', () => lookAtSignIn(cloud, declared.signIn)),
    ...SECRETS.map((name) => lookAtSecret(cloud, name)),
  ])
}
