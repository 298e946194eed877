/** Pages that functions make for strangers, and what staff need for them. */
import './platform/global-options'
import * as arranging from './catalogue/arrange'
import * as posters from './catalogue/poster'
import * as catalogues from './catalogue/show'
import * as frames from './frame/show'
import * as keptDrafts from './kept-drafts/get'
import * as keeping from './kept-drafts/keep'
import * as news from './news/page'
import * as openingAsked from './opening-news/ask'
import * as openingPages from './opening-news/page'
import { onCall } from './platform/on-call'
import { onPage } from './platform/on-page'
import { onNotice } from './platform/on-post'
import { RETURNS_KEY, SMTP_PASSWORD } from './platform/params'
import * as returns from './returned-mail/receive'
import * as linkKeys from './signed-links/keys'
import * as signedLinks from './signed-links/open'
import * as askingAgain from './second-person/ask-part'
import * as ending from './second-person/end-part'
import * as parts from './second-person/get-part'

/** `GET /publico/{letters}`, by Hosting (REACH-02). */
export const catalogue = onPage(catalogues.showCatalogue)
/** `GET /marco/{formId}`, by Hosting (REACH-03). */
export const framedForm = onPage(frames.showFramed)
/** `GET` and `POST /novedades/{key}`, by Hosting (REACH-06). */
export const answerNews = onPage(news.showNews, news.pressNews)
/** `GET` and `POST /apertura/{key}`, by Hosting (REACH-01). */
export const openingNews = onPage(openingPages.showOpeningNews, openingPages.pressOpeningNews)
export const askOpeningNews = onCall({ secrets: [SMTP_PASSWORD] }, openingAsked.askOpeningNews)
/** Mails that came back, by the mail service (REACH-06). */
export const mailReturned = onNotice({ secrets: [RETURNS_KEY] }, returns.mailReturned)
export const getCatalogue = onCall(arranging.getCatalogue)
export const saveCatalogue = onCall({ memory: '512MiB', timeoutSeconds: 300 }, arranging.saveCatalogue)
export const getPoster = onCall({ memory: '1GiB', timeoutSeconds: 120, concurrency: 1 }, posters.getPoster)
export const keepDraft = onCall({ memory: '512MiB', secrets: [SMTP_PASSWORD] }, keeping.keepDraft)
export const getKeptDraft = onCall({ memory: '512MiB' }, keptDrafts.getKeptDraft)

// Links that the systems of a town sign (REACH-05).
export const openSignedLink = onCall(signedLinks.openSignedLink)
export const getLinkKeys = onCall(linkKeys.getLinkKeys)
export const makeLinkKey = onCall(linkKeys.makeLinkKey)
export const endLinkKey = onCall(linkKeys.endLinkKey)

// Another person's part of an answer (REACH-11).
export const getPart = onCall(parts.getPart)
export const givePart = onCall(ending.givePart)
export const refusePart = onCall(ending.refusePart)
export const askPart = onCall({ secrets: [SMTP_PASSWORD] }, askingAgain.askPart)
