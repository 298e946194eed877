import { createHmac } from 'node:crypto'
import type { Buyer } from '../../../src/domain/payment/buyer'
import { samenessOf } from '../../../src/domain/payment/same-buyer'
import { callerNetwork } from '../limits/address'
import { TICKET_KEY } from '../platform/params'
import type { BuyerCaller, BuyerRequest } from './own-answer'

/** Who an order counts for: the person, and of strangers the account and the network. */
export interface BuyerKeys {
  person: string[]
  network: string | null
}

const KEY_LENGTH = 24

/** Tells the same buyer again and nobody who they are: it is signed, for one form. */
const keyOf = (formId: string, what: string, who: string): string =>
  createHmac('sha256', TICKET_KEY.value().trim())
    .update(JSON.stringify(['comprador', formId, what, who]))
    .digest('base64url')
    .slice(0, KEY_LENGTH)

/** By what a buyer's orders of a form are counted together (SEC-03); staff sell for others. */
export function buyerKeys(
  request: BuyerRequest,
  { uid, username }: BuyerCaller,
  { formId, buyer }: { formId: string; buyer: Buyer },
): BuyerKeys {
  const person = Object.entries(samenessOf(buyer))
    .filter(([, who]) => who !== '')
    .map(([what, who]) => keyOf(formId, what, who))
  if (username !== '') return { person, network: null }
  const network = callerNetwork(request)
  return {
    person: [...person, keyOf(formId, 'cuenta', uid)],
    network: network === '' ? null : keyOf(formId, 'red', network),
  }
}
