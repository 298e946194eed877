/** Pages that functions make for strangers, and what staff need for them. */
import './platform/global-options'
import { onCall } from './platform/on-call'
import { onPage } from './platform/on-page'
import { onNotice } from './platform/on-post'
import { RETURNS_KEY, SMTP_PASSWORD } from './platform/params'

/** `GET /publico/{letters}`, by Hosting (REACH-02). */
export const catalogue = onPage(async (request) => (await import('./catalogue/show')).showCatalogue(request))
/** `GET /marco/{formId}`, by Hosting (REACH-03). */
export const framedForm = onPage(async (request) => (await import('./frame/show')).showFramed(request))
/** `GET` and `POST /novedades/{key}`, by Hosting (REACH-06). */
export const answerNews = onPage(
  async (request) => (await import('./news/page')).showNews(request),
  async (request) => (await import('./news/page')).pressNews(request),
)
/** `GET` and `POST /apertura/{key}`, by Hosting (REACH-01). */
export const openingNews = onPage(
  async (request) => (await import('./opening-news/page')).showOpeningNews(request),
  async (request) => (await import('./opening-news/page')).pressOpeningNews(request),
)
export const { askOpeningNews } = onCall('askOpeningNews', () => import('./opening-news/ask'), {
  secrets: [SMTP_PASSWORD],
})
/** Mails that came back, by the mail service (REACH-06). */
export const mailReturned = onNotice({ secrets: [RETURNS_KEY] }, async (request) =>
  (await import('./returned-mail/receive')).mailReturned(request),
)
export const { getCatalogue } = onCall('getCatalogue', () => import('./catalogue/arrange'))
export const { saveCatalogue } = onCall('saveCatalogue', () => import('./catalogue/arrange'), {
  memory: '512MiB',
  timeoutSeconds: 300,
})
export const { getPoster } = onCall('getPoster', () => import('./catalogue/poster'), {
  memory: '1GiB',
  timeoutSeconds: 120,
  concurrency: 1,
})
export const { keepDraft } = onCall('keepDraft', () => import('./saved-drafts/keep'), {
  memory: '512MiB',
  secrets: [SMTP_PASSWORD],
})
export const { getKeptDraft } = onCall('getKeptDraft', () => import('./saved-drafts/get'), {
  memory: '512MiB',
})

// Links that the systems of a town sign (REACH-05).
export const { openSignedLink } = onCall('openSignedLink', () => import('./signed-links/open'))
export const { getLinkKeys } = onCall('getLinkKeys', () => import('./signed-links/keys'))
export const { makeLinkKey } = onCall('makeLinkKey', () => import('./signed-links/keys'))
export const { endLinkKey } = onCall('endLinkKey', () => import('./signed-links/keys'))

// Another person's part of an answer (REACH-11).
export const { getPart } = onCall('getPart', () => import('./second-person/get-part'))
export const { givePart } = onCall('givePart', () => import('./second-person/end-part'))
export const { refusePart } = onCall('refusePart', () => import('./second-person/end-part'))
export const { askPart } = onCall('askPart', () => import('./second-person/ask-part'), {
  secrets: [SMTP_PASSWORD],
})
