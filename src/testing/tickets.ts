import { NO_SENDER } from '../domain/geography/sender'
import type { OrderOnPage } from '../domain/calls/get-order'
import type { OrderView } from '../domain/payment/order-view'
import type { PlaceOrderRequest } from '../domain/calls/place-order'
import { TERMINAL } from '../domain/payment/to-pay'
import type { FormVersion } from '../domain/form/form'
import { NO_OPTIONS } from '../domain/form/options'
import type { Signature } from '../domain/form/signature'
import { CURRENCIES, type Payment } from '../domain/payment/payments'
import type { Stock } from '../domain/payment/stock'
import type { Checkout, CheckoutFailure } from '../lib/checkout-port'
import { aQuestion, aSection, aVersion, MUNICIPALITY_PATH, NOW } from './builders'
import type { PlaceOrderResponse } from '../domain/payment/placed-order'

/** A concert with three kinds of tickets, the last of which costs nothing. */
export const CONCERT: Payment = {
  id: 'concierto',
  name: 'Concierto de verano',
  address: 'Teatro municipal',
  dateFormatted: '20/01/2027 - 21:00',
  currencyType: { ...CURRENCIES[0] },
  sections: [
    { id: 'platea', sectionName: 'Platea', sectionPrice: 1250, sectionQuantyLeft: 100 },
    { id: 'palco', sectionName: 'Palco', sectionPrice: 2000, sectionQuantyLeft: 1 },
    { id: 'pie', sectionName: 'De pie', sectionPrice: 0, sectionQuantyLeft: 0 },
  ],
  quantyTicketsMaxPerTransaction: 4,
  preview: false,
  previewIndex: 0,
}

/** A form that sells tickets to the concert. */
export const sellingForm = (
  given: { payment?: Partial<Payment>; signatures?: Signature[]; terms?: string } = {},
): FormVersion =>
  aVersion({
    secciones: [aSection({ preguntas: [aQuestion({ titulo: '¿Cómo se enteró?' })] })],
    payments: [{ ...CONCERT, ...given.payment }],
    purcharseOrderDetails: given.terms ?? '',
    signatures: given.signatures ?? [],
    opcionales: {
      ...NO_OPTIONS,
      publico: true,
      addPaymentGateway: true,
      digitalSignature: Boolean(given.signatures),
    },
  })

/** What is left: many, one, none. */
export const STOCK: Stock = {
  municipalityPath: MUNICIPALITY_PATH,
  places: {
    concierto: {
      platea: { offered: 100, held: 3, sold: 17 },
      palco: { offered: 1, held: 0, sold: 0 },
      pie: { offered: 40, held: 0, sold: 40 },
    },
  },
}

export const anOrder = (given: Partial<OrderOnPage> = {}): OrderOnPage => ({
  orderId: '000000000012',
  id: 'respuesta-1',
  state: 'held',
  status: 'Pendiente de validar',
  amount: 2500,
  price: 1250,
  currency: 'EUR',
  sign: '€',
  entrance: 'public',
  fullName: 'Ana Gómez',
  reference: '',
  formId: 'form-1',
  formTitle: 'Concierto',
  sectionName: 'Platea',
  quanty: 2,
  holdUntil: Date.now() + 20 * 60_000,
  now: Date.now(),
  date: NOW.getTime(),
  paidAt: null,
  code: 'VR-1',
  tickets: [],
  emisor: NO_SENDER,
  books: false,
  ...given,
})

interface Office {
  stock: Stock
  order: OrderView
  asked: Omit<PlaceOrderRequest, 'look'>[]
  /** Numbers of orders that were taken back. */
  edited: string[]
  /** Why orders are refused; null when they are not. */
  refuse: unknown
  /** What the buyer is told of a refusal. */
  failure: CheckoutFailure
  toPay: 'signed' | 'failed'
  /** What is placed is an order from before. */
  isEarlier: boolean
  /** The order of which nobody heard. */
  earlier: PlaceOrderResponse | null
}

/** A box office that says what it was asked; a test changes how it answers. */
export function boxOffice() {
  const asked: Omit<PlaceOrderRequest, 'look'>[] = []
  const edited: string[] = []
  let number = 11
  const office: Office = {
    stock: STOCK,
    order: anOrder(),
    asked,
    edited,
    refuse: null,
    failure: 'soldOut',
    toPay: 'signed',
    isEarlier: false,
    earlier: null,
  }
  const checkout: Checkout = {
    stock: () => Promise.resolve(office.stock),
    place(request): Promise<PlaceOrderResponse> {
      asked.push(request)
      if (office.refuse) return Promise.reject(office.refuse)
      number += 1
      office.order = {
        ...office.order,
        orderId: String(number).padStart(12, '0'),
        id: request.answerId,
        state: 'held',
      }
      const pay = {
        amount: office.order.amount,
        merchantCode: '999008881',
        order: office.order.orderId,
        terminal: TERMINAL,
        productDescription: 'Concierto',
        titular: 'Ana Gómez',
        id: request.answerId,
      }
      return Promise.resolve({ order: office.order, isEarlier: office.isEarlier, pay })
    },
    earlier: () => Promise.resolve(office.earlier),
    edit: ({ orderId }) => Promise.resolve(void edited.push(orderId)),
    order: () => Promise.resolve(office.order),
    toPay: ({ id }) =>
      office.toPay === 'failed'
        ? Promise.reject(new Error('500'))
        : Promise.resolve({
            signatureVersion: 'HMAC_SHA256_V1',
            merchantParameters: 'cGFyYW1z',
            signature: 'ZmlybWE=',
            id,
            url: 'https://banco.test/pagar',
          }),
    failureOf: () => office.failure,
  }
  return { office, checkout }
}
