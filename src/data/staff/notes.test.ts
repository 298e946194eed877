import { FirebaseError } from 'firebase/app'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../testing/builders'
import { addNote } from './notes'

const { setDoc, getDoc } = vi.hoisted(() => ({ setDoc: vi.fn(), getDoc: vi.fn() }))
// What the rules say of a second note with the same id is tested on the emulators.
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  ...{ collection: vi.fn(), doc: vi.fn(), setDoc, getDoc },
}))
vi.mock('../store', () => ({ storeOf: vi.fn() }))

const user = aUser('ROLE_SUPERVISOR')
const add = () => addNote('respuesta-1', 'abcdefghij0123456789', 'Falta el plano.', user)
const isThere = (autor: string | undefined) => getDoc.mockResolvedValue({ get: () => autor })

beforeEach(() => {
  vi.resetAllMocks()
  setDoc.mockRejectedValue(new FirebaseError('permission-denied', 'No.'))
})

describe('a note that is saved again', () => {
  it('VIEW-06 a refused note counts as saved when an earlier try wrote it', async () => {
    isThere(user.username)
    await expect(add()).resolves.toBeUndefined()
  })

  it.each([
    ['nobody', undefined],
    ['somebody else', 'blas'],
  ])('VIEW-06 is refused when %s wrote it', async (_, autor) => {
    isThere(autor)
    await expect(add()).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('VIEW-06 a refused note stays refused when that cannot be read; without a response it is looked up, and unknown when it cannot be', async () => {
    getDoc.mockRejectedValue(new FirebaseError('unavailable', 'No.'))
    await expect(add()).rejects.toMatchObject({ code: 'forbidden' })
    setDoc.mockRejectedValue(new FirebaseError('unavailable', 'No.'))
    await expect(add()).rejects.toMatchObject({ code: 'unsure' })
    expect(getDoc).toHaveBeenCalledTimes(2)
    isThere(undefined)
    await expect(add()).rejects.toMatchObject({ code: 'down' })
    isThere(user.username)
    await expect(add()).resolves.toBeUndefined()
  })
})
