import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { wordOf, type AskedPayment } from './payments'

/**
 * How notifications are sent: `once`, `twice`, `late` (three seconds), `outOfOrder` a refusal of an earlier try after the
 * payment, `never`, `wrong` with a wrong signature.
 */
export const noticeSchema = z.strictObject({
  how: z.enum(['once', 'twice', 'late', 'outOfOrder', 'never', 'wrong']),
})
export type Notice = z.infer<typeof noticeSchema>['how']

const LATE_MS = 3000

type Word = ReturnType<typeof wordOf>

/** Nobody waits for it: the provider leads the browser back meanwhile. */
async function send(payment: AskedPayment, word: Word): Promise<void> {
  await fetch(payment.asked.DS_MERCHANT_MERCHANTURL, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(word).toString(),
  }).catch(() => undefined)
}

/** Tells the town hall what became of a payment. */
export async function notify(payment: AskedPayment, how: Notice): Promise<void> {
  const word = wordOf(payment, payment.state)
  if (how === 'never' || !URL.canParse(payment.asked.DS_MERCHANT_MERCHANTURL)) return
  if (how === 'late') await wait(LATE_MS)
  if (how === 'wrong') return send(payment, { ...word, Ds_Signature: word.Ds_Signature.toLowerCase() })
  await send(payment, word)
  if (how === 'twice') await send(payment, word)
  if (how === 'outOfOrder') await send(payment, wordOf(payment, 'refused'))
}
