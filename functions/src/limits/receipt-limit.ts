import type { WithOrigin } from '../platform/origin'
import { callerNetwork } from './address'
import { RECEIPT_MAILS_PER_ADDRESS, RECEIPT_MAILS_PER_RECIPIENT } from './params'
import { tryConsumeRateLimit } from './rate-limit'

/**
 * Takes one of the receipts of free orders that one address gets, and one network causes, within an hour (SEC-03): who
 * names an address need not be its owner. The order stands without the mail; its page has the receipt.
 * @param recipient as `sameMail` has it
 * @returns whether the receipt is mailed
 */
export async function tryConsumeReceiptLimit(call: WithOrigin, recipient: string): Promise<boolean> {
  const network = callerNetwork(call)
  const taken = [
    { what: 'recibos', who: recipient, most: RECEIPT_MAILS_PER_RECIPIENT.value() },
    { what: 'recibos red', who: network, most: RECEIPT_MAILS_PER_ADDRESS.value() },
  ]
  for (const one of taken) if ((await tryConsumeRateLimit(one)) !== 'taken') return false
  return true
}
