import { readFileSync } from 'node:fs'
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { doc, getDoc, setDoc } from 'firebase/firestore'
import { getMetadata, ref } from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOST, PROJECT_ID, ROOT, stackPorts } from '../stack/ports'
import { EXPRESSIONS, FUNCTIONS } from './storage-runtime.expressions'

// Cross-service rules read the documents of the project that the emulators run, so this test lives there.
const DOCUMENTS = 'runtime_test'
const ports = stackPorts()
const at = (port: number) => ({ host: HOST, port })
const firestoreRules = (body: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { ${body} } }`
const storageRules = (body: string) =>
  `rules_version = '2'; service firebase.storage { match /b/{b}/o { ${body} } }`

async function loadStorageRules(rules: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({ projectId: PROJECT_ID, storage: { ...at(ports.storage), rules } })
}

function refusedWith(code: string) {
  return (error: { code?: string }) => {
    if (error.code === 'storage/object-not-found') return true
    if (error.code === code) return false
    throw error
  }
}

const readsObject = (context: RulesTestContext, path: string) =>
  getMetadata(ref(context.storage(), path)).then(() => true, refusedWith('storage/unauthorized'))
const readsDocument = (context: RulesTestContext, path: string) =>
  getDoc(doc(context.firestore(), path)).then(() => true, refusedWith('permission-denied'))

// Storage rules are one set for the whole emulator: put the product's back for whoever comes next.
afterAll(async () => (await loadStorageRules(readFileSync(`${ROOT}storage.rules`, 'utf8'))).cleanup())

describe('storage rules decide as Firestore rules do', () => {
  const body = FUNCTIONS + EXPRESSIONS.map((e, i) => `match /e${i}/{x} { allow get: if ${e}; }`).join('\n')
  let env: RulesTestEnvironment
  beforeAll(async () => {
    env = await initializeTestEnvironment({
      projectId: 'demo-runtime',
      firestore: { ...at(ports.firestore), rules: firestoreRules(body) },
      storage: { ...at(ports.storage), rules: storageRules(body) },
    })
  })
  afterAll(() => env.cleanup())

  it.each(EXPRESSIONS.map((expression, index) => [expression, index] as const))(
    '%s',
    async (_text, index) => {
      const path = `e${index}/doc`
      const somebody = env.authenticatedContext('al', { role: 'admin' })
      const nobody = env.unauthenticatedContext()
      const [stored, storedByNobody, document, documentByNobody] = await Promise.all([
        readsObject(somebody, path),
        readsObject(nobody, path),
        readsDocument(somebody, path),
        readsDocument(nobody, path),
      ])
      expect([stored, storedByNobody]).toEqual([document, documentByNobody])
    },
  )
})

describe('storage rules read documents', () => {
  let env: RulesTestEnvironment
  beforeAll(async () => {
    env = await loadStorageRules(
      storageRules(`
        function d(id) { return firestore.get(/databases/(default)/documents/${DOCUMENTS}/$(id)).data; }
        match /member/{t}/{f} { allow read: if request.auth.uid in d(t).members; }
        match /exists/{t}/{f} { allow read: if firestore.exists(/databases/(default)/documents/${DOCUMENTS}/$(t)); }
        match /two/{f} { allow read: if d('a').n == 1 && d('b').n == 2 && d('a').n == 1; }
        match /three/{f} { allow read: if d('a').n == 1 && d('b').n == 2 && d('odd #1').n == 3; }
        match /either/{f} { allow read: if d('nope').n == 1; allow read: if d('a').n == 1; }`),
    )
    await env.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore()
      db.useEmulator(HOST, ports.firestore)
      const write = (id: string, data: object) => setDoc(doc(db, DOCUMENTS, id), data)
      await write('a', { n: 1, members: ['al'] })
      await write('b', { n: 2 })
      await write('odd #1', { n: 3, members: ['al'] })
    })
  })
  afterAll(() => env.cleanup())

  it.each([
    ['a field of a document', 'member/a/x', true],
    ['a document with an odd id', 'member/odd #1/x y.png', true],
    ['a field that is not there', 'member/b/x', false],
    ['a document that is not there', 'member/nope/x', false],
    ['that a document exists', 'exists/b/x', true],
    ['that a document does not exist', 'exists/nope/x', false],
    ['two documents, one of them twice', 'two/x', true],
    ['no third document, as in production', 'three/x', false],
    ['on after one condition failed', 'either/x', true],
  ])('%s', async (_what, path, allowed) => {
    expect(await readsObject(env.authenticatedContext('al'), path)).toBe(allowed)
  })

  it('answers many questions at once', async () => {
    const context = env.authenticatedContext('al')
    const asked = Array.from({ length: 100 }, (_, i) => readsObject(context, i % 3 ? 'member/a/x' : 'two/x'))
    expect((await Promise.all(asked)).every(Boolean)).toBe(true)
  })
})

it('refuses rules that do not compile', async () => {
  await expect(loadStorageRules(storageRules('match /x { allow read if true; }'))).rejects.toThrow()
})
