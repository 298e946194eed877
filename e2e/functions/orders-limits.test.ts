import { beforeEach, describe, expect, it } from 'vitest'
import { placeOrder } from '../../functions/src/orders/place-order'
import { answerPath } from '../../src/domain/store-paths'
import { EDIT_ORDER } from '../../src/domain/calls/edit-order'
import { REFUND_ORDER } from '../../src/domain/calls/refund-order'
import { allOrders, askOrder, beginSelling, buyerToken, FORM, placesNow, savedAnswer } from './buying'
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

describe('seats that one person or one network holds', () => {
  /** Nothing else stands in the way. */
  const roomy = { HELD_SEATS_PER_PERSON: 4, HELD_SEATS_PER_ADDRESS: 6 }
  const buyer = (number: number) => ({
    clientID: `3000000${number}`,
    clientEmail: `persona${number}@correo.example`,
  })
  const order = async (uid: string, wanted: object = {}, address?: string) => {
    const answer = await askOrder(uid, await savedAnswer(uid, { quanty: 2, ...wanted }), {}, address)
    return answer.status === 'OK' ? 'OK' : answer.details
  }

  it.each([
    [
      'document',
      (number: number) => ({ ...buyer(number), clientID: number % 2 ? '24123456' : '0024123456Z' }),
    ],
    [
      'e-mail address',
      (number: number) => ({ ...buyer(number), clientEmail: `Norma+${number}@Correo.example` }),
    ],
  ])(
    'SEC-03 PAY-06 are counted by seats, for one %s under several accounts and from several networks',
    async (_, who) => {
      await limitedTo(roomy, async () => {
        const told = []
        for (const number of [1, 2, 3])
          told.push(await order(`uid-${number}`, who(number), `192.0.2.${number}`))
        expect(told).toEqual(['OK', 'OK', { order: 'tooManyHeld' }])
      })
      expect(await placesNow()).toMatchObject({ held: 4 })
    },
  )

  it('SEC-03 PAY-06 are counted for one account and for one network, and an order taken back counts no more', async () => {
    await limitedTo(roomy, async () => {
      expect(await order('ana', buyer(1), '192.0.2.1')).toBe('OK')
      expect(await order('ana', buyer(2), '192.0.2.2')).toBe('OK')
      expect(await order('ana', buyer(3), '192.0.2.3')).toEqual({ order: 'tooManyHeld' })
      const told = []
      for (const number of [4, 5, 6, 7]) told.push(await order(`uid-${number}`, buyer(number), '192.0.2.9'))
      expect(told).toEqual(['OK', 'OK', 'OK', { order: 'crowded' }])
      const [first] = (await allOrders()).filter(({ uid }) => uid === 'ana')
      const named = { orderId: first?.orderId, id: first?.id }
      expect((await call(EDIT_ORDER, buyerToken('ana'), named)).status).toBe('OK')
      expect(await order('ana', buyer(8), '192.0.2.8')).toBe('OK')
    })
  })

  it('SEC-03 PAY-02 leave one order as large as the form lets it be, whatever the limit', async () => {
    await limitedTo({ HELD_SEATS_PER_PERSON: 1, HELD_SEATS_PER_ADDRESS: 1 }, async () => {
      expect(await order('ana', { quanty: 4 })).toBe('OK')
    })
  })

  it('SEC-03 PAY-13 that are free are counted as long as somebody has them, and given back they count no more', async () => {
    const free = { sectionId: 'libre', quanty: 1 }
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    await limitedTo({ FREE_TICKETS_PER_PERSON: 1, FREE_TICKETS_PER_ADDRESS: 3 }, async () => {
      expect(await order('ana', { ...free, ...buyer(1) })).toBe('OK')
      const again = { ...free, ...buyer(2), clientID: buyer(1).clientID }
      expect(await order('eva', again)).toEqual({ order: 'tooManyFree' })
      const [one] = await allOrders()
      const refund = {
        ...{ orderId: one?.orderId, id: one?.id, attempt: 'intento-1', amount: 0, tickets: 1 },
        ...{ restock: true, reason: 'No viene', way: 'mano', of: 'pedido' },
      }
      expect((await call(REFUND_ORDER, token, refund)).result).toEqual({ state: 'refunded' })
      expect(await order('eva', again)).toBe('OK')
      // A program that makes people up is stopped by its network.
      const told = []
      for (const number of [3, 4, 5]) told.push(await order(`uid-${number}`, { ...free, ...buyer(number) }))
      expect(told).toEqual(['OK', 'OK', { order: 'crowded' }])
    })
    expect(await placesNow('libre')).toEqual({ offered: 5, held: 0, sold: 3 })
  })

  it('SEC-03 tell nobody who they count for', async () => {
    await order('ana')
    const [stored] = await allOrders()
    expect(stored?.claves).toHaveLength(4)
    expect(JSON.stringify(stored?.claves)).not.toMatch(/24123456|norma|198\.51/i)
  })
})

describe('receipts of free orders', () => {
  it('SEC-03 PAY-08 are mailed to one address, and for one network, only so often an hour; the orders stand', async () => {
    const free = { sectionId: 'libre', quanty: 1 }
    const limits = { RECEIPT_MAILS_PER_RECIPIENT: 1, RECEIPT_MAILS_PER_ADDRESS: 2 }
    const clientEmail = (name: string) => ({ ...free, clientEmail: `${name}@correo.example` })
    await limitedTo(limits, async () => {
      for (const [uid, name] of [
        ['ana', 'victima'],
        ['eva', 'Victima+2'],
        ['ida', 'otra'],
        ['olga', 'tercera'],
      ] as const) {
        const { status } = await askOrder(uid, await savedAnswer(uid, clientEmail(name)))
        expect(status).toBe('OK')
      }
    })
    const orders = (await allOrders()).map(({ uid, mailed, state }) => [uid, state, mailed]).toSorted()
    expect(orders).toEqual([
      ['ana', 'paid', undefined],
      ['eva', 'paid', false],
      ['ida', 'paid', undefined],
      ['olga', 'paid', false],
    ])
  })
})
