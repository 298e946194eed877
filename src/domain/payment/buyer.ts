import { isMailAddress } from '../mail/address'
import { cleanAddress, cleanText, cleanValue, isBlank } from '../text/clean'

/** Who buys, as stored in `paymentDetails` (§2.3). */
export interface Buyer {
  clientFullName: string
  /** Number of the identity document. */
  clientID: string
  clientEmail: string
  /** Digits. */
  clientPhoneNumber: string
}
export type BuyerField = keyof Buyer

export const MAX_BUYER_NAME = 255
const MIN_BUYER_ID = 7
export const MAX_BUYER_ID = 12
export const MAX_BUYER_PHONE = 15

export const NO_BUYER: Buyer = { clientFullName: '', clientID: '', clientEmail: '', clientPhoneNumber: '' }

/** As it is stored and checked: without what nobody sees. */
export const cleanBuyer = (buyer: Buyer): Buyer => ({
  clientFullName: cleanText(buyer.clientFullName),
  clientID: cleanValue(buyer.clientID),
  clientEmail: cleanAddress(buyer.clientEmail),
  clientPhoneNumber: cleanValue(buyer.clientPhoneNumber),
})

const isName = (text: string): boolean => !isBlank(text) && text.length <= MAX_BUYER_NAME
const isId = (text: string): boolean =>
  /^[\p{L}\p{N}]+$/u.test(text) && text.length >= MIN_BUYER_ID && text.length <= MAX_BUYER_ID
const isPhone = (text: string): boolean => /^\d+$/.test(text) && text.length <= MAX_BUYER_PHONE

/** The fields of a buyer that must be mended (§2.5 "Payment", PAY-02), in the order of the wizard. */
export function buyerProblems(buyer: Buyer): BuyerField[] {
  const broken: [BuyerField, boolean][] = [
    ['clientFullName', !isName(buyer.clientFullName)],
    ['clientID', !isId(buyer.clientID)],
    ['clientEmail', !isMailAddress(buyer.clientEmail)],
    ['clientPhoneNumber', !isPhone(buyer.clientPhoneNumber)],
  ]
  return broken.filter(([, is]) => is).map(([field]) => field)
}
