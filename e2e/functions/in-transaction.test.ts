import type { Transaction } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { database } from '../../functions/src/platform/admin'
import { inTransaction } from '../../functions/src/platform/in-transaction'
import { randomText } from '../../src/lib/random'
import { read } from './world'

const path = () => `contadores/${randomText(20)}`

/** Makes the store give up a transaction, as it does with one that waits too long for others. */
async function giveUp(tx: Transaction): Promise<void> {
  const id = await (tx as unknown as { _transactionIdPromise: Promise<Uint8Array> })._transactionIdPromise
  const { formattedName } = database() as unknown as { formattedName: string }
  const response = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${formattedName}/documents:rollback`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ transaction: Buffer.from(id).toString('base64') }),
    },
  )
  expect(response.status).toBe(200)
}

describe('a transaction that the store gave up', () => {
  it('INC-01 begins anew, and takes effect once', async () => {
    const ref = database().doc(path())
    let times = 0
    const given = await inTransaction(async (tx) => {
      times += 1
      await tx.get(ref)
      if (times === 1) await giveUp(tx)
      const { docs } = await tx.get(database().collection('contadores').where('que', '==', ref.id))
      tx.set(ref, { que: ref.id, cuantos: docs.length + 1 })
      return times
    })
    expect(given).toBe(2)
    expect(await read(ref.path)).toEqual({ que: ref.id, cuantos: 1 })
  })

  it('INC-01 does not repeat work that refused by itself', async () => {
    let times = 0
    const work = () => {
      times += 1
      return Promise.reject(new Error('no'))
    }
    await expect(inTransaction(work, undefined, 2)).rejects.toThrow('no')
    expect(times).toBe(1)
  })
})
