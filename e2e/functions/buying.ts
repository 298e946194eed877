/** A form that sells tickets, who buys, and what stands of an order. */
import { collection, doc, getDocs, type DocumentData } from 'firebase/firestore/lite'
import { expect } from 'vitest'
import { signatureOf } from '../../functions/src/redsys/sign'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { PLACE_ORDER } from '../../src/domain/calls/place-order'
import type { OrderView } from '../../src/domain/payment/order-view'
import type { OrderId } from '../../src/domain/payment/order-id'
import { toPayResponseSchema, TO_PAY } from '../../src/domain/payment/to-pay'
import type { Form } from '../../src/domain/form/form'
import { CURRENCIES, type Payment } from '../../src/domain/payment/payments'
import { answerPath, orderPath, ORDERS, stockPath } from '../../src/domain/store-paths'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { tokenOf } from '../rules/people'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { redsysStandIn } from '../stack/outside/redsys/client'
import { MERCHANTS } from '../stack/outside/redsys/merchants'
import { providerKeys } from '../stack/outside/redsys/signature'
import { outsideKeys, outsideSettings } from '../stack/outside/params'
import { PROJECT_ID } from '../stack/ports'
import { call } from './calls'
import { functionUrl } from './deployed'
import { beginWorld, change, eventually, owner, read, write } from './world'
import { placeOrderResponseSchema, type PlaceOrderResponse } from '../../src/domain/payment/placed-order'

Object.assign(process.env, outsideSettings(), outsideKeys())

process.env.REDSYS_NOTIFY_URL = functionUrl('redsysNotification')

export const redsys = redsysStandIn()

/** A concert: plenty of seats, ten standing places, and five for nothing. */
export const CONCERT: Payment = {
  id: 'concierto',
  name: 'Concierto de primavera',
  address: 'Plaza Mayor',
  dateFormatted: '21/09/2026 - 20:30',
  currencyType: CURRENCIES[0],
  quantyTicketsMaxPerTransaction: 4,
  preview: false,
  previewIndex: 0,
  sections: [
    { id: 'platea', sectionName: 'Platea', sectionPrice: 1250, sectionQuantyLeft: 80 },
    { id: 'pista', sectionName: 'Pista', sectionPrice: 500, sectionQuantyLeft: 10 },
    { id: 'libre', sectionName: 'Libre', sectionPrice: 0, sectionQuantyLeft: 5 },
  ],
}

export const concertForm = (given: Partial<Form> = {}): Form =>
  formAt(OWN_AREA, {
    id: 'concierto-de-primavera',
    opcionales: options({ publico: true, addPaymentGateway: true }),
    payments: [CONCERT],
    purcharseOrderDetails: 'Se devuelve hasta el día anterior.',
    ...given,
  })
export const FORM = concertForm()

/** Empties the stack; the town hall takes cards, and its concert is for sale anew. */
export async function beginSelling(): Promise<void> {
  await beginWorld()
  await change(HOME, { merchantCode: MERCHANTS.own })
  await layOut(formDocuments(owner, FORM), owner)
  await redsys.reset()
}

export const buyerToken = (uid: string): string =>
  tokenOf(uid, { firebase: { sign_in_provider: 'anonymous', identities: {} } }, PROJECT_ID)

export const BUYER = {
  clientFullName: 'Norma Vega',
  clientID: '24123456',
  clientEmail: 'norma@correo.example',
  clientPhoneNumber: '3514567890',
}
export const TWO_SEATS = { paymentId: 'concierto', sectionId: 'platea', quanty: 2 }

/** An answer as a stranger saves it, with what is to be bought; gives its id. */
export async function savedAnswer(uid: string, wanted: object = {}, form = FORM): Promise<string> {
  const answer = answerTo(form, anonymousAuthor(uid), { id: newName(owner, 'respuesta') })
  await write(answerPath(answer.id), {
    ...stored(owner, answer),
    fechaCreacion: new Date(),
    removeVision: true,
    paymentDetails: { ...TWO_SEATS, section: 'Platea', ...BUYER, ...wanted },
  })
  return answer.id
}

/** Asks for an answer's order, as its account. */
export const askOrder = (uid: string, answerId: string, given: object = {}, address?: string) =>
  call(PLACE_ORDER, buyerToken(uid), { formId: FORM.id, answerId, ...given }, address)

/** Saves an answer and has its order made. */
export async function placed(uid: string, wanted: object = {}): Promise<PlaceOrderResponse> {
  const answer = await askOrder(uid, await savedAnswer(uid, wanted))
  expect(answer.status).toBe('OK')
  return placeOrderResponseSchema.parse(answer.result)
}

export const placesNow = async (sectionId = 'platea'): Promise<DocumentData | undefined> =>
  (await read(stockPath(FORM.id)))?.places?.concierto?.[sectionId]
export const orderNow = ({ orderId, id }: OrderId) => read(orderPath(orderId, id))
export const answerNow = ({ id }: Pick<OrderId, 'id'>) => read(answerPath(id))
export const allOrders = async (): Promise<DocumentData[]> =>
  (await getDocs(collection(owner, ORDERS))).docs.map((order) => order.data())
export const ticketsNow = async (): Promise<DocumentData[]> =>
  (await getDocs(collection(doc(owner, stockPath(FORM.id)), 'codigos'))).docs.map((ticket) => ticket.data())

/** What staff ask to give all of an order back. */
export const wholeRefund = ({ orderId, id, amount, quanty }: OrderView, given: object = {}) => ({
  ...{ orderId, id, attempt: 'intento-1', amount, tickets: quanty, restock: true, reason: 'Lluvia' },
  ...{ way: amount > 0 ? 'banco' : 'mano', of: 'pedido', ...given },
})

/** Posts JSON to a function as a page does. */
export const post = (name: string, body: unknown) =>
  fetch(functionUrl(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
    body: JSON.stringify(body),
  })

/** What the browser posts to the payment page. */
export async function pageMessage({ pay }: PlaceOrderResponse) {
  const { data } = toPayResponseSchema.parse(await (await post(TO_PAY, pay)).json())
  return {
    Ds_SignatureVersion: data.signatureVersion,
    Ds_MerchantParameters: data.merchantParameters,
    Ds_Signature: data.signature,
  }
}

/** Opens the payment page of an order and presses a button of it. */
export async function atThePage(bought: PlaceOrderResponse, what: 'pay' | 'refuse' | 'close') {
  const page = await redsys.open(await pageMessage(bought))
  return page === null ? null : redsys.press(page, what)
}

/** Waits for what the notification brings about. */
export const becomes = (order: OrderId, state: string) =>
  eventually(async () => expect((await orderNow(order))?.state).toBe(state))

/** What a notification says of an order, signed by whoever has that key. */
export function notice({ order, pay }: PlaceOrderResponse, given: object = {}, merchant = MERCHANTS.own) {
  const said = {
    Ds_Amount: String(order.amount),
    Ds_Currency: '978',
    Ds_Order: order.orderId,
    Ds_MerchantCode: pay?.merchantCode ?? '',
    Ds_Terminal: '1',
    Ds_Response: '0000',
    Ds_AuthorisationCode: '123456',
    Ds_MerchantData: order.id,
    ...given,
  }
  const parameters = Buffer.from(JSON.stringify(said)).toString('base64')
  return {
    Ds_SignatureVersion: 'HMAC_SHA256_V1',
    Ds_MerchantParameters: parameters,
    Ds_Signature: signatureOf(parameters, said.Ds_Order, providerKeys()[merchant] ?? ''),
  }
}
/** Posts a notification as the provider does; gives the status. */
export const notify = async (message: object): Promise<number> =>
  (await post('redsysNotification', message)).status
