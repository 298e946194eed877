import { beforeEach, describe, expect, it } from 'vitest'
import { placeOrder } from '../../functions/src/orders/place-order'
import { answerPath } from '../../src/domain/store-paths'
import { askOrder, beginSelling, FORM, placesNow, savedAnswer } from './buying'
import { call } from './calls'
import { limitedTo, refusalOf, strangersCall } from './flood-world'
import { atWork } from './staff-tokens'
import { change } from './world'

beforeEach(beginSelling)

describe('tickets that nobody pays', () => {
  const limits = {
    ORDERS_PER_ACCOUNT: 2,
    ORDERS_PER_ADDRESS: 3,
    LAST_PLACES_PER_ADDRESS: 1,
    PASS_LAST_PLACES: 10,
  }
  const order = async (uid: string, wanted: object = {}) => {
    const { status, details } = await askOrder(uid, await savedAnswer(uid, { quanty: 1, ...wanted }))
    return status === 'OK' ? status : details
  }

  it('SEC-03 PAY-06 can be held only so often an hour by one account and one network', async () => {
    await limitedTo(limits, async () => {
      expect([await order('ana'), await order('ana')]).toEqual(['OK', 'OK'])
      expect(await order('ana')).toEqual({ limit: 'account' })
      expect([await order('eva'), await order('ida')]).toEqual(['OK', { limit: 'address' }])
    })
    expect(await placesNow()).toMatchObject({ held: 3 })
  })

  it('SEC-03 PAY-06 can be held in small number by one network when they are the last of a section', async () => {
    const [last, gone] = [await savedAnswer('eva', { sectionId: 'pista' }), { formId: FORM.id }]
    await limitedTo(limits, async () => {
      // Nothing was sold before, so nobody knows yet how many are left.
      expect(await order('ana', { sectionId: 'pista' })).toBe('OK')
      expect(await order('ana', { sectionId: 'pista' })).toBe('OK')
      expect(await order('eva', { sectionId: 'pista' })).toEqual({ limit: 'places' })
      const elsewhere = strangersCall('eva', { ...gone, answerId: last }, '203.0.113.77')
      expect(await refusalOf(placeOrder(elsewhere))).toBeNull()
    })
  })

  it('SEC-03 are counted once when the same order is asked for again', async () => {
    const id = await savedAnswer('ana')
    await limitedTo({ ORDERS_PER_ACCOUNT: 1 }, async () => {
      const [one, again] = [await askOrder('ana', id), await askOrder('ana', id)]
      expect([one.status, again.status]).toEqual(['OK', 'OK'])
    })
  })

  it('SEC-03 are not limited when staff sell them', async () => {
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    const id = await savedAnswer('uid-sara')
    await change(answerPath(id), { creadoPor: 'sara' })
    await limitedTo({ ORDERS_PER_ACCOUNT: 0, ORDERS_PER_ADDRESS: 0 }, async () => {
      const asked = { formId: FORM.id, answerId: id }
      expect((await call('placeOrder', token, asked)).status).toBe('OK')
    })
  })
})
