import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anAnswer } from '../../testing/builders'
import { DataError } from '../errors'
import { deleteAnswer } from './answers'
import { restoreAnswer, restoreForm } from './bin'

const { call, getDoc, read } = vi.hoisted(() => ({ call: vi.fn(), getDoc: vi.fn(), read: vi.fn() }))
vi.mock('firebase/functions', async (original) => ({
  ...(await original<object>()),
  ...{ getFunctions: vi.fn(), connectFunctionsEmulator: vi.fn(), httpsCallable: () => call },
}))
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  ...{ doc: vi.fn(), getDoc },
}))
vi.mock('../app', () => ({ firebaseApp: vi.fn() }))
vi.mock('../store', () => ({ storeOf: vi.fn() }))
vi.mock('../reads', () => ({ readDocument: read }))
vi.mock('./session-state', () => ({ sessionId: () => 'sid' }))

const answerIs = (there: boolean) => () =>
  there ? read.mockResolvedValue(anAnswer()) : read.mockRejectedValue(new DataError('forbidden'))
const formIs = (there: boolean) => () => getDoc.mockResolvedValue({ exists: () => true, get: () => !there })

const ACTS: [what: string, act: () => Promise<unknown>, done: () => unknown, undone: () => unknown][] = [
  ['an answer is deleted', () => deleteAnswer('r'), answerIs(false), answerIs(true)],
  ['an answer comes back', () => restoreAnswer('r'), answerIs(true), answerIs(false)],
  ['a form comes back', () => restoreForm('f'), formIs(true), formIs(false)],
]

beforeEach(() => {
  vi.resetAllMocks()
  // The page's own server responds, and functions do not.
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()))
  call.mockRejectedValue(new DataError('down'))
})
afterEach(() => vi.unstubAllGlobals())

describe('a function that nothing is heard of, twice', () => {
  it.each(ACTS)('REACH-10 ANS-15 %s: done, when the store says so', async (_what, act, done) => {
    done()
    await expect(act()).resolves.not.toThrow()
    expect(call).toHaveBeenCalledTimes(2)
  })

  it.each(ACTS)(
    'REACH-10 ANS-15 %s: not done and why, when the store says so',
    async (_what, act, _, undone) => {
      undone()
      await expect(act()).rejects.toMatchObject({ code: 'down' })
    },
  )

  it.each(ACTS)('REACH-10 ANS-15 %s: unknown, when the store is silent too', async (_what, act) => {
    for (const silent of [read, getDoc]) silent.mockRejectedValue(new DataError('down'))
    await expect(act()).rejects.toMatchObject({ code: 'unsure' })
  })
})
