import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { providerKeys, providerMessage, providerSignature } from './signature'

const tripleSchema = z.object({
  Ds_SignatureVersion: z.literal('HMAC_SHA256_V1'),
  Ds_MerchantParameters: z.string(),
  Ds_Signature: z.string(),
})
const digits = z.string().regex(/^\d+$/)
const askedSchema = z.object({
  DS_MERCHANT_AMOUNT: digits,
  DS_MERCHANT_ORDER: z.string().regex(/^\d{4}[0-9A-Za-z]{0,8}$/),
  DS_MERCHANT_MERCHANTCODE: digits,
  DS_MERCHANT_CURRENCY: digits,
  DS_MERCHANT_TRANSACTIONTYPE: z.string(),
  DS_MERCHANT_TERMINAL: z.string(),
  DS_MERCHANT_MERCHANTURL: z.string().default(''),
  DS_MERCHANT_URLOK: z.string().default(''),
  DS_MERCHANT_URLKO: z.string().default(''),
  DS_MERCHANT_PRODUCTDESCRIPTION: z.string().max(125).default(''),
  DS_MERCHANT_TITULAR: z.string().max(60).default(''),
  DS_MERCHANT_MERCHANTDATA: z.string().default(''),
})
export type Asked = z.infer<typeof askedSchema>

/** A payment that a town hall asks for, and what became of it: an order may have several. */
export interface AskedPayment {
  id: string
  asked: Asked
  state: 'open' | 'paid' | 'refused' | 'refunded'
  reference: string
  /** What was given back of it so far, in cents. */
  refunded: number
}

const payments = new Map<string, AskedPayment>()
export const forgetPayments = (): void => payments.clear()
export const paymentWithId = (id: string): AskedPayment | undefined => payments.get(id)

/** What a signed message of a town hall asks; a sentence of the real one's when it is not valid. */
export function readAsked(body: unknown): Asked | string {
  const triple = tripleSchema.safeParse(body)
  if (!triple.success) return 'SIS0429'
  const text = Buffer.from(triple.data.Ds_MerchantParameters, 'base64').toString('utf8')
  const asked = askedSchema.safeParse(JSON.parse(text))
  if (!asked.success) return 'SIS0430'
  const key = providerKeys()[asked.data.DS_MERCHANT_MERCHANTCODE]
  if (key === undefined) return 'SIS0026'
  const right = providerSignature(triple.data.Ds_MerchantParameters, asked.data.DS_MERCHANT_ORDER, key)
  return right === triple.data.Ds_Signature ? asked.data : 'SIS0042'
}

const ofOrder = (asked: Asked) => ({
  merchant: asked.DS_MERCHANT_MERCHANTCODE,
  order: asked.DS_MERCHANT_ORDER,
})
const sameOrder = (one: Asked, other: Asked): boolean =>
  JSON.stringify(ofOrder(one)) === JSON.stringify(ofOrder(other))

/** The payment of an order that counts: the newest one that was paid or refunded, else the newest. */
export function newestPayment(asked: Asked): AskedPayment | undefined {
  const all = [...payments.values()].filter((one) => sameOrder(one.asked, asked)).toReversed()
  return all.find(({ state }) => state === 'paid' || state === 'refunded') ?? all[0]
}

/** Begins a payment; an order that was paid before is refused. */
export function beginPayment(asked: Asked): AskedPayment | string {
  const before = newestPayment(asked)
  if (before && before.state !== 'open' && before.state !== 'refused') return 'SIS0051'
  const payment: AskedPayment = { id: randomUUID(), asked, state: 'open', reference: '', refunded: 0 }
  payments.set(payment.id, payment)
  return payment
}

let authorisations = 100_000
/** A card was charged, or was not. */
export function decide(payment: AskedPayment, isPaid: boolean): void {
  if (payment.state === 'paid' || payment.state === 'refunded') return
  payment.state = isPaid ? 'paid' : 'refused'
  if (isPaid) payment.reference = String((authorisations += 1))
}

/** Gives a part of a payment back; false for more than is left of it. */
export function giveBack(payment: AskedPayment, amount: number): boolean {
  const isPossible = payment.state === 'paid' || payment.state === 'refunded'
  const left = Number(payment.asked.DS_MERCHANT_AMOUNT) - payment.refunded
  if (!isPossible || amount <= 0 || amount > left) return false
  payment.refunded += amount
  if (amount === left) payment.state = 'refunded'
  return true
}

const RESPONSES = { open: '9998', paid: '0000', refused: '0190', refunded: '0900' } as const

/**
 * What the provider says of a payment, signed.
 * @param amount in cents; what the payment asks for when it is not given
 */
export function wordOf(
  { asked, reference }: AskedPayment,
  state: AskedPayment['state'],
  amount = Number(asked.DS_MERCHANT_AMOUNT),
) {
  const said = {
    Ds_Date: '21/09/2026',
    Ds_Hour: '20:30',
    Ds_Amount: String(amount),
    Ds_Currency: asked.DS_MERCHANT_CURRENCY,
    Ds_Order: asked.DS_MERCHANT_ORDER,
    Ds_MerchantCode: asked.DS_MERCHANT_MERCHANTCODE,
    Ds_Terminal: asked.DS_MERCHANT_TERMINAL,
    Ds_Response: RESPONSES[state],
    Ds_TransactionType: state === 'refunded' ? '3' : '0',
    Ds_SecurePayment: '1',
    Ds_AuthorisationCode: state === 'paid' || state === 'refunded' ? reference : '      ',
    Ds_MerchantData: encodeURIComponent(asked.DS_MERCHANT_MERCHANTDATA),
  }
  return providerMessage(said, providerKeys()[asked.DS_MERCHANT_MERCHANTCODE])
}
