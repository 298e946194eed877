import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onOrderWritten } from '../../functions/src/mail/receipt-mail'
import { database } from '../../functions/src/platform/admin'
import { getOperationResponseSchema } from '../../src/domain/calls/operation'
import type { OrderId } from '../../src/domain/payment/order-id'
import { orderPath } from '../../src/domain/store-paths'
import { auditEntries } from './audit-entries'
import { BUYER, beginSelling, FORM, orderNow, placed } from './buying'
import { clearMail, mails, sent } from './mail-world'
import { AWAY, HOME } from '../rules/places'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { change } from './world'

beforeEach(async () => {
  await beginSelling()
  await mails.reset()
})
afterAll(clearMail)

/** The word that an order is paid, which platforms may bring several times. */
async function paidWord({ orderId, id }: OrderId, time = new Date()) {
  const after = await database().doc(orderPath(orderId, id)).get()
  const before = await database().doc(orderPath(orderId, 'none')).get()
  return { id: 'event', time: time.toISOString(), data: { before, after } }
}
const freeOrder = async () => (await placed('ana', { sectionId: 'libre' })).order
const tell = async (order: OrderId, time?: Date) => onOrderWritten(await paidWord(order, time))
const counted = async () =>
  (await auditEntries('email')).map(({ respuesta, cantidad }) => [respuesta, cantidad])

describe('the receipt by mail', () => {
  it('PAY-08 is sent once with its PDF, even if the provider notifies twice', async () => {
    const order = await freeOrder()
    await tell(order)
    await tell(order)
    const [mail, ...others] = await mails.sent()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipients: [BUYER.clientEmail],
      subject: expect.stringContaining(FORM.titulo),
      attachments: [{ name: `${order.orderId}.pdf`, type: 'application/pdf' }],
    })
    expect(await orderNow(order)).toMatchObject({ mailed: true })
    expect(await counted()).toEqual([[order.id, 1]])
  })

  it('SEC-03 PAY-08 does not carry what a stranger wrote as a name', async () => {
    const clientFullName = `Gane un premio en https://malo.example/x ${'ya '.repeat(60)}`
    const { order } = await placed('ana', { sectionId: 'libre', clientFullName })
    await tell(order)
    const [mail] = await mails.sent()
    const whole = JSON.stringify([mail?.subject, mail?.text, mail?.html])
    expect(whole).not.toMatch(/malo|Gane/)
  })

  it('PAY-08 is sent by one of two notifications at the same time; the other is asked to come again', async () => {
    const order = await freeOrder()
    const word = await paidWord(order)
    await Promise.allSettled([onOrderWritten(word), onOrderWritten(word)])
    await onOrderWritten(word)
    expect(await sent()).toBe(1)
  })

  it('PAY-08 is tried again while the mail server is down', async () => {
    const order = await freeOrder()
    await mails.behave('fail', { times: 1 })
    await expect(tell(order)).rejects.toThrow()
    expect(await orderNow(order)).not.toHaveProperty('mailed')
    await tell(order)
    expect(await sent()).toBe(1)
    expect(await counted()).toEqual([[order.id, 1]])
  })

  it.each(['refuse', 'lost'] as const)(
    'PAY-08 is not repeated when the server does "%s", and the trail says so',
    async (mode) => {
      const order = await freeOrder()
      await mails.behave(mode)
      await tell(order)
      const there = await sent()
      await mails.behave('ok')
      await tell(order)
      expect(await sent()).toBe(there)
      expect(await orderNow(order)).toMatchObject({ mailed: false })
      expect(await counted()).toEqual([[order.id, 0]])
    },
  )

  it('PAY-08 is given up after an hour, which the trail says', async () => {
    const order = await freeOrder()
    await mails.behave('fail')
    await tell(order, new Date(Date.now() - 3_600_001))
    expect(await counted()).toEqual([[order.id, 0]])
  })

  it('PAY-08 is not sent without an address, or for a refunded order', async () => {
    const order = await freeOrder()
    const word = await paidWord(order)
    await change(orderPath(order.orderId, order.id), { state: 'refunded' })
    await onOrderWritten(word)
    await change(orderPath(order.orderId, order.id), { state: 'paid', email: '' })
    await tell(order)
    expect(await sent()).toBe(0)
  })
})

describe('receipts that did not go out', () => {
  const unsent = async () => {
    const order = await freeOrder()
    await mails.behave('refuse')
    await tell(order)
    await mails.behave('ok')
    return order
  }
  const retry = async (token: string) => (await call('retryReceipts', token, {})).result
  const receipts = async (token: string) => {
    const { parts } = getOperationResponseSchema.parse((await call('getOperation', token, {})).result)
    return parts.find(({ name }) => name === 'receipts')
  }

  it('OPS-05 PAY-08 are told of and sent once more, of the own municipality alone', async () => {
    const order = await unsent()
    const there = await sent()
    const foreign = await atWork('lejana', 'ROLE_SUPERVISOR_ELEVADO', { municipalityPath: AWAY })
    expect(await receipts(foreign)).toMatchObject({ health: 'fine' })
    expect(await retry(foreign)).toEqual({ sent: 0, failed: 0 })
    const own = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO', { municipalityPath: HOME })
    expect(await receipts(own)).toMatchObject({ matter: 'failed', count: 1, items: [{ title: FORM.titulo }] })
    expect(JSON.stringify(await receipts(own))).not.toContain(BUYER.clientEmail)
    expect(await retry(own)).toEqual({ sent: 1, failed: 0 })
    expect(await sent()).toBe(there + 1)
    expect(await orderNow(order)).toMatchObject({ mailed: true })
    expect(await receipts(own)).toMatchObject({ health: 'fine' })
    expect(await retry(own)).toEqual({ sent: 0, failed: 0 })
  })

  it('OPS-05 PAY-08 are sent once though two people ask at the same time', async () => {
    await unsent()
    const there = await sent()
    const [one, other] = [await atWork('adela', 'ROLE_ADMIN'), await atWork('alba', 'ROLE_ADMIN')]
    await Promise.all([retry(one), retry(other)])
    expect(await sent()).toBe(there + 1)
  })

  it('OPS-05 PAY-08 stay when they are refused again', async () => {
    await unsent()
    await mails.behave('refuse')
    const admin = await atWork('adela', 'ROLE_ADMIN')
    expect(await retry(admin)).toEqual({ sent: 0, failed: 1 })
    expect(await receipts(admin)).toMatchObject({ count: 1 })
  })
})
