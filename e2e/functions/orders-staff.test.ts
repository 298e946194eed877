import { beforeEach, describe, expect, it } from 'vitest'
import { LIST_ORDERS } from '../../src/domain/calls/list-orders'
import { LIST_TICKETS } from '../../src/domain/calls/list-tickets'
import { PAY_AT_COUNTER } from '../../src/domain/calls/pay-at-counter'
import { REFUND_ORDER } from '../../src/domain/calls/refund-order'
import { USE_TICKET, useTicketResponseSchema } from '../../src/domain/calls/use-ticket'
import { auditEntries } from './audit-entries'
import {
  atThePage,
  becomes,
  beginSelling,
  FORM,
  orderNow,
  placed,
  placesNow,
  redsys,
  ticketsNow,
  wholeRefund,
} from './buying'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { listTicketsResponseSchema } from '../../src/domain/payment/door-ticket'

beforeEach(beginSelling)

describe('orders and tickets in the hands of staff', () => {
  it('PAY-13 an order paid at the counter says by whom and when', async () => {
    const { order } = await placed('ana')
    const named = { orderId: order.orderId, id: order.id }
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    expect((await call(PAY_AT_COUNTER, token, named)).result).toEqual({ state: 'paid' })
    expect((await call(PAY_AT_COUNTER, token, named)).result).toEqual({ state: 'paid' })
    expect(await orderNow(order)).toMatchObject({ paidBy: 'sara', status: 'Pagado' })
    expect(await auditEntries('pedidoPagado')).toMatchObject([{ por: 'sara', respuesta: order.id }])
  })

  it('PAY-13 USER-04 the list of orders, which is taken away as a file, calls staff by their names', async () => {
    const { order } = await placed('ana')
    const named = { orderId: order.orderId, id: order.id }
    // One who was entered with a whole name, as the specification has it, and one with first and last names.
    const clerk = { firstName: '', lastName: '', nombre: 'Caja Central' }
    await call(PAY_AT_COUNTER, await atWork('caja', 'ROLE_SUPERVISOR', clerk), named)
    const token = await atWork('sara', 'ROLE_SUPERVISOR', { firstName: 'Sara', lastName: 'Ríos' })
    await call(REFUND_ORDER, token, wholeRefund(order, { way: 'mano' }))
    expect((await call(LIST_ORDERS, token, { formId: FORM.id })).result).toMatchObject({
      orders: [{ paidBy: 'Caja Central', refunds: [{ by: 'Sara Ríos' }] }],
    })
  })

  it('PAY-11 PAY-13 a refund is made at the provider, once, and the tickets let nobody in any more', async () => {
    const bought = await placed('ana')
    await atThePage(bought, 'pay')
    await becomes(bought.order, 'paid')
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    const [ticket] = await ticketsNow()
    const asked = wholeRefund(bought.order)
    expect((await call(REFUND_ORDER, token, asked)).result).toEqual({ state: 'refunded' })
    expect((await call(REFUND_ORDER, token, asked)).result).toEqual({ state: 'refunded' })
    const sent = (await redsys.sent()).filter(({ operation }) => operation === 'trataPeticionREST')
    expect(sent).toHaveLength(1)
    expect(await orderNow(bought.order)).toMatchObject({
      devoluciones: [{ por: 'sara', motivo: 'Lluvia', importe: 2500, entradas: 2, medio: 'banco' }],
      devolucionEnCurso: null,
    })
    expect(await auditEntries('pedidoDevuelto')).toMatchObject([{ por: 'sara', respuesta: bought.order.id }])
    expect(await placesNow()).toEqual({ offered: 80, held: 0, sold: 0 })
    const use = { formId: FORM.id, uses: [{ code: ticket?.code, at: Date.now(), device: 'puerta' }] }
    expect((await call(USE_TICKET, token, use)).result).toMatchObject({ uses: [{ result: 'notPaid' }] })
  })

  it.each(['fail', 'drop', 'stall', 'garbage', 'wrongSchema'] as const)(
    'PAY-09 PAY-11 a provider that answers with %s gives nothing back, and nothing is noted',
    async (mode) => {
      const bought = await placed('ana')
      await atThePage(bought, 'pay')
      await becomes(bought.order, 'paid')
      await redsys.behave(mode)
      const asked = wholeRefund(bought.order)
      const token = await atWork('sara', 'ROLE_SUPERVISOR')
      expect(await call(REFUND_ORDER, token, asked)).toMatchObject({ details: { outside: 'redsys' } })
      expect(await orderNow(bought.order)).toMatchObject({ state: 'paid', devoluciones: [] })
      await redsys.behave('ok')
      expect((await call(REFUND_ORDER, token, asked)).result).toEqual({ state: 'refunded' })
      const [, , ...more] = (await redsys.sent()).filter(({ operation }) => operation === 'trataPeticionREST')
      expect(more).toEqual([])
    },
  )

  it('PAY-12 a ticket lets one person in, whoever scans it and however often the call comes', async () => {
    const { order } = await placed('ana', { sectionId: 'libre' })
    const [code = '', other = ''] = order.tickets
    const named = { firstName: 'Inés', lastName: 'Sosa' }
    const tokens = [await atWork('ines', 'ROLE_INSPECTOR', named), await atWork('sara', 'ROLE_SUPERVISOR')]
    const at = Date.now() - 5000
    const scan = (token: string | undefined, use: object) =>
      call(USE_TICKET, token ?? null, { formId: FORM.id, uses: [{ code, at, device: 'puerta 1', ...use }] })
    const both = await Promise.all([scan(tokens[0], {}), scan(tokens[1], { device: 'puerta 2' })])
    const results = both.map(({ result }) => JSON.stringify(result))
    expect(results.filter((text) => text.includes('"entered"'))).toHaveLength(1)
    expect(results.filter((text) => text.includes('"already"'))).toHaveLength(1)
    const first = await scan(tokens[0], { code: other })
    expect((await scan(tokens[0], { code: other })).result).toEqual(first.result)
    expect(first.result).toMatchObject({
      uses: [{ result: 'entered', usedAt: at, usedBy: 'Inés Sosa', number: 2 }],
    })
    expect((await scan(tokens[0], { code: 'ZZZZZZZZZZZZ' })).result).toMatchObject({
      uses: [{ result: 'invalid' }],
    })
    expect(await auditEntries('entradaUsada')).toHaveLength(2)
    const { tickets } = listTicketsResponseSchema.parse(
      (await call(LIST_TICKETS, tokens[1] ?? null, { formId: FORM.id })).result,
    )
    expect(tickets.find((one) => one.code === other)).toMatchObject({ usedBy: 'Inés Sosa' })
  })

  it('PAY-12 a scanner whose clock runs an hour ahead notes no entry in the future', async () => {
    const { order } = await placed('ana', { sectionId: 'libre' })
    const use = { code: order.tickets[0], at: Date.now() + 3_600_000, device: 'puerta' }
    const token = await atWork('ines', 'ROLE_INSPECTOR')
    const scan = () => call(USE_TICKET, token, { formId: FORM.id, uses: [use] })
    const first = await scan()
    expect(first.result).toMatchObject({ uses: [{ result: 'entered' }] })
    const [used] = useTicketResponseSchema.parse(first.result).uses
    expect(used?.usedAt).toBeLessThanOrEqual(Date.now())
    // Sent again because its answer was lost, it is the same use.
    expect((await scan()).result).toEqual(first.result)
  })
})
