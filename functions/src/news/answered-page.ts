import { logger } from 'firebase-functions/v2'
import * as z from 'zod/mini'
import type { Language } from '../../../src/domain/language'
import { saying } from '../catalogue/catalogue-page'
import { languageAsked } from '../catalogue/show'
import { CATALOGUE_WORDS } from '../catalogue/words'
import { callerNetwork } from '../limits/address'
import { html } from '../platform/markup'
import type { PageRequest, ShownPage } from '../platform/on-page'

/** Nobody keeps a page of somebody, and no other site hears its address. */
export const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** A page that a mail leads to; another one where it cannot be made, or is asked for too often. */
export async function answeredPage(
  request: PageRequest,
  isTooOften: (network: string, now: number) => boolean,
  make: (language: Language) => Promise<ShownPage>,
): Promise<ShownPage> {
  const language = languageAsked(request.chosen, request.accepted)
  const words = CATALOGUE_WORDS[language]
  const failed = (status: number): ShownPage => ({
    status,
    headers: PRIVATE,
    html: saying(words.failedTitle, words.failedText, {
      ...{ language, place: null },
      action: html`<a class="act" href="">${words.retry}</a>`,
    }),
  })
  if (isTooOften(callerNetwork(request), Date.now())) return failed(429)
  try {
    return await make(language)
  } catch (error) {
    logger.error('a page that a mail leads to cannot be made', { error })
    return failed(503)
  }
}

/** What a button of such a page, or a mail program by itself (RFC 8058), sends. */
const pressSchema = z.looseObject({
  hacer: z.optional(z.string()),
  'List-Unsubscribe': z.optional(z.string()),
})

/** The same in parts. */
const ONE_CLICK_PART = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/u

/** Whether the mails are asked for or stopped; null for neither. */
export function pressIn(body: unknown): 'avisar' | 'dejar' | null {
  if (typeof body === 'string') return ONE_CLICK_PART.test(body) ? 'dejar' : null
  const { data } = pressSchema.safeParse(body)
  if (data?.['List-Unsubscribe'] === 'One-Click' || data?.hacer === 'dejar') return 'dejar'
  return data?.hacer === 'avisar' ? 'avisar' : null
}
