import { decoded } from '../../../src/domain/decoded'
import * as z from 'zod/mini'
import { merchantKey } from './keys'
import { isSignature, SIGNATURE_VERSION, signatureOf } from './sign'

/** A message as it travels, either way. */
export interface SignedMessage {
  Ds_SignatureVersion: string
  Ds_MerchantParameters: string
  Ds_Signature: string
}

/** Most letters of a message: what the provider sends is far below. */
const MAX_MESSAGE = 8192
const part = () => z.string().check(z.maxLength(MAX_MESSAGE))

export const signedMessageSchema: z.ZodMiniType<SignedMessage> = z.object({
  Ds_SignatureVersion: part(),
  Ds_MerchantParameters: part(),
  Ds_Signature: part(),
})

/** A message about an order, signed for its merchant; null when there is no key for it. */
export function signMessage(parameters: object, order: string, merchantCode: string): SignedMessage | null {
  const key = merchantKey(merchantCode)
  if (key === null) return null
  const message = Buffer.from(JSON.stringify(parameters)).toString('base64')
  return {
    Ds_SignatureVersion: SIGNATURE_VERSION,
    Ds_MerchantParameters: message,
    Ds_Signature: signatureOf(message, order, key),
  }
}

/** What the provider says of an order. */
export interface Notification {
  /** The order's number. */
  order: string
  merchantCode: string
  /** In cents. */
  amount: number
  /** Digits of ISO 4217. */
  currency: string
  /** It was authorised: the only answer that is money. */
  approved: boolean
  /** It was given back. */
  refunded: boolean
  /** Its authorisation code; '' where it has none. */
  reference: string
  /** What we gave it along: the answer's id. */
  data: string
}

const digits = (most: number) => z.string().check(z.regex(new RegExp(`^\\d{1,${most}}$`)))

/** The provider escapes what is not ASCII, and older versions all of it. */
const unescaped = (text: string): string => decoded(text) ?? text

const notificationSchema = z.object({
  Ds_Order: z.string().check(z.regex(/^\d{12}$/)),
  Ds_MerchantCode: digits(9),
  Ds_Terminal: digits(3),
  Ds_Amount: digits(12),
  Ds_Currency: digits(4),
  Ds_Response: z.string().check(z.regex(/^\d{1,4}$/)),
  Ds_TransactionType: z._default(z.string(), '0'),
  Ds_AuthorisationCode: z._default(z.string().check(z.maxLength(40)), ''),
  Ds_MerchantData: z._default(z.string().check(z.maxLength(1024)), ''),
})

/** Responses from 0 to 99 are authorised payments, 900 is a refund or a confirmation. */
const MAX_APPROVED = 99
const REFUNDED = 900
const REFUND_TYPE = '3'

function parseNotification(parameters: string): z.infer<typeof notificationSchema> | null {
  try {
    const parsed = notificationSchema.safeParse(
      JSON.parse(Buffer.from(parameters, 'base64').toString('utf8')),
    )
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Why a message is not believed. */
export type VerificationError = 'version' | 'shape' | 'merchant' | 'signature'

/**
 * What a message says, when it is the provider's (PAY-05): signed in the one version, for a merchant whose key we have,
 * with the key of the very order that it names.
 * @returns why not otherwise
 */
export function verifyNotification(message: SignedMessage): Notification | VerificationError {
  if (message.Ds_SignatureVersion !== SIGNATURE_VERSION) return 'version'
  const parameters = message.Ds_MerchantParameters
  const word = parseNotification(parameters)
  if (!word) return 'shape'
  const key = merchantKey(word.Ds_MerchantCode)
  if (key === null) return 'merchant'
  if (!isSignature(message.Ds_Signature, parameters, word.Ds_Order, key)) return 'signature'
  const response = Number(word.Ds_Response)
  const isRefund = word.Ds_TransactionType === REFUND_TYPE
  return {
    order: word.Ds_Order,
    merchantCode: word.Ds_MerchantCode,
    amount: Number(word.Ds_Amount),
    currency: word.Ds_Currency,
    approved: !isRefund && response <= MAX_APPROVED,
    refunded: isRefund && response === REFUNDED,
    reference: word.Ds_AuthorisationCode.trim(),
    data: unescaped(word.Ds_MerchantData),
  }
}
