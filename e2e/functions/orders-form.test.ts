import { beforeEach, describe, expect, it } from 'vitest'
import { PLACE_ORDER } from '../../src/domain/calls/place-order'
import { answerPath, formPath, stockPath } from '../../src/domain/store-paths'
import { formDocuments, options } from '../rules/documents'
import { HOME } from '../rules/places'
import { layOut } from '../rules/store'
import {
  askOrder,
  atThePage,
  becomes,
  beginSelling,
  buyerToken,
  concertForm,
  CONCERT,
  FORM,
  notice,
  notify,
  orderNow,
  placed,
  placesNow,
  savedAnswer,
} from './buying'
import { call } from './calls'
import { citizenToken } from './correcting'
import { heard, unheard } from './events'
import { change, owner, read, remove } from './world'
import { placeOrderResponseSchema } from '../../src/domain/payment/placed-order'

beforeEach(beginSelling)

describe('an order of a form that is not public', () => {
  it('PAY-03 PAY-07 belongs to its citizen, who entered from the portal and goes back there', async () => {
    const form = concertForm({
      id: 'concierto-del-portal',
      opcionales: options({ citizenAssociationFromCitizenPortal: true, addPaymentGateway: true }),
    })
    await layOut(formDocuments(owner, form), owner)
    const id = await savedAnswer('uid-40101', {}, form)
    const asked = { formId: form.id, answerId: id }
    expect((await call(PLACE_ORDER, citizenToken('40102'), asked)).status).toBe('PERMISSION_DENIED')
    expect((await call(PLACE_ORDER, citizenToken('40101', HOME, -1), asked)).status).not.toBe('OK')
    const answer = await call(PLACE_ORDER, citizenToken('40101'), asked)
    const bought = placeOrderResponseSchema.parse(answer.result)
    expect(bought.order).toMatchObject({ state: 'held', entrance: 'citizen', formId: form.id })
    expect(await atThePage(bought, 'pay')).toContain('/pago-exitoso/')
    await becomes(bought.order, 'paid')
  })
})

describe('an order in another currency', () => {
  it('PAY-04 PAY-08 shows the sign of that currency, and takes no card in an unknown one', async () => {
    const currencyType = { sign: 'Bs', diminutive: 'boliviano', name: 'Boliviano' }
    const form = concertForm({ id: 'concierto-lejano', payments: [{ ...CONCERT, currencyType }] })
    await layOut(formDocuments(owner, form), owner)
    const id = await savedAnswer('ana', {}, form)
    const answer = await call(PLACE_ORDER, buyerToken('ana'), { formId: form.id, answerId: id })
    expect(answer.result).toMatchObject({ order: { sign: 'Bs', currency: 'boliviano' }, pay: null })
  })
})

describe('the stock', () => {
  it('PAY-06 follows the form, and tickets that were taken stay taken', async () => {
    const ordered = await placed('ana')
    await unheard(async () => undefined)
    await change(formPath(FORM.id), {
      payments: [
        {
          ...FORM.payments[0],
          sections: [{ id: 'platea', sectionName: 'Platea', sectionPrice: 2000, sectionQuantyLeft: 3 }],
        },
      ],
    })
    await heard()
    expect(await read(stockPath(FORM.id))).toMatchObject({
      places: { concierto: { platea: { offered: 3, held: 2, sold: 0 }, pista: { offered: 0 } } },
    })
    // Who opened the form before pays what it said then, and gets no section that is gone.
    const id = await savedAnswer('eva', { quanty: 1 })
    expect((await askOrder('eva', id)).result).toMatchObject({ order: { amount: 1250 } })
    // Who has ordered already pays what was agreed, also when the section is gone since.
    await change(formPath(FORM.id), { payments: [] })
    await heard()
    expect(await notify(notice(ordered))).toBe(200)
    expect(await orderNow(ordered.order)).toMatchObject({ state: 'paid', amount: 2500 })
    expect(await placesNow()).toEqual({ offered: 0, held: 1, sold: 2 })
    const gone = await savedAnswer('ida', { sectionId: 'pista' })
    expect(await askOrder('ida', gone)).toMatchObject({ details: { order: 'soldOut' } })
  })

  it('PAY-06 that was lost is counted from the orders: what is held and sold is not sold again', async () => {
    const bought = await placed('ana')
    expect(await notify(notice(bought))).toBe(200)
    const waiting = await placed('eva', { quanty: 1 })
    await heard()
    await remove(stockPath(FORM.id))
    await placed('ida', { quanty: 3 })
    expect(await placesNow()).toEqual({ offered: 80, held: 4, sold: 2 })
    await remove(stockPath(FORM.id))
    expect(await notify(notice(waiting))).toBe(200)
    expect(await placesNow()).toEqual({ offered: 80, held: 3, sold: 3 })
  })

  it('PAY-03 of a deleted form takes no orders', async () => {
    const id = await savedAnswer('ana')
    await change(formPath(FORM.id), { deleted: true })
    expect(await askOrder('ana', id)).toMatchObject({ details: { order: 'closed' } })
    expect((await read(answerPath(id)))?.payOrder).toBeUndefined()
  })
})
