import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveTo } from '../../domain/states/transitions'
import { aForm, anAnswer, aUser, THREE_STATES } from '../../testing/builders'
import { moveAnswer } from './answers'
import { deleteForm } from './delete-form'
import { removeNote } from './notes'
import { addArea } from './places'

const { write, getDoc, stored } = vi.hoisted(() => ({ write: vi.fn(), getDoc: vi.fn(), stored: vi.fn() }))
// That a change can be repeated or not is the rules', which are tested on the emulators.
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  ...{ collection: vi.fn(), doc: vi.fn(), arrayUnion: vi.fn(), getDoc },
  ...{ updateDoc: write, deleteDoc: write },
  writeBatch: () => ({ set: vi.fn(), update: vi.fn(), commit: write }),
}))
vi.mock('../store', () => ({ storeOf: vi.fn() }))
vi.mock('../reads', () => ({ readDocument: stored }))
vi.mock('./session-state', () => ({ sessionId: () => 'sid' }))
vi.mock('./zones', () => ({ noteZone: vi.fn(), zoneAt: vi.fn() }))

const NO_RESPONSE = new FirebaseError('unavailable', 'No.')
const answer = anAnswer({}, { estados: THREE_STATES })
const [next] = THREE_STATES.disponibles[0]?.transiciones ?? []
const moved = moveTo(THREE_STATES, next ?? -1)
const user = aUser('ROLE_SUPERVISOR')

const exists = (is: boolean) => getDoc.mockResolvedValue({ exists: () => is, get: () => undefined })
const stands = (estados: typeof moved) =>
  stored.mockResolvedValue({ estados, lastUpdate: new Date(), timeStamp: new Date() })
const fails = () => [getDoc, stored].forEach((read) => read.mockRejectedValue(NO_RESPONSE))

const CHANGES: [what: string, change: () => Promise<unknown>, done: () => unknown, undone: () => unknown][] =
  [
    [
      'an answer that was moved',
      () => moveAnswer(answer, moved.actual),
      () => stands(moved),
      () => stands(THREE_STATES),
    ],
    ['an area that was added', () => addArea('m', 'a', 'Obras'), () => exists(true), () => exists(false)],
    ['a form that was deleted', () => deleteForm(aForm(), user), () => exists(false), () => exists(true)],
    ['a note that was taken away', () => removeNote('r', 'n'), () => exists(false), () => exists(true)],
  ]

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()))
  write.mockRejectedValue(NO_RESPONSE)
})

afterEach(() => vi.unstubAllGlobals())

describe('a change whose response got lost', () => {
  it.each(CHANGES)('ALIST-05 ANS-15 %s counts as done when it is found done', async (_, change, done) => {
    done()
    await expect(change()).resolves.not.toThrow()
    expect(write).toHaveBeenCalledOnce()
  })

  it.each(CHANGES)(
    'ALIST-05 ANS-15 %s is told as failed when it is found undone',
    async (_, change, __, undone) => {
      undone()
      await expect(change()).rejects.toMatchObject({ code: 'down' })
    },
  )

  it.each(CHANGES)(
    'ALIST-05 ANS-15 %s is told as unknown when that cannot be found out',
    async (_, change) => {
      fails()
      await expect(change()).rejects.toMatchObject({ code: 'unsure' })
    },
  )

  it('LIST-06 ANS-15 a form that an earlier try deleted is no error, and one that may not be deleted is', async () => {
    write.mockRejectedValue(new FirebaseError('permission-denied', 'No.'))
    getDoc.mockResolvedValue({ exists: () => true, get: () => true })
    await expect(deleteForm(aForm(), user)).resolves.not.toThrow()
    exists(true)
    await expect(deleteForm(aForm(), user)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('ALIST-05 an answer that was moved is shown as it is stored', async () => {
    const at = new Date('2026-03-04T10:00:00Z')
    stored.mockResolvedValue({ estados: moved, lastUpdate: at, timeStamp: at })
    expect(await moveAnswer(answer, moved.actual)).toMatchObject({ estados: moved, lastUpdate: at })
  })
})
