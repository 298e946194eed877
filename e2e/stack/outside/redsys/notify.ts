import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { wordOf, type Attempt } from './attempts'

/**
 * How notifications are sent: `once`, `twice`, `late` (three seconds), `outOfOrder` a refusal of an earlier try after the
 * payment, `never`, `wrong` with a signature that does not hold.
 */
export const noticeSchema = z.strictObject({
  how: z.enum(['once', 'twice', 'late', 'outOfOrder', 'never', 'wrong']),
})
export type Notice = z.infer<typeof noticeSchema>['how']

const LATE_MS = 3000

type Word = ReturnType<typeof wordOf>

/** Nobody waits for it: the provider leads the browser back meanwhile. */
async function send(attempt: Attempt, word: Word): Promise<void> {
  await fetch(attempt.asked.DS_MERCHANT_MERCHANTURL, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(word).toString(),
  }).catch(() => undefined)
}

/** Tells the town hall what became of an attempt. */
export async function notify(attempt: Attempt, how: Notice): Promise<void> {
  const word = wordOf(attempt, attempt.state)
  if (how === 'never' || !URL.canParse(attempt.asked.DS_MERCHANT_MERCHANTURL)) return
  if (how === 'late') await wait(LATE_MS)
  if (how === 'wrong') return send(attempt, { ...word, Ds_Signature: word.Ds_Signature.toLowerCase() })
  await send(attempt, word)
  if (how === 'twice') await send(attempt, word)
  if (how === 'outOfOrder') await send(attempt, wordOf(attempt, 'refused'))
}
