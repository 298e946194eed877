import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { onOrderWritten } from '../../functions/src/mail/receipt-mail'
import { database } from '../../functions/src/platform/admin'
import type { OrderId } from '../../src/domain/calls/order-id'
import { orderPath } from '../../src/domain/store-paths'
import { auditEntries } from './audit-entries'
import { BUYER, beginSelling, FORM, orderNow, placed } from './buying'
import { clearMail, mails, sent } from './mail-world'
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
