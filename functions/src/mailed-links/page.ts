import { logger } from 'firebase-functions/v2'
import * as z from 'zod/mini'
import type { Language } from '../../../src/domain/language'
import type { Catalogue } from '../../../src/domain/catalogue/catalogue'
import { isMunicipalityPath } from '../../../src/domain/store-paths'
import { saying } from '../catalogue/catalogue-page'
import { emptyCatalogue, requestedLanguage } from '../catalogue/show'
import { CATALOGUE_WORDS } from '../catalogue/words'
import { callerNetwork } from '../limits/address'
import { html, type Markup } from '../platform/markup'
import type { PageRequest, ShownPage } from '../platform/on-page'

/** Nobody keeps a page of somebody, and no other site hears its address. */
const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

interface Linked {
  status: 200 | 404 | 429 | 503
  title: string
  text: string
  language: Language
  /** In whose name it is shown; nobody's without. */
  place?: Catalogue | null
  action?: Markup
}

/** A page that a mail leads to: what it says, and one thing that can be done. */
export const linkedPage = ({ status, title, text, place = null, ...view }: Linked): ShownPage => ({
  ...{ status, headers: PRIVATE, html: saying(title, text, { ...view, place }) },
})

/** In whose name a page about something of a municipality is shown. */
export const placeAt = async (municipalityPath: string): Promise<Catalogue | null> =>
  isMunicipalityPath(municipalityPath) ? emptyCatalogue(municipalityPath) : null

/** Makes such a page; another one where it cannot be made, or is asked for too often. */
export async function answeredPage(
  request: PageRequest,
  isTooOften: (network: string, now: number) => boolean,
  make: (language: Language) => Promise<ShownPage>,
): Promise<ShownPage> {
  const language = requestedLanguage(request.chosen, request.accepted)
  const words = CATALOGUE_WORDS[language]
  const failed = (status: 429 | 503): ShownPage =>
    linkedPage({
      ...{ status, language, title: words.failedTitle, text: words.failedText },
      action: html`<a class="act" href="">${words.retry}</a>`,
    })
  if (isTooOften(callerNetwork(request), Date.now())) return failed(429)
  try {
    return await make(language)
  } catch (error) {
    logger.error('a page that a mail leads to cannot be made', { error })
    return failed(503)
  }
}

type Press = 'avisar' | 'dejar'

/** The button by which mails are asked for or stopped. */
export const pressButton = (press: Press, words: string): Markup =>
  html`<form method="post">
    <input type="hidden" name="hacer" value="${press}" /><button class="act" type="submit">${words}</button>
  </form>`

/** What a button of such a page, or a mail program by itself (RFC 8058), sends. */
const pressSchema = z.looseObject({
  hacer: z.optional(z.string()),
  'List-Unsubscribe': z.optional(z.string()),
})

/** The same in parts. */
const ONE_CLICK_PART = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/u

/** Whether the mails are asked for or stopped; null for neither. */
export function pressIn(body: unknown): Press | null {
  if (typeof body === 'string') return ONE_CLICK_PART.test(body) ? 'dejar' : null
  const { data } = pressSchema.safeParse(body)
  if (data?.['List-Unsubscribe'] === 'One-Click' || data?.hacer === 'dejar') return 'dejar'
  return data?.hacer === 'avisar' ? 'avisar' : null
}
