import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, getDoc, getFirestore, type Firestore } from 'firebase/firestore/lite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { formAt, formDocuments } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { HOST, PROJECT_ID } from '../stack/ports'
import { dataPorts, failureOf } from './data'
import { OwnFirestore } from './own-firestore'
import { answersAndCount, draftOf, openPage, said } from './saving'
import { layOutGeography } from './world'

const form = formAt(OWN_AREA, {
  id: 'restarted',
  responsesCount: 1000,
  opcionales: { ...NO_OPTIONS, publico: true, limitResponses: true },
})
const { fetch } = globalThis
const SENT = 'undici:request:bodySent'
/** Java starts slowly beside the other emulators. */
const RESTART_MS = 120_000

let firestore: OwnFirestore
let owner: Firestore

beforeAll(async () => {
  firestore = await OwnFirestore.start()
  owner = getFirestore(initializeApp({ projectId: PROJECT_ID }, 'restarted'))
  connectFirestoreEmulator(owner, HOST, firestore.port, { mockUserToken: 'owner' })
  await layOutGeography(owner)
  await layOut(formDocuments(owner, form), owner)
}, RESTART_MS)
afterEach(() => {
  globalThis.fetch = fetch
})
afterAll(() => firestore?.forget())

const pageOf = () => openPage({ ...dataPorts(), firestore: firestore.port })

const sentSchema = z.object({ request: z.object({ path: z.string() }) })
const isCommit = (message: unknown): boolean => {
  const sent = sentSchema.safeParse(message)
  return sent.success && sent.data.request.path.includes(':commit')
}

/** Kills the emulator as soon as the last byte of a save has left for it. */
function killOnTheWay(): Promise<void> {
  return new Promise((resolve, reject) => {
    const onSent = (message: unknown) => {
      if (!isCommit(message)) return
      unsubscribe(SENT, onSent)
      firestore.kill().then(resolve, reject)
    }
    subscribe(SENT, onSent)
  })
}

/** Kills it when it has stored the answer and before the page hears of that. */
function killBeforeTheReply(): void {
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request)
    if (!String(request[0]).includes(':commit')) return response
    await firestore.keep()
    await firestore.kill()
    throw new TypeError('fetch failed')
  }
}

describe('the store restarts during a save', { timeout: RESTART_MS }, () => {
  it('ANS-15 while the request is on its way: the draft stays, and is saved once when the store is back', async () => {
    const save = await pageOf()
    const { path, saying } = draftOf(form, owner)
    await firestore.keep()
    const killed = killOnTheWay()
    expect(await failureOf(save(saying('Ana')))).toMatchObject({ name: 'DataError' })
    await killed
    // Somebody who does not wait.
    expect(await failureOf(save(saying('Ana')))).toMatchObject({ name: 'DataError', code: 'offline' })

    await firestore.start()
    expect(await answersAndCount(form, owner)).toEqual([0, 0])
    await save(saying('Ana'))
    await save(saying('Ana'))
    expect((await getDoc(doc(owner, path))).data()).toMatchObject({ secciones: said('Ana') })
    expect(await answersAndCount(form, owner)).toEqual([1, 1])
  })

  it('ANS-15 after the answer was stored and its reply got lost: it is found again, and stays one answer', async () => {
    const save = await pageOf()
    const { path, saying } = draftOf(form, owner)
    const [before] = await answersAndCount(form, owner)
    killBeforeTheReply()
    expect(await failureOf(save(saying('Eva')))).toMatchObject({ name: 'DataError' })
    globalThis.fetch = fetch

    await firestore.start()
    expect(await answersAndCount(form, owner)).toEqual([before + 1, before + 1])
    await save(saying('Eva'))
    expect(await failureOf(save(saying('Eva Paz')))).toMatchObject({ name: 'DataError', code: 'conflict' })
    expect((await getDoc(doc(owner, path))).data()).toMatchObject({ secciones: said('Eva') })
    expect(await answersAndCount(form, owner)).toEqual([before + 1, before + 1])
    // Somebody else's, in the same page.
    await save(draftOf(form, owner).saying('Luz'))
    expect(await answersAndCount(form, owner)).toEqual([before + 2, before + 2])
  })
})
