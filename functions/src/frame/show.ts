import { logger } from 'firebase-functions/v2'
import { isDocumentId } from '../../../src/domain/document-id'
import { siteOf } from '../../../src/domain/catalogue/arrangement'
import type { Language } from '../../../src/domain/language'
import { arrangementPath, formPath, isMunicipalityPath } from '../../../src/domain/store-paths'
import { arrangementIn } from '../catalogue/keep'
import { saying } from '../catalogue/catalogue-page'
import { requestedLanguage } from '../catalogue/show'
import { CATALOGUE_WORDS } from '../catalogue/words'
import { optionsOf } from '../forms/options-of'
import { callerNetwork } from '../limits/address'
import { perMinute } from '../limits/per-minute'
import { database } from '../platform/admin'
import { html } from '../platform/markup'
import type { PageRequest, ShownPage } from '../platform/on-page'
import { APP_URL } from '../platform/params'

/** A page of a website has one or two frames, and a house many telephones. */
const MOST_PER_MINUTE = 240
const isTooOften = perMinute(MOST_PER_MINUTE)

/** The app's own page is asked for again after so long: a new build has other files. */
const KNOWN_FOR_MS = 5000
const APP_MS = 8000

interface AppPage {
  html: string
  policy: string
}
let known: { at: number; page: Promise<AppPage> } | null = null

async function readApp(): Promise<AppPage> {
  const response = await fetch(`${APP_URL.value()}/index.html`, { signal: AbortSignal.timeout(APP_MS) })
  if (!response.ok) throw new Error(`The app's page answers ${response.status}.`)
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' }
}

/** The app's page with the policy that Hosting gives it. */
function appPage(now: number): Promise<AppPage> {
  if (known && now - known.at < KNOWN_FOR_MS) return known.page
  const page = readApp()
  known = { at: now, page }
  page.catch(() => (known = null))
  return page
}

const NOBODY = "frame-ancestors 'none'"

/** Who may have a page around it, as a policy says it; only plain hosts, whatever is stored. */
export const ancestorsOf = (sites: readonly string[]): string => {
  const sound = sites.filter((site) => siteOf(site) === site)
  return sound.length === 0 ? NOBODY : `frame-ancestors ${sound.join(' ')}`
}

interface Framed {
  /** It takes a payment, which is never made in a frame. */
  takesMoney: boolean
  ancestors: string
}

/** A public form and who may show it; null for any other. Two reads. */
async function framedForm(formId: string): Promise<Framed | null> {
  const [form] = await database().getAll(database().doc(formPath(formId)), {
    fieldMask: ['opcionales', 'deleted', 'municipalityPath'],
  })
  const municipality: unknown = form?.get('municipalityPath')
  if (!form?.exists || form.get('deleted') === true) return null
  if (typeof municipality !== 'string' || !isMunicipalityPath(municipality)) return null
  const { publico, addPaymentGateway } = optionsOf(form.data() ?? {})
  if (!publico) return null
  const { sitios } = arrangementIn(await database().doc(arrangementPath(municipality)).get())
  return { takesMoney: addPaymentGateway, ancestors: ancestorsOf(sitios) }
}

/** What the frame shows of a form that opens in a page of its own. */
function opensApart(formId: string, language: Language, ancestors: string): ShownPage {
  const words = CATALOGUE_WORDS[language]
  const address = `/publico/contestar/${encodeURIComponent(formId)}`
  return {
    status: 200,
    html: saying(words.payTitle, words.payText, {
      ...{ language, place: null },
      action: html`<a class="act" href="${address}" target="_blank" rel="noopener">${words.openForm}</a>`,
    }),
    headers: {
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; ${ancestors}`,
    },
  }
}

/** Lets the frame be as low as what stands in it, and the app find itself at its usual address. */
const IN_A_FRAME =
  '<meta name="robots" content="noindex"><style>body,#root{min-height:0!important}</style><script src="/marco-dentro.js"></script>'

async function inFrame(ancestors: string, now: Date): Promise<ShownPage> {
  const { html: page, policy } = await appPage(now.getTime())
  // Without the policy that every page has, nothing is shown.
  if (!policy.includes(NOBODY) || !page.includes('<head>')) throw new Error('The app’s page has no policy.')
  return {
    status: 200,
    html: page.replace('<head>', `<head>${IN_A_FRAME}`),
    headers: {
      'Content-Security-Policy': policy.replace(NOBODY, ancestors),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  }
}

/**
 * A public form for the frame of a website that its municipality named (REACH-03): the app's own page, with a policy that
 * lets those sites alone have it in a frame. A form that takes payments is a link there.
 */
export async function showFramed(request: PageRequest, now = new Date()): Promise<ShownPage> {
  const language = requestedLanguage(request.chosen, request.accepted)
  const words = CATALOGUE_WORDS[language]
  const said = (status: number, title: string, text: string): ShownPage => ({
    status,
    html: saying(title, text, { language, place: null }),
  })
  if (isTooOften(callerNetwork(request), now.getTime())) return said(429, words.failedTitle, words.failedText)
  try {
    const formId = decodeURIComponent(request.path.split('/').filter(Boolean).at(-1) ?? '')
    const framed = isDocumentId(formId) ? await framedForm(formId) : null
    if (!framed) return said(404, words.frameOff, words.frameOffText)
    if (framed.takesMoney) return opensApart(formId, language, framed.ancestors)
    return await inFrame(framed.ancestors, now)
  } catch (error) {
    if (error instanceof URIError) return said(404, words.frameOff, words.frameOffText)
    logger.error('a form cannot be shown in a frame', { error })
    return said(503, words.failedTitle, words.failedText)
  }
}

/** Forgets the app's page; for tests. */
export const forgetApp = (): void => {
  known = null
}
