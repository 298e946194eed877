import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { PLACE_ORDER_CHECKED, type PlaceOrderRequest } from '../../../src/domain/calls/place-order'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { formVersionSchema, type FormVersion } from '../../../src/domain/form/form'
import { municipalitySchema } from '../../../src/domain/geography/geography'
import { isoCurrency } from '../../../src/domain/payment/payments'
import { buyerProblems, type Buyer } from '../../../src/domain/payment/buyer'
import { applyToOrder, holdEnd, holdPlaces, orderNumber } from '../../../src/domain/payment/order'
import { payOrderSchema, statusOfState, type PayOrder } from '../../../src/domain/payment/pay-order'
import { sameMail } from '../../../src/domain/payment/same-buyer'
import { purchaseOf, type Purchase } from '../../../src/domain/payment/purchase'
import {
  placesLeft,
  placesOf,
  stockOfVersion,
  stockSchema,
  withPlaces,
  type Stock,
} from '../../../src/domain/payment/stock'
import { answerPath, formPath, stockPath, versionPath } from '../../../src/domain/store-paths'
import { ORDER_BEGIN_MINUTES } from '../limits/params'
import { consumeOrderLimits } from '../limits/order-limits'
import { tryConsumeReceiptLimit } from '../limits/receipt-limit'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { auditDocument, auditRef } from '../platform/audit'
import { decode } from '../platform/decode'
import { damaged, forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { nextNumber } from './counter'
import { aboutOrder } from './about-order'
import { buyerKeys, type BuyerKeys } from './buyer-keys'
import { payOrderOf } from './answer-fields'
import { orderRefused, withTickets, writeTickets } from './ledger'
import { readStock } from './read-stock'
import { isOther, placeOrderResponse } from './earlier-order'
import { orderRef } from './order-ref'
import { buyerCaller, mustBeOwn, type BuyerCaller, type BuyerRequest } from './own-answer'
import { mustHaveRoom } from './seat-limits'
import { runExclusive, CONTENTION } from './run-exclusive'
import { decodeAnswer } from '../answers/decode-answer'
import { withoutAnswers } from '../../../src/domain/text/without-answers'
import {
  choiceShape,
  buyerShape,
  type PlaceOrderResponse,
  type OtherChoice,
} from '../../../src/domain/payment/placed-order'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What an answer was saved with; see `paymentDetails` in firestore.rules. */
const detailsSchema = z.object({ ...choiceShape, ...buyerShape })

/** What is to be bought, and by whom, as the person says. */
function chosen(answer: DocumentSnapshot, other: OtherChoice | null): OtherChoice {
  if (other) return other
  const details = detailsSchema.safeParse(answer.get('paymentDetails'))
  if (!details.success) throw orderRefused('choice')
  const { paymentId, sectionId, quanty, ...buyer } = details.data
  return { paymentId, sectionId, quanty, buyer }
}

/** What an order is made of. */
interface Sale {
  answer: DocumentSnapshot
  stored: StoredAnswer
  version: FormVersion
  wanted: OtherChoice
  purchase: Purchase
  stock: Stock
}

/** The order that an answer has already; a repeated call gets it again. */
async function placedBefore(tx: Transaction, answer: DocumentSnapshot): Promise<PayOrder | null> {
  const payOrder: unknown = answer.get('payOrder')
  if (payOrder === undefined) return null
  const orderId: unknown = answer.get('payOrder.orderId')
  if (typeof orderId !== 'string') throw orderRefused('edited')
  const order = decode(payOrderSchema, await tx.get(orderRef(orderId, answer.id)))
  if (!order) throw damaged()
  return order
}

async function saleOf(tx: Transaction, answer: DocumentSnapshot, asked: PlaceOrderRequest): Promise<Sale> {
  const stored = await decodeAnswer(answer)
  if (!stored) throw damaged()
  const [versionDoc, form, stock] = await Promise.all([
    tx.get(database().doc(versionPath(asked.formId, stored.version))),
    tx.get(database().doc(formPath(asked.formId))),
    readStock(tx, asked.formId),
  ])
  const version = decode(formVersionSchema, versionDoc)
  if (!version) throw damaged()
  const takesOrders = form.exists && form.get('deleted') !== true && version.opcionales.addPaymentGateway
  if (!takesOrders || stored.invalida) throw orderRefused('closed')
  const wanted = chosen(answer, asked.other)
  const purchase = purchaseOf(version.payments, wanted)
  if (!purchase) throw orderRefused('choice')
  if (buyerProblems(wanted.buyer).length > 0) throw orderRefused('buyer')
  return { answer, stored, version, wanted, purchase, stock: stock ?? stockOfVersion(null, version) }
}

/** What the town hall gives an order, and the clock. */
interface Given {
  number: number
  merchantCode: string
  now: Date
}

/**
 * Until when tickets are held that somebody has still to begin paying by card; what is paid at the counter has the whole
 * time.
 */
const beginEnd = (now: Date): Date =>
  new Date(Math.min(now.getTime() + ORDER_BEGIN_MINUTES.value() * MINUTE_MS, holdEnd(now).getTime()))

/** The order as it begins: what the server knows, and the buyer's own data. */
function newOrder(sale: Sale, { entrance }: BuyerCaller, given: Given): PayOrder {
  const { number, merchantCode, now } = given
  const { answer, stored, version, wanted, purchase } = sale
  const { diminutive, sign } = purchase.payment.currencyType
  const { clientFullName, clientID, clientEmail, clientPhoneNumber } = wanted.buyer
  return {
    orderId: orderNumber(number),
    id: answer.id,
    amount: purchase.amount,
    date: now,
    dni: clientID,
    email: clientEmail,
    form: stored.idPlantilla,
    fullName: clientFullName,
    phone: clientPhoneNumber,
    status: statusOfState('held'),
    validate: true,
    quanty: purchase.quanty,
    sectionName: purchase.section.sectionName,
    formTitle: withoutAnswers(version.titulo),
    code: stored.codigoMunicipio,
    areas: stored.areas,
    municipalityPath: stored.municipalityPath,
    uid: stored.uid,
    merchantCode,
    paymentId: purchase.paymentId,
    sectionId: purchase.sectionId,
    price: purchase.price,
    // Where it names no currency it is the euro; one that nobody knows is charged to no card.
    currency: diminutive === '' ? isoCurrency('') : diminutive,
    sign,
    entrance,
    state: 'held',
    holdUntil: purchase.amount > 0 && merchantCode !== '' ? beginEnd(now) : holdEnd(now),
    edited: false,
    reference: '',
    paidBy: '',
    paidAt: null,
    tickets: [],
    anuladas: [],
    seen: [],
    devoluciones: [],
    devolucionEnCurso: null,
    pagoDoble: null,
    datosBorrados: null,
  }
}

/** What stands in the answer from now on: the server's price, order and payment. */
const answerFields = ({ wanted, purchase, version }: Sale, order: PayOrder) => ({
  removeVision: false,
  payments: [{ ...purchase.payment, sections: [purchase.section], verifiedClickOnPayment: true }],
  paymentDetails: {
    ...{ paymentId: order.paymentId, sectionId: order.sectionId, section: order.sectionName },
    ...{ quanty: order.quanty, price: order.price, ...wanted.buyer, orderId: order.orderId },
  },
  payOrder: payOrderOf(order),
  // What the buyer read of the purchase, whatever the form says later (§2.3).
  ...(version.purcharseOrderDetails === '' ? {} : { purcharseOrderDetails: version.purcharseOrderDetails }),
})

/** Who an order is of, as it is stored. */
interface Owner {
  caller: BuyerCaller
  keys: BuyerKeys
  /** Whether they are mailed a receipt once it is paid. */
  isMailed: boolean
}

function store(tx: Transaction, sale: Sale, order: PayOrder, { caller, keys, isMailed }: Owner): void {
  const ref = orderRef(order.orderId, order.id)
  const isCard = order.state === 'held'
  tx.create(ref, {
    ...order,
    // References, as in the answer: rules and queries ask by them.
    areas: sale.answer.get('areas'),
    // Whose orders are counted together; a network is kept with the order alone.
    claves: [...keys.person, ...(keys.network === null ? [] : [keys.network])],
    ...(isMailed ? {} : { mailed: false }),
    // When the provider is asked about it for the first time.
    nextCheck: isCard ? order.holdUntil : null,
    lastCheck: isCard ? new Date(holdEnd(order.date ?? new Date()).getTime() + HOUR_MS * 24) : null,
  })
  if (order.state === 'paid') writeTickets(tx, order)
  tx.update(sale.answer.ref, answerFields(sale, order))
  const note = { tipo: 'pedido', ...aboutOrder(order), cantidad: order.quanty } as const
  tx.set(auditRef('pedido', ref.id), auditDocument(caller.by, note))
}

interface Placing {
  request: BuyerRequest
  caller: BuyerCaller
  asked: PlaceOrderRequest
  /** Whether the receipt of a free order is mailed to its buyer; counted once, however often the commit is tried. */
  mayMail: (buyer: Buyer) => Promise<boolean>
}

async function place(tx: Transaction, { request, caller, asked, mayMail }: Placing): Promise<PayOrder> {
  const answer = await tx.get(database().doc(answerPath(asked.answerId)))
  mustBeOwn(caller, answer)
  if (answer.get('idPlantilla') !== asked.formId) throw forbidden()
  const before = await placedBefore(tx, answer)
  if (before) return before
  const sale = await saleOf(tx, answer, asked)
  const held = holdPlaces(placesOf(sale.stock, sale.purchase), sale.purchase.quanty)
  if (!held) throw orderRefused('soldOut')
  const { quanty, amount } = sale.purchase
  const keys = buyerKeys(request, caller, { formId: asked.formId, buyer: sale.wanted.buyer })
  if (caller.username === '')
    await mustHaveRoom(tx, { formId: asked.formId, keys, quanty, isFree: amount === 0 })
  const home = database().doc(sale.stored.municipalityPath)
  const municipality = await tx.get(home)
  const number = await nextNumber(tx, home.path, municipality.get('payOrderId'))
  const { merchantCode = '' } = decode(municipalitySchema, municipality, { id: home.id }) ?? {}
  const now = new Date()
  const begun = newOrder(sale, caller, { number, merchantCode, now })
  // What costs nothing is paid with that (PAY-13).
  const free = begun.amount === 0 ? applyToOrder(begun, held, { type: 'counter', who: '', now }) : null
  const order = withTickets(free?.order ?? begun)
  // What is noted as not mailed is never mailed.
  const isMailed = free === null || (await mayMail(sale.wanted.buyer))
  tx.update(home, { payOrderId: number })
  tx.set(database().doc(stockPath(asked.formId)), withPlaces(sale.stock, sale.purchase, free?.places ?? held))
  store(tx, sale, order, { caller, keys, isMailed })
  return order
}

/**
 * How many tickets of the wanted section are left, looked at without waiting for those who still buy; null where nothing
 * was sold yet, and of an answer that has its order.
 * @throws HttpsError `failed-precondition` with `soldOut`
 */
async function leftNow(asked: PlaceOrderRequest): Promise<number | null> {
  const [answer, stockDoc] = await database().getAll(
    database().doc(answerPath(asked.answerId)),
    database().doc(stockPath(asked.formId)),
  )
  const stock = stockDoc && decode(stockSchema, stockDoc)
  if (!answer?.exists || !stock || answer.get('payOrder') !== undefined) return null
  const wanted = chosen(answer, asked.other)
  const places = stock.places[wanted.paymentId]?.[wanted.sectionId]
  if (!places) return null
  const left = placesLeft(places)
  if (left === 0) throw orderRefused('soldOut')
  return left
}

/**
 * Makes the order of an answer that its caller has just saved: counts it, holds its tickets and computes what it costs
 * from the answer's version of the form, in one commit (PAY-03, PAY-04, PAY-06, PAY-14). Again gives the same order, and
 * says so where something else is asked for by now; a look gives what is there, and null for nothing. Who is not of the
 * staff makes so many an hour ({@link consumeOrderLimits}).
 * @throws HttpsError `unauthenticated`; `permission-denied` for another's answer, also when there is none;
 * `failed-precondition` with the reason ({@link orderRefused}); `resource-exhausted`; `data-loss`; `invalid-argument`
 */
export const placeOrder = served(PLACE_ORDER_CHECKED, async (request): Promise<PlaceOrderResponse | null> => {
  const caller = await buyerCaller(request)
  const requested = request.checked()
  const answer = await database().doc(answerPath(requested.answerId)).get()
  mustBeOwn(caller, answer)
  if (requested.look) {
    const there = await inTransaction(async (tx) => placedBefore(tx, await tx.get(answer.ref)))
    return there && placeOrderResponse(there, true)
  }
  const left = await leftNow(requested)
  if (caller.username === '' && answer.get('payOrder') === undefined) {
    await consumeOrderLimits(request, { formId: requested.formId, uid: caller.uid, left })
  }
  let counted: Promise<boolean> | null = null
  const mayMail = ({ clientEmail }: Buyer): Promise<boolean> =>
    (counted ??=
      caller.username === '' ? tryConsumeReceiptLimit(request, sameMail(clientEmail)) : Promise.resolve(true))
  const order = await runExclusive(requested.formId, async () => {
    await leftNow(requested)
    return inTransaction((tx) => place(tx, { request, caller, asked: requested, mayMail }), CONTENTION)
  })
  return placeOrderResponse(order, isOther(order, requested.other))
})
