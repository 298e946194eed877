import { describe, expect, it } from 'vitest'
import { lookAtCloud, type Cloud } from './cloud'

const FIELDS = [
  { fieldPath: 'formId', order: 'ASCENDING' },
  { fieldPath: 'areas', arrayConfig: 'CONTAINS' },
]
const INDEX = { queryScope: 'COLLECTION', fields: FIELDS }
const SIGN_IN = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
  },
  client: { permissions: { disabledUserDeletion: true } },
}
const DECLARED = {
  firestoreRules: 'service cloud.firestore {}\n',
  storageRules: 'service firebase.storage {}',
  indexes: JSON.stringify({ indexes: [{ collectionGroup: 'certificados', ...INDEX }] }),
  signIn: JSON.stringify(SIGN_IN),
}
const settings = { APP_URL: 'https://formularios.example' }
const built = (state: string) => ({
  ...{ name: 'projects/town/databases/(default)/collectionGroups/certificados/indexes/1', state },
  ...{ queryScope: 'COLLECTION', fields: [...FIELDS, { fieldPath: '__name__', order: 'ASCENDING' }] },
})

/** What a project answers whose deployment is as it has to be. */
const SOUND: Record<string, unknown> = {
  '/releases/cloud.firestore': { rulesetName: 'projects/town/rulesets/1' },
  '/releases/firebase.storage/bucket': { rulesetName: 'projects/town/rulesets/2' },
  '/rulesets/1': { source: { files: [{ content: DECLARED.firestoreRules }] } },
  '/rulesets/2': { source: { files: [{ content: DECLARED.storageRules }] } },
  '/indexes?pageSize=1000': { indexes: [built('READY')] },
  '/versions/latest': { state: 'ENABLED' },
  '/config': SIGN_IN,
}
const CORS = [{ origin: ['https://formularios.example'], method: ['GET'] }]

async function wrongIn(given: Record<string, unknown>, cors: unknown = CORS): Promise<string[]> {
  const answers = { ...SOUND, ...given }
  const cloud: Cloud = {
    project: 'town',
    bucket: 'bucket',
    get: async (address) => {
      const answer = Object.entries(answers).find(([end]) => address.endsWith(end))?.[1]
      if (answer instanceof Error) throw answer
      return answer
    },
    cors: async () => cors,
  }
  return (await lookAtCloud(cloud, DECLARED, settings))
    .filter(({ how }) => how !== 'sound')
    .map(({ about, how, what }) => `${how} ${about}: ${what}`)
}

describe('what is deployed', () => {
  it('OPS-06 is sound where it is what lies here', async () => {
    expect(await wrongIn({})).toEqual([])
  })

  it.each([
    [
      'other rules',
      { '/rulesets/1': { source: { files: [{ content: 'allow read, write;' }] } } },
      ['wrong rules of firestore:rules: others are deployed than lie here'],
    ],
    [
      'other rules of files',
      { '/rulesets/2': { source: { files: [] } } },
      ['wrong rules of storage: others are deployed than lie here'],
    ],
    [
      'an index that is being built',
      { '/indexes?pageSize=1000': { indexes: [built('CREATING')] } },
      ['wrong indexes: 1 are being built, 0 are missing'],
    ],
    ['no index', { '/indexes?pageSize=1000': {} }, ['wrong indexes: 0 are being built, 1 are missing']],
    [
      'passwords that may be short',
      { '/config': { ...SIGN_IN, passwordPolicyConfig: {} } },
      ['weak sign-in settings: not as they should be: passwordPolicyConfig'],
    ],
    [
      'no right to ask',
      { '/indexes?pageSize=1000': new Error('answered 403') },
      ["unasked indexes: Google's interface answered 403: does whoever asks have the right?"],
    ],
  ])('OPS-06 %s', async (_, given, found) => {
    expect(await wrongIn(given)).toEqual(found)
  })

  it('OPS-06 keys that are not set, or taken back', async () => {
    const missing = await wrongIn({ '/versions/latest': new Error('answered 404') })
    expect(missing).toContain('wrong key TICKET_KEY: it is not set')
    expect(await wrongIn({ '/versions/latest': { state: 'DISABLED' } })).toEqual(missing)
    expect(missing).toHaveLength(8)
  })

  it('OPS-06 a bucket that does not let the pages fetch', async () => {
    const found = [
      'wrong CORS of the bucket: bucket does not let pages of https://formularios.example fetch files',
    ]
    expect(await wrongIn({}, null)).toEqual(found)
    expect(await wrongIn({}, [{ origin: ['https://other.example'], method: ['GET'] }])).toEqual(found)
    expect(await wrongIn({}, [{ origin: ['https://formularios.example'], method: ['PUT'] }])).toEqual(found)
  })
})
