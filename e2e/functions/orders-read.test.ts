import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, it } from 'vitest'
import { GET_RECEIPT, getReceiptResponseSchema } from '../../src/domain/calls/get-receipt'
import { LIST_ORDERS, listOrdersResponseSchema } from '../../src/domain/calls/list-orders'
import { LIST_TICKETS } from '../../src/domain/calls/list-tickets'
import { PLACE_ORDER } from '../../src/domain/calls/place-order'
import { formDocuments } from '../rules/documents'
import { PLACES } from '../rules/places'
import { layOut } from '../rules/store'
import { auditEntries } from './audit-entries'
import { beginSelling, buyerToken, BUYER, concertForm, FORM, placed, savedAnswer } from './buying'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { change, owner } from './world'

beforeEach(beginSelling)

const ABOUT = { formId: FORM.id }
const DAY = 86_400_000
const lately = () => ({ formId: null, paid: { from: Date.now() - DAY, to: Date.now() + DAY } })
const FREE = { sectionId: 'libre' }

describe('orders and tickets of a form', () => {
  it('PAY-12 PAY-13 can be read by staff of its area; orders only by those who see its statistics', async () => {
    const { order } = await placed('ana', FREE)
    const supervisor = await atWork('sara', 'ROLE_SUPERVISOR')
    expect((await call(LIST_ORDERS, supervisor, ABOUT)).result).toMatchObject({
      orders: [{ orderId: order.orderId, fullName: BUYER.clientFullName, state: 'paid' }],
      next: null,
    })
    const inspector = await atWork('ines', 'ROLE_INSPECTOR')
    expect((await call(LIST_TICKETS, inspector, ABOUT)).result).toMatchObject({
      tickets: expect.arrayContaining([
        expect.objectContaining({ number: 1 }),
        expect.objectContaining({ number: 2 }),
      ]),
    })
  })

  it('SEC-06 leave an entry in the trail of who read them, and how many', async () => {
    await placed('ana', FREE)
    const supervisor = await atWork('sara', 'ROLE_SUPERVISOR')
    for (const name of [LIST_ORDERS, LIST_TICKETS]) await call(name, supervisor, ABOUT)
    const about = { por: 'sara', sesion: 'sid-sara', idPlantilla: FORM.id, formulario: FORM.titulo }
    expect(await auditEntries('pedidosVistos')).toMatchObject([{ ...about, cantidad: 1 }])
    expect(await auditEntries('entradasVistas')).toMatchObject([{ ...about, cantidad: 2 }])
  })

  const nobody = [
    ['a stranger', () => Promise.resolve(buyerToken('eva'))],
    ['a supervisor of another area', () => atWork('olga', 'ROLE_SUPERVISOR', PLACES['other area'])],
    [
      'a supervisor of another municipality',
      () => atWork('luis', 'ROLE_SUPERVISOR', PLACES['other municipality']),
    ],
    ['who makes forms and sees no answers', () => atWork('gil', 'ROLE_GENERADOR')],
    [
      'a supervisor whose session was closed',
      async () => {
        const token = await atWork('sara', 'ROLE_SUPERVISOR')
        await change('sesiones_web/sid-sara', { active: false })
        return token
      },
    ],
  ] as const
  it.each(nobody)('PAY-12 PAY-13 SEC-05 are not read by %s', async (_who, tokenOf) => {
    await placed('ana', FREE)
    const token = await tokenOf()
    for (const name of [LIST_ORDERS, LIST_TICKETS]) {
      const { status, result } = await call(name, token, ABOUT)
      expect([name, status === 'OK', result]).toEqual([name, false, undefined])
    }
  })

  it('PAY-13 come newest first, page after page', async () => {
    const [one, other] = [await placed('ana', FREE), await placed('eva', { ...FREE, quanty: 1 })]
    const supervisor = await atWork('sara', 'ROLE_SUPERVISOR')
    const numbers = async (after: string | null) => {
      const { result } = await call(LIST_ORDERS, supervisor, { ...ABOUT, after })
      return listOrdersResponseSchema.parse(result).orders.map(({ orderId }) => orderId)
    }
    expect(await numbers(null)).toEqual([other.order.orderId, one.order.orderId])
    expect(await numbers(`${other.order.orderId}_${other.order.id}`)).toEqual([one.order.orderId])
    const nowhere = { ...ABOUT, after: '000000000099_no-hay' }
    expect((await call(LIST_ORDERS, supervisor, nowhere)).status).toBe('INVALID_ARGUMENT')
  })

  it('PAY-13 that were paid in a period are listed for all forms whose statistics one sees, and no others', async () => {
    const { order } = await placed('ana', FREE)
    await placed('eva')
    const other = concertForm({ id: 'concierto-de-al-lado', areas: [PLACES['other area'].areas[0] ?? ''] })
    await layOut(formDocuments(owner, other), owner)
    const id = await savedAnswer('ida', FREE, other)
    await call(PLACE_ORDER, buyerToken('ida'), { formId: other.id, answerId: id })
    const paid = async (token: string, asked: object = lately()) => {
      const { result } = await call(LIST_ORDERS, token, asked)
      return listOrdersResponseSchema.parse(result).orders.map((one) => [one.form, one.orderId])
    }
    const supervisor = await atWork('sara', 'ROLE_SUPERVISOR')
    expect(await paid(supervisor)).toEqual([[FORM.id, order.orderId]])
    expect(await paid(supervisor, { formId: null, paid: { from: 0, to: Date.now() - DAY } })).toEqual([])
    expect(await paid(await atWork('ada', 'ROLE_ADMIN'))).toHaveLength(2)
    expect(await paid(await atWork('luis', 'ROLE_SUPERVISOR', PLACES['other municipality']))).toEqual([])
    for (const token of [buyerToken('eva'), await atWork('ines', 'ROLE_INSPECTOR')]) {
      expect((await call(LIST_ORDERS, token, lately())).result).toBeUndefined()
    }
    for (const asked of [
      { formId: null },
      { ...lately(), formId: FORM.id },
      { ...lately(), after: '../x' },
    ]) {
      expect((await call(LIST_ORDERS, supervisor, asked)).status).toBe('INVALID_ARGUMENT')
    }
  })

  it('PAY-13 cannot be read by an inspector, and nobody reads those of a missing form', async () => {
    await placed('ana', FREE)
    expect((await call(LIST_ORDERS, await atWork('ines', 'ROLE_INSPECTOR'), ABOUT)).status).not.toBe('OK')
    const supervisor = await atWork('sara', 'ROLE_SUPERVISOR')
    for (const formId of ['no-hay', '../usuarios', '', 7]) {
      expect((await call(LIST_ORDERS, supervisor, { formId })).status).not.toBe('OK')
      expect((await call(LIST_TICKETS, supervisor, { formId })).status).not.toBe('OK')
    }
  })
})

describe('a receipt', () => {
  const about = (given: object) => ({ language: 'es', timeZone: 'UTC', ...given })

  it('PAY-08 is made for whoever has order and answer, and shows both and the buyer', async () => {
    const { order } = await placed('ana', FREE)
    const { orderId, id } = order
    const answer = await call(GET_RECEIPT, null, about({ orderId, id }))
    const { pdf } = getReceiptResponseSchema.parse(answer.result)
    const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdf, 'base64')))
    const { text } = await extractText(document, { mergePages: true })
    expect(text).toContain(orderId)
    expect(text).toContain(BUYER.clientFullName)
  })

  it('PAY-08 is not made for an unpaid order, or by the number alone', async () => {
    const unpaid = await placed('ana')
    const paid = await placed('eva', FREE)
    const tries = [
      { orderId: unpaid.order.orderId, id: unpaid.order.id },
      { orderId: paid.order.orderId, id: unpaid.order.id },
      { orderId: paid.order.orderId, id: '../..' },
      { orderId: paid.order.orderId },
    ]
    for (const tried of tries) {
      const { status, result } = await call(GET_RECEIPT, null, about(tried))
      expect([tried, status === 'OK', result]).toEqual([tried, false, undefined])
    }
  })
})
